import type { Letter, Scoring } from './content/edition.ts'
import type { Verb } from './verbs/verb.ts'

/** A player's goods, or a full price: whole numbers, nothing missing. */
export interface Goods {
  iron: number
  stone: number
  rubble: number
  passengers: number
}

/** One station space: its cost, and what its builder gains right away. */
export interface Space {
  readonly cost: Readonly<Goods>
  readonly bonus: { readonly vp: number; readonly passengers: number }
}

/** A station card, single or double. Numbers of lines count from 0 (line I). */
export interface Station {
  readonly index: number
  readonly id: string
  readonly name: string
  readonly lines: readonly number[]
  /** Its columns in the display, from 1; two for a double. */
  readonly columns: readonly number[]
  readonly start: boolean
  readonly rubble: number
  /** Number of track spaces, and where they begin in `Position.tracks`. */
  readonly tracks: number
  readonly firstTrack: number
  readonly spaces: readonly Space[]
  /** Where its station spaces begin in `Position.spaces`. */
  readonly firstSpace: number
  readonly ordered: boolean
  /** The surveyor's action here; undefined if there is no action space. */
  readonly action: readonly Verb[] | undefined
  /** The effect each time a station is built here. */
  readonly effect: readonly Verb[] | undefined
  /** The ticket of a starting station. */
  readonly ticket: number | undefined
}

export interface CardSide {
  readonly letter: Letter
  readonly name: string
  readonly verbs: readonly Verb[]
}

/** An action card. `pair` (0 … 4) is its pair of types: 0 is A/C, 1 is B/D … */
export interface ActionCard {
  readonly index: number
  readonly id: string
  readonly colour: 'blue' | 'green' | 'neutral'
  readonly pair: number
  readonly golden: CardSide
  readonly grey: CardSide
  readonly scoring: Scoring
}

/** A card by the names of both its sides, the golden one first. */
export const sidesOf = ({ golden, grey }: ActionCard): string => `${golden.name} / ${grey.name}`
