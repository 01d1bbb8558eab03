import type { GameTypes, Known, Seat } from '../rules/game.ts'
import type { ScreenPoint } from './camera.ts'
import type { DirectorOptions } from './director.ts'
import type { PlaybackRules } from './effectQueue.ts'
import type { About, Face, Portrait, Rect } from './face.ts'
import type { StageInternals } from './internals.ts'
import type { StageInspector, Tempo, Touchable } from './stageTypes.ts'

export type { StageInspector, Tempo, Touchable } from './stageTypes.ts'

/** The stage's news. */
export type StageNews<E> =
  /** The position is on the screen and at rest, or something started to move. */
  | Readonly<{ type: 'idle'; idle: boolean }>
  /** An effect starts playing, at `rate` times its designed speed. Not sent for skipped effects. */
  | Readonly<{ type: 'begun'; effect: E; rate: number }>
  /** An effect has been shown or skipped. */
  | Readonly<{ type: 'shown'; effect: E }>
  /** The stage was laid out again: ask for `areas` and `places` again. */
  | Readonly<{ type: 'laidOut' }>
  /** Pieces picked so far towards a move. */
  | Readonly<{ type: 'picked'; picked: readonly string[] }>
  /** Open the form for moves that are too many to list. */
  | Readonly<{ type: 'form' }>
  /** Show the description of a piece, or hide it. */
  | Readonly<{ type: 'about'; words: WordsAt | undefined }>
  /** The camera has a new goal: the whole table, or a part of it zoomed. */
  | Readonly<{ type: 'camera'; zoomed: boolean }>

/** The description of a piece and where to show it, in CSS pixels from the parent's upper left corner. */
export interface WordsAt {
  readonly about: About
  /** Where the piece is, or will be once the camera rests. Don't cover it. */
  readonly at: Rect
  /** In close-up: show it in large text. */
  readonly large: boolean
  /** The room for it, clear of DOM that must stay in sight. */
  readonly room: Rect
}

/** A piece that has a description. */
export interface Thing {
  readonly piece: string
  readonly at: Rect
}

/** Accessibility preferences for the stage. */
export interface Accessibility {
  /** High contrast. */
  readonly contrast: boolean
  /** Text size: 1 as drawn, up to 2. */
  readonly text: number
}

export interface StageOptions<G extends GameTypes = GameTypes> {
  /** An element with a size; the canvas fills it and follows it. */
  readonly parent: HTMLElement
  readonly game: PlaybackRules<G>['game']
  readonly face: Face<G>
  /** `auto`: WebGL. `canvas` for machines without it. */
  readonly renderer?: 'auto' | 'canvas'
  readonly accessibility?: Accessibility
  /** Nothing is drawn where there is nothing, instead of the colour of the table. */
  readonly seeThrough?: boolean
  /** Thirty frames a second are enough where the processor draws them. */
  readonly sparing?: boolean
  readonly position: G['position']
  /** The seat whose board is in front. */
  readonly seat: Seat
  /** No seat belongs to those who look. */
  readonly watches?: boolean
  /** The closed cards that may be seen; none by default. */
  readonly known?: Known
  readonly tempo?: Tempo
  /** Observes the stage's machines. */
  readonly inspect?: StageInspector | undefined
  /** A legal move was chosen by touching its pieces. */
  readonly onMove: (move: G['move']) => void
  /** A touch led to no legal move; `place` is where, in CSS pixels. */
  readonly onRefused: (intention: G['intention'], place: Rect) => void
}

/** The table on the screen. */
export interface Stage<G extends GameTypes = GameTypes> {
  /** Shows a position right away, without animation; drops playback in progress. */
  settle(position: G['position']): void
  /** Queues effects that lead from `before` to `after`. Never blocks touching. */
  play(effects: readonly G['effect'][], before: G['position'], after: G['position']): void
  /**
   * The moves that can be chosen now: a local seat's legal moves, or none. `picked` is kept if the moves are new and it
   * still leads to one.
   */
  ask(moves: readonly G['move'][], picked?: readonly string[]): void
  /** The moves asked for that begin with what is picked. */
  left(): readonly G['move'][]
  /**
   * Marks the visible pieces of a pending move until called with `undefined`. Call before `ask` removes what was
   * offered.
   */
  wait(move: G['move'] | undefined): void
  /**
   * Lights the pieces of a move, as a hint, until called with `undefined`. Returns where they are, in CSS pixels from
   * the parent's upper left corner.
   */
  light(move: G['move'] | undefined): readonly Rect[]
  /** Points at a piece as a mouse would, until something else is pointed at. */
  point(piece: string | undefined): void
  /** Puts another seat's board in front, for its player or for someone who `watches`. */
  look(seat: Seat, watches?: boolean): void
  /** Shows these closed cards, and covers all others. Anything already moving was laid out before, and goes on. */
  know(known: Known): void
  /** Shows the faces of those who sit there, by seat. */
  meet(portraits: readonly Portrait[]): void
  setTempo(tempo: Tempo): void
  /** Redraws everything for new preferences; picks stay. */
  setAccessibility(accessibility: Accessibility): void
  /** Redraws everything because the face’s text has changed; picks stay. */
  reword(): void
  /** Skips playback to its end. */
  skip(): void
  /**
   * One step back, as for Escape: hides a description, undoes the last pick or zooms out. False if there was nothing to
   * undo.
   */
  back(): boolean
  /** Zooms by a factor about the middle of the stage. */
  zoom(factor: number): void
  /** Shows the whole table again. */
  showAll(): void
  /** Pans by CSS pixels if zoomed in. True if it did. */
  pan(by: ScreenPoint): boolean
  /** Lets the camera follow what moves, or stay where it is put. */
  direct(follow: boolean, direction?: DirectorOptions): void
  /** Describes the piece that a move touches; `undefined` hides the description. */
  tell(move: G['move'] | undefined): void
  /** Every piece with a description, and where it is, in CSS pixels from the parent's upper left corner. */
  things(): readonly Thing[]
  /** Describes a piece by its id; `undefined` hides the description. */
  describe(piece: string | undefined): void
  /** The magnification over the fitted size. */
  nearness(): number
  /** The rectangles left free for DOM, in CSS pixels from the parent's upper left corner. */
  areas(): Readonly<Record<'decision' | 'log', Rect>>
  /** Where a seat's own piece is, in the same pixels; `undefined` if it has none. */
  seatAt(seat: Seat): Rect | undefined
  /** Every piece that can be touched, topmost first. */
  places(): readonly Touchable[]
  /** True when the position is on the screen and nothing moves. */
  idle(): boolean
  /**
   * Draws a frame, then calls `then` once with the canvas while its pixels can be read. Draws right away on a hidden
   * page.
   */
  afterFrame(then: (canvas: HTMLCanvasElement) => void): void
  /** Frames drawn so far; constant while nothing moves. */
  frames(): number
  on(listener: (news: StageNews<G['effect']>) => void): () => void
  /** For films and testers; free until used. */
  readonly inside: StageInternals<G>
  close(): void
}
