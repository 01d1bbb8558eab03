import { sha256Hex } from '../../kit/hash.ts'
import { address } from '../../link/address.ts'
import type { Network } from '../../link/link.ts'

/** Where the browsers of a table meet. */
export interface MeetingPlace {
  readonly network: Network
  /** The code that people read out to each other. */
  readonly code: string
  /** Missing where nothing is stored; later hosts then listen where anyone would guess. */
  readonly key?: RoomKey | undefined
}

/**
 * 32 random hexadecimal digits that the addresses of later hosts derive from, so that no stranger can occupy one.
 * People with a seat learn them from their host. Stored with the room.
 */
export interface RoomKey {
  /** `undefined` until learnt. */
  now(): string | undefined
  learn(key: string): void
}

/** A room's key in memory. */
export function memoryRoomKey(): RoomKey {
  let known: string | undefined
  return {
    now: () => known,
    learn(key) {
      known = key
    },
  }
}

/** Where a room's host listens in an epoch (from 1). */
export function placeOf({ code, key }: Pick<MeetingPlace, 'code' | 'key'>, epoch: number): string {
  const known = key?.now()
  if (epoch === 1 || known === undefined) return address(code, epoch)
  const digest = sha256Hex(`narrow-gauge address ${known} ${epoch}`)
  return address(digest.slice(0, 32), 1)
}
