import { describe, expect, it } from 'vitest'
import { editions, ownStations } from '../../../src/games/metro/content/edition.ts'
import { deckOf } from '../../../src/games/metro/content/tiles.ts'
import { metro, metroWith } from '../../../src/games/metro/index.ts'
import { unseenOf } from '../../../src/games/metro/unseen.ts'
import { editionIn } from '../contents.ts'
import { texts } from './said.ts'

const { flawText, wordsWith } = texts.en

const { tiles } = editions.builtIn
const file = { game: 'metro', format: 1, name: 'Straight on', tiles: { ...tiles, aaaa: 6, dddd: 0 } }
const opened = async (data: unknown) => editionIn(await editions.open(data))
const problemOf = async (data: unknown) => {
  const read = await editions.open(data)
  return 'flaw' in read ? flawText(read.flaw) : undefined
}

describe('an edition of Metro', () => {
  it('sets how many tiles of each kind there are', async () => {
    const edition = await opened(file)
    expect(edition).toMatchObject({ name: 'Straight on', tiles: { ...tiles, aaaa: 6, dddd: 0 } })
    const game = metroWith(edition)
    const p = game.setup(2, { hand: 1 })
    expect(game.hidden?.closed(p).faces).toEqual(deckOf(edition.tiles))
    expect(unseenOf(edition.tiles, p).get('aaaa')).toBe(6)
    const about = wordsWith(edition.tiles).about(p, { type: 'kind', kind: 'aaaa' })
    expect(about.kind).toBe('6 of the 60 tiles')
  })

  it('leaves out the kinds it doesn’t name', async () => {
    expect((await opened({ ...file, tiles: { aaaa: 60 } })).tiles).toMatchObject({ aaaa: 60, bbbb: 0 })
  })

  it('has a hash that follows from its tiles', async () => {
    expect(metroWith({ ...editions.builtIn, name: 'Other' }).edition.hash).toBe(metro.edition.hash)
    expect(metroWith(await opened(file)).edition.hash).not.toBe(metro.edition.hash)
  })

  it('accepts positions with its own tiles only', async () => {
    const game = metroWith(await opened(file))
    const p = { ...game.setup(2, { hand: 1 }), phase: 'turn' as const }
    const shown = (face: 'aaaa' | 'dddd') => ({ ...p, shown: [{ token: 0, face }] })
    expect(game.readPosition(shown('aaaa'), p)).toHaveProperty('position')
    expect(game.readPosition(shown('dddd'), p)).toHaveProperty('flaws')
  })

  it.each([
    ['something else', 'no edition', /^the whole: /],
    ['a number for a name', { ...file, name: 7 }, /^name: /],
    ['a strange kind', { ...file, tiles: { ...tiles, zzzz: 1 } }, /^tiles/],
    ['half a tile', { ...file, tiles: { ...tiles, aaaa: 3.5 } }, /^tiles\.aaaa: /],
    ['stations moved', { ...file, stations: { ...ownStations, 2: [[1], [2]] } }, /^stations: /],
    ['too few tiles', { ...file, tiles: { ...tiles, aaaa: 3 } }, /60 tiles.* 59$/],
    ['another game’s edition', { ...file, game: 'foothills' }, /^game: /],
  ])('is refused for %s', async (_, data, sentence) => {
    expect(await problemOf(data)).toMatch(sentence)
  })
})
