import * as v from 'valibot'
import type { Store } from '../storage/store.ts'

const schema = v.object({ at: v.string(), done: v.array(v.string()) })

/** Someone's progress in a title's lesson on this device, by the ids of its stops. */
export type Progress = v.InferOutput<typeof schema>

const keyOf = (game: string) => `lesson/${game}`

/** Loads how far someone is; undefined for a lesson never begun. */
export async function loadProgress(store: Store, game: string): Promise<Progress | undefined> {
  const read = v.safeParse(schema, await store.get(keyOf(game)))
  return read.success ? read.output : undefined
}

/** Saves how far someone is. */
export const saveProgress = (store: Store, game: string, progress: Progress): Promise<void> =>
  store.set(keyOf(game), progress)
