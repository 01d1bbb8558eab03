import { drawBook } from '../../rules/book.ts'
import type { StopWords } from '../../rules/lesson.ts'
import { doorsToLessons, doorTo } from '../doors.ts'
import { styleOf } from './colours.ts'
import { editions, snowdonia } from './index.ts'
import { textIn } from './text/wordsIn.ts'

/** The words of the lesson by stop, with its numbered tasks in a list. */
const lessonIn = (stops: Readonly<Record<string, Readonly<Record<string, string>>>>) => ({
  lessonWords: Object.fromEntries(Object.entries(stops).map(([id, stop]) => [id, stopWords(stop)])),
})

const stopWords = ({ name = '', title = '', done = '', ...tasks }: Readonly<Record<string, string>>): StopWords => ({
  name,
  title,
  tasks: Object.values(tasks),
  done,
})

/** The doors to the lesson and the coach. */
export const { lesson, tips } = doorsToLessons({
  lessonText: {
    en: async () => lessonIn(await import('./words/en/lesson.ts')),
    de: async () => lessonIn(await import('./words/de/lesson.ts')),
    cy: async () => lessonIn(await import('./words/cy/lesson.ts')),
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
  book: async ({ game: { box }, text }) => {
    const { bookIn } = await import('./text/book.ts')
    return (words) => drawBook(bookIn(text().t, words, box), () => [])
  },
})
