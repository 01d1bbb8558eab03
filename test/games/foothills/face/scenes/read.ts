import type { Shape } from '../../../../../src/stage/art/shape.ts'

/** Every number in a list of shapes, those inside path data included. */
export function numbersOf(shapes: readonly Shape[]): number[] {
  return (
    JSON.stringify(shapes, (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? `bad ${value}` : value,
    )
      .replace(/#[0-9a-f]{6}/gi, '')
      .match(/bad|NaN|Infinity|undefined|-?\d*\.?\d+(?:e[-+]?\d+)?/g)
      ?.map(Number) ?? []
  )
}

/** Every shape, groups and their contents. */
export function everyShape(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.type === 'group' ? [shape, ...everyShape(shape.shapes)] : [shape]))
}

/** The contents of an XML document; `problem` says where its tags don't close. */
export interface Reading {
  readonly elements: readonly string[]
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly problem: string | undefined
}

const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y
const words = /(?:[^<&]|&\w+;)+/y

/** Reads the small XML that scenes are written in; anything it does not know is a problem. */
export function readXml(text: string): Reading {
  const [open, elements, attributes]: [string[], string[], [string, string][]] = [[], [], []]
  let at = 0
  while (at < text.length) {
    words.lastIndex = at
    if (open.length > 0) at += words.exec(text)?.[0].length ?? 0
    tag.lastIndex = at
    const [whole = '', closing, name = '', inside = '', single] = tag.exec(text) ?? []
    if (whole === '') return { elements, attributes, problem: `at ${at}: ${text.slice(at, at + 40)}` }
    if (closing && open.pop() !== name) return { elements, attributes, problem: `</${name}> at ${at}` }
    if (!closing) elements.push(name)
    if (!closing && !single) open.push(name)
    for (const [, key = '', value = ''] of inside.matchAll(/([\w:-]+)="([^"]*)"/g)) attributes.push([key, value])
    at += whole.length
  }
  return { elements, attributes, problem: open.length > 0 ? `<${open.at(-1)}> stays open` : undefined }
}
