use std::net::IpAddr;

use semailles_wire::online::GameId;

use super::bucket::Bucket;

/// A socket, and what it attends.
pub(super) struct Peer {
    pub(super) address: IpAddr,
    pub(super) bucket: Bucket,
    pub(super) game: Option<GameId>,
}

impl Peer {
    pub(super) fn new(address: IpAddr, bucket: Bucket) -> Self {
        Self {
            address,
            bucket,
            game: None,
        }
    }
}
