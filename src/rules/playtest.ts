import type { Ask, GameTypes, Seat } from './game.ts'

/** What a title lends to those who test it; nothing of it is needed to play. */
export interface Playtest<G extends GameTypes = GameTypes> {
  /** Everything that somebody might want to do here, possible or not, each once. */
  intentions(p: G['position']): readonly G['intention'][]
  /** Whether an intention is about what a seat has at all, and not about things of others or of nobody. */
  isOwn?(p: G['position'], seat: Seat, intention: G['intention']): boolean
  /**
   * What a value of the position stands for, by its path («rubble.7»), in people's words; `undefined`
   * where the value says it itself.
   */
  meaning(p: G['position'], path: string, value: unknown): string | undefined
  /** What the next draws may bring; empty where nothing can be drawn. */
  odds(p: G['position']): readonly Odds[]
  /** What a draw can be told to bring. */
  things(p: G['position']): readonly Drawable[]
  /** Positions worth starting from. */
  readonly scenarios: readonly Scenario<G>[]
}

/** One thing that can be drawn. */
export interface Drawable {
  /** By this name the game's `brings` knows it. */
  readonly id: string
  readonly name: string
  /** How many there are to be drawn now. */
  readonly count: number
}

/** How likely one thing is. */
export interface Odds {
  readonly what: string
  /** How many there are that lead to it, where there is something to count. */
  readonly count?: number
  /** From 0 to 1. */
  readonly share: number
}

/** A kind of position with a name. */
export interface Scenario<G extends GameTypes = GameTypes> {
  /** Names it in addresses of tests and for people. */
  readonly id: string
  readonly name: string
  /** Kinds of move that lead there sooner than others. */
  readonly prefers?: readonly G['move']['type'][]
  is(moment: Moment<G>): boolean
  /** What is made of the position that was found, where no match comes to the scene by itself. */
  make?(p: G['position']): G['position']
}

/** A match between two of its entries. */
export interface Moment<G extends GameTypes = GameTypes> {
  readonly position: G['position']
  readonly ask: Ask<G['move']>
  /** What the entry that led here told. */
  readonly told: readonly G['effect'][]
}
