import type { Paint, Shape } from './shape.ts'

type Channels = readonly [red: number, green: number, blue: number]

function channels(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

const digits = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
const hexOf = ([red, green, blue]: Channels) => `#${digits(red)}${digits(green)}${digits(blue)}`

/** Interpolates from colour `a` (0) to `b` (1), both `#rrggbb`. */
export function mix(a: string, b: string, way: number): string {
  const [r, g, u] = channels(a)
  const [s, h, v] = channels(b)
  return hexOf([r + (s - r) * way, g + (h - g) * way, u + (v - u) * way])
}

/** The same colour made translucent; `alpha` from 0 to 1. */
export function clear(hex: string, alpha: number): string {
  return `rgba(${channels(hex).join(', ')}, ${alpha})`
}

const seeThrough = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/

/** A colour with its `#rrggbb` changed and its alpha kept. */
export function solidly(colour: string, change: (hex: string) => string): string {
  const [, red, green, blue, alpha] = seeThrough.exec(colour) ?? []
  if (alpha === undefined) return change(colour)
  return clear(change(hexOf([Number(red), Number(green), Number(blue)])), Number(alpha))
}

/**
 * A stronger colour: more saturated, then more contrast; 1 leaves it as it is. Other notations are returned unchanged.
 */
export function vivid(colour: string, saturation: number, contrast: number): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return colour
  const [r, g, b] = channels(colour)
  const grey = 0.213 * r + 0.715 * g + 0.072 * b
  const one = (value: number) => (grey + (value - grey) * saturation - 127.5) * contrast + 127.5
  return hexOf([one(r), one(g), one(b)])
}

/** The relative luminance of a colour, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (0.213 * r + 0.715 * g + 0.072 * b) / 255
}

type Recolour = (colour: string) => string

/** A paint with every colour changed. */
export function recolouredPaint(paint: Paint, change: Recolour): Paint {
  if (typeof paint === 'string') return change(paint)
  if (paint.type === 'tile') return { ...paint, shapes: recoloured(paint.shapes, change) }
  return { ...paint, stops: paint.stops.map(([at, colour]) => [at, change(colour)] as const) }
}

function recolouredShape(shape: Shape, change: Recolour): Shape {
  if (shape.type === 'group') return { ...shape, shapes: recoloured(shape.shapes, change) }
  if (shape.type === 'text') return { ...shape, colour: change(shape.colour) }
  const stroke = shape.stroke && { ...shape.stroke, colour: change(shape.stroke.colour) }
  const fill = shape.fill === undefined ? undefined : recolouredPaint(shape.fill, change)
  return { ...shape, ...(fill !== undefined && { fill }), ...(stroke && { stroke }) }
}

/** The same shapes with every colour changed, shadows and halos left alone. */
export function recoloured(shapes: readonly Shape[], change: Recolour): Shape[] {
  return shapes.map((shape) => recolouredShape(shape, change))
}
