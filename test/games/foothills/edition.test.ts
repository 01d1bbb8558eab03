import { describe, expect, it } from 'vitest'
import { markOf } from '../../../src/games/foothills/content/edition.ts'
import { editions } from '../../../src/games/foothills/content/editions.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { flawIn } from '../../../src/games/foothills/text/flaws.ts'
import { foothills as title } from '../../../src/games/foothills/title.ts'
import * as flaws from '../../../src/games/foothills/words/en/flaws.ts'
import { sound } from '../../journals.ts'
import { contentOf, editionIn } from '../contents.ts'
import { inFirstFormat } from './firstFormat.ts'

const copy = () => structuredClone(builtIn)
const problemOf = async (data: unknown) => {
  const read = await editions.open(data)
  return 'flaw' in read ? flawIn(flaws, read.flaw) : undefined
}

describe('an edition', () => {
  it('is read back from its own JSON', async () => {
    expect(await editions.open(JSON.parse(JSON.stringify(builtIn)))).toEqual({ edition: builtIn })
  })

  it('has the values and the hash that it had in the first format', async () => {
    // It had no names in other languages.
    const { names: _, ...content } = contentOf('foothills', 'earlier/66838a32')
    const edition = editionIn(await editions.open(inFirstFormat(content)))
    const first = editionIn(await editions.open(undefined, '66838a32'))
    expect({ ...edition, format: 2, names: first.names }).toEqual(first)
    expect(markOf(edition)).toEqual(markOf(first))
    expect(markOf(first).hash).toMatch(/^66838a32/)
  })

  it('stays built in when a newer one takes its place', async () => {
    const first = editionIn(await editions.open(undefined, '66838a32'))
    const { hash } = markOf(first)
    expect(hash).not.toBe(markOf(builtIn).hash)
    expect(editions.isBuiltIn(hash)).toBe(true)
    const opened = sound(await title.open(undefined, hash))
    expect([opened.edition, opened.game.edition.hash]).toEqual([undefined, hash])
    expect((await opened.values()).data).toEqual(contentOf('foothills', 'earlier/66838a32'))
  })

  it('has a hash of its own for a file in the first format with other sources', async () => {
    const file = inFirstFormat(contentOf('foothills', 'earlier/66838a32'), 'printed')
    expect(markOf(editionIn(await editions.open(file))).hash).not.toBe(markOf(builtIn).hash)
  })

  it('doesn’t travel with a match if it is built in', async () => {
    const edition = async (data: unknown) => sound(await title.open(data)).edition
    expect(await edition(JSON.parse(JSON.stringify(builtIn)))).toBeUndefined()
    expect(await edition({ ...builtIn, name: 'Ours' })).toEqual({ ...builtIn, name: 'Ours' })
  })

  it('keeps its hash when a name in another language is mended', () => {
    expect(markOf({ ...builtIn, names: { cy: { Bala: 'Tref y Bala' } } })).toEqual(markOf(builtIn))
  })

  it('changes its hash with any of its values', () => {
    const other = copy()
    const station = other.stations[8]
    if (station) station.rubble += 1
    expect(foothills(other).edition.hash).not.toBe(foothills(builtIn).edition.hash)
  })

  it('is refused with the flaw and its place', async () => {
    expect(await problemOf({ ...copy(), name: 7 })).toMatch(/^name: /)
    expect(await problemOf('no edition')).toMatch(/^the whole: /)
    const wrongVerb = copy()
    Object.assign(wrongVerb.golden.A.verbs[0] ?? {}, { type: 'steal' })
    expect(await problemOf(wrongVerb)).toMatch(/^golden\.A\.verbs\.0/)
  })

  it.each([
    ['a line without a start', (e: typeof builtIn) => e.stations.splice(0, 1), /line I: needs/],
    ['a gap in a line', (e: typeof builtIn) => e.stations.splice(8, 1), /line I: its columns/],
    ['a card twice', (e: typeof builtIn) => e.actions.splice(1, 1, ...e.actions.slice(0, 1)), /twice/],
    [
      'an id twice that objects have as a name',
      (e: typeof builtIn) =>
        e.stations.splice(0, 2, ...e.stations.slice(0, 2).map((one) => ({ ...one, id: 'constructor' }))),
      /“constructor” appears twice/,
    ],
    ['too few cubes', (e: typeof builtIn) => Object.assign(e.components, { iron: 0, stone: 5 }), /6 resources/],
    ['a start with rubble', (e: typeof builtIn) => Object.assign(e.stations[0] ?? {}, { rubble: 1 }), /station I-1: /],
    [
      'a station without track',
      (e: typeof builtIn) => Object.assign(e.stations[8] ?? {}, { tracks: 0 }),
      /track space/,
    ],
    ['a colour missing', (e: typeof builtIn) => Object.assign(e.actions[0] ?? {}, { colour: 'green' }), /actions A/],
  ])('is refused for %s', async (_, spoil, sentence) => {
    const edition = copy()
    spoil(edition)
    expect(await problemOf(edition)).toMatch(sentence)
  })
})
