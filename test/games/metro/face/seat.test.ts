import { describe, expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/metro/face/grid.ts'
import { openFace } from '../../../../src/games/metro/face/index.ts'
import { laidHand } from '../../../../src/games/metro/face/pieces/hand.ts'
import { laidPool } from '../../../../src/games/metro/face/pieces/pool.ts'
import { laidSeats, laidTitle } from '../../../../src/games/metro/face/pieces/seats.ts'
import { tableOf } from '../../../../src/games/metro/face/table.ts'
import { treeFaults } from '../../../stage/faces/trees.ts'
import { captions, words as english, texts } from '../said.ts'
import { type Asked, asked, face, lookingOf, moments, stages } from './tables.ts'

const spoken = ['en', 'de', 'cy'] as const

/** Everything beside the board, laid out while a tile is tried. */
function laidAround(one: Asked, size: (typeof stages)[number], text: number, language: keyof typeof texts) {
  const { p, seat: front, known, choices } = one
  const picks = choices[Math.floor(choices.length / 2)]?.picks ?? []
  const looking = { seat: front, known, picked: picks.slice(0, -1), next: picks.slice(-1), text }
  const { captions: say, wordsWith } = texts[language]
  const words = wordsWith(english.copies)
  const table = tableOf(p, gridFor(size, { count: p.hands.length, front }), looking, words, say)
  return { seats: laidSeats(table), hand: [laidHand(table)], pool: laidPool(table), title: laidTitle(table) }
}

describe.each(stages)('everything beside the board at $w × $h', (size) => {
  // Each moment in one of the languages here, and in the others at the next sizes.
  it.each([1, 2])(
    'has the room it needs, apart from the rest, in every language, with text %s times as large',
    (text) => {
      const some = moments.map((one, order) => ({
        one,
        order,
        language: spoken[(order + stages.indexOf(size) + text) % 3] ?? 'en',
      }))
      expect(new Set(some.map(({ language }) => language)).size).toBe(3)
      const wrong = some.flatMap(({ one, order, language }) =>
        Object.entries(laidAround(one, size, text, language)).flatMap(([what, laid]) =>
          laid.flatMap((node, i) => treeFaults(node).map((fault) => `${order}: ${what} ${i} in ${language}: ${fault}`)),
        ),
      )
      expect(wrong).toEqual([])
    },
  )
})

describe('a seat’s panel', () => {
  it.each([
    { w: 1280, h: 720 },
    { w: 390, h: 844 },
  ])('is kept only as long as it looks the same, at $w × $h', (size) => {
    const all = asked(3, { seats: 3, options: { hand: 2 } })
    const looks = (one: Asked, table: typeof face) => {
      const { pieces } = table.layout(one.p, size, { ...lookingOf(one, [], []), seat: 0 })
      return pieces.map(({ id, art, label, x, y }) => [id, art.key, label, x, y])
    }
    const wrong = all.filter((one) => {
      // Nothing is kept for words that are new.
      const fresh = openFace(
        () => ({ ...english }),
        () => captions,
      )
      return JSON.stringify(looks(one, face)) !== JSON.stringify(looks(one, fresh))
    })
    expect(all.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })
})
