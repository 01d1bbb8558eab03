import { describe, expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/metro/face/grid.ts'
import { laidHand } from '../../../../src/games/metro/face/pieces/hand.ts'
import { laidPool } from '../../../../src/games/metro/face/pieces/pool.ts'
import { laidSeats, laidTitle } from '../../../../src/games/metro/face/pieces/seats.ts'
import { tableOf } from '../../../../src/games/metro/face/table.ts'
import { captions as welsh } from '../../../../src/games/metro/text/cy/captions.ts'
import { wordsWith as welshWords } from '../../../../src/games/metro/text/cy/words.ts'
import { captions as german } from '../../../../src/games/metro/text/de/captions.ts'
import { wordsWith as germanWords } from '../../../../src/games/metro/text/de/words.ts'
import { captions } from '../../../../src/games/metro/text/en/captions.ts'
import { words } from '../../../../src/games/metro/text/en/words.ts'
import type { Size } from '../../../../src/stage/face.ts'
import { type Asked, moments, stages } from './tables.ts'

const languages = {
  en: [captions, words],
  de: [german, germanWords(words.copies)],
  cy: [welsh, welshWords(words.copies)],
} as const

/** Everything beside the board, laid out while a tile is tried. */
function laidAround(one: Asked, size: Size, text: number, language: keyof typeof languages) {
  const { p, seat: front, known, choices } = one
  const picks = choices[Math.floor(choices.length / 2)]?.picks ?? []
  const looking = { seat: front, known, picked: picks.slice(0, -1), next: picks.slice(-1), text }
  const [say, spoken] = languages[language]
  const table = tableOf(p, gridFor(size, { count: p.hands.length, front }), looking, spoken, say)
  return { seats: laidSeats(table), hand: [laidHand(table)], pool: laidPool(table), title: laidTitle(table) }
}

describe.each(stages)('everything beside the board at $w × $h', (size) => {
  it.each([1, 2])('has the room it needs, in every language, with text %s times as large', (text) => {
    expect(moments.length).toBeGreaterThan(40)
    const short = moments.flatMap((one, order) =>
      (['en', 'de', 'cy'] as const).flatMap((language) =>
        Object.entries(laidAround(one, size, text, language)).flatMap(([what, laid]) =>
          laid.flatMap((node, i) => (node.short ? [`${order}: ${what} ${i} in ${language}`] : [])),
        ),
      ),
    )
    expect(short).toEqual([])
  })
})
