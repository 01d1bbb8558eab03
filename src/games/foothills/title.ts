import { seatStyles } from '../../kit/tokens.ts'
import type { OpenTitle, Title } from '../title.ts'
import type { Types } from './types.ts'

/** Foothills, a duel. */
export const foothills: Title = {
  id: 'foothills',
  name: 'Foothills',
  seats: { min: 2, max: 2 },
  minutes: 45,
  teaser:
    'Little railways in the hills of North Wales. Clear the rubble, lay the track, build the stations, be seen in the pub.',
  looks: [
    { name: 'Blue', letter: 'B', ...seatStyles.blue },
    { name: 'Green', letter: 'G', ...seatStyles.green },
  ],
  async scene(name, size) {
    const { landscape } = await import('./face/landscape.ts')
    return landscape(name, size)
  },
  open,
  async lesson() {
    const [{ lesson }, { lessonWords }] = await Promise.all([
      import('./lesson.ts'),
      import('./text/en/lesson.ts'),
    ])
    return { lesson, words: lessonWords }
  },
  loadFace: () => import('./face/index.ts'),
}

async function open(
  data?: unknown,
  hash?: string,
): Promise<OpenTitle<Types> | { readonly problem: string }> {
  const [rules, text] = await Promise.all([import('./index.ts'), import('./text/en/index.ts')])
  const read =
    data === undefined ? { edition: await rules.builtInBy(hash) } : rules.readEdition(data)
  if ('flaw' in read) {
    const { flawText } = await import('./text/en/flaws.ts')
    return { problem: flawText(read.flaw) }
  }
  const game = rules.foothills(read.edition)
  const words = text.words(game.box)
  return {
    game,
    words,
    edition: rules.isBuiltIn(game.edition.hash) ? undefined : data,
    seat: (p, seat) =>
      (p.boards[seat]?.colour ?? seat) === 1 ? seatStyles.green : seatStyles.blue,
    options: async () => (await import('./text/en/options.ts')).optionFields(game.box),
    face: async () => (await import('./face/index.ts')).openFace(game.box, words),
    async book() {
      const [{ book }, { signsOf }, { drawBook }] = await Promise.all([
        import('./text/en/book.ts'),
        import('./face/signs.ts'),
        import('../../rules/book.ts'),
      ])
      return drawBook(book(game.box), signsOf(game.box))
    },
    async sounds() {
      const [{ soundsOf }, own, { soundCaptions }] = await Promise.all([
        import('./face/sounds.ts'),
        import('./face/ownSounds.ts'),
        import('./text/en/sounds.ts'),
      ])
      return { cues: soundsOf, captions: soundCaptions, ...own }
    },
    playtest: async () => (await import('./playtest/index.ts')).playtest(game.box),
    mind: async () => (await import('./worth.ts')).mindOf(game.box),
  }
}
