import { describe, expect, it } from 'vitest'
import { markOf, provenances } from '../../../src/games/foothills/content/edition.ts'
import { builtIn, builtInBy, foothills, readEdition } from '../../../src/games/foothills/index.ts'
import { flawText } from '../../../src/games/foothills/text/en/flaws.ts'
import { foothills as title } from '../../../src/games/foothills/title.ts'
import { sound } from '../../journals.ts'

const copy = () => structuredClone(builtIn)
const problemOf = (data: unknown) => {
  const read = readEdition(data)
  return 'flaw' in read ? flawText(read.flaw) : undefined
}

describe('an edition', () => {
  it('is read back from its own JSON', () => {
    expect(readEdition(JSON.parse(JSON.stringify(builtIn)))).toEqual({ edition: builtIn })
  })

  it('is found by the beginning of its hash, the newest if none begins like that', async () => {
    const old = { ...builtIn, name: 'Old' }
    const { hash } = markOf(old)
    const known = { [hash]: async () => JSON.parse(JSON.stringify(old)) }
    expect(await builtInBy(hash, known)).toEqual(old)
    expect(await builtInBy(hash.slice(0, 6), known)).toEqual(old)
    for (const other of [undefined, '', markOf(builtIn).hash, '0'.repeat(64)])
      expect(await builtInBy(other, known)).toBe(builtIn)
  })

  it('doesn’t travel with a match if it is built in', async () => {
    const edition = async (data: unknown) => sound(await title.open(data)).edition
    expect(await edition(JSON.parse(JSON.stringify(builtIn)))).toBeUndefined()
    expect(await edition({ ...builtIn, name: 'Ours' })).toEqual({ ...builtIn, name: 'Ours' })
  })

  it('gives the source of every value', () => {
    const counts = new Map<string, number>()
    JSON.stringify(builtIn, (key, value) => {
      if (key === 'source') counts.set(value, (counts.get(value) ?? 0) + 1)
      return value
    })
    expect([...counts.keys()].sort()).toEqual([...provenances].sort())
    expect(counts.get('reconstructed')).toBeGreaterThan(50)
  })

  it('changes its hash with any of its values', () => {
    const other = copy()
    const station = other.stations[8]
    if (station) station.rubble.value += 1
    expect(foothills(other).edition.hash).not.toBe(foothills(builtIn).edition.hash)
  })

  it('is refused with the flaw and its place', () => {
    expect(problemOf({ ...copy(), name: 7 })).toMatch(/^name: /)
    expect(problemOf('no edition')).toMatch(/^the whole: /)
    const wrongVerb = copy()
    Object.assign(wrongVerb.golden.A.verbs.value[0] ?? {}, { type: 'steal' })
    expect(problemOf(wrongVerb)).toMatch(/^golden\.A\.verbs\.value\.0/)
  })

  it.each([
    ['a line without a start', (e: typeof builtIn) => e.stations.splice(0, 1), /line I: needs/],
    ['a gap in a line', (e: typeof builtIn) => e.stations.splice(8, 1), /line I: its columns/],
    ['a card twice', (e: typeof builtIn) => e.actions.splice(1, 1, ...e.actions.slice(0, 1)), /twice/],
    [
      'too few cubes',
      (e: typeof builtIn) =>
        Object.assign(e.components.iron, { value: 0 }) && Object.assign(e.components.stone, { value: 5 }),
      /6 resources/,
    ],
    [
      'a start with rubble',
      (e: typeof builtIn) => Object.assign(e.stations[0]?.rubble ?? {}, { value: 1 }),
      /station I-1: /,
    ],
    [
      'a station without track',
      (e: typeof builtIn) => Object.assign(e.stations[8]?.tracks ?? {}, { value: 0 }),
      /track space/,
    ],
    [
      'a colour missing',
      (e: typeof builtIn) => Object.assign(e.actions[0]?.colour ?? {}, { value: 'green' }),
      /actions A/,
    ],
  ])('is refused for %s', (_, spoil, sentence) => {
    const edition = copy()
    spoil(edition)
    expect(problemOf(edition)).toMatch(sentence)
  })
})
