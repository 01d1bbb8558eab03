import * as v from 'valibot'
import { setupSchema } from '../../rules/entry.ts'
import { keySchema } from '../../rules/fields.ts'
import { storeKeeper } from './matchStore.ts'
import { isLive, loadRoom, roomCodes } from './rooms.ts'
import type { Store } from './store.ts'

/** The secrets of all live rooms this browser has been in; one may have a seat in a saved match. */
export async function roomSecrets(store: Store): Promise<readonly string[]> {
  const codes = await roomCodes(store)
  const rooms = await Promise.all(codes.map((code) => loadRoom(store, code)))
  return rooms.flatMap((room) => (room && room.role !== 'letters' ? [room.secret] : []))
}

/** The room in which a secret has a seat; undefined if this browser knows of none. */
export async function roomWith(store: Store, secret: string): Promise<string | undefined> {
  for (const code of await roomCodes(store)) {
    const room = await loadRoom(store, code)
    if (room?.secret === secret && isLive(room)) return code
  }
  return undefined
}

/**
 * The name by which windows of this browser refer to a secret’s seat. Only pages of this origin hear it, and they can
 * read the secret anyway.
 */
export const seatName = (secret: string): string => `seat/${secret}`

const keptSchema = v.object({ body: setupSchema })
const keyedSchema = v.object({ body: v.object({ key: keySchema }) })

/** The keys that kept entries bring to a match. */
const keysIn = (entries: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) => {
      const read = v.safeParse(keyedSchema, entry)
      return read.success ? [read.output.body.key] : []
    }),
  )

/** A secret used in a room, and the keys of those who were there. */
export interface UsedSecret {
  readonly secret: string
  readonly keys: ReadonlySet<string>
}

/**
 * This browser’s secrets by the group of people they were used with, one of whom may resume their match in another
 * room.
 */
export async function secretsAmong(store: Store): Promise<ReadonlyMap<string, UsedSecret>> {
  const secrets = new Map<string, UsedSecret>()
  for (const code of await roomCodes(store)) {
    const [room, kept] = await Promise.all([loadRoom(store, code), storeKeeper(store, code).load()])
    const first = v.safeParse(keptSchema, kept?.entries[0])
    if (!room || !isLive(room) || !first.success) continue
    const { people, match } = first.output.body
    secrets.set(people ?? match, { secret: room.secret, keys: keysIn(kept?.entries ?? []) })
  }
  return secrets
}
