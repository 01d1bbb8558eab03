import { localizedText, memoizedFrom, withMessages } from '../../kit/language.ts'
import type { OpenTitle } from '../title.ts'
import type { Types } from './moves.ts'

const text = localizedText({
  en: () => import('./text/en/index.ts'),
  de: () => import('./text/de/index.ts'),
  cy: () => import('./text/cy/index.ts'),
})
const lessons = localizedText({
  en: () => import('./text/en/lesson.ts'),
  de: () => import('./text/de/lesson.ts'),
  cy: () => import('./text/cy/lesson.ts'),
})
const coaching = localizedText({
  en: () => import('./text/en/coach.ts'),
  de: () => import('./text/de/coach.ts'),
  cy: () => import('./text/cy/coach.ts'),
})
const books = localizedText({
  en: () => import('./text/en/book.ts'),
  de: () => import('./text/de/book.ts'),
  cy: () => import('./text/cy/book.ts'),
})

/** The lesson, with its words. */
export const lesson = () => withMessages(import('./lesson.ts'), lessons, ({ lessonWords }) => lessonWords)

/** The coach's explanations, with their words. */
export const tips = () => withMessages(import('./coach.ts'), coaching, ({ tipWords }) => tipWords)

/** Opens Snowdonia with an edition, or with the built-in one; see `Title`. */
export async function open(data?: unknown): Promise<OpenTitle<Types> | { readonly problem: string }> {
  const [rules, { styleOf }] = await Promise.all([import('./index.ts'), import('./colours.ts'), text.open()])
  const read = await rules.editions.open(data)
  if ('flaw' in read) return { problem: await text().flawText(read.flaw) }
  const game = rules.snowdonia(read.edition)
  const { box } = game
  const words = memoizedFrom(text, (messages) => messages.wordsWith(box))
  return {
    game,
    get words() {
      return words()
    },
    wordsIn: async (language) => (await text.in(language)).wordsWith(box),
    edition: rules.editions.isBuiltIn(game.edition.hash) ? undefined : data,
    seat: styleOf,
    stock: ({ bag: { iron, stone, coal, event } }) => ({ iron, stone, coal, event }),
    options: async () => text().optionFields(box),
    face: async () => (await import('./face/index.ts')).openFace(box, words, () => text().captions),
    async book() {
      const [{ drawBook }] = await Promise.all([import('../../rules/book.ts'), books.open()])
      return drawBook(books().book(box), () => [])
    },
    async sounds() {
      const [{ soundsOf }, own] = await Promise.all([import('./face/sounds.ts'), import('./face/ownSounds.ts')])
      return { cues: soundsOf, captions: () => text().soundCaptions, ...own }
    },
    guide: async () => (await import('./guide.ts')).openGuide(box, words()),
    playtest: async () => (await import('./playtest/index.ts')).playtest(box),
    mind: async () => (await import('./worth.ts')).mindOf(box),
  }
}
