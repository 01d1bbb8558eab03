import { drawBook } from '../../rules/book.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { styleOf } from './colours.ts'
import { editions, snowdonia } from './index.ts'

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

/** The door to Snowdonia. */
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
  play: async (edition) => snowdonia(edition),
  say: ({ wordsWith }, { box }) => ({ words: wordsWith(box) }),
  parts: ({ game: { box }, text, said }) => ({
    seat: styleOf,
    stock: ({ bag: { iron, stone, coal, event } }) => ({ iron, stone, coal, event }),
    options: async () => text().optionFields(box),
    face: async () =>
      (await import('./face/index.ts')).openFace(
        box,
        () => said().words,
        () => text().captions,
      ),
    guide: async () => (await import('./guide.ts')).openGuide(box, said().words),
    playtest: async () => (await import('./playtest/index.ts')).playtest(box),
    mind: async () => (await import('./worth.ts')).mindOf(box),
  }),
  book:
    async ({ game: { box } }) =>
    ({ book }) =>
      drawBook(book(box), () => []),
})
