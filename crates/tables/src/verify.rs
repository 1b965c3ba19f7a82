//! Checks a certificate. It shares the rules with the solver and nothing else: no tables, no search, no turning of the
//! board.
//!
//! Three things are looked at:
//!
//! * every claim follows from those after it: with the move of the strategy, or with whatever the other plays;
//! * where something is to be won, the strategy does not go in circles: its quiet plies among such positions form no
//!   cycle, so that no position comes twice before a capture (claims never fall from one quiet ply to the next, so
//!   none came before either);
//! * and they are fewer than the limit of quiet play allows.
//!
//! A claim of nothing or of a loss needs no more than the first: a game ended by repetition or quiet play brings
//! nothing, and that is enough.

use std::collections::HashMap;

use semailles_core::{Game, MAX_PITS, Move, MoveList, Player, PositionError, Silent, Team, UNIT};
use thiserror::Error;

use crate::Certificate;

/// What is wrong with a proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProofError {
    /// It is for another game.
    #[error("the certificate is for {0}")]
    Game(String),
    /// Its position is none of this game.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The game is over, chance moves, or the game is not one of seeds in pits.
    #[error("nothing can be proved about this position")]
    Nothing,
    /// The strategy ends too soon.
    #[error("the strategy for {player} ends before everything has been answered")]
    Short {
        /// The player.
        player: &'static str,
    },
    /// The strategy goes on when everything has been answered.
    #[error("the strategy for {player} goes on when everything has been answered")]
    Long {
        /// The player.
        player: &'static str,
    },
    /// The strategy plays a move that is not there.
    #[error("the strategy for {player} has no legal move in {position}")]
    Move {
        /// The player.
        player: &'static str,
        /// The position.
        position: String,
    },
    /// A claim does not follow.
    #[error("the strategy for {player} claims {claim} in {position}, but {m} leads to {comes}")]
    Claim {
        /// The player.
        player: &'static str,
        /// The position.
        position: String,
        /// What is claimed there.
        claim: i16,
        /// The move.
        m: String,
        /// What comes of it.
        comes: i16,
    },
    /// What is to be won is put off for ever.
    #[error("the strategy for {player} can go in circles where something is to be won")]
    Circle {
        /// The player.
        player: &'static str,
    },
    /// What is to be won comes too late.
    #[error("the strategy for {player} needs {plies} quiet plies; the game ends after {limit}")]
    Late {
        /// The player.
        player: &'static str,
        /// Plies.
        plies: u32,
        /// When quiet play ends the game.
        limit: u32,
    },
}

/// What a proof was made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Positions of both strategies.
    pub positions: u64,
    /// The most quiet plies in a row on the way to something won.
    pub quiet: u32,
}

/// Checks what a certificate claims of a position of its game.
///
/// # Errors
/// What is wrong with it.
pub fn verify<G: Game>(game: &G, certificate: &Certificate) -> Result<Proof, ProofError> {
    if game.name().to_string() != certificate.game || game.counted().is_err() {
        return Err(ProofError::Game(certificate.game.clone()));
    }
    let position = game.read_position(&certificate.position)?;
    let mover = game.to_move(&position).ok_or(ProofError::Nothing)?;
    let seen = game.seen(&position).ok_or(ProofError::Nothing)?;
    if game.outcome(&position).is_some() {
        return Err(ProofError::Nothing);
    }
    let seeds = seen.pits.iter().map(|&n| i16::from(n)).sum::<i16>();
    let other = Player(1 - mover.0);
    let mut proof = Proof::default();
    let bounds = [(mover, certificate.least), (other, -certificate.most)];
    for ((player, least), stream) in bounds.into_iter().zip(&certificate.strategies) {
        if i16::from(least) > -seeds {
            let mut walk = Walk {
                game,
                player,
                stream: stream.iter(),
                nodes: HashMap::new(),
                claims: Vec::new(),
                quiet: Vec::new(),
                moves: MoveList::new(),
            };
            walk.all(&position, i16::from(least))?;
            proof.positions += walk.claims.len() as u64;
            proof.quiet = proof.quiet.max(walk.longest(&position)?);
        }
    }
    Ok(proof)
}

/// A walk through everything that can come up when a player keeps to a strategy.
struct Walk<'a, G: Game> {
    game: &'a G,
    player: Player,
    stream: std::slice::Iter<'a, u8>,
    /// The positions met, by pits and player to move.
    nodes: HashMap<([u8; MAX_PITS], Player), u32>,
    claims: Vec<i16>,
    /// Quiet plies between positions in which something is to be won.
    quiet: Vec<(u32, u32)>,
    moves: MoveList,
}

impl<G: Game> Walk<'_, G> {
    fn symbol(&self) -> &'static str {
        self.game.symbol(self.player)
    }

    fn byte(&mut self) -> Result<u8, ProofError> {
        let player = self.symbol();
        self.stream
            .next()
            .copied()
            .ok_or(ProofError::Short { player })
    }

    /// The pits, from the left of whoever moves, the player to move, and the player's lead.
    fn look(&self, position: &G::Position) -> Result<([u8; MAX_PITS], Player, i16), ProofError> {
        let seen = self.game.seen(position).ok_or(ProofError::Nothing)?;
        let mover = self.game.to_move(position).ok_or(ProofError::Nothing)?;
        let lead = if mover == self.player {
            seen.lead
        } else {
            -seen.lead
        };
        Ok((seen.pits, mover, lead))
    }

    fn all(&mut self, root: &G::Position, least: i16) -> Result<(), ProofError> {
        let player = self.symbol();
        let (pits, mover, _) = self.look(root)?;
        let claim = i16::from(self.byte()? as i8);
        if claim < least {
            let position = self.game.position_text(root);
            return Err(ProofError::Claim {
                player,
                position,
                claim: least,
                m: "-".to_owned(),
                comes: claim,
            });
        }
        self.nodes.insert((pits, mover), 0);
        self.claims.push(claim);
        let mut open = vec![(0, root.clone())];
        let mut moves = MoveList::new();
        while let Some((node, position)) = open.pop() {
            self.game.legal(&position, &mut moves);
            let (_, mover, lead) = self.look(&position)?;
            let seeds = self.seeds(&position);
            let claim = self.claims[node as usize];
            let only;
            let played: &[Move] = if mover == self.player {
                let at = usize::from(self.byte()?);
                only = [*moves.get(at).ok_or_else(|| ProofError::Move {
                    player,
                    position: self.game.position_text(&position),
                })?];
                &only
            } else {
                &moves
            };
            for &m in played {
                let mut next = position.clone();
                let comes = match self.after(&mut next, m)? {
                    After::Over(worth) => worth - lead,
                    After::On { node: after, then } => {
                        let claims = self.claims.len() as u32;
                        let left = self.seeds(&next);
                        if after == claims {
                            let claim = i16::from(self.byte()? as i8);
                            self.claims.push(claim);
                            // Nobody can lose more than there is: that needs no proof.
                            if claim > -left {
                                open.push((after, next));
                            }
                        }
                        if left == seeds && claim > 0 {
                            self.quiet.push((node, after));
                        }
                        then - lead + self.claims[after as usize]
                    }
                };
                if comes < claim {
                    return Err(ProofError::Claim {
                        player,
                        position: self.game.position_text(&position),
                        claim,
                        m: self.game.move_text(m),
                        comes,
                    });
                }
            }
        }
        match self.stream.next() {
            Some(_) => Err(ProofError::Long { player }),
            None => Ok(()),
        }
    }

    fn seeds(&self, position: &G::Position) -> i16 {
        let seen = self.game.seen(position);
        seen.map_or(0, |seen| seen.pits.iter().map(|&n| i16::from(n)).sum())
    }

    /// Plays a move; a position that is new gets the next number.
    fn after(&mut self, next: &mut G::Position, m: Move) -> Result<After, ProofError> {
        let game = self.game;
        game.attempt(next, m, &mut Silent)
            .ok_or(ProofError::Nothing)?;
        let worth = |over: &G::Position| game.worth(over, Team(self.player.0)) / UNIT;
        if game.outcome(next).is_some() {
            return Ok(After::Over(worth(next) as i16));
        }
        let (pits, mover, then) = self.look(next)?;
        if let Some(&node) = self.nodes.get(&(pits, mover)) {
            return Ok(After::On { node, then });
        }
        if game.may_refuse() {
            game.legal(next, &mut self.moves);
            if self.moves.is_empty() && game.stuck(next, &mut Silent).is_none() {
                return Ok(After::Over(worth(next) as i16));
            }
        }
        let node = self.claims.len() as u32;
        self.nodes.insert((pits, mover), node);
        Ok(After::On { node, then })
    }

    /// The most quiet plies in a row where something is to be won.
    fn longest(&self, root: &G::Position) -> Result<u32, ProofError> {
        let player = self.symbol();
        let count = self.claims.len();
        let mut into = vec![0_u32; count];
        let mut first = vec![0_u32; count + 1];
        for &(from, to) in &self.quiet {
            into[to as usize] += 1;
            first[from as usize + 1] += 1;
        }
        for node in 0..count {
            first[node + 1] += first[node];
        }
        let mut to = vec![0; self.quiet.len()];
        let mut at = first.clone();
        for &(from, next) in &self.quiet {
            to[at[from as usize] as usize] = next;
            at[from as usize] += 1;
        }
        // Those into which no ply leads that has not been followed, again and again: on a circle none ever is.
        let mut plies = vec![0_u32; count];
        let mut ready: Vec<u32> = (0..count as u32)
            .filter(|&n| into[n as usize] == 0)
            .collect();
        let mut done = 0;
        let mut longest = 0;
        while let Some(node) = ready.pop() {
            done += 1;
            let node = node as usize;
            longest = longest.max(plies[node]);
            for &next in &to[first[node] as usize..first[node + 1] as usize] {
                let next = next as usize;
                plies[next] = plies[next].max(plies[node] + 1);
                into[next] -= 1;
                if into[next] == 0 {
                    ready.push(next as u32);
                }
            }
        }
        if done < count {
            return Err(ProofError::Circle { player });
        }
        let limit = u32::from(self.game.limits().quiet);
        let plies = longest + self.game.quiet_plies(root) + 1;
        if limit > 0 && plies > limit {
            return Err(ProofError::Late {
                player,
                plies,
                limit,
            });
        }
        Ok(longest)
    }
}

/// What comes of a move.
enum After {
    /// The game is over: what the player has won in all.
    Over(i16),
    /// The position with this number, and the player's lead there.
    On { node: u32, then: i16 },
}
