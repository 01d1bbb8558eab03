/** A CSS colour, or a paint across a shape in the shape's own coordinates. */
export type Paint =
  | string
  /** A linear gradient from one point to another; stops from 0 to 1. */
  | Readonly<{ type: 'linear'; from: Point; to: Point; stops: readonly Stop[] }>
  /** A radial gradient. */
  | Readonly<{ type: 'radial'; at: Point; radius: number; stops: readonly Stop[] }>
  /** Small shapes repeated in both directions. */
  | Readonly<{ type: 'tile'; id: string; w: number; h: number; shapes: readonly Shape[] }>

export type Point = readonly [x: number, y: number]
export type Stop = readonly [at: number, colour: string]

/** A line's colour, width and, if it is broken, its dashes. */
export interface Stroke {
  readonly colour: string
  readonly width: number
  readonly dash?: readonly number[]
  readonly round?: true
}

/** The height above the table of something that lies (1), stands or may be touched (2), or is lifted (3). */
export type Height = 1 | 2 | 3

/** A glow, or the shadow that a height casts. */
export interface Shadow {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly colour: string
}

/** The skins of pictures: usual colours or high contrast. */
export type SkinName = 'usual' | 'contrast'

/** The part common to all shapes. */
interface Worn {
  /** Shown in this skin only. */
  readonly only?: SkinName
  /** Part of the table itself: left out where whatever is behind it shall show. */
  readonly ground?: true
}

/** An outline as SVG path data, filled, stroked or both. */
export interface Path extends Worn {
  readonly type: 'path'
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Stroke
  /** From 0 to 1. */
  readonly opacity?: number
  /** Casts a shadow away from the table's light. */
  readonly height?: Height
  readonly shadow?: Shadow
}

/** One line of text; `y` is its baseline. */
export interface Text extends Worn {
  readonly type: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  readonly font: 'display' | 'text'
  /** In layout pixels. */
  readonly size: number
  readonly weight?: 500 | 700 | 800
  readonly italic?: true
  readonly colour: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Added between letters, in layout pixels. */
  readonly spacing?: number
  /** An outline drawn under the letters. */
  readonly halo?: Stroke
  /** On a landscape: gets a plate behind it in high contrast. */
  readonly plate?: true
  readonly opacity?: number
}

/** Shapes moved, turned (degrees clockwise), scaled and perhaps clipped together. */
export interface Group extends Worn {
  readonly type: 'group'
  readonly x: number
  readonly y: number
  /** One scale for both directions, or one for each. */
  readonly scale?: number | Point
  readonly angle?: number
  readonly opacity?: number
  /** The clip path, in the group's own coordinates. */
  readonly clip?: string
  /** A landscape: it keeps its own colours in every skin. */
  readonly own?: true
  readonly shapes: readonly Shape[]
}

/** A picture as a list of shapes, to be painted on a canvas or written as SVG. */
export type Shape = Path | Text | Group
