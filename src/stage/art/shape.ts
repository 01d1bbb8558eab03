/** A colour as CSS writes it, or a paint that runs through a shape. Coordinates are the shape's own. */
export type Paint =
  | string
  /** A straight run of colours from one point to another; stops from 0 to 1. */
  | Readonly<{ type: 'linear'; from: Point; to: Point; stops: readonly Stop[] }>
  /** A run of colours from a centre outwards. */
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

/** A soft shadow, or with a light colour a glow. */
export interface Shadow {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly colour: string
}

/** What pictures can wear: their usual colours, or the skin of high contrast. */
export type SkinName = 'usual' | 'contrast'

/** What any shape may be. */
interface Worn {
  /** Only seen in this skin. */
  readonly only?: SkinName
}

/** An outline in the words of an SVG path, filled, drawn, or both. */
export interface Path extends Worn {
  readonly type: 'path'
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Stroke
  /** From 0 to 1. */
  readonly opacity?: number
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
  /** A line round the letters, under them. */
  readonly halo?: Stroke
  /** It stands on a landscape: where contrast is wanted, on a plate. */
  readonly plate?: true
  readonly opacity?: number
}

/** Shapes moved, turned (degrees clockwise), sized and perhaps cut off together. */
export interface Group extends Worn {
  readonly type: 'group'
  readonly x: number
  readonly y: number
  /** One factor for both directions, or one for each. */
  readonly scale?: number | Point
  readonly angle?: number
  readonly opacity?: number
  /** Outline beyond which nothing is seen, in the group's own coordinates. */
  readonly clip?: string
  /** A landscape: it keeps its own colours in every skin. */
  readonly own?: true
  readonly shapes: readonly Shape[]
}

/** A picture is a list of shapes as data: painted on a canvas, or written as SVG. */
export type Shape = Path | Text | Group
