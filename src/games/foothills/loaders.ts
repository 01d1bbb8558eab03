import { drawBook } from '../../rules/book.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { styleOf } from './colours.ts'
import { editions, foothills } from './index.ts'
import { namedIn } from './text/cardNames.ts'
import { textIn } from './text/wordsIn.ts'

/** The doors to the lesson and the coach. */
export const { lesson, tips } = doorsToLessons({
  lessonText: {
    en: () => import('./words/en/lesson.ts'),
    de: () => import('./words/de/lesson.ts'),
    cy: () => import('./words/cy/lesson.ts'),
  },
  coachText: {
    en: () => import('./words/en/coach.ts'),
    de: () => import('./words/de/coach.ts'),
    cy: () => import('./words/cy/coach.ts'),
  },
  lesson: () => import('./lesson.ts'),
  coach: () => import('./coach.ts'),
})

/** The door to Foothills. */
export const open = doorTo({
  text: {
    en: async () => textIn(await import('./words/en/index.ts'), () => import('./words/en/flaws.ts')),
    de: async () => textIn(await import('./words/de/index.ts'), () => import('./words/de/flaws.ts')),
    cy: async () => textIn(await import('./words/cy/index.ts'), () => import('./words/cy/flaws.ts')),
  },
  bookText: {
    en: () => import('./words/en/book.ts'),
    de: () => import('./words/de/book.ts'),
    cy: () => import('./words/cy/book.ts'),
  },
  sounds: () => Promise.all([import('./face/sounds.ts'), import('./face/ownSounds.ts')]),
  editions,
  content: async () => (await import('./playtest/index.ts')).content,
  play: async (edition) => foothills(edition),
  say({ cardNames, words }, game, language, { names }) {
    const named = { ...cardNames(game.box), ...names?.[language] }
    const box = namedIn(game.box, named)
    return { box, words: words(box, named) }
  },
  parts: ({ game, text, said }) => ({
    seat: styleOf,
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
    const [{ signsOf }, { bookIn }] = await Promise.all([import('./face/signs.ts'), import('./text/book.ts')])
    return (words) => drawBook(bookIn(text().t, words, said().box), signsOf(said().box, text().captions))
  },
})
