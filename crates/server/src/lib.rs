//! Serves the page of Semailles.
//!
//! A [`Site`] is everything there is to serve, held in memory with its compressed forms; [`serve`] puts it on an address
//! until it is told to stop.

mod accept;
mod answer;
mod error;
mod headers;
pub mod host;
mod site;

pub use accept::{Limits, Server, serve};
pub use answer::router;
pub use error::{ServeError, SiteError};
pub use site::Site;
