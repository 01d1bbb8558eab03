import { group } from '../../art/draw.ts'
import type { Group, Shape } from '../../art/shape.ts'
import { type Hour, type HourName, hours } from './hours.ts'

/** Nested lists of shapes, drawn in reading order. */
export type SceneArt = Shape | readonly SceneArt[]

/** All shapes of a nested list, in order. */
export const flat = (art: SceneArt): Shape[] => ('type' in art ? [art] : art.flatMap(flat))

/** Layers of a scene, the rearmost first. Anything that moves on the table has a layer of its own. */
export const layers = ['back', 'mist', 'front', 'steam', 'engine'] as const
export type Layer = (typeof layers)[number]

/** The box a scene is drawn in, about 100 units high at any resolution, and its light. */
export interface SceneFrame {
  /** Units. */
  readonly w: number
  readonly high: number
  /** Pixels per unit. */
  readonly scale: number
  /** True where the box spans two rows of cards. */
  readonly tall: boolean
  /** Top edge of the track bed. */
  readonly ground: number
  /** The scale of landmarks: 1 in a box of the usual width, less in a narrow one. */
  readonly size: number
  readonly hour: Hour
  /** A place across the box, from 0 at the left to 1 at the right edge, in units. */
  readonly x: (share: number) => number
}

/** The art of a scene in each layer. */
export type SceneLayers = Readonly<Partial<Record<Layer, SceneArt>>>

/** One place at one hour. */
export interface SceneryScene {
  readonly hour: HourName
  readonly draw: (frame: SceneFrame) => SceneLayers
}

/** The width from which a box is of a kind, and the width at which its landmarks reach full size. */
const kinds = [
  { from: 450, full: 640, tall: false, ground: 76 },
  { from: 165, full: 300, tall: false, ground: 76 },
  { from: 0, full: 300, tall: true, ground: 90 },
] as const

/** The size of a box in pixels; `ground` is the distance from its top to the track bed, if known. */
export interface SceneBox {
  readonly width: number
  readonly height: number
  readonly ground?: number
}

/** Land is drawn down to here, in units: below the box, so that the ground can move up with a high track bed. */
export const deepest = 114

/** The frame of a scene in a box: double, single, or spanning two rows. */
export function frameOf(hour: HourName, { width, height, ground: bed }: SceneBox): SceneFrame {
  const kind = kinds.find(({ from }) => (100 * width) / height >= from) ?? kinds[2]
  const { full, tall, ground } = kind
  const scale = Math.max(bed === undefined ? height / 100 : bed / ground, height / deepest)
  const w = width / scale
  return {
    w,
    high: height / scale,
    scale,
    tall,
    ground,
    size: Math.min(1.1, Math.max(0.38, w / full)),
    hour: hours[hour],
    x: (share) => share * w,
  }
}

/** Places something drawn around its own foot at a share of the width; `size` 1 keeps its size. */
export const stand = (frame: SceneFrame, share: number, y: number, art: SceneArt, size = 1): Group =>
  group(frame.x(share), y, size * frame.size, flat(art))

/** The same, mirrored. */
export const mirrored = (frame: SceneFrame, share: number, y: number, art: SceneArt, size = 1): Group =>
  group(frame.x(share), y, [-size * frame.size, size * frame.size], flat(art))
