import type { Ask, GameTypes, Seat } from './game.ts'

/** A title's tools for testers. Playing needs none of them. */
export interface Playtest<G extends GameTypes = GameTypes> {
  /** Everything that someone might want to do here, possible or not, each once. */
  intentions(p: G['position']): readonly G['intention'][]
  /** Whether an intention concerns what the seat itself has. */
  isOwn?(p: G['position'], seat: Seat, intention: G['intention']): boolean
  /**
   * The meaning of a value of the position, by its path (“rubble.7”), in words; undefined if the value speaks for
   * itself.
   */
  meaning(p: G['position'], path: string, value: unknown): string | undefined
  /** Things the next draws may bring; empty if nothing can be drawn. */
  odds(p: G['position']): readonly Odds[]
  /** Things a draw can be made to bring. */
  things(p: G['position']): readonly Drawable[]
  /** Positions worth starting a test from. */
  readonly scenarios: readonly Scenario<G>[]
}

/** One thing that can be drawn. */
export interface Drawable {
  /** Its name in the game's `brings`. */
  readonly id: string
  readonly name: string
  /** Number that can be drawn now. */
  readonly count: number
  /** Names what it is drawn among, where that isn’t what most things are drawn among. */
  readonly among?: string
}

/** The likelihood of one thing. */
export interface Odds {
  readonly what: string
  /** Number in stock, if there is something to count. */
  readonly count?: number
  /** From 0 to 1. */
  readonly share: number
}

/** A kind of position that testers look for by name. */
export interface Scenario<G extends GameTypes = GameTypes> {
  /** Names it in addresses and tests. */
  readonly id: string
  readonly name: string
  /** Types of move that lead there sooner. */
  readonly prefers?: readonly G['move']['type'][]
  is(moment: MatchMoment<G>): boolean
  /** Turns the position found into the scenario, if no match reaches it by itself. */
  make?(p: G['position']): G['position']
}

/** A match between two of its entries. */
export interface MatchMoment<G extends GameTypes = GameTypes> {
  readonly position: G['position']
  readonly ask: Ask<G['move']>
  /** Effects that the entry that led here told. */
  readonly told: readonly G['effect'][]
}
