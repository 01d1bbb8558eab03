/**
 * Application and version of the protocol, in front of every address, so that pages that speak
 * another protocol never meet.
 */
const prefix = 'ng2'

/**
 * Where the host of a room listens in an epoch, from 1: an id that PeerJS accepts, such as
 * `ng2-C4H7KM`, or `ng2-C4H7KM-2` for the host of the second epoch.
 */
export function address(roomCode: string, epoch: number): string {
  return epoch > 1 ? `${prefix}-${roomCode}-${epoch}` : `${prefix}-${roomCode}`
}
