/** The version of the protocol. Pages with different versions never meet. */
const version = 4

/** Starts every address: the application and its protocol version. */
const prefix = `ng${version}`

/**
 * Where the host of a room listens in an epoch, from 1: an id that PeerJS accepts, such as
 * `ng4-C4H7KM`, or `ng4-C4H7KM-2` for the host of the second epoch.
 */
export function address(roomCode: string, epoch: number): string {
  return epoch > 1 ? `${prefix}-${roomCode}-${epoch}` : `${prefix}-${roomCode}`
}

/** Where the host of a room would listen with the previous or the next version of the page. */
export const addressesOfOthers = (roomCode: string): readonly string[] =>
  [version - 1, version + 1].map((other) => `ng${other}-${roomCode}`)
