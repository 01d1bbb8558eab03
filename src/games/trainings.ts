import { madeOf, type TitleEditions } from '../rules/edition.ts'
import type { Training } from '../rules/training.ts'

/** Opens a training with an edition read from untrusted data, or the built-in one; undefined if it can’t be used. */
export type OpenTraining = (edition: unknown) => Promise<Training | undefined>

/** A title’s part: its editions, and training with one. */
interface Trainee<E> {
  readonly editions: TitleEditions<E>
  training(edition: E): Training
}

const opening =
  <E>({ editions, training }: Trainee<E>): OpenTraining =>
  (data) =>
    madeOf(editions, training, data, '')

/** The training of each title, by the game’s id: for the laboratory alone. */
export const trainings: Readonly<Record<string, () => Promise<OpenTraining>>> = {
  foothills: async () => opening(await import('./foothills/training.ts')),
  metro: async () => opening(await import('./metro/training.ts')),
  snowdonia: async () => opening(await import('./snowdonia/training.ts')),
  dwarven: async () => opening(await import('./dwarven/training.ts')),
}
