import type { OpenTitle, Title } from '../title.ts'
import type { Types } from './moves.ts'

/** Metro, for two to six companies around one city. */
export const metro: Title = {
  id: 'metro',
  name: 'Metro',
  seats: { min: 2, max: 6 },
  minutes: 30,
  teaser:
    'One city, up to six railway companies and a track that winds. Lay a tile, and see whose train it sends the long way round.',
  async scene(name, size) {
    const { landscape } = await import('./face/landscape.ts')
    return landscape(name, size)
  },
  open,
  loadFace: () => import('./face/index.ts'),
}

async function open(data?: unknown): Promise<OpenTitle<Types> | { readonly problem: string }> {
  const [rules, editions, text, { companyLooks, companyOf }] = await Promise.all([
    import('./index.ts'),
    import('./content/edition.ts'),
    import('./text/en/words.ts'),
    import('./colours.ts'),
  ])
  const read = data === undefined ? { edition: editions.printed } : editions.readEdition(data)
  if ('flaw' in read) return { problem: text.words.flaw(read.flaw) }
  const game = rules.metroWith(read.edition)
  const { copies } = game
  const words = text.wordsWith(copies)
  return {
    game,
    words,
    edition: game.edition.hash === rules.metro.edition.hash ? undefined : data,
    seat: (p, seat) => companyLooks[companyOf(p, seat)],
    options: async () => (await import('./text/en/options.ts')).optionFields,
    face: async () => (await import('./face/index.ts')).openFace(words),
    async book() {
      const [{ book }, { drawSign }, { drawBook }] = await Promise.all([
        import('./text/en/book.ts'),
        import('./face/signs.ts'),
        import('../../rules/book.ts'),
      ])
      return drawBook(book(copies), drawSign)
    },
    async sounds() {
      const [{ soundsOf }, own, { soundCaptions }] = await Promise.all([
        import('./face/sounds.ts'),
        import('./face/ownSounds.ts'),
        import('./text/en/sounds.ts'),
      ])
      return { cues: soundsOf, captions: soundCaptions, ...own }
    },
    playtest: async () => (await import('./playtest/index.ts')).playtest(copies),
    mind: async () => (await import('./worth.ts')).mind,
  }
}
