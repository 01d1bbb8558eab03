import type { GameTypes, Seat } from '../rules/game.ts'
import type { Shape } from './art/shape.ts'

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

/** A picture that is baked into a texture once for each resolution. */
export interface Art extends Size {
  /** Equal keys mean equal pictures, size included. */
  readonly key: string
  /** Room round the picture for shadows and overhanging parts, in layout pixels. */
  readonly margin?: number
  /** Draws into a box from 0, 0 to `w`, `h`; it may reach into the margin. */
  readonly draw: () => readonly Shape[]
}

/** Anything that lies on the table. */
export interface Piece extends Rect {
  /** Names the thing, not its picture: `cube:12:0` is the same piece wherever it lies. */
  readonly id: string
  readonly art: Art
  /** Higher lies above lower; equal depths lie in the order of the list. */
  readonly depth: number
  /** Degrees clockwise about its centre. */
  readonly angle?: number
  /** From 0 to 1. */
  readonly alpha?: number
  /** What it is called. Only a piece with a label can be touched. */
  readonly label?: string
  /** What a touch of it counts as among `picks`, where that is not its `id`: any iron ore is as good as another. */
  readonly pick?: string
  /** The piece it belongs to: a touch there is a touch of this one, if it is the only one there that leads on. */
  readonly of?: string
  /** Shown at once, above whatever is still being told: what a person chooses from. */
  readonly above?: true
}

/** Where every piece stands, and which parts of the stage are left free for the page. */
export interface Layout {
  /** The stage this was laid out for. Smaller than asked for where pieces are shown enlarged. */
  readonly size: Size
  readonly pieces: readonly Piece[]
  /** Rectangles for DOM: `decision` is the strip of the decision bar, `log` the place of the log. */
  readonly areas: Readonly<Record<'decision' | 'log', Rect>>
}

/** How somebody looks at the table. */
export interface Looking {
  /** Whose board lies in front; a spectator looks over the shoulder of seat 0. */
  readonly seat: Seat
  /** Pieces touched so far on the way to a move. */
  readonly picked: readonly string[]
  /** Pieces that may be touched now. */
  readonly next: readonly string[]
  /** How large words are wanted, as far as there is room: 1 as drawn (also where left out), up to 2. */
  readonly text?: number
}

/** Where the middle of a piece is at one moment, in layout pixels, and how it is seen. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Degrees clockwise. */
  readonly angle: number
  readonly alpha: number
}

/** How speed is spread over a step. */
export type Ease = 'linear' | 'in' | 'out' | 'inOut' | 'bounce' | 'back'

/** One movement in the showing of an effect. Times are milliseconds at tempo 1. */
export interface Step {
  /** A piece of the layouts before or after, or something passing that is seen during the step alone. */
  readonly piece: string | Piece
  readonly at: number
  readonly for: number
  /** Where it sets out. Left out: where it stood, or where it arrives. */
  readonly from?: Partial<Pose>
  /** Where it arrives. Left out: where it will stand. */
  readonly to?: Partial<Pose>
  readonly ease?: Ease
  /** Height of the arc above the straight way, in layout pixels. */
  readonly arc?: number
  /** Full turns on the way. */
  readonly turns?: number
  /** Turns over about its upright axis; half way it shows its new picture. */
  readonly flip?: true
  /** Share of its height by which it is pressed flat as it lands, in the last `landing` of its time. */
  readonly squash?: number
}

/** What a piece has to say for itself, for people to read. */
export interface About {
  /** The piece the words are about: the card, where a part of it was asked about. */
  readonly piece: string
  readonly title: string
  /** What kind of thing it is, in few words. */
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

/**
 * How one game looks: plain functions, no drawing. `P` position, `M` move, `E` effect, `I` intention.
 */
export interface Face<G extends GameTypes = GameTypes> {
  /** Where every piece stands. */
  layout(position: G['position'], size: Size, looking: Looking): Layout
  /** How an effect is shown; what no step moves changes by itself, softly. */
  show(
    effect: G['effect'],
    before: Seen<G['position']>,
    after: Seen<G['position']>,
  ): readonly Step[]
  /** The pieces that a legal move touches, in order. No two legal moves touch the same. */
  picks(position: G['position'], move: G['move']): readonly string[]
  /** What somebody meant who touched these pieces (the topmost first), for the rules to say why not. */
  touched(position: G['position'], seat: Seat, ids: readonly string[]): G['intention'] | undefined
  /** What becomes of the face's own colours, `#rrggbb`, where high contrast is wanted. */
  readonly strong?: Readonly<Record<string, string>>
  /** The words of a piece; undefined for what has none. */
  about(position: G['position'], id: string): About | undefined
}
