import { membersOf } from '../../kit/changes.ts'
import type { EditionData, ValueSource } from '../../rules/edition.ts'
import { type EditionValue, valuesOf } from '../../rules/editionValues.ts'
import { valueAt } from '../position/tree.ts'

type Path = EditionValue['path']

/** A value as a tester changes it. */
export interface Row {
  /** Such as `stations.3.spaces.0.cost`. */
  readonly path: string
  /** Its name within its thing. */
  readonly label: string
  readonly value: unknown
  readonly source: ValueSource
  readonly note?: string | undefined
  /** Missing for what is written as JSON. */
  readonly allowed?: EditionValue['allowed']
}

/** A card, station, line or the like, with its values. */
export interface EditionThing {
  readonly path: string
  readonly name: string
  /** The kind of thing it is, as the edition names it. */
  readonly section: string
  readonly rows: readonly Row[]
}

/** Fields at the head of an edition, which name it. */
const heads: ReadonlySet<string> = new Set(['game', 'format', 'name'])

/** The things of an edition with all their values, in order; without what names the edition and the things. */
export function thingsOf({ data, schema }: EditionData): readonly EditionThing[] {
  const things = new Map<string, EditionThing & { readonly rows: Row[] }>()
  const seen = new Set<string>()
  for (const [path, value] of rowPaths(valuesOf(data, schema))) {
    const at = path.join('.')
    const start = thingPath(data, path)
    if (heads.has(at) || path.at(-1) === 'id' || seen.has(at)) continue
    seen.add(at)
    const thing = things.get(start.join('.')) ?? thingAt(data, start)
    things.set(thing.path, thing)
    thing.rows.push(rowOf(data, path, labelOf(path.slice(start.length)) || at, value))
  }
  return [...things.values()]
}

/** Where each value is changed: as a part of what is around it, if all in that is from the same source. */
function rowPaths(values: readonly EditionValue[]): readonly (readonly [Path, EditionValue])[] {
  const around = ({ path, whole }: EditionValue) => path.slice(0, whole)
  const mixed = new Set<string>()
  const sources = new Map<string, ValueSource>()
  for (const one of values) {
    const at = around(one).join('.')
    if ((sources.get(at) ?? one.source) !== one.source) mixed.add(at)
    sources.set(at, one.source)
  }
  return values.map((one) => [mixed.has(around(one).join('.')) ? one.path : around(one), one])
}

function rowOf(data: unknown, path: Path, label: string, { path: at, allowed, source, note }: EditionValue): Row {
  const isSingle = path.length === at.length && !(allowed.range && allowed.choices)
  const text = path.join('.')
  return { path: text, label, value: valueAt(data, text), source, note, ...(isSingle ? { allowed } : {}) }
}

/** The outermost thing around a value that has a name or a number of its own, or else the first of a list. */
function thingPath(data: unknown, path: Path): Path {
  const starts = path.slice(1).map((_, at) => path.slice(0, at + 1))
  const isThing = (start: Path) =>
    membersOf(valueAt(data, start.join('.'))).some(([key]) => key === 'name' || key === 'id')
  const isListed = (start: Path) => typeof start.at(-1) === 'number' && typeof path[start.length] === 'string'
  return starts.find(isThing) ?? starts.find(isListed) ?? path.slice(0, 1)
}

const thingAt = (data: unknown, path: Path): EditionThing & { readonly rows: Row[] } => {
  const text = path.join('.')
  const named = nameOf(valueAt(data, text))
  const isAlone = path.length === 1
  const name = named || labelOf(isAlone ? path : path.slice(-1))
  return { path: text, name, section: labelOf(isAlone ? path : path.slice(0, -1)), rows: [] }
}

/** The name of a thing, or that of its site or side, with its number or letters. */
function nameOf(thing: unknown): string {
  const { name, site, id, number, ...others } = Object.fromEntries(membersOf(thing))
  const inside = Object.values(others).map((one) => textOf(valueAt(one, 'name')))
  const names = [textOf(name), textOf(site), ...inside, undefined]
  return [names.find((one) => one !== undefined), textOf(id) ?? textOf(number)]
    .filter((one) => one !== undefined)
    .join(' · ')
}

/** A word or number by itself, or with its source. */
function textOf(data: unknown): string | undefined {
  if (typeof data === 'string' || typeof data === 'number') return `${data}`
  return data === undefined ? undefined : textOf(valueAt(data, 'value'))
}

/** A path as people read it, counted from 1. */
const labelOf = (path: Path): string =>
  path
    .filter((key, at) => key !== 'value' || at === 0)
    .map((key) => (typeof key === 'number' ? key + 1 : key))
    .join(' ')

/** The things, and of each the values, that a search finds; of these, if wanted, those that are ours alone. */
export function found(things: readonly EditionThing[], search: string, onlyOurs: boolean): readonly EditionThing[] {
  const wanted = search.trim().toLowerCase()
  const has = (...texts: readonly (string | undefined)[]) => texts.some((one) => one?.toLowerCase().includes(wanted))
  return things.flatMap((thing) => {
    const isNamed = has(thing.name, thing.section)
    const rows = thing.rows.filter(
      ({ label, value, source, note }) =>
        (!onlyOurs || source === 'ours') && (isNamed || has(label, source, note, JSON.stringify(value))),
    )
    return rows.length > 0 ? [{ ...thing, rows }] : []
  })
}
