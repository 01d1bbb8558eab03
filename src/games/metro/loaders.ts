import { drawBook } from '../../rules/book.ts'
import { dealtBy } from '../../rules/together/together.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { companyLooks, companyOf } from './colours.ts'
import { editions, metroWith } from './index.ts'

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

/** The door to Metro. */
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
  async play(edition) {
    const { together } = await import('../../rules/together/index.ts')
    return dealtBy(together, metroWith(edition))
  },
  say: ({ wordsWith }, { copies }) => ({ words: wordsWith(copies) }),
  parts: ({ game: { copies }, text, said }) => ({
    seat: (p, seat) => companyLooks[companyOf(p, seat)],
    options: async () => text().optionFields,
    face: async () =>
      (await import('./face/index.ts')).openFace(
        () => said().words,
        () => text().captions,
      ),
    guide: async () => (await import('./guide.ts')).openGuide(),
    playtest: async () => (await import('./playtest/index.ts')).playtest(copies),
    mind: async () => (await import('./worth.ts')).mind,
  }),
  async book({ game: { copies } }) {
    const { drawSign } = await import('./face/signs.ts')
    return ({ book }) => drawBook(book(copies), drawSign)
  },
})
