import type { GameTypes, Known, Seat } from '../rules/game.ts'
import type { Paint, Shape } from './art/shape.ts'

/** A width and height in layout pixels. */
export interface Size {
  readonly w: number
  readonly h: number
}

/** A rectangle in layout pixels, from its upper left corner. */
export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** A picture, baked into a texture once per resolution. */
export interface Art extends Size {
  /** Equal keys mean equal pictures, size included. */
  readonly key: string
  /** Space around the picture for shadows and overhang, in layout pixels. */
  readonly margin?: number
  /** Draws into the box from 0, 0 to `w`, `h`; may reach into the margin. */
  readonly draw: () => readonly Shape[]
}

/** Anything on the table. */
export interface Piece extends Rect {
  /** Identifies the thing, not its picture: `cube:12:0` is the same piece wherever it is. */
  readonly id: string
  readonly art: Art
  /** Higher is drawn above lower; equal depths in list order. */
  readonly depth: number
  /** Degrees clockwise about its centre. */
  readonly angle?: number
  /** From 0 to 1. */
  readonly alpha?: number
  /** Its accessible name. Only a piece with a label can be touched. */
  readonly label?: string
  /** The name it goes by in `picks`, if not its `id`: one iron ore is as good as another. */
  readonly pick?: string
  /** The piece it is part of: touching that also picks this one, if it is the only part that leads to a move. */
  readonly of?: string
  /** Shown immediately, above any playback: something to choose from. */
  readonly above?: true
  /** Touching it shows something, its parts, until something else is touched: the lid of a drawer. */
  readonly opens?: true
  /** Touching it opens the page’s form for moves that are too many to list. */
  readonly fillsIn?: true
  /** Its own picture says that it may be touched, so that it needs no outline. */
  readonly marked?: true
  /** The seat whose sign or face it is: people's reactions fall on it. */
  readonly whose?: Seat
}

/** Where every piece is, and which parts of the stage are left free for the page. */
export interface Layout {
  /** The size this was laid out for, smaller than the stage if pieces are shown enlarged. */
  readonly size: Size
  readonly pieces: readonly Piece[]
  /** Rectangles for DOM: `decision` for the decision bar, `log` for the log. */
  readonly areas: Readonly<Record<'decision' | 'log', Rect>>
  /** The board that everyone plays on, without the seats' own boards; missing where that is all there is. */
  readonly board?: Rect
  /** The piece that stands for each seat, by its id: people's reactions appear there. */
  readonly seats?: readonly string[]
}

/** The marks of a seat’s ring: colour, pattern and letter together. */
export interface RingMarks {
  readonly base: string
  readonly light: string
  readonly pattern: Paint
  readonly letter: string
}

/** The picture of a seat’s person or computer player; equal keys mean equal pictures. */
export interface Portrait {
  readonly key: string
  /** Draws it in a seat’s ring, in a square from 0, 0. */
  readonly draw: (side: number, marks: RingMarks) => readonly Shape[]
}

/** The viewer of the table, and what they are choosing. */
export interface Looking {
  /** The seat whose board is in front; 0 for a spectator. */
  readonly seat: Seat
  /** They have no seat: no board is theirs. */
  readonly watches?: boolean
  /** Pieces picked so far towards a move. */
  readonly picked: readonly string[]
  /** Pieces that may be touched now. */
  readonly next: readonly string[]
  /** The piece pointed at by mouse or finger, if the face tries moves. */
  readonly at?: string
  /** Text size, applied as far as there is room: 1 (default) to 2. */
  readonly text?: number
  /** The closed cards that may be seen from here; without it, none. */
  readonly known?: Known
  /** By seat, whose faces are shown; missing until they have loaded, and where nobody’s are. */
  readonly portraits?: readonly Portrait[]
}

/** The centre of a piece at one moment, in layout pixels, and how it is drawn. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Degrees clockwise. */
  readonly angle: number
  readonly alpha: number
}

/** Easing of a step. */
export type Ease = 'linear' | 'in' | 'out' | 'inOut' | 'bounce' | 'back'

/** One movement in an effect's animation. Times are milliseconds at tempo 1. */
export interface Step {
  /** A piece of the layouts before or after, or a passing one that exists only during the step. */
  readonly piece: string | Piece
  readonly at: number
  readonly for: number
  /** Where it starts. Default: where it was, or where it arrives. */
  readonly from?: Partial<Pose>
  /** Where it arrives. Default: where it will be. */
  readonly to?: Partial<Pose>
  readonly ease?: Ease
  /** Height of the arc above the straight line, in layout pixels. */
  readonly arc?: number
  /** Full turns on the way. */
  readonly turns?: number
  /** Flips about its vertical axis, showing its new picture from half way. */
  readonly flip?: true
  /** The picture that a piece which wasn’t there before shows until it has flipped half way. */
  readonly back?: Art
  /** Share of its height it loses to the impact as it lands, in the last `landing` milliseconds. */
  readonly squash?: number
}

/** The description of a piece, for people to read. */
export interface About {
  /** The piece described: the card, if a part of it was asked about. */
  readonly piece: string
  readonly title: string
  /** The kind of thing it is, in a few words. */
  readonly kind: string
  readonly lines: readonly AboutLine[]
}

/** A sentence or two under a heading, which may be empty. */
export interface AboutLine {
  readonly head: string
  readonly text: string
}

/** A position with its layout. */
export interface Seen<P> {
  readonly position: P
  readonly layout: Layout
}

/** The looks of one game: plain functions, no drawing. `P` position, `M` move, `E` effect, `I` intention. */
export interface Face<G extends GameTypes = GameTypes> {
  /** Lays out every piece. */
  layout(position: G['position'], size: Size, looking: Looking): Layout
  /** The steps that animate an effect; whatever no step moves cross-fades by itself. */
  show(effect: G['effect'], before: Seen<G['position']>, after: Seen<G['position']>): readonly Step[]
  /** The pieces to touch for a legal move, in order. No two legal moves share the same list. */
  picks(position: G['position'], move: G['move']): readonly string[]
  /** Whether all picks of a move but the last are ticks on a form: in any order, and taken back by a second touch. */
  isForm?(move: G['move']): boolean
  /**
   * The intention behind touching these pieces (topmost first) after the picks before, so that the rules can say why
   * not.
   */
  touched(
    position: G['position'],
    seat: Seat,
    ids: readonly string[],
    picked?: readonly string[],
  ): G['intention'] | undefined
  /**
   * With this, moves are tried before they are made: the layout shows what the piece pointed at would do, and a move
   * takes all its touches, even when no other is left. Whether the picture of moves that begin with a pick says
   * everything, so that no description is wanted over it.
   */
  tries?(pick: string): boolean
  /** Replacements for the face's own colours, `#rrggbb`, in high contrast. */
  readonly strong?: Readonly<Record<string, string>>
  /**
   * Describes a piece; undefined if there is nothing to say. `known` gives the closed cards that may be seen from here.
   */
  about(position: G['position'], id: string, known?: Known): About | undefined
}
