import { builtIn, dwarven } from '../../../src/games/dwarven/index.ts'
import type { Position } from '../../../src/games/dwarven/position.ts'
import { textIn } from '../../../src/games/dwarven/text/wordsIn.ts'
import * as welshBook from '../../../src/games/dwarven/words/cy/book.ts'
import * as welshCoach from '../../../src/games/dwarven/words/cy/coach.ts'
import * as welshFlaws from '../../../src/games/dwarven/words/cy/flaws.ts'
import * as welsh from '../../../src/games/dwarven/words/cy/index.ts'
import * as welshLesson from '../../../src/games/dwarven/words/cy/lesson.ts'
import * as germanBook from '../../../src/games/dwarven/words/de/book.ts'
import * as germanCoach from '../../../src/games/dwarven/words/de/coach.ts'
import * as germanFlaws from '../../../src/games/dwarven/words/de/flaws.ts'
import * as german from '../../../src/games/dwarven/words/de/index.ts'
import * as germanLesson from '../../../src/games/dwarven/words/de/lesson.ts'
import * as englishBook from '../../../src/games/dwarven/words/en/book.ts'
import * as englishCoach from '../../../src/games/dwarven/words/en/coach.ts'
import * as englishFlaws from '../../../src/games/dwarven/words/en/flaws.ts'
import * as english from '../../../src/games/dwarven/words/en/index.ts'
import * as englishLesson from '../../../src/games/dwarven/words/en/lesson.ts'
import { need } from '../../../src/kit/assert.ts'
import { begun, entriesOf } from '../../playing.ts'

/** The game with its built-in values. */
export const game = dwarven(builtIn)

/** Dwarven Rails’ text in each language. */
export const texts = {
  en: textIn(english, async () => englishFlaws),
  de: textIn(german, async () => germanFlaws),
  cy: textIn(welsh, async () => welshFlaws),
} as const

/** The words of each language that load by themselves. */
export const books = { en: englishBook, de: germanBook, cy: welshBook } as const
export const flaws = { en: englishFlaws, de: germanFlaws, cy: welshFlaws } as const
export const coaches = { en: englishCoach, de: germanCoach, cy: welshCoach } as const
export const lessons = { en: englishLesson, de: germanLesson, cy: welshLesson } as const

/** Its words in English. */
export const words = texts.en.wordsWith(game.box)

const matches = (
  [
    [2, {}, 1],
    [3, { deals: true, openMoney: true }, 3],
    [2, { advanced: true, deals: true }, 4],
  ] as const
).map(([seats, options, seed]) => [...entriesOf(game, begun(game, seats, options, seed))])

/** The entries of some random matches. */
export const entries = matches.flat()

/** Every so many entries, and the last one. */
export const some = entries.filter(({ ask }, at) => at % 29 === 28 || ask.type === 'over')

const [first = []] = matches

/** A position of two players in the middle of a match. */
export const middle: Position = need(first[Math.floor(first.length / 2)], 'an entry').after
