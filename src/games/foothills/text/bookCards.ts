import { list, signs, text } from '../../../rules/book.ts'
import type { Box } from '../box.ts'
import { letters } from '../content/edition.ts'
import type { Verb } from '../verbs/verb.ts'
import { aboutAll, type Section } from './bookBlocks.ts'
import { greyNames, greyNotes } from './bookFacts.ts'
import type { Thing } from './sign.ts'

type Note = keyof typeof greyNotes

/** A language’s words for the sections about cards. */
interface CardWords {
  readonly actions: { readonly title: string; readonly lead: string }
  readonly icons: {
    readonly title: string
    readonly lead: string
    /** The name of each picture, and its meaning. */
    readonly things: Readonly<Record<Thing, readonly [name: string, text: string]>>
  }
  readonly grey: {
    readonly title: string
    readonly lead: string
    /** The letter of the golden side of the same card. */
    golden(letter: string): string
    readonly notes: { readonly [N in Note]: (cards: string) => string }
  }
  listAnd(names: readonly string[]): string
  verbsText(verbs: readonly Verb[]): string
}

/** The sections about cards, in a language. */
export function cardSections({ actions, icons, grey, listAnd, verbsText }: CardWords) {
  const aboutActions = (box: Box): Section => ({
    id: 'actions',
    title: actions.title,
    blocks: [
      text(actions.lead),
      signs(
        letters.map((letter) => {
          const side = box.actions.find(({ golden }) => golden.letter === letter)?.golden
          const verbs = side?.verbs ?? []
          return { sign: { type: 'verbs', verbs }, name: `${letter} · ${side?.name}`, text: verbsText(verbs) }
        }),
      ),
    ],
  })

  const aboutIcons: Section = {
    id: 'icons',
    title: icons.title,
    blocks: [
      text(icons.lead),
      signs(
        things.map((thing) => {
          const [name, words] = icons.things[thing]
          return { sign: { type: 'thing', thing }, name, text: words }
        }),
        true,
      ),
    ],
  }

  const noteOn = (box: Box, note: Note) =>
    aboutAll(greyNames(box, greyNotes[note]), (names) => grey.notes[note](listAnd(names)))

  const aboutGrey = (box: Box): Section => ({
    id: 'grey',
    title: grey.title,
    blocks: [
      text(grey.lead),
      signs(
        [...box.actions]
          .sort((a, b) => a.grey.letter.localeCompare(b.grey.letter))
          .map((card) => ({
            sign: { type: 'verbs', verbs: card.grey.verbs },
            name: `${card.grey.letter} · ${card.grey.name} (${grey.golden(card.golden.letter)})`,
            text: verbsText(card.grey.verbs),
          })),
      ),
      list(...notes.flatMap((note) => noteOn(box, note))),
    ],
  })

  return { actions: aboutActions, icons: aboutIcons, greySides: aboutGrey }
}

const things: readonly Thing[] = [
  ...(['iron', 'stone', 'resource', 'rubble', 'event', 'passenger', 'points'] as const),
  ...(['ticket', 'track', 'station', 'pick', 'surveyor', 'pub', 'flip', 'exchange'] as const),
  ...(['bag', 'yard', 'navvy', 'buffer', 'summit'] as const),
]

const notes: readonly Note[] = [
  ...(['ticketed', 'ownTrack', 'anyMix', 'noBonus', 'noPub'] as const),
  ...(['anyTicket', 'refill', 'stock', 'drawn', 'manyLines'] as const),
]
