import * as v from 'valibot'
import { strengths } from '../../bots/strength.ts'
import { memoryRoomKey, type RoomKey } from '../../net/protocol/place.ts'
import { hex32 } from '../../rules/fields.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { guild } from '../../rules/guild.ts'
import { randomHex32 } from '../entropy.ts'
import type { Store } from './store.ts'

/** A person, a bot by its strength, the usual bot, or the Guild. */
const seatKind = v.picklist(['person', 'bot', ...strengths, guild])
/** The title, and what the first match is set up with. */
const setup = { game: v.string(), options: v.exactOptional(v.record(v.string(), v.unknown())) }
/** The stored form of a room. */
export const roomSchema = v.variant('role', [
  /**
   * This browser opened the room and opens its first match; the secret is that of its own seat. `lobby` is how the
   * table was before that match, or before the one that follows the match `after`. `renewed` is the secret that is
   * about to replace the other one.
   */
  v.object({
    role: v.literal('host'),
    secret: hex32,
    renewed: v.exactOptional(hex32),
    lobby: v.exactOptional(v.unknown()),
    after: v.exactOptional(hex32),
    ...setup,
  }),
  /** This browser came as a guest; the secret gives its seat back. */
  v.object({ role: v.literal('guest'), secret: hex32, renewed: v.exactOptional(hex32) }),
  /**
   * A match by letters. `begins` holds what it is to begin with: this browser invites people to it, or else has answered
   * an invitation; `answers` are those of the people who want to play.
   */
  v.object({
    role: v.literal('letters'),
    secret: hex32,
    match: hex32,
    begins: v.exactOptional(v.string()),
    answers: v.exactOptional(v.array(v.string()), []),
    game: v.string(),
  }),
  /** A match on this device alone. */
  v.object({ role: v.literal('local'), secret: hex32, seats: v.array(seatKind), ...setup }),
])

/** This browser's record of a room it has been in. The current host is in the match itself. */
export type KeptRoom = v.InferOutput<typeof roomSchema>
/** Kinds of players in a match on one device, by seat. */
export type LocalSeats = Extract<KeptRoom, { role: 'local' }>['seats']

/** Whether people are online together at a room. */
export const isLive = (room: KeptRoom): room is Extract<KeptRoom, { role: 'host' | 'guest' }> =>
  room.role === 'host' || room.role === 'guest'

/** The title of a new table, and what its match is set up with. */
export interface RoomSetup {
  readonly game: string
  readonly options?: MatchOptions
}

const keyOf = (code: string) => `room/${code}`

/** Loads the record of a room; undefined for one never visited. */
export async function loadRoom(store: Store, code: string): Promise<KeptRoom | undefined> {
  const read = v.safeParse(roomSchema, await store.get(keyOf(code)))
  return read.success ? read.output : undefined
}

/** The codes of all rooms this browser has been in. */
export const roomCodes = async (store: Store): Promise<readonly string[]> =>
  (await store.keys(keyOf(''))).map((key) => key.slice(keyOf('').length))

/** Saves what is known of a room. */
export const saveRoom = (store: Store, code: string, room: KeptRoom): Promise<void> => store.set(keyOf(code), room)

/** Saves what is known of a room that was unknown so far. */
export const addRoom = (store: Store, code: string, room: KeptRoom): Promise<void> => store.add(keyOf(code), room)

/** A room to be hosted by this browser. */
export const hostedRoom = (game: string): KeptRoom => ({ role: 'host', secret: randomHex32(), game })

/** A match by letters, which begins with an invitation. */
export const newLetterRoom = (game: string): KeptRoom => ({
  role: 'letters',
  secret: randomHex32(),
  match: randomHex32(),
  answers: [],
  game,
})

/** A match on this device. */
export const localRoom = (seats: LocalSeats, setup: RoomSetup): KeptRoom => ({
  role: 'local',
  secret: randomHex32(),
  seats,
  ...setup,
})

export const roomKeyOf = (code: string) => `addresses/${code}`

/** The key from which the addresses of a room's later hosts derive, as far as this browser has learnt it. */
export async function loadRoomKey(store: Store, code: string): Promise<RoomKey> {
  const read = v.safeParse(hex32, await store.get(roomKeyOf(code)))
  const key = memoryRoomKey()
  if (read.success) key.learn(read.output)
  return {
    now: key.now,
    learn(told) {
      if (told === key.now()) return
      key.learn(told)
      void store.set(roomKeyOf(code), told)
    },
  }
}
