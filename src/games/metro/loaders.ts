import { drawBook } from '../../rules/book.ts'
import { dealtBy } from '../../rules/together/together.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import type { tips as coached } from './coach.ts'
import { companyLooks, companyOf } from './colours.ts'
import { editions, metroWith } from './index.ts'
import { textIn } from './text/wordsIn.ts'

type TipId = (typeof coached)[number]['id']

/** The coach’s words, a sentence each. */
const coachIn = async (loading: Promise<Readonly<Record<TipId, string>>>) => ({ tipWords: await loading })

/** The doors to the lesson and the coach. */
export const { lesson, tips } = doorsToLessons({
  lessonText: {
    en: () => import('./words/en/lesson.ts'),
    de: () => import('./words/de/lesson.ts'),
    cy: () => import('./words/cy/lesson.ts'),
  },
  coachText: {
    en: () => coachIn(import('./words/en/coach.ts')),
    de: () => coachIn(import('./words/de/coach.ts')),
    cy: () => coachIn(import('./words/cy/coach.ts')),
  },
  lesson: () => import('./lesson.ts'),
  coach: () => import('./coach.ts'),
})

/** The door to Metro. */
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
    guide: async () => (await import('./guide.ts')).guideIn(() => text().locale),
    playtest: async () => (await import('./playtest/index.ts')).playtest(copies),
    mind: async () => (await import('./worth.ts')).mind,
  }),
  async book({ game: { copies }, text }) {
    const [{ drawSign }, { bookIn }] = await Promise.all([import('./face/signs.ts'), import('./text/book.ts')])
    return (words) => drawBook(bookIn(words, text(), copies), drawSign)
  },
})
