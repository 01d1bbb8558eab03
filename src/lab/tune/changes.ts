import { memberOf } from '../../kit/changes.ts'
import { canonical } from '../../kit/json.ts'
import type { Draw } from '../../rules/chance.ts'
import type { EditionData } from '../../rules/edition.ts'
import { type EditionValue, valuesOf, withValue } from '../../rules/editionValues.ts'
import { CommandError } from '../title.ts'
import type { Changeable } from './aims.ts'
import type { ValueChange } from './trail.ts'

type Path = EditionValue['path']

/** Places in an edition that may be changed alike. */
export interface ChangeGroup {
  readonly places: readonly Path[]
  readonly how: Changeable
}

/**
 * The places that a designer lets be changed. Only those at which all values are ours: what is printed, published or
 * follows from these stays. Throws `CommandError` where there are none.
 */
export function groupsOf({ data, schema }: EditionData, all: readonly Changeable[]): readonly ChangeGroup[] {
  const values = valuesOf(data, schema)
  return all.map((how) => ({ how, places: how.paths.flatMap((pattern) => placesAt(pattern, data, values)) }))
}

function placesAt(pattern: string, data: unknown, values: readonly EditionValue[]): readonly Path[] {
  const keys = pattern.split('.')
  const fitting = values.filter(({ path }) => {
    const named = namesOf(data, path.slice(0, keys.length))
    return path.length >= keys.length && keys.every((key, at) => key === '*' || named[at]?.includes(key))
  })
  const printed = new Set(fitting.filter(({ source }) => source !== 'ours').map(({ path }) => placeKey(path, keys)))
  const ours = fitting.filter(({ path }) => !printed.has(placeKey(path, keys)))
  if (ours.length === 0) throw new CommandError(`No value at “${pattern}” is ours to change.`)
  return [...new Map(ours.map(({ path }) => [placeKey(path, keys), path.slice(0, keys.length)])).values()]
}

const placeKey = (path: Path, { length }: readonly string[]) => canonical(path.slice(0, length))

const valueAt = (data: unknown, path: Path): unknown => path.reduce(memberOf, data)

/** The names of each step of a path: its key and, where there is one, the id of the thing it leads to, which is last. */
const namesOf = (data: unknown, path: Path): readonly (readonly string[])[] =>
  path.map((key, at) => {
    const id = memberOf(valueAt(data, path.slice(0, at + 1)), 'id')
    return typeof id === 'string' ? [String(key), id] : [String(key)]
  })

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function changeAt(data: unknown, path: Path, value: unknown): ValueChange {
  const name = namesOf(data, path).map((names) => names.at(-1))
  return { path: [...path], value, says: `${name.join('.')}: ${textOf(valueAt(data, path))} → ${textOf(value)}` }
}

/** The data after some changes. */
export const withChanges = (data: unknown, changes: readonly ValueChange[]): unknown =>
  changes.reduce((so, { path, value }) => withValue(so, path, value), data)

const pick = <T>(all: readonly T[], draw: Draw): T | undefined => (all.length > 0 ? all[draw(all.length)] : undefined)

/** A change that a group allows, or two where values are swapped; empty if the drawn one would change nothing. */
export function drawChange({ places, how }: ChangeGroup, data: unknown, draw: Draw): readonly ValueChange[] {
  const place = pick(places, draw)
  if (!place) return []
  const before = canonical(valueAt(data, place))
  if ('swap' in how) {
    const other = pick(
      places.filter((one) => canonical(valueAt(data, one)) !== before),
      draw,
    )
    return other ? [changeAt(data, place, valueAt(data, other)), changeAt(data, other, valueAt(data, place))] : []
  }
  const value = pick(
    allowedBy(how).filter((one) => canonical(one) !== before),
    draw,
  )
  return value === undefined ? [] : [changeAt(data, place, value)]
}

const allowedBy = (how: Exclude<Changeable, { readonly swap: true }>): readonly unknown[] =>
  'values' in how ? how.values : Array.from({ length: how.range[1] - how.range[0] + 1 }, (_, at) => how.range[0] + at)
