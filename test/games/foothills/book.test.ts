import { describe, expect, it } from 'vitest'
import { openBox } from '../../../src/games/foothills/box.ts'
import { signsOf } from '../../../src/games/foothills/face/signs.ts'
import { builtIn } from '../../../src/games/foothills/index.ts'
import { bookIn } from '../../../src/games/foothills/text/book.ts'
import * as bookWords from '../../../src/games/foothills/words/en/book.ts'
import { drawBook } from '../../../src/rules/book.ts'
import { captions, texts } from './texts.ts'

const box = openBox(builtIn)
const plain = bookIn(texts.en.t, bookWords, box)
const drawn = drawBook(plain, signsOf(box, captions))
const rows = drawn.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.type === 'signs' ? block.rows : [])),
)
describe('the rules book', () => {
  it('shows every action card’s grey side and the five golden ones with pictures', () => {
    const names = rows.map(({ name }) => name)
    for (const { grey, golden } of box.actions) {
      expect(names).toContain(`${grey.letter} · ${grey.name} (golden ${golden.letter})`)
      expect(names).toContain(`${golden.letter} · ${golden.name}`)
    }
    expect(rows.filter(({ sign }) => !sign.some(({ type }) => type === 'picture'))).toEqual([])
  })

  it('gives the numbers of the box in play', () => {
    const other = bookIn(texts.en.t, bookWords, { ...box, events: 9, summit: 7, stops: 3 })
    const text = JSON.stringify(other)
    for (const words of ['9 white cubes', 'Summit chit: 7 VP', '3 buffer stops']) expect(text).toContain(words)
  })
})
