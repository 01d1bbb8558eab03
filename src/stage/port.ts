import type { GameTypes, Seat } from '../rules/game.ts'
import type { Spot } from './camera.ts'
import type { About, Face, Rect } from './face.ts'
import type { Inside } from './inside.ts'
import type { Showing } from './story.ts'
import type { Inspect, Tempo, Touchable } from './terms.ts'

export type { Inspect, Tempo, Touchable } from './terms.ts'

/** Something the stage has to say. */
export type StageNews<E> =
  /** The picture stands still and shows the position, or it began to move. */
  | Readonly<{ type: 'idle'; idle: boolean }>
  /** The first of an effect is to be seen; it passes at `rate` times its designed speed. Not told of what is skipped. */
  | Readonly<{ type: 'begun'; effect: E; rate: number }>
  /** An effect has been shown, in time with the picture. */
  | Readonly<{ type: 'shown'; effect: E }>
  /** The stage was laid out anew: ask for `areas` and `places` again. */
  | Readonly<{ type: 'laidOut' }>
  /** Pieces touched so far on the way to a move. */
  | Readonly<{ type: 'picked'; picked: readonly string[] }>
  /** The words of a piece are wanted, or no longer. */
  | Readonly<{ type: 'about'; words: WordsAt | undefined }>
  /** The camera has been told to show something: the whole table, or a part of it larger. */
  | Readonly<{ type: 'camera'; zoomed: boolean }>

/** The words of a piece and where they are wanted, in CSS pixels from the parent's upper left corner. */
export interface WordsAt {
  readonly about: About
  /** Where the piece is seen, or will be as soon as the camera rests: not to be covered. */
  readonly at: Rect
  /** Somebody looks closely: the words are to be large. */
  readonly large: boolean
  /** Where there is room for words, beside DOM that has to stay in sight. */
  readonly room: Rect
}

/** What a person's eyes need. */
export interface Sight {
  /** Everything in the skin of high contrast. */
  readonly contrast: boolean
  /** How large words are wanted: 1 as drawn, up to 2. */
  readonly text: number
}

export interface StageOptions<G extends GameTypes = GameTypes> {
  /** An element with a size; the canvas fills it and follows it. */
  readonly parent: HTMLElement
  readonly game: Showing<G>['game']
  readonly face: Face<G>
  /** `auto`: WebGL. `canvas` for machines without it. */
  readonly renderer?: 'auto' | 'canvas'
  readonly sight?: Sight
  readonly position: G['position']
  /** Whose board lies in front. */
  readonly seat: Seat
  readonly tempo?: Tempo
  /** Sees all that the stage's machines do. */
  readonly inspect?: Inspect | undefined
  /** Somebody chose a legal move by touching its pieces. */
  readonly onMove: (move: G['move']) => void
  /** Somebody touched something that leads to no legal move; `place` is where, in CSS pixels. */
  readonly onRefused: (intention: G['intention'], place: Rect) => void
}

/** The table on the screen. */
export interface Stage<G extends GameTypes = GameTypes> {
  /** Shows a position at once, without a story; what was being shown is dropped. */
  settle(position: G['position']): void
  /** Queues effects that lead from `before` to `after`. Never blocks touching. */
  play(effects: readonly G['effect'][], before: G['position'], after: G['position']): void
  /**
   * What may be touched now: the legal moves of a seat of mine, or nothing. `picked` is taken up again
   * where something new is asked and it leads on.
   */
  ask(moves: readonly G['move'][], picked?: readonly string[]): void
  /**
   * A move is on its way: what of its pieces is to be seen is marked as waiting, until there is none.
   * To be told before `ask` takes away what was offered.
   */
  wait(move: G['move'] | undefined): void
  /** Puts another seat's board in front. */
  look(seat: Seat): void
  setTempo(tempo: Tempo): void
  /** Draws everything anew for a person's eyes; what is picked stays picked. */
  suit(sight: Sight): void
  /** Ends what is being shown at once. */
  skip(): void
  /**
   * A step back, as for Escape: from words, from the last touch, from a closer look. False when there
   * was nothing to go back from.
   */
  back(): boolean
  /** Nearer by a factor, about the middle of the stage, or further away. */
  zoom(factor: number): void
  /** Shows the whole table again. */
  showAll(): void
  /** Moves what is seen, in CSS pixels, where more is there than is seen. True when it did. */
  pan(by: Spot): boolean
  /** The camera follows what moves, or stays where it is put. */
  direct(follow: boolean): void
  /** Wants the words of the piece that a move touches; none for `undefined`. */
  tell(move: G['move'] | undefined): void
  /** How many times as large as fitted the table is seen. */
  nearness(): number
  /** Rectangles left free for DOM, in CSS pixels from the parent's upper left corner. */
  areas(): Readonly<Record<'decision' | 'log', Rect>>
  /** Every piece that can be touched, topmost first. */
  places(): readonly Touchable[]
  /** The picture stands still and shows the position. */
  idle(): boolean
  /** Draws a frame and hands the canvas over, once, while its pixels can be read. A hidden page draws it at once. */
  afterFrame(then: (canvas: HTMLCanvasElement) => void): void
  /** Frames drawn so far: it stands still when nothing moves. */
  frames(): number
  on(listener: (news: StageNews<G['effect']>) => void): () => void
  /** For testers: costs nothing until it is used. */
  readonly inside: Inside<G>
  close(): void
}
