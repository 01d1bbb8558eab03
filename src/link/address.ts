/**
 * The protocol's version, part of every address: pages of different versions never mistake each other's rooms for their
 * own. Stands here, away from the schemas, because it is needed before they load.
 */
export const addressVersion = 15

/**
 * Where the host of a room listens in an epoch (from 1): an id that PeerJS accepts, such as `ng15-C4H7KM2W`, or
 * `ng15-C4H7KM2W-2` for the host of the second epoch.
 */
export function address(roomCode: string, epoch: number): string {
  const first = `ng${addressVersion}-${roomCode}`
  return epoch > 1 ? `${first}-${epoch}` : first
}

/** Where a room's host listens if its page is one version older or newer than this one. */
export const addressesOfOthers = (roomCode: string): readonly string[] =>
  [addressVersion - 1, addressVersion + 1].map((other) => `ng${other}-${roomCode}`)
