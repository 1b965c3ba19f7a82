use super::desk::Desk;
use crate::dom::El;

/// Who goes along with a game and teaches: it speaks above all other words, and may say what comes next.
pub(crate) trait Guide {
    /// What stands above all other words.
    fn view(&self, desk: Desk) -> El;

    /// The board has come to rest. Says whether the guide sees to what comes next; else the rules do.
    ///
    /// `age` is that of the desk: what comes later is no longer wanted when the desk is older.
    fn rest(&self, desk: Desk, age: u32) -> bool;

    /// Where the way back leads.
    fn back(&self) -> String {
        "#".to_owned()
    }

    /// Whether this is a game against somebody, of whom the title tells.
    fn is_game(&self) -> bool {
        true
    }

    /// Whether «Et si ?» may be asked.
    fn previews(&self) -> bool {
        true
    }
}
