import { fonts } from '../../kit/tokens.ts'
import type { Group, Paint, Path, Shape, Text } from './shape.ts'

/** The definitions of one document, keyed by their text so that each is written once. */
interface Document {
  readonly prefix: string
  readonly ids: Map<string, string>
}

const number = (value: number) => String(Math.round(value * 1000) / 1000)
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const pairs = (fields: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : escaped(value ?? '')}"`)
    .join('')

/** The id of a definition, added if new. `text` gets its element name and body. */
function defined(document: Document, open: string, body: string, close: string): string {
  const text = `${open}|${body}|${close}`
  const known = document.ids.get(text)
  if (known !== undefined) return `url(#${known})`
  const id = `${document.prefix}${document.ids.size}`
  document.ids.set(text, id)
  return `url(#${id})`
}

function paintText(document: Document, paint: Paint): string {
  if (typeof paint === 'string') return paint
  if (paint.type === 'tile') {
    const { w: width, h: height, shapes } = paint
    const body = shapes.map((shape) => shapeText(document, shape)).join('')
    const units = { patternUnits: 'userSpaceOnUse' }
    return defined(document, `pattern${pairs({ width, height, ...units })}`, body, 'pattern')
  }
  const body = paint.stops.map(([at, colour]) => `<stop${pairs({ offset: at, 'stop-color': colour })}/>`)
  return defined(document, gradientTag(paint), body.join(''), `${paint.type}Gradient`)
}

function gradientTag(paint: Exclude<Paint, string | { type: 'tile' }>): string {
  const units = { gradientUnits: 'userSpaceOnUse' }
  if (paint.type === 'radial') {
    const [cx, cy] = paint.at
    return `radialGradient${pairs({ cx, cy, r: paint.radius, ...units })}`
  }
  const [[x1, y1], [x2, y2]] = [paint.from, paint.to]
  return `linearGradient${pairs({ x1, y1, x2, y2, ...units })}`
}

function pathText(document: Document, { d, fill, stroke, opacity }: Path): string {
  return `<path${pairs({
    d,
    fill: fill === undefined ? 'none' : paintText(document, fill),
    stroke: stroke?.colour,
    'stroke-width': stroke?.width,
    'stroke-dasharray': stroke?.dash?.map(number).join(' '),
    'stroke-linecap': stroke?.round && 'round',
    'stroke-linejoin': stroke && 'round',
    opacity,
  })}/>`
}

function placement({ x, y, scale = 1, angle = 0 }: Group): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const moved = x === 0 && y === 0 ? '' : `translate(${number(x)} ${number(y)})`
  const turned = angle === 0 ? '' : `rotate(${number(angle)})`
  const sized = sx === 1 && sy === 1 ? '' : `scale(${number(sx)} ${number(sy)})`
  return moved + turned + sized
}

function groupText(document: Document, group: Group): string {
  const { clip, opacity, shapes } = group
  const inner = shapes.map((shape) => shapeText(document, shape)).join('')
  const held = clip === undefined ? undefined : defined(document, 'clipPath', `<path d="${clip}"/>`, 'clipPath')
  const transform = placement(group) || undefined
  return `<g${pairs({ transform, opacity, 'clip-path': held })}>${inner}</g>`
}

function lineText(line: Text): string {
  if (line.text === '') return ''
  return `<text${pairs({
    x: line.x,
    y: line.y,
    'font-family': fonts[line.font],
    'font-size': line.size,
    'font-weight': line.weight,
    'font-style': line.italic && 'italic',
    'text-anchor': line.anchor,
    'letter-spacing': line.spacing,
    fill: line.colour,
    opacity: line.opacity,
  })}>${escaped(line.text)}</text>`
}

function shapeText(document: Document, shape: Shape): string {
  if (shape.type === 'path') return pathText(document, shape)
  return shape.type === 'group' ? groupText(document, shape) : lineText(shape)
}

/**
 * Writes shapes as an SVG document of `width` by `height`, with gradients, clips and tiles. Identifiers begin with
 * `prefix`, so that several documents can share a page.
 */
export function svgDocument(
  shapes: readonly Shape[],
  { width, height, prefix }: { width: number; height: number; prefix: string },
): string {
  const document: Document = { prefix, ids: new Map() }
  const body = shapes.map((shape) => shapeText(document, shape)).join('')
  const definitions = [...document.ids].map(([text, id]) => {
    const [open = '', inner = '', close = ''] = text.split('|')
    return `<${open} id="${id}">${inner}</${close}>`
  })
  const size = pairs({ viewBox: `0 0 ${number(width)} ${number(height)}`, width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg"${size}><defs>${definitions.join('')}</defs>${body}</svg>`
}
