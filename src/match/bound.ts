import * as v from 'valibot'
import type { Entry } from '../rules/body.ts'
import { hex32, hex64, seqSchema } from '../rules/fields.ts'
import { entryHash } from '../rules/journal.ts'
import { ackSchema } from './evidence.ts'
import { type Slot, succeeds } from './keeper.ts'

/** The last question that a device has answered, as it is stored. */
export const boundSchema = v.strictObject({
  match: hex32,
  seq: seqSchema,
  /** The hash of the entry that asked. */
  hash: hex64,
  /** The acknowledgements that allowed the answer: a takeover without the entry breaks one of them. */
  acks: v.array(ackSchema),
})

/** The last question that a device has answered with something secret, for which it stands by all before that. */
export type BoundTo = Readonly<Omit<v.InferOutput<typeof boundSchema>, 'match'>>

/** The question that a device is bound to in a match; undefined without one. */
export async function loadBound(slot: Slot | undefined, match: string): Promise<BoundTo | undefined> {
  const read = v.safeParse(boundSchema, await slot?.load())
  return read.success && read.output.match === match ? read.output : undefined
}

/** Stores the question that a device is bound to; whether it is stored. */
export const keepBound = async (slot: Slot | undefined, match: string, bound: BoundTo): Promise<boolean> =>
  slot === undefined || succeeds(slot.keep({ match, ...bound }))

/** The number of the question in these entries; -1 if they don't hold it, or there is none. */
export function boundIn(entries: readonly Entry<unknown>[], bound: BoundTo | undefined): number {
  const asking = bound && entries[bound.seq]
  return asking && entryHash(asking) === bound.hash ? bound.seq : -1
}
