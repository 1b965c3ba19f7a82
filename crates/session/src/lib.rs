//! A game being played: who sits where, what was played and taken back, how people ended it, and a match of several.
//!
//! Nothing here reads a clock, a file or a network, and nothing knows a game: rules come through `core`'s face.
