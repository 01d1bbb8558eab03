import { type Language, madeFrom, spokenText, withWords } from '../../kit/language.ts'
import { dealtBy } from '../../rules/together/together.ts'
import type { OpenTitle, Title } from '../title.ts'
import type { Types } from './moves.ts'

const teasers: Readonly<Record<Language, string>> = {
  en: 'One city, up to six railway companies and a track that winds. Lay a tile, and see whose train it sends the long way round.',
  de: 'Eine Stadt, bis zu sechs Bahngesellschaften und ein Gleis, das sich windet. Leg ein Plättchen und sieh, wessen Zug es den langen Weg schickt.',
  cy: 'Un ddinas, hyd at chwe chwmni rheilffordd a thrac sy’n troelli. Gosoda deilsen, a gweld trên pwy sy’n gorfod mynd y ffordd hir.',
}

const text = spokenText({
  en: () => import('./text/en/index.ts'),
  de: () => import('./text/de/index.ts'),
  cy: () => import('./text/cy/index.ts'),
})
const lessons = spokenText({
  en: () => import('./text/en/lesson.ts'),
  de: () => import('./text/de/lesson.ts'),
  cy: () => import('./text/cy/lesson.ts'),
})
const coaching = spokenText({
  en: () => import('./text/en/coach.ts'),
  de: () => import('./text/de/coach.ts'),
  cy: () => import('./text/cy/coach.ts'),
})
const books = spokenText({
  en: () => import('./text/en/book.ts'),
  de: () => import('./text/de/book.ts'),
  cy: () => import('./text/cy/book.ts'),
})

/** Metro, for two to six companies around one city. */
export const metro: Title = {
  id: 'metro',
  name: 'Metro',
  seats: { min: 2, max: 6 },
  minutes: 30,
  teaser: (language) => teasers[language],
  async scene(name, size) {
    const { landscape } = await import('./face/landscape.ts')
    return landscape(name, size)
  },
  open,
  lesson: () => withWords(import('./lesson.ts'), lessons, ({ lessonWords }) => lessonWords),
  tips: () => withWords(import('./coach.ts'), coaching, ({ tipWords }) => tipWords),
  loadFace: () => import('./face/index.ts'),
}

async function open(data?: unknown): Promise<OpenTitle<Types> | { readonly problem: string }> {
  const [rules, editions, { companyLooks, companyOf }, { together }] = await Promise.all([
    import('./index.ts'),
    import('./content/edition.ts'),
    import('./colours.ts'),
    import('../../rules/together/index.ts'),
    text.open(),
  ])
  const read = data === undefined ? { edition: editions.printed } : editions.readEdition(data)
  if ('flaw' in read) return { problem: await text().flawText(read.flaw) }
  const game = dealtBy(together, rules.metroWith(read.edition))
  const { copies } = game
  const words = madeFrom(text, (spoken) => spoken.wordsWith(copies))
  return {
    game,
    get words() {
      return words()
    },
    wordsIn: async (language) => (await text.in(language)).wordsWith(copies),
    edition: game.edition.hash === rules.metro.edition.hash ? undefined : data,
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
      const [{ soundsOf }, own] = await Promise.all([
        import('./face/sounds.ts'),
        import('./face/ownSounds.ts'),
      ])
      return { cues: soundsOf, captions: () => text().soundCaptions, ...own }
    },
    guide: async () => (await import('./guide.ts')).openGuide(words()),
    playtest: async () => (await import('./playtest/index.ts')).playtest(copies),
    mind: async () => (await import('./worth.ts')).mind,
  }
}
