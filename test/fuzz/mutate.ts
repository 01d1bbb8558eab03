import { canonical, parseJson } from '../../src/kit/json.ts'
import type { Draw } from '../../src/rules/chance.ts'

/** Where a value is inside another: field names and list places, from the outside in. */
type Path = readonly string[]

/** The sources of mutations. */
export interface Mutating {
  readonly draw: Draw
  /** Another text that was really sent, to take values from. */
  readonly other: () => string
}

type Mutation = (value: unknown, chances: Mutating) => unknown

const oneOf = <T>(draw: Draw, list: readonly T[]): T | undefined => list[draw(list.length)]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stands for text that JSON.stringify would never write; `withRaw` puts it in. */
const raw = (text: string) => ({ '@raw': text })
const withRaw = (text: string) =>
  text.replace(/\{"@raw":("(?:[^"\\]|\\.)*")\}/g, (_, quoted: string) => JSON.parse(quoted))

const nested = (depth: number) => raw('['.repeat(depth) + ']'.repeat(depth))
const long = (length: number, of = 'x') => of.repeat(length)

/** Values that code tends to forget. */
const odd: readonly (() => unknown)[] = [
  0,
  1,
  -1,
  0.5,
  63,
  64,
  65,
  255,
  999,
  1000,
  1e9,
  1e9 + 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  ' ',
  'NaN',
  'host',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '🚂',
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 1 },
  'x'.repeat(201),
  '0'.repeat(16),
  '0'.repeat(32),
  '0'.repeat(64),
  'f'.repeat(32),
  'A'.repeat(43),
]
  .map((value) => () => value as unknown)
  .concat([
    () => raw('1e999'),
    () => raw('-0'),
    () => raw('1E-400'),
    () => nested(60),
    () => nested(200),
    () => nested(20_000),
    () => long(5000),
    () => long(70_000, 'é'),
    () => raw('{"__proto__":{"type":"ping"}}'),
    () => Array.from({ length: 1001 }, (_, at) => at),
  ])

const replaced: Mutation = (_, { draw }) => oneOf(draw, odd)?.()

/** A near neighbour: the off-by-one, the cut text, the list with a gap. */
const nudged: Mutation = (value, { draw }) => {
  if (typeof value === 'number') return [value + 1, value - 1, -value, value * 2, value + 0.5][draw(5)]
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return nudgedText(value, draw)
  if (Array.isArray(value)) return nudgedList(value, draw)
  return isRecord(value) ? nudgedRecord(value, draw) : 0
}

function nudgedText(text: string, draw: Draw): string {
  const at = draw(text.length + 1)
  const digit = '0123456789abcdef'[draw(16)]
  switch (draw(5)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text + text
    case 2:
      return text.toUpperCase()
    case 3:
      return text.slice(0, at) + text.slice(at + 1)
    default:
      return text.slice(0, at) + digit + text.slice(at + 1)
  }
}

function nudgedList(list: readonly unknown[], draw: Draw): unknown {
  const at = draw(list.length + 1)
  switch (draw(6)) {
    case 0:
      return list.slice(0, at)
    case 1:
      return list.slice(at)
    case 2:
      return list.toReversed()
    case 3:
      return [...list.slice(0, at), ...list.slice(at - 1, at), ...list.slice(at)]
    case 4:
      return Array.from({ length: 1 + draw(70) }).flatMap(() => list.slice(0, 3))
    default:
      return { ...list }
  }
}

function nudgedRecord(record: Readonly<Record<string, unknown>>, draw: Draw): unknown {
  const fields = Object.entries(record)
  const at = draw(fields.length)
  const [key = 'x', value] = fields[at] ?? []
  const others = fields.filter((_, other) => other !== at)
  switch (draw(6)) {
    case 0:
    case 1:
      return Object.fromEntries(others)
    case 2:
      return { ...record, [`${key}s`]: value }
    case 3:
      return Object.fromEntries([...others, [oneOf(draw, fields)?.[0] ?? 'y', value]])
    case 4:
      return Object.values(record)
    default:
      return raw(`${canonical(record).slice(0, -1)},${JSON.stringify(key)}:${canonical(record)}}`)
  }
}

const wrapped: Mutation = (value, { draw }) => (draw(2) === 0 ? [value] : { value })

/** Takes what another message has in a field of this name, or anything of its. */
const swapped =
  (name: string | undefined): Mutation =>
  (value, { draw, other }) => {
    const theirs = parseJson(other())
    const paths = pathsIn(theirs)
    const named = paths.filter((path) => path.at(-1) === name)
    const path = oneOf(draw, named.length > 0 && draw(4) > 0 ? named : paths)
    return path ? at(theirs, path) : value
  }

/** Every place in a value, the whole included; of long ones only the first few hundred. */
function pathsIn(value: unknown, path: Path = [], found: Path[] = []): readonly Path[] {
  if (found.length > 400) return found
  found.push(path)
  if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) pathsIn(one, [...path, key], found)
  return found
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Object.entries(inner).find(([one]) => one === key)?.[1] : undefined,
    value,
  )

/** The value with something else at a place. */
function put(value: unknown, [key, ...rest]: Path, to: (one: unknown) => unknown): unknown {
  if (key === undefined) return to(value)
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? put(one, rest, to) : one))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === key ? put(one, rest, to) : one]))
}

/** A value with something wrong somewhere inside. */
export function mutated(value: unknown, chances: Mutating): unknown {
  const { draw } = chances
  const path = oneOf(draw, pathsIn(value)) ?? []
  const kinds = [nudged, nudged, nudged, replaced, replaced, wrapped, swapped(path.at(-1))]
  const kind = oneOf(draw, kinds) ?? nudged
  return put(value, path, (one) => kind(one, chances))
}

/** The text of a value that may hold what no value can. */
export const textOf = (value: unknown): string => withRaw(JSON.stringify(value) ?? '')

/** A text that isn’t even JSON any more, or another one altogether. */
function damaged(text: string, { draw, other }: Mutating): string {
  const from = draw(text.length + 1)
  switch (draw(6)) {
    case 0:
      return text.slice(0, from)
    case 1:
      return text.slice(from)
    case 2:
      return text + other()
    case 3:
      return `\ufeff${text}`
    case 4:
      return text.slice(0, from) + String.fromCharCode(draw(0xffff)) + text.slice(from + 1)
    default:
      return text.replace(/\d+/, '1e999')
  }
}

/** A message with one or four things wrong, or one that was really sent, at the wrong time. */
export function mutate(text: string, chances: Mutating): string {
  const { draw } = chances
  const kind = draw(12)
  if (kind === 0) return text
  if (kind === 1) return damaged(text, chances)
  let value = parseJson(text)
  for (let left = draw(3) === 0 ? 4 : 1; left > 0; left--) value = mutated(value, chances)
  return textOf(value)
}
