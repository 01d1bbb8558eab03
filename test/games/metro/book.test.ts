import { describe, expect, it } from 'vitest'
import { ownStations } from '../../../src/games/metro/content/edition.ts'
import { copies, kinds } from '../../../src/games/metro/content/tiles.ts'
import { drawSign } from '../../../src/games/metro/face/signs.ts'
import { bookIn } from '../../../src/games/metro/text/book.ts'
import * as bookWords from '../../../src/games/metro/words/en/book.ts'
import { drawBook } from '../../../src/rules/book.ts'
import { texts, words } from './said.ts'

const { optionFields } = texts.en
const book = (tiles: typeof copies) => bookIn(bookWords, texts.en, tiles)
const plain = book(copies)
const told = plain.sections
  .flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'text' ? [block.text] : block.type === 'list' ? block.items : [])),
  )
  .join('\n')
const rowsOf = (one: typeof plain) =>
  one.sections.flatMap((section) => section.blocks.flatMap((block) => (block.type === 'signs' ? block.rows : [])))
describe('the rules book of Metro', () => {
  it('draws each kind of tile once, with how many there are and what it connects', () => {
    const rows = rowsOf(plain)
    expect(rows.map(({ sign }) => sign.kind)).toEqual(kinds)
    for (const { sign, name, text } of rows) {
      expect(name).toBe(`${copies[sign.kind]} of 60`)
      expect(text.toLowerCase()).toBe(`${words.tile(sign.kind)}.`)
    }
    const drawn = drawBook(plain, drawSign).sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.type === 'signs' ? block.rows : [])),
    )
    const pictures = drawn.flatMap(({ sign }) => sign).flatMap((part) => ('svg' in part ? part.svg : []))
    expect(new Set(pictures).size).toBe(kinds.length)
  })

  it('leaves out kinds that an edition doesn’t have', () => {
    const rows = rowsOf(book({ ...copies, aaaa: 6, dddd: 0 }))
    expect(rows.find(({ sign }) => sign.kind === 'aaaa')?.name).toBe('6 of 60')
    expect(rows.some(({ sign }) => sign.kind === 'dddd')).toBe(false)
  })

  it('gives the trains for every number of players', () => {
    for (const [seats, lists] of Object.entries(ownStations))
      expect(told).toContain(`${seats} players: ${lists[0]?.length} trains each`)
    expect(told).toContain('Stations 16 and 17 have no train.')
  })

  it('explains every option', () => {
    for (const { hint } of optionFields) expect(told).toContain(hint)
  })
})
