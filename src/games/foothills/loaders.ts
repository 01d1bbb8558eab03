import type { Language } from '../../kit/language.ts'
import { seatStyles } from '../../kit/tokens.ts'
import { drawBook } from '../../rules/book.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { editions, foothills } from './index.ts'
import { namedIn } from './text/cardNames.ts'
import { textIn } from './text/wordsIn.ts'

// Their letters are those of English: in Welsh both names begin with the same one.
const blue = { ...seatStyles.blue, letter: 'B' }
const green = { ...seatStyles.green, letter: 'G' }

/** A stop of the lesson as its words are kept: each task in a line of its own. */
type StopLines = Readonly<Record<'name' | 'title' | 'done', string>>

/** The words of the lesson, by the ids of its stops. */
const lessonOf = (stops: Readonly<Record<string, StopLines>>) => ({
  lessonWords: Object.fromEntries(
    Object.entries(stops).map(([id, { name, title, done, ...tasks }]) => [
      id,
      { name, title, done, tasks: Object.values<string>(tasks) },
    ]),
  ),
})

const locales = {
  en: () => import('./words/en/index.ts'),
  de: () => import('./words/de/index.ts'),
  cy: () => import('./words/cy/index.ts'),
}
const flaws = {
  en: () => import('./words/en/flaws.ts'),
  de: () => import('./words/de/flaws.ts'),
  cy: () => import('./words/cy/flaws.ts'),
}
const books = {
  en: () => import('./words/en/book.ts'),
  de: () => import('./words/de/book.ts'),
  cy: () => import('./words/cy/book.ts'),
}

const textOf = (language: Language) => async () => textIn(await locales[language](), flaws[language])
async function bookOf(language: Language) {
  const [t, words, { bookIn }] = await Promise.all([locales[language](), books[language](), import('./text/book.ts')])
  return bookIn(t, words)
}

/** The doors to the lesson and the coach. */
export const { lesson, tips } = doorsToLessons({
  lessonText: {
    en: () => import('./words/en/lesson.ts').then(lessonOf),
    de: () => import('./words/de/lesson.ts').then(lessonOf),
    cy: () => import('./words/cy/lesson.ts').then(lessonOf),
  },
  coachText: {
    en: async () => ({ tipWords: await import('./words/en/coach.ts') }),
    de: async () => ({ tipWords: await import('./words/de/coach.ts') }),
    cy: async () => ({ tipWords: await import('./words/cy/coach.ts') }),
  },
  lesson: () => import('./lesson.ts'),
  coach: () => import('./coach.ts'),
})

/** The door to Foothills. */
export const open = doorTo({
  text: { en: textOf('en'), de: textOf('de'), cy: textOf('cy') },
  bookText: { en: () => bookOf('en'), de: () => bookOf('de'), cy: () => bookOf('cy') },
  sounds: () => Promise.all([import('./face/sounds.ts'), import('./face/ownSounds.ts')]),
  editions,
  play: async (edition) => foothills(edition),
  say({ cardNames, words }, game, language, { names }) {
    const named = { ...cardNames(game.box), ...names?.[language] }
    const box = namedIn(game.box, named)
    return { box, words: words(box, named) }
  },
  parts: ({ game, text, said }) => ({
    seat: (p, seat) => ((p.boards[seat]?.colour ?? seat) === 1 ? green : blue),
    stock: ({ bag: { iron, stone, event } }) => ({ iron, stone, event }),
    options: async () => text().optionFields(said().box),
    async face() {
      const { openFace } = await import('./face/index.ts')
      return openFace(
        () => said().box,
        () => said().words,
        () => text().captions,
      )
    },
    guide: async () => (await import('./guide.ts')).openGuide(said().box, said().words),
    playtest: async () => (await import('./playtest/index.ts')).playtest(game.box),
    mind: async () => (await import('./worth.ts')).mindOf(game.box),
  }),
  async book({ text, said }) {
    const { signsOf } = await import('./face/signs.ts')
    return ({ book }) => drawBook(book(said().box), signsOf(said().box, text().captions))
  },
})
