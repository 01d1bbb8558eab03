/** The version of the protocol: pages that speak another one never take each other for their own. */
const version = 4

/** Application and version of the protocol, in front of every address. */
const prefix = `ng${version}`

/**
 * Where the host of a room listens in an epoch, from 1: an id that PeerJS accepts, such as
 * `ng4-C4H7KM`, or `ng4-C4H7KM-2` for the host of the second epoch.
 */
export function address(roomCode: string, epoch: number): string {
  return epoch > 1 ? `${prefix}-${roomCode}-${epoch}` : `${prefix}-${roomCode}`
}

/** Where the host of a room listens whose page is of the version before or after this one. */
export const addressesOfOthers = (roomCode: string): readonly string[] =>
  [version - 1, version + 1].map((other) => `ng${other}-${roomCode}`)
