import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { sources } from '../../src/rules/edition.ts'
import { sound } from '../journals.ts'
import { contentOf } from './contents.ts'

type Fields = Readonly<Record<string, string>>

const saidSchema = v.union([v.string(), v.record(v.string(), v.string())])

/** A value of a file, with the word for where it comes from. */
interface Value {
  readonly at: string
  readonly source: string | undefined
}

/** Every value inside data, which from outside comes by the field from there, or else from one source. */
function valuesIn(data: unknown, at: string, outer: string | undefined, fields: Fields): readonly Value[] {
  if (typeof data !== 'object' || data === null) return [{ at, source: outer }]
  const said = 'source' in data ? v.parse(saidSchema, data.source) : fields
  const rest = typeof said === 'string' ? said : (said.rest ?? outer)
  const named = typeof said === 'string' ? {} : said
  return Object.entries(data)
    .filter(([field]) => field !== 'source' && field !== 'note')
    .flatMap(([field, one]) => valuesIn(one, `${at}.${field}`, named[field] ?? rest, named))
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
  const values = valuesIn(content, '', undefined, {}).filter(({ at }) => !heads.includes(at))

  it('gives the source of every value', () => {
    expect(values.length).toBeGreaterThan(0)
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
