import { drawBook } from '../../rules/book.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { namedIn } from './box.ts'
import { styleOf } from './colours.ts'
import { editions, snowdonia } from './index.ts'
import { textIn } from './text/wordsIn.ts'

/** The doors to the lesson and the coach. */
export const { lesson, tips } = doorsToLessons({
  lessonText: {
    en: () => import('./words/en/lesson.ts'),
    de: () => import('./words/de/lesson.ts'),
    cy: () => import('./words/cy/lesson.ts'),
  },
  coachText: {
    en: async () => ({ tipWords: await import('./words/en/coach.ts') }),
    de: async () => ({ tipWords: await import('./words/de/coach.ts') }),
    cy: async () => ({ tipWords: await import('./words/cy/coach.ts') }),
  },
  lesson: () => import('./lesson.ts'),
  coach: () => import('./coach.ts'),
})

/** The door to Snowdonia. */
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
  play: async (edition) => snowdonia(edition),
  say({ wordsWith }, game, language, { names }) {
    const named = names?.[language] ?? {}
    const box = namedIn(game.box, named)
    return { box, words: wordsWith(box, named) }
  },
  parts: ({ game: { box }, text, said }) => ({
    seat: styleOf,
    stock: ({ bag: { iron, stone, coal, event } }) => ({ iron, stone, coal, event }),
    options: async () => text().optionFields(said().box),
    face: async () =>
      (await import('./face/index.ts')).openFace(
        () => said().box,
        () => said().words,
        () => text().captions,
      ),
    guide: async () => (await import('./guide.ts')).openGuide(said().box, said().words),
    playtest: async () => (await import('./playtest/index.ts')).playtest(box),
    mind: async () => (await import('./worth.ts')).mindOf(box),
  }),
  book: async ({ text, said }) => {
    const { bookIn } = await import('./text/book.ts')
    return (words) => drawBook(bookIn(text().t, words, said().box), () => [])
  },
})
