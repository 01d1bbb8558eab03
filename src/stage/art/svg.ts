import { fonts } from '../../kit/tokens.ts'
import type { Paint, Path, Shape, Text } from './shape.ts'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const attributes = (fields: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

/** The first colour of a paint: SVG for the page is small and does without runs and tiles. */
function plain(paint: Paint | undefined): string {
  if (paint === undefined) return 'none'
  if (typeof paint === 'string') return paint
  if (paint.type === 'tile') return plain(firstFill(paint.shapes))
  return paint.stops[Math.floor(paint.stops.length / 2)]?.[1] ?? 'none'
}

function firstFill(shapes: readonly Shape[]): Paint | undefined {
  for (const shape of shapes) if (shape.type === 'path' && shape.fill) return shape.fill
  return undefined
}

function pathSvg({ d, fill, stroke, opacity }: Path): string {
  return `<path${attributes({
    d,
    fill: plain(fill),
    stroke: stroke?.colour,
    'stroke-width': stroke?.width,
    'stroke-dasharray': stroke?.dash?.join(' '),
    'stroke-linecap': stroke?.round && 'round',
    opacity,
  })}/>`
}

function textSvg(shape: Text): string {
  return `<text${attributes({
    x: shape.x,
    y: shape.y,
    'font-family': fonts[shape.font],
    'font-size': shape.size,
    'font-weight': shape.weight,
    'font-style': shape.italic && 'italic',
    'text-anchor': shape.anchor,
    'letter-spacing': shape.spacing,
    fill: shape.colour,
    opacity: shape.opacity,
  })}>${escaped(shape.text)}</text>`
}

function shapeSvg(shape: Shape): string {
  if (shape.type === 'path') return pathSvg(shape)
  if (shape.type === 'text') return textSvg(shape)
  const [sx, sy] =
    typeof shape.scale === 'object' ? shape.scale : [shape.scale ?? 1, shape.scale ?? 1]
  const transform = `translate(${shape.x} ${shape.y}) rotate(${shape.angle ?? 0}) scale(${sx} ${sy})`
  const inner = shape.shapes.map(shapeSvg).join('')
  return `<g${attributes({ transform, opacity: shape.opacity })}>${inner}</g>`
}

/** Shapes as an SVG text for the page, `w` by `h`; runs of colour become one colour, clips are left out. */
export function svgOf(shapes: readonly Shape[], w: number, h: number): string {
  const size = attributes({ viewBox: `0 0 ${w} ${h}`, width: w, height: h })
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} aria-hidden="true">${shapes.map(shapeSvg).join('')}</svg>`
}
