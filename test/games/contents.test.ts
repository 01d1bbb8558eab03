import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { sources } from '../../src/rules/edition.ts'
import { sound } from '../journals.ts'
import { contentOf } from './contents.ts'

type Said = string | Readonly<Record<string, string>> | undefined

const saidSchema = v.fallback(v.optional(v.union([v.string(), v.record(v.string(), v.string())])), undefined)

/** A value of a file, with the word for where it comes from. */
interface Value {
  readonly at: string
  readonly source: string | undefined
}

/** Every value inside data. `said` is the word so far, for all of it or by the field. */
function valuesIn(data: unknown, at: string, word: string | undefined, said: Said): readonly Value[] {
  if (typeof data !== 'object' || data === null) return [{ at, source: word }]
  const own = 'source' in data ? v.parse(saidSchema, data.source) : undefined
  const by = own ?? said
  const wordFor = (field: string) => {
    if (typeof by === 'string') return by
    return by?.[field] ?? (own ? by?.rest : word)
  }
  return Object.entries(data)
    .filter(([field]) => field !== 'source' && field !== 'note')
    .flatMap(([field, one]) => valuesIn(one, `${at}.${field}`, wordFor(field), by))
}

/** Fields that a source names but that aren’t there. */
function strayIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  const source = 'source' in data ? v.parse(saidSchema, data.source) : undefined
  const named = typeof source === 'object' ? Object.keys(source) : []
  const inside = JSON.stringify({ ...data, source: undefined })
  const stray = named.filter((field) => field !== 'rest' && !inside.includes(`"${field}":`))
  return [...stray, ...Object.values(data).flatMap(strayIn)]
}

/** The head of the file says what it is. */
const heads = ['.game', '.format', '.name']

describe.each(titles)('the content of $name', (title) => {
  const content = contentOf(title.id)
  const values = valuesIn(content, '', undefined, undefined).filter(({ at }) => !heads.includes(at))

  it('gives the source of every value', () => {
    expect(values.length).toBeGreaterThan(50)
    expect(values.filter(({ source }) => !sources.some((one) => one === source))).toEqual([])
    expect(strayIn(content)).toEqual([])
  })

  it('is the built-in edition, which needn’t travel with a match', async () => {
    expect(sound(await title.open(content)).edition).toBeUndefined()
  })

  it('may be named otherwise', async () => {
    const other = { ...content, name: 'Our own' }
    expect(sound(await title.open(other)).game.edition.name).toBe('Our own')
  })
})
