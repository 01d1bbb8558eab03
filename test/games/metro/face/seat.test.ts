import { describe, expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/metro/face/grid.ts'
import { laidSeats } from '../../../../src/games/metro/face/pieces/seats.ts'
import { tableOf } from '../../../../src/games/metro/face/table.ts'
import { captions as welsh } from '../../../../src/games/metro/text/cy/captions.ts'
import { wordsWith as welshWords } from '../../../../src/games/metro/text/cy/words.ts'
import { captions as german } from '../../../../src/games/metro/text/de/captions.ts'
import { wordsWith as germanWords } from '../../../../src/games/metro/text/de/words.ts'
import { captions } from '../../../../src/games/metro/text/en/captions.ts'
import { words } from '../../../../src/games/metro/text/en/words.ts'
import { moments, stages } from './tables.ts'

const languages = {
  en: [captions, words],
  de: [german, germanWords(words.copies)],
  cy: [welsh, welshWords(words.copies)],
} as const

describe.each(stages)('a seat’s panel at $w × $h', (size) => {
  it.each([1, 2])(
    'gives everything on it the room it needs, in every language, with text %s times as large',
    (text) => {
      expect(moments.length).toBeGreaterThan(40)
      const short = moments.flatMap(({ p, seat: front, known }, order) =>
        Object.entries(languages).flatMap(([language, [say, spoken]]) => {
          const looking = { seat: front, known, picked: [], next: [], text }
          const grid = gridFor(size, { count: p.hands.length, front })
          const table = tableOf(p, grid, looking, spoken, say)
          return laidSeats(table).flatMap((one, seat) =>
            one.short ? [`${order}: seat ${seat} of ${p.hands.length} in ${language}`] : [],
          )
        }),
      )
      expect(short).toEqual([])
    },
  )
})
