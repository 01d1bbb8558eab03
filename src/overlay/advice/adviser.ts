import type { ReadonlySignal } from '@preact/signals'
import type { Typed } from '../../rules/game.ts'
import type { SeatLook } from '../table/seats.ts'

/** Questions a person can ask the computer about a match. Sentences are in the title’s words. */
export interface Adviser {
  /** The master’s move now; in a replay, at the moment shown. */
  hint(): Inquiry<Hint>
  /** The analysis of the match. Asked again, it has the same result right away. */
  analysis(): Inquiry<MatchAnalysis>
  /** Shows the table as it was before an entry. */
  watch(seq: number): void
  /** Plays on from there, as another match on this device. */
  playOn(seq: number): void
}

/** Something the computer thinks about for a while. */
export interface Inquiry<T> {
  readonly state: ReadonlySignal<InquiryState<T>>
  /** Stops thinking. */
  stop(): void
}

/** `sofar` is as much as can be shown already. */
export type InquiryState<T> =
  | { readonly type: 'thinking'; readonly done: number; readonly sofar?: T }
  | { readonly type: 'found'; readonly found: T }
  /** It can’t be thought about here. */
  | { readonly type: 'failed' }

/** The result so far, if only a provisional one. */
export function bestSoFar<T>(state: InquiryState<T>): T | undefined {
  if (state.type === 'found') return state.found
  return state.type === 'thinking' ? state.sofar : undefined
}

/** A move, and what the computer expects of it. */
export interface Suggestion {
  readonly move: Typed
  /** As on its button. */
  readonly label: string
  /** Its chance of winning, from 0 to 1. */
  readonly chance: number
}

/** The master’s choice of move. */
export interface Hint extends Suggestion {
  /** The points expected at the end. */
  readonly points: number
  /** The consequence of the moves planned until chance or someone else decides. */
  readonly outlook: string
  /** The next best move; undefined if there is no other. */
  readonly next: Suggestion | undefined
}

/** Each seat’s chance of winning after an entry, by seat; the chances add up to 1. */
export interface AnalysisMoment {
  readonly seq: number
  readonly chances: readonly number[]
}

/** A choice that decided much. */
export interface ShownTurningPoint {
  /** The entry of the move. */
  readonly seq: number
  readonly look: SeatLook
  /** The events, as the log tells them. */
  readonly played: readonly string[]
  /** Its seat’s chance of winning with it. */
  readonly chance: number
  /** The best of the other moves. */
  readonly other: Suggestion
  /** Events that would have followed the other move. */
  readonly outlook: readonly string[]
  /** The part of the table it was about: one picture, or one for each move where those are far apart. */
  pictures(): Promise<readonly TablePicture[]>
}

/** A small picture of a part of the table. */
export interface TablePicture {
  /** Its width divided by its height. */
  readonly wide: number
  /** The move played, the better one, or one that was both; in shares of the picture’s width and height. */
  readonly marks: readonly {
    readonly kind: 'played' | 'better' | 'best'
    readonly at: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>
  }[]
  paint(canvas: HTMLCanvasElement): Promise<void>
}

/** Excess of a result over its expectation, and its standard deviation. */
export interface Gain {
  readonly more: number
  readonly spread: number
}

/** Effect of draws on a seat. */
export interface SeatLuck {
  readonly look: SeatLook
  /** For its chance to win, where 1 is certain. */
  readonly chance: Gain
  /** Results of the draws of its own turns. */
  readonly brought: readonly { readonly name: string; readonly gain: Gain }[]
}

/** The analysis of a match. */
export interface MatchAnalysis {
  /** In the order of their seats. */
  readonly seats: readonly SeatLook[]
  /** Number of times the computer played on from each choice. */
  readonly futures: number
  /** In order; while it is still being worked out, more come between and those that are there change. */
  readonly moments: readonly AnalysisMoment[]
  /** Number of the last entry that was played. */
  readonly last: number
  readonly turningPoints: readonly ShownTurningPoint[]
  /** By seat; empty where nothing was drawn, and until the rest is worked out. */
  readonly luck: readonly SeatLuck[]
}
