import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { editionReader, editionsOf, hashOf, sourced, text, wholeTo } from '../../src/rules/edition.ts'
import type { Flaw } from '../../src/rules/flaw.ts'
import { editionIn } from '../games/contents.ts'

const schema = sourced({ name: text, cards: v.array(sourced({ cost: wholeTo(9), gain: wholeTo(9) })) })
type Toy = v.InferOutput<typeof schema>

const flawIn = ({ cards }: Toy): Flaw | undefined =>
  cards.length === 0 ? { reason: 'noCards', at: 'cards', amounts: {} } : undefined
const read = editionReader(schema, flawIn)
const markOf = (edition: Toy) => ({ name: edition.name, hash: hashOf(edition) })

const content = {
  name: 'Newest',
  source: 'printed',
  cards: [
    { cost: 1, gain: 2 },
    { cost: 3, gain: 4, source: { gain: 'ours' }, note: 'found by playing' },
  ],
}
const old = { ...content, name: 'Old' }
const hashOfOld = hashOf(editionIn(read(old)))
const editions = editionsOf({ content, schema, read, markOf, earlier: { [hashOfOld]: async () => old } })

describe('an edition', () => {
  it('is read as its values, without what is said of them', () => {
    const cards = [
      { cost: 1, gain: 2 },
      { cost: 3, gain: 4 },
    ]
    expect(read(content)).toEqual({ edition: { name: 'Newest', cards } })
  })

  it.each([
    ['a value that isn’t one', { ...content, cards: [{ cost: 'much', gain: 2 }] }, 'cards.0.cost'],
    ['a field that nobody knows', { ...content, cards: [{ cost: 1, gain: 2, loss: 3 }] }, 'cards.0.loss'],
    ['an unknown source', { ...content, cards: [{ cost: 1, gain: 2, source: 'hearsay' }] }, 'cards.0.source'],
    ['something else', 'no edition', ''],
  ])('has a flaw for %s, and says where', (_, data, at) => {
    expect(read(data)).toMatchObject({ flaw: { reason: 'badValue', at } })
  })

  it('has a flaw where its values don’t fit together', () => {
    expect(read({ ...content, cards: [] })).toEqual({ flaw: { reason: 'noCards', at: 'cards', amounts: {} } })
  })

  it('keeps its hash when a source or a note is mended', () => {
    const mended = { ...content, source: 'derived', note: 'counted' }
    expect(hashOf(editionIn(read(mended)))).toBe(hashOf(editions.builtIn))
    expect(hashOfOld).not.toBe(hashOf(editions.builtIn))
  })

  it('that is built in is found by the beginning of its hash, the newest if none begins like that', async () => {
    const nameBy = async (digits?: string) => editionIn(await editions.open(undefined, digits)).name
    expect(await nameBy(hashOfOld)).toBe('Old')
    expect(await nameBy(hashOfOld.slice(0, 6))).toBe('Old')
    expect(await Promise.all([undefined, '', hashOf(editions.builtIn), '0'.repeat(64)].map(nameBy))).toEqual(
      Array(4).fill('Newest'),
    )
  })

  it('is known to be built in by its whole hash', () => {
    const hashes = [hashOfOld, hashOf(editions.builtIn), hashOfOld.slice(0, 6), hashOf('another')]
    expect(hashes.map(editions.isBuiltIn)).toEqual([true, true, false, false])
  })

  it('can’t be built in with a flaw, which is told with its title, its name and where it is', () => {
    const flawed = sourced({ game: v.literal('toys'), ...schema.pipe[0].entries })
    const reading = { schema: flawed, read: editionReader(flawed, flawIn), markOf }
    const build = (cards: unknown) => () => editionsOf({ content: { game: 'toys', name: 'Bad', cards }, ...reading })
    expect(build([])).toThrow('built into toys, “Bad”: {"reason":"noCards","at":"cards"')
    expect(build([{ cost: 99, gain: 2 }])).toThrow('built into toys, “Bad”: {"reason":"badValue","at":"cards.0.cost"')
  })
})
