import { localizedText, memoizedFrom, withMessages } from '../../kit/language.ts'
import { dealtBy } from '../../rules/together/together.ts'
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

/** Opens Metro with an edition, or with the built-in one; see `Title`. */
export async function open(data?: unknown): Promise<OpenTitle<Types> | { readonly problem: string }> {
  const [rules, { companyLooks, companyOf }, { together }] = await Promise.all([
    import('./index.ts'),
    import('./colours.ts'),
    import('../../rules/together/index.ts'),
    text.open(),
  ])
  const read = await rules.editions.open(data)
  if ('flaw' in read) return { problem: await text().flawText(read.flaw) }
  const game = dealtBy(together, rules.metroWith(read.edition))
  const { copies } = game
  const words = memoizedFrom(text, (messages) => messages.wordsWith(copies))
  return {
    game,
    get words() {
      return words()
    },
    wordsIn: async (language) => (await text.in(language)).wordsWith(copies),
    edition: rules.editions.isBuiltIn(game.edition.hash) ? undefined : data,
    seat: (p, seat) => companyLooks[companyOf(p, seat)],
    options: async () => text().optionFields,
    face: async () => (await import('./face/index.ts')).openFace(words, () => text().captions),
    async book() {
      const [{ drawSign }, { drawBook }] = await Promise.all([
        import('./face/signs.ts'),
        import('../../rules/book.ts'),
        books.open(),
      ])
      return drawBook(books().book(copies), drawSign)
    },
    async sounds() {
      const [{ soundsOf }, own] = await Promise.all([import('./face/sounds.ts'), import('./face/ownSounds.ts')])
      return { cues: soundsOf, captions: () => text().soundCaptions, ...own }
    },
    guide: async () => (await import('./guide.ts')).openGuide(),
    playtest: async () => (await import('./playtest/index.ts')).playtest(copies),
    mind: async () => (await import('./worth.ts')).mind,
  }
}
