use std::collections::HashMap;

use semailles_wire::online::GameId;

use crate::{Conflict, Game, NewGame, Store, StoreError, Write};

/// Keeps games while the process lives, and obeys the same contract otherwise. For tests, and for a server that is to
/// leave nothing behind.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    games: HashMap<GameId, Game>,
    key: [u8; 32],
}

impl Memory {
    /// A store with this key.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Self {
        Self {
            games: HashMap::new(),
            key,
        }
    }

    /// Every game.
    #[must_use]
    pub fn games(&self) -> &HashMap<GameId, Game> {
        &self.games
    }

    /// Does one write.
    ///
    /// # Errors
    /// If it is in conflict; then nothing has changed.
    pub fn one(&mut self, write: &Write) -> Result<(), Conflict> {
        match write {
            Write::Create(new) => self.create(new),
            Write::Append {
                game,
                first,
                entries,
                keys,
                next,
            } => {
                let kept = self.games.get(game).ok_or(Conflict)?;
                if kept.log.len() + 1 != *first as usize {
                    return Err(Conflict);
                }
                for (i, entry) in entries.iter().enumerate() {
                    let others = || kept.log.iter().chain(&entries[..i]);
                    let same_act = |o: &&crate::Entry| {
                        entry.event.id != 0
                            && (o.actor, o.event.id) == (entry.actor, entry.event.id)
                    };
                    let same_ply = |o: &&crate::Entry| entry.ply.is_some() && o.ply == entry.ply;
                    if others().any(|o| same_act(&o) || same_ply(&o)) {
                        return Err(Conflict);
                    }
                }
                if let Some(next) = next {
                    self.create(next)?;
                }
                let kept = self.games.get_mut(game).ok_or(Conflict)?;
                kept.log.extend(entries.iter().cloned());
                for &(seat, key) in keys {
                    kept.keys.retain(|&(s, _)| s != seat);
                    kept.keys.extend(key.map(|key| (seat, key)));
                    kept.keys.sort_unstable();
                }
                Ok(())
            }
        }
    }

    fn create(&mut self, new: &NewGame) -> Result<(), Conflict> {
        if self.games.contains_key(&new.id) {
            return Err(Conflict);
        }
        let mut keys = new.keys.clone();
        keys.sort_unstable();
        let game = Game {
            setup: new.setup.clone(),
            keys,
            log: new.entries.clone(),
        };
        self.games.insert(new.id, game);
        Ok(())
    }
}

impl Store for Memory {
    fn write(&mut self, writes: &[Write]) -> Result<Vec<Result<(), Conflict>>, StoreError> {
        Ok(writes.iter().map(|write| self.one(write)).collect())
    }

    fn load(&mut self, game: GameId) -> Result<Option<Game>, StoreError> {
        Ok(self.games.get(&game).cloned())
    }

    fn key(&mut self) -> Result<[u8; 32], StoreError> {
        Ok(self.key)
    }

    fn recover(&mut self) -> Result<(), StoreError> {
        Ok(())
    }
}
