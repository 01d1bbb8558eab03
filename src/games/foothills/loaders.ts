import { language, localizedText, memoizedFrom, withMessages } from '../../kit/language.ts'
import { seatStyles } from '../../kit/tokens.ts'
import type { OpenTitle } from '../title.ts'
import type { Types } from './types.ts'

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

// Their letters are those of English: in Welsh both names begin with the same one.
const blue = { ...seatStyles.blue, letter: 'B' }
const green = { ...seatStyles.green, letter: 'G' }

/** The lesson, with its words. */
export const lesson = () => withMessages(import('./lesson.ts'), lessons, ({ lessonWords }) => lessonWords)

/** The coach's explanations, with their words. */
export const tips = () => withMessages(import('./coach.ts'), coaching, ({ tipWords }) => tipWords)

/** Opens Foothills with an edition, or with a built-in one; see `Title`. */
export async function open(data?: unknown, hash?: string): Promise<OpenTitle<Types> | { readonly problem: string }> {
  const [rules, { namedIn }] = await Promise.all([import('./index.ts'), import('./text/cardNames.ts'), text.open()])
  const read = await rules.editions.open(data, hash)
  if ('flaw' in read) return { problem: await text().flawText(read.flaw) }
  const game = rules.foothills(read.edition)
  const { names: own } = read.edition
  const names = memoizedFrom(text, ({ cardNames }) => ({ ...cardNames, ...own?.[language()] }))
  const box = memoizedFrom(text, () => namedIn(game.box, names()))
  const words = memoizedFrom(text, (messages) => messages.words(box(), names()))
  return {
    game,
    get words() {
      return words()
    },
    async wordsIn(wanted) {
      const said = await text.in(wanted)
      const named = { ...said.cardNames, ...own?.[wanted] }
      return said.words(namedIn(game.box, named), named)
    },
    edition: rules.editions.isBuiltIn(game.edition.hash) ? undefined : data,
    seat: (p, seat) => ((p.boards[seat]?.colour ?? seat) === 1 ? green : blue),
    stock: ({ bag: { iron, stone, event } }) => ({ iron, stone, event }),
    options: async () => text().optionFields(box()),
    face: async () => (await import('./face/index.ts')).openFace(box, words, () => text().captions),
    async book() {
      const [{ signsOf }, { drawBook }] = await Promise.all([
        import('./face/signs.ts'),
        import('../../rules/book.ts'),
        books.open(),
      ])
      return drawBook(books().book(box()), signsOf(box(), text().captions))
    },
    async sounds() {
      const [{ soundsOf }, own] = await Promise.all([import('./face/sounds.ts'), import('./face/ownSounds.ts')])
      return { cues: soundsOf, captions: () => text().soundCaptions, ...own }
    },
    guide: async () => (await import('./guide.ts')).openGuide(box(), words()),
    playtest: async () => (await import('./playtest/index.ts')).playtest(game.box),
    mind: async () => (await import('./worth.ts')).mindOf(game.box),
  }
}
