import { seatStyles } from '../../kit/tokens.ts'
import { drawBook } from '../../rules/book.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { editions, foothills } from './index.ts'
import { namedIn } from './text/cardNames.ts'

// Their letters are those of English: in Welsh both names begin with the same one.
const blue = { ...seatStyles.blue, letter: 'B' }
const green = { ...seatStyles.green, letter: 'G' }

/** The doors to the lesson and the coach. */
export const { lesson, tips } = doorsToLessons({
  lessonText: {
    en: () => import('./text/en/lesson.ts'),
    de: () => import('./text/de/lesson.ts'),
    cy: () => import('./text/cy/lesson.ts'),
  },
  coachText: {
    en: () => import('./text/en/coach.ts'),
    de: () => import('./text/de/coach.ts'),
    cy: () => import('./text/cy/coach.ts'),
  },
  lesson: () => import('./lesson.ts'),
  coach: () => import('./coach.ts'),
})

/** The door to Foothills. */
export const open = doorTo({
  text: {
    en: () => import('./text/en/index.ts'),
    de: () => import('./text/de/index.ts'),
    cy: () => import('./text/cy/index.ts'),
  },
  bookText: {
    en: () => import('./text/en/book.ts'),
    de: () => import('./text/de/book.ts'),
    cy: () => import('./text/cy/book.ts'),
  },
  sounds: () => Promise.all([import('./face/sounds.ts'), import('./face/ownSounds.ts')]),
  editions,
  play: async (edition) => foothills(edition),
  say({ cardNames, words }, game, language, { names }) {
    const named = { ...cardNames, ...names?.[language] }
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
