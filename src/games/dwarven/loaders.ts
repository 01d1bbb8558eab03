import { drawBook } from '../../rules/book.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { styleOf } from './colours.ts'
import { dwarven, editions } from './index.ts'
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

/** The door to Dwarven Rails. */
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
  play: async (edition) => dwarven(edition),
  say: ({ wordsWith }, { box }) => ({ words: wordsWith(box) }),
  parts: ({ game: { box }, text, said }) => ({
    seat: styleOf,
    options: async () => text().optionFields,
    face: async () =>
      (await import('./face/index.ts')).openFace(
        box,
        () => said().words,
        () => text().captions,
      ),
    guide: async () => (await import('./guide.ts')).guideIn(() => text().locale, box),
    playtest: async () => (await import('./playtest/index.ts')).playtest(box),
    mind: async () => (await import('./worth.ts')).mindOf(box),
  }),
  async book({ game: { box }, text }) {
    const [{ drawSign }, { bookIn }] = await Promise.all([import('./face/signs.ts'), import('./text/book.ts')])
    return (words) => drawBook(bookIn(words, text(), box), drawSign)
  },
})
