import type { CardNames } from '../cardNames.ts'

/** The cards are printed in English. */
export const cardNames: CardNames = {}
