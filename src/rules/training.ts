import * as v from 'valibot'
import type { Game, GameTypes } from './game.ts'
import type { Mind } from './mind.ts'

/** Weights by which a title’s bots judge: numbers, in any shape of plain JSON. */
export type Weights = number | readonly Weights[] | { readonly [name: string]: Weights }

/** A title’s statement of how its weights are learnt from matches that bots play with one edition. */
export interface Training<G extends GameTypes = GameTypes, W extends Weights = Weights> {
  readonly game: Game<G>
  /** Reads weights from untrusted data. */
  readonly schema: v.GenericSchema<unknown, W>
  /** The weights to begin with, before anything is learnt. */
  readonly first: W
  /** A mind that goes by these weights, or by those built in. */
  mind(weights?: W): Mind<G>
  readonly way: Fitting<G> | Nudging
}

/** For weights whose features add up to points: they are fitted to what became of positions. */
export interface Fitting<G extends GameTypes = GameTypes> {
  /** Credit for a change of points: each position before it has this share of the next one’s. */
  readonly trace: number
  /** One move in this many is any, so that it learns about positions that good players avoid; none if missing. */
  readonly strays?: number
  /** Watches a match. */
  watch(): Observer<G['position']>
}

/** Takes notes of a match that is being played. */
export interface Observer<P> {
  /** Sees every position that asks a seat. */
  see(p: P): void
  /** Gives the notes, as it is over; `totals`: the points by seat. */
  end(p: P, totals: readonly number[]): readonly Episode[]
}

/** A row of observations, and what came of them. Plain JSON. */
export interface Episode {
  readonly seen: readonly Observation[]
  /** The points at its end. */
  readonly points: number
}

/** Points made so far, and the features that say how many more will follow: one for each weight, in order. */
export interface Observation {
  readonly points: number
  readonly features: readonly number[]
}

/** For any other weights: each moves a little either way, and goes where more points are made. */
export interface Nudging {
  readonly nudges: Readonly<Record<string, Nudge>>
}

/** The value to begin with, the step by which it moves, and the bounds that it stays in. */
export type Nudge = readonly [first: number, step: number, lowest?: number, highest?: number]

/** Weights with these names that are nudged: the parts of their training. */
export function nudging<N extends string>(nudges: Readonly<Record<N, Nudge>>) {
  const isName = (name: string): name is N => Object.hasOwn(nudges, name)
  const schema = v.strictObject(v.entriesFromList(Object.keys(nudges).filter(isName), v.number()))
  const first = v.parse(
    schema,
    Object.fromEntries(Object.entries<Nudge>(nudges).map(([name, [value]]) => [name, value])),
  )
  return { schema, first, way: { nudges } }
}
