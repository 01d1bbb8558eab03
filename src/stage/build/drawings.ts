import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sax from 'sax'
import type { Plugin } from 'vite'
import { polygon } from '../art/draw.ts'
import type { Paint, Point, Stop } from '../art/shape.ts'

/** The attributes of an element. */
type Look = Readonly<Record<string, string>>

/** An element of a drawing. */
interface Element {
  readonly name: string
  readonly look: Look
  readonly children: Element[]
}

/** Tells an artist which element of a drawing can’t be used, and why. */
class DrawingError extends Error {}

/** Elements that draw nothing themselves, as editors leave them. */
const silent = new Set(['defs', 'title', 'desc', 'metadata', 'linearGradient', 'radialGradient'])

/** The attributes that a group hands down to its elements, by SVG’s rules. */
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'data-fill', 'data-stroke']

/** The attributes of an element, those written as style included. */
function lookOf(attributes: Look): Look {
  const { style = '', ...rest } = attributes
  const styled = style.split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf(':')
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
  })
  return { ...rest, ...Object.fromEntries(styled) }
}

function read(svg: string): Element {
  const root: Element = { name: '', look: {}, children: [] }
  const open = [root]
  const xml = sax.parser(true)
  xml.onopentag = ({ name, attributes }) => {
    const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const)
    const element = { name, look: lookOf(Object.fromEntries(texts)), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  xml.onclosetag = () => {
    open.pop()
  }
  xml.onerror = ({ message }) => {
    throw new DrawingError(message.split('\n').join(', '))
  }
  xml.write(svg).close()
  return root
}

const numbers = (text = ''): number[] => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
const pairs = (list: readonly number[]): Point[] =>
  list.flatMap((x, at) => (at % 2 === 0 ? [[x, list[at + 1] ?? 0] as const] : []))

/** An expression in the code that draws a sheet. */
type Code = string

const quoted = (text: string): Code => JSON.stringify(text)

/** An object of the fields that have a value, as code; nothing if there are none. */
function object(fields: Readonly<Record<string, Code | undefined>>): Code | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `{${given.map(([name, value]) => `${name}:${value}`).join(',')}}` : undefined
}

const call = (name: string, ...args: readonly (Code | number | undefined)[]): Code =>
  `${name}(${args.filter((arg) => arg !== undefined).join(',')})`

/** Gradients by their id. */
function gradientsIn(root: Element): ReadonlyMap<string, Code> {
  const found = new Map<string, Code>()
  const walk = ({ name, look, children }: Element) => {
    children.forEach(walk)
    const at = (key: string) => Number(look[key] ?? 0)
    const stops = children.map(({ look: stop }): Stop => [Number(stop.offset ?? 0), stop['stop-color'] ?? '#000000'])
    if (name === 'linearGradient') {
      const ends: Paint = { type: 'linear', from: [at('x1'), at('y1')], to: [at('x2'), at('y2')], stops }
      found.set(look.id ?? '', JSON.stringify(ends))
    } else if (name === 'radialGradient') {
      const rings: Paint = { type: 'radial', at: [at('cx'), at('cy')], radius: at('r'), stops }
      found.set(look.id ?? '', JSON.stringify(rings))
    }
  }
  walk(root)
  return found
}

/** The paint of a fill or stroke; undefined if it has none. */
function paintOf(look: Look, part: 'fill' | 'stroke', gradients: ReadonlyMap<string, Code>): Code | undefined {
  const slot = look[`data-${part}`]
  if (slot !== undefined) return quoted(`$${slot}`)
  const colour = look[part] ?? (part === 'fill' ? '#000000' : 'none')
  const id = /^url\(#(.+)\)$/.exec(colour)?.[1]
  if (id === undefined) return colour === 'none' ? undefined : quoted(colour)
  const gradient = gradients.get(id)
  if (gradient === undefined) throw new DrawingError(`there is no gradient “${id}”`)
  return gradient
}

function strokeOf(look: Look, gradients: ReadonlyMap<string, Code>): Code | undefined {
  const colour = paintOf(look, 'stroke', gradients)
  const dash = numbers(look['stroke-dasharray'])
  const rest = object({
    dash: dash.length > 0 ? JSON.stringify(dash) : undefined,
    round: look['stroke-linecap'] === 'round' ? 'true' : undefined,
  })
  return colour && call('stroke', colour, Number(look['stroke-width'] ?? 1), rest)
}

/** The opacity of something, and the skin or stage on which alone it shows. */
const worn = (own: Look) => ({
  opacity: own.opacity,
  only: own['data-only'] && quoted(own['data-only']),
  ground: own['data-ground'] === undefined ? undefined : 'true',
})

/** A filled or outlined shape, as a call of what the code draws with. */
function shapeOf({ name, look: own }: Element, look: Look, gradients: ReadonlyMap<string, Code>): Code {
  const at = (key: string) => Number(own[key] ?? 0)
  const fill = paintOf(look, 'fill', gradients)
  const rest = { stroke: strokeOf(look, gradients), ...worn(own) }
  const path = (d: Code) => call('path', d, object({ fill, ...rest }) ?? '{}')
  const [x, y, r] = [at('cx'), at('cy'), at('r')]
  switch (name) {
    case 'path':
      return path(quoted(own.d ?? ''))
    case 'rect': {
      const [left, top, wide, high] = [at('x'), at('y'), at('width'), at('height')]
      if (fill === undefined) return path(call('box', left, top, wide, high, own.rx))
      return call('rect', left, top, wide, high, fill, object({ radius: own.rx, ...rest }))
    }
    case 'circle':
      return fill === undefined ? path(call('round', x, y, r)) : call('circle', x, y, r, fill, object(rest))
    case 'ellipse':
      return path(call('round', x, y, at('rx'), at('ry')))
    case 'line':
      return path(quoted(`M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`))
    case 'polygon':
      return path(quoted(polygon(pairs(numbers(own.points)))))
    case 'polyline':
      return path(quoted(polygon(pairs(numbers(own.points))).slice(0, -1)))
    default:
      throw new DrawingError(`a <${name}> can’t be drawn; paths, basic shapes and groups can`)
  }
}

/** Elements moved, turned and scaled together; reads “translate(…) rotate(…) scale(…)”, each at most once. */
function groupOf({ look, children }: Element, above: Look, gradients: ReadonlyMap<string, Code>): Code {
  const { transform = '' } = look
  if (/matrix|skew/.test(transform)) throw new DrawingError(`“${transform}” can’t be read; move, turn and scale can`)
  const part = (name: string) => numbers(new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1])
  const [x = 0, y = 0] = part('translate')
  const [angle] = part('rotate')
  const [sx = 1, sy = sx] = part('scale')
  const rest = object({ angle: angle?.toString(), ...worn(look) })
  return call('group', x, y, sx === sy ? sx : `[${sx},${sy}]`, shapesOf(children, above, gradients), rest)
}

function shapesOf(elements: readonly Element[], above: Look, gradients: ReadonlyMap<string, Code>): Code {
  const handed = Object.fromEntries(Object.entries(above).filter(([key]) => inherited.includes(key)))
  const seen = elements.filter(({ name }) => !silent.has(name) && !name.includes(':'))
  const shapes = seen.map((element) => {
    const look = { ...handed, ...element.look }
    return element.name === 'g' ? groupOf(element, look, gradients) : shapeOf(element, look, gradients)
  })
  return `[${shapes.join(',')}]`
}

/**
 * The drawings of an SVG sheet as code that draws them, by name: one for each group at the top that has an id.
 * Wherever the group lies on the sheet, its own 0, 0 is the drawing’s. `data-fill="wall"` and `data-stroke` name a
 * slot, which the code fills with a colour or pattern; `fill` beside it is for editors alone. `data-only="contrast"` or
 * `"usual"` is for one skin, `data-ground` for what isn’t drawn where the stage is see-through. Throws with a sentence
 * for the artist if an element can’t be used.
 */
export function drawingsIn(svg: string): Code {
  const root = read(svg)
  const gradients = gradientsIn(root)
  const named = (root.children[0]?.children ?? []).filter(({ name, look }) => name === 'g' && look.id !== undefined)
  return `{${named.map(({ look, children }) => `${quoted(look.id ?? '')}:${shapesOf(children, look, gradients)}`).join(',')}}`
}

const query = '?drawings'
const tools = fileURLToPath(new URL('../art/draw.ts', import.meta.url))

/** Turns `import sheet from '….svg?drawings'` into the sheet’s drawings. */
export const drawingsPlugin = (): Plugin => ({
  name: 'drawings',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.svg${query}`)) return undefined
    const file = id.slice(0, -query.length)
    this.addWatchFile(file)
    try {
      const code = `export default ${drawingsIn(readFileSync(file, 'utf8'))}`
      return {
        code: `import { box, circle, group, path, rect, round, stroke } from '${tools}'\n${code}`,
        moduleType: 'js',
      }
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error
      return this.error(`${file}: ${error.message}`)
    }
  },
})
