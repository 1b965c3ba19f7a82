//! Serves the page of Semailles.
//!
//! Games over the network: [`host`] is their side of the protocol, [`Online`] says how they are kept and who may come.
//!
//! A [`Site`] is everything there is to serve, held in memory with its compressed forms; [`serve`] puts it on an address
//! until it is told to stop.

mod accept;
mod answer;
mod card;
mod error;
mod headers;
pub mod host;
mod online;
mod picture;
mod places;
mod site;

pub use accept::{Limits, Server, serve};
pub use error::{ServeError, SiteError};
pub use online::{Addresses, Online, OnlineError, back_up};
pub use site::Site;
