import { titles } from '../games/index.ts'
import { trainings } from '../games/trainings.ts'
import type { TitleLoader } from './title.ts'

/** The titles on offer, with how each learns. */
export const labTitles: readonly TitleLoader[] = titles.map((title) => ({ ...title, training: trainings[title.id] }))
