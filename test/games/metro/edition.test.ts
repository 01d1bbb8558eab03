import { describe, expect, it } from 'vitest'
import { printed, readEdition } from '../../../src/games/metro/content/edition.ts'
import { deckOf } from '../../../src/games/metro/content/tiles.ts'
import { metro, metroWith } from '../../../src/games/metro/index.ts'
import { flawText } from '../../../src/games/metro/text/en/flaws.ts'
import { wordsWith } from '../../../src/games/metro/text/en/words.ts'
import { unseenOf } from '../../../src/games/metro/unseen.ts'

const { copies } = printed
const file = { game: 'metro', format: 1, name: 'Straight on', tiles: { ...copies, aaaa: 6, dddd: 0 } }
const opened = (data: unknown) => {
  const read = readEdition(data)
  if ('flaw' in read) throw new Error(flawText(read.flaw))
  return read.edition
}
const problemOf = (data: unknown) => {
  const read = readEdition(data)
  return 'flaw' in read ? flawText(read.flaw) : undefined
}

describe('an edition of Metro', () => {
  it('sets how many tiles of each kind there are', () => {
    const edition = opened(file)
    expect(edition).toEqual({ name: 'Straight on', copies: { ...copies, aaaa: 6, dddd: 0 } })
    const game = metroWith(edition)
    const p = game.setup(2, { hand: 1 })
    expect(game.hidden?.closed(p).faces).toEqual(deckOf(edition.copies))
    expect(unseenOf(edition.copies, p).get('aaaa')).toBe(6)
    const about = wordsWith(edition.copies).about(p, { type: 'kind', kind: 'aaaa' })
    expect(about.kind).toBe('6 of the 60 tiles')
  })

  it('leaves out the kinds it doesn’t name', () => {
    expect(opened({ ...file, tiles: { aaaa: 60 } }).copies).toMatchObject({ aaaa: 60, bbbb: 0 })
  })

  it('has a hash that follows from its tiles', () => {
    expect(metroWith({ ...printed, name: 'Other' }).edition.hash).toBe(metro.edition.hash)
    expect(metroWith(opened(file)).edition.hash).not.toBe(metro.edition.hash)
  })

  it('accepts positions with its own tiles only', () => {
    const game = metroWith(opened(file))
    const p = { ...game.setup(2, { hand: 1 }), phase: 'turn' as const }
    const shown = (face: 'aaaa' | 'dddd') => ({ ...p, shown: [{ token: 0, face }] })
    expect(game.readPosition(shown('aaaa'), p)).toHaveProperty('position')
    expect(game.readPosition(shown('dddd'), p)).toHaveProperty('flaws')
  })

  it.each([
    ['something else', 'no edition', /^the whole: /],
    ['a number for a name', { ...file, name: 7 }, /^name: /],
    ['a strange kind', { ...file, tiles: { ...copies, zzzz: 1 } }, /^tiles/],
    ['half a tile', { ...file, tiles: { ...copies, aaaa: 3.5 } }, /^tiles\.aaaa: /],
    ['too few tiles', { ...file, tiles: { ...copies, aaaa: 3 } }, /60 tiles.* 59$/],
    ['another game’s edition', { ...file, game: 'foothills' }, /^game: /],
  ])('is refused for %s', (_, data, sentence) => {
    expect(problemOf(data)).toMatch(sentence)
  })
})
