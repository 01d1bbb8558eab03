import { need } from '../../kit/assert.ts'
import { families } from '../fonts.ts'
import type { Group, Paint, Path, Shadow, Shape, Stroke, Text } from './shape.ts'

/** A canvas context and its current scale in device pixels per layout pixel. */
interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly scale: number
  readonly tiles: Map<string, HTMLCanvasElement>
}

const tiles = new Map<string, HTMLCanvasElement>()

/** Paints shapes at `scale` device pixels per layout pixel, on top of the context's own transform. */
export function paint(context: CanvasRenderingContext2D, shapes: readonly Shape[], scale: number): void {
  context.save()
  context.scale(scale, scale)
  paintAll({ context, scale, tiles }, shapes)
  context.restore()
}

/**
 * The context to paint a canvas with. `inMemory` paints on the processor: without a graphics card the browser would
 * emulate one at ten times the cost.
 */
export const contextOf = (canvas: HTMLCanvasElement, inMemory: boolean) =>
  canvas.getContext('2d', { willReadFrequently: inMemory }) ?? undefined

/** Clears the cache of tiled paints. Call when the resolution changes. */
export function forgetTiles(): void {
  tiles.clear()
}

function paintAll(brush: Brush, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.type === 'path') paintPath(brush, shape)
    else if (shape.type === 'text') paintText(brush, shape)
    else paintGroup(brush, shape)
  }
}

function paintGroup(brush: Brush, shape: Group): void {
  const { context } = brush
  const [sx, sy] = typeof shape.scale === 'object' ? shape.scale : [shape.scale ?? 1, shape.scale ?? 1]
  context.save()
  context.translate(shape.x, shape.y)
  if (shape.angle) context.rotate((shape.angle * Math.PI) / 180)
  context.scale(sx, sy)
  if (shape.clip !== undefined) context.clip(new Path2D(shape.clip))
  context.globalAlpha *= shape.opacity ?? 1
  paintAll({ ...brush, scale: brush.scale * Math.sqrt(Math.abs(sx * sy)) }, shape.shapes)
  context.restore()
}

/** Puts back what it changes rather than saving it all: there are thousands of paths. */
function paintPath(brush: Brush, shape: Path): void {
  const { context } = brush
  const { globalAlpha } = context
  const outline = new Path2D(shape.d)
  context.globalAlpha = globalAlpha * (shape.opacity ?? 1)
  if (shape.shadow) castShadow(brush, shape.shadow)
  if (shape.fill !== undefined) {
    context.fillStyle = fillOf(brush, shape.fill)
    context.fill(outline)
    if (shape.shadow) context.shadowColor = 'transparent'
  }
  if (shape.stroke) {
    useStroke(context, shape.stroke)
    context.stroke(outline)
  }
  if (shape.shadow) context.shadowColor = 'transparent'
  context.globalAlpha = globalAlpha
}

/** Canvas shadows ignore the transform, so they are given in device pixels. */
function castShadow({ context, scale }: Brush, shadow: Shadow): void {
  context.shadowColor = shadow.colour
  context.shadowOffsetX = shadow.x * scale
  context.shadowOffsetY = shadow.y * scale
  context.shadowBlur = shadow.blur * scale
}

function useStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  context.strokeStyle = stroke.colour
  context.lineWidth = stroke.width
  context.lineJoin = 'round'
  context.lineCap = stroke.round ? 'round' : 'butt'
  context.setLineDash([...(stroke.dash ?? [])])
}

function paintText({ context }: Brush, shape: Text): void {
  context.save()
  context.globalAlpha *= shape.opacity ?? 1
  context.font = `${shape.italic ? 'italic ' : ''}${shape.font === 'display' ? 400 : (shape.weight ?? 500)} ${shape.size}px '${families[shape.font]}'`
  context.textAlign = shape.anchor === 'middle' ? 'center' : (shape.anchor ?? 'start')
  if ('letterSpacing' in context) context.letterSpacing = `${shape.spacing ?? 0}px`
  if (shape.halo) {
    useStroke(context, shape.halo)
    context.strokeText(shape.text, shape.x, shape.y)
  }
  context.fillStyle = shape.colour
  context.fillText(shape.text, shape.x, shape.y)
  context.restore()
}

function fillOf(brush: Brush, fill: Paint): string | CanvasGradient | CanvasPattern {
  if (typeof fill === 'string') return fill
  if (fill.type === 'tile') return tileOf(brush, fill)
  const run =
    fill.type === 'linear'
      ? brush.context.createLinearGradient(...fill.from, ...fill.to)
      : brush.context.createRadialGradient(...fill.at, 0, ...fill.at, fill.radius)
  for (const [at, colour] of fill.stops) run.addColorStop(at, colour)
  return run
}

function tileOf(brush: Brush, fill: Extract<Paint, { type: 'tile' }>): CanvasPattern {
  const scale = Math.max(1, Math.ceil(brush.scale * 2))
  const key = `${fill.id}/${scale}`
  const tile = brush.tiles.get(key) ?? paintTile(fill, scale)
  brush.tiles.set(key, tile)
  const pattern = need(brush.context.createPattern(tile, 'repeat') ?? undefined, 'a pattern')
  pattern.setTransform(new DOMMatrix().scale(1 / scale))
  return pattern
}

function paintTile(fill: Extract<Paint, { type: 'tile' }>, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = fill.w * scale
  canvas.height = fill.h * scale
  const context = need(contextOf(canvas, true), 'a context to paint on')
  paint(context, fill.shapes, scale)
  return canvas
}
