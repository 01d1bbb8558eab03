import * as v from 'valibot'
import type { Desk, Part } from '../../match/letters/desk.ts'
import { type Acceptance, type Invitation, readParcel } from '../../match/letters/invitation.ts'
import type { LetterState } from '../../match/letters/letterChart.ts'
import { proofSchema, seqSchema } from '../../rules/fields.ts'
import type { Journal } from '../../rules/journal.ts'
import { storeKeeper } from '../storage/matchStore.ts'
import { type KeptRoom, loadRoom, roomCodes } from '../storage/rooms.ts'
import type { Store } from '../storage/store.ts'

/** This browser's record of a match by letters. */
export type LetterRoom = Extract<KeptRoom, { role: 'letters' }>

/** The code of a match by letters on this device, by its id. */
export async function letterCode(store: Store, match: string): Promise<string | undefined> {
  for (const code of await roomCodes(store)) if ((await letterRoom(store, code))?.match === match) return code
  return undefined
}

/** The record of a match by letters; undefined if there is none. */
export async function letterRoom(store: Store, code: string): Promise<LetterRoom | undefined> {
  const room = await loadRoom(store, code)
  return room?.role === 'letters' ? room : undefined
}

/** The invitation that a match begins with; undefined once its seat has moved here from another device. */
export function invitationTo({ begins }: LetterRoom): Invitation | undefined {
  const parcel = begins === undefined ? undefined : readParcel(begins)
  return parcel?.type === 'invitation' ? parcel : undefined
}

/** The answers to it that this device has opened. */
export const answersTo = ({ answers }: LetterRoom): readonly Acceptance[] =>
  answers.flatMap((text) => {
    const parcel = readParcel(text)
    return parcel?.type === 'reply' ? [parcel] : []
  })

const partSchema = v.object({ key: v.string(), seq: seqSchema, proof: proofSchema })
/** The parts in a draw and the state of the letter, as they are stored. */
export const besideSchema = v.object({ parts: v.array(partSchema), state: v.picklist(['writing', 'ready', 'waiting']) })

/** The parts in the draw that is due and the state of the letter, which are stored beside a match. */
interface Beside {
  readonly parts: readonly Part[]
  readonly state: LetterState
}

/** Where a match by letters is stored. */
export interface LetterStore {
  /** Its entries, unread; undefined before it has begun. */
  load(): ReturnType<ReturnType<typeof storeKeeper>['load']>
  beside(): Promise<Beside>
  /** These entries have been loaded from here. */
  hold(entries: Journal['entries']): void
  /** Stores what is new. */
  keep(desk: Desk, state: LetterState): Promise<void>
}

/** The storage of a match by letters. A draw's parts come first, since an entry without them can be made again. */
export function letterStore(store: Store, code: string): LetterStore {
  const keeper = storeKeeper(store, code)
  let held: Journal['entries'] | undefined
  return {
    async load() {
      const kept = await keeper.load()
      return kept && kept.entries.length > 0 ? kept : undefined
    },
    async beside() {
      const read = v.safeParse(besideSchema, await keeper.answers?.load())
      return read.success ? read.output : { parts: [], state: 'waiting' }
    },
    hold(entries) {
      held = entries
    },
    async keep({ journal: { entries }, parts }, state) {
      await keeper.answers?.keep({ parts, state })
      const goesOn = held && held.at(-1) === entries[held.length - 1]
      if (held && goesOn) for (const entry of entries.slice(held.length)) await keeper.append(entry)
      else await keeper.begin(undefined, entries)
      held = entries
    },
  }
}
