import { describe, expect, it } from 'vitest'
import { openBox } from '../../../src/games/foothills/box.ts'
import { signsOf } from '../../../src/games/foothills/face/signs.ts'
import { builtIn } from '../../../src/games/foothills/index.ts'
import { book } from '../../../src/games/foothills/text/en/book.ts'
import { captions } from '../../../src/games/foothills/text/en/captions.ts'
import { drawBook } from '../../../src/rules/book.ts'

const box = openBox(builtIn)
const plain = book(box)
const drawn = drawBook(plain, signsOf(box, captions))
const rows = drawn.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.type === 'signs' ? block.rows : [])),
)
const sentences = plain.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.type === 'text') return [block.text]
    return block.type === 'list' ? block.items : block.rows.map(({ text }) => text)
  }),
)

describe('the rules book', () => {
  it('has sections with distinct ids', () => {
    const ids = plain.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('icons')
  })

  it('leaves no sentence empty and no value out', () => {
    expect(sentences.length).toBeGreaterThan(60)
    for (const sentence of sentences) {
      expect(sentence.length).toBeGreaterThan(5)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('shows every action card’s grey side and the five golden ones with pictures', () => {
    const names = rows.map(({ name }) => name)
    for (const { grey, golden } of box.actions) {
      expect(names).toContain(`${grey.letter} · ${grey.name} (golden ${golden.letter})`)
      expect(names).toContain(`${golden.letter} · ${golden.name}`)
    }
    for (const { sign, name } of rows)
      expect(
        sign.some(({ type }) => type === 'picture'),
        name,
      ).toBe(true)
  })

  it('draws each picture as a complete SVG', () => {
    const pictures = rows.flatMap(({ sign }) => sign.filter((part) => part.type === 'picture'))
    expect(pictures.length).toBeGreaterThan(80)
    for (const { svg, wide } of pictures) {
      expect(svg).toMatch(/^<svg [^>]+>.*<path .*<\/svg>$/s)
      expect(wide).toBeGreaterThan(0)
      for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`)
    }
  })

  it('gives the numbers of the box in play', () => {
    const other = book({ ...box, events: 9, summit: 7, stops: 3 })
    const text = JSON.stringify(other)
    for (const words of ['9 white cubes', 'Summit chit: 7 VP', '3 buffer stops']) expect(text).toContain(words)
  })
})
