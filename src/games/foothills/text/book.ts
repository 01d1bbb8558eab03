import { filled } from '../../../kit/language.ts'
import { type Book, type BookBlock, type BookSection, list, numbered, signs, text } from '../../../rules/book.ts'
import type { Box, CardSide, Station } from '../box.ts'
import { letters, type Scoring, scorings } from '../content/edition.ts'
import { rulebook } from '../rulebook.ts'
import type { SectionId } from '../sections.ts'
import type { Verb } from '../verbs/verb.ts'
import {
  blindNames,
  bridgeOf,
  ferryOf,
  greyNames,
  greyNotes,
  shortLines,
  startOf,
  summitOf,
  terminusOf,
} from './bookFacts.ts'
import type { BookWords, Locale } from './locale.ts'
import { verbsText } from './verbs.ts'

/** Things and doings that have a picture of their own on cards and boards. */
export type Thing = keyof BookWords['iconNames']

/** A picture in the explanation of the rules. */
export type Sign =
  | { readonly type: 'thing'; readonly thing: Thing }
  | { readonly type: 'verbs'; readonly verbs: readonly Verb[] }
  | { readonly type: 'scoring'; readonly scoring: Scoring }

/** The words of a language, and the cards and numbers of a box, which sections are made of. */
interface Context {
  readonly t: Locale
  readonly words: BookWords
  readonly box: Box
}
type Blocks = (context: Context) => readonly BookBlock<Sign>[]

/** The rules of Foothills in a language, with the cards and numbers of a box. */
export const bookIn = (t: Locale, words: BookWords, box: Box): Book<Sign> => ({
  ...rulebook,
  alike: alikeIn(words.alike),
  title: words.title,
  lead: words.lead,
  sections: sectionsIn({ t, words, box }),
})

/** Words that people may look for, by what is said in their place: “meeple: navvies, surveyor; worker: navvies”. */
const alikeIn = (all: string) =>
  Object.fromEntries(
    all.split('; ').map((one) => {
      const [word = '', said = ''] = one.split(': ')
      return [word, said.split(', ')]
    }),
  )

function sectionsIn(c: Context): readonly BookSection<Sign>[] {
  const { actions, grey, icons } = c.words
  const section = (id: string, title: string, blocks: Blocks) => ({ id, title, blocks: blocks(c) })
  const named = (id: SectionId, blocks: Blocks) => section(id, c.t.sections[id], blocks)
  return [
    named('table', table),
    named('turn', turn),
    section('actions', actions.title, goldenSides),
    named('yard', yard),
    named('rubble', rubble),
    named('track', track),
    named('stations', stations),
    section('shared', sharedTitle(c), shared),
    named('surveyor', surveyor),
    named('pub', pub),
    named('events', events),
    named('end', end),
    section('icons', icons.title, pictures),
    section('grey', grey.title, greySides),
  ]
}

const table: Blocks = ({ words: { table: words }, box: { iron, stone, tiles, navvies, stops, events: white } }) => [
  list(
    words.rows,
    words.columns,
    words.resources({ iron, stone }),
    words.board({ tiles }),
    words.beside({ navvies, stops }),
  ),
  text(words.start({ events: white })),
]

const turn: Blocks = ({ words: { turn: words } }) => [
  text(words.lead),
  numbered(words.step1, words.step2, words.step3, words.step4),
  ...[words.flips, words.gained, words.missed].map(text),
]

const yard: Blocks = ({ words: { yard: words } }) => [
  list(words.take, words.refill, words.white, words.gain, words.spent),
]

const rubble: Blocks = ({ words: { rubble: words } }) => [
  text(words.lead),
  list(words.choose, words.tickets, words.last),
]

const track: Blocks = ({ words: { track: words }, box: { tiles, stops } }) =>
  [words.pay, words.tiles({ tiles }), words.stops({ stops })].map(text)

const stations: Blocks = ({ words: { stations: words }, box }) => [
  ...[words.where, words.price, words.surveyor].map(text),
  list(
    ...about(ferryOf(box), ({ name }) => words.ferry({ station: name })),
    ...about(bridgeOf(box), ({ name, spaces }) => words.bridge({ station: name, spaces: spaces.length })),
    words.navvies,
  ),
]

/** Sentences about a station that a box may not have; none if it hasn’t. */
const about = (station: Station | undefined, ...say: readonly ((station: Station) => string)[]): readonly string[] =>
  station ? say.map((one) => one(station)) : []

/** The cards that belong to two lines at once. */
const shared: Blocks = ({ t, words: { start, terminus }, box }) => {
  const linesOf = (station: Station) => t.list.and({ parts: shortLines(box, station) })
  return [
    list(
      ...about(
        terminusOf(box),
        (station) => terminus.end({ station: station.name, lines: linesOf(station) }),
        () => terminus.spaces,
        () => terminus.lines,
        ({ name }) => terminus.station({ station: name }),
      ),
      ...about(startOf(box), (station) => start({ station: station.name, lines: linesOf(station) })),
    ),
  ]
}

function sharedTitle({ t, words, box }: Context): string {
  const parts = [terminusOf(box), startOf(box)].flatMap((station) => (station ? [station.name] : []))
  return parts.length > 0 ? t.list.and({ parts }) : words.shared
}

const surveyor: Blocks = ({ words: { surveyor: words }, box }) =>
  [
    ...[words.open, words.use, words.home, words.tickets, words.adjacent],
    ...about(summitOf(box), ({ name }) => words.summit({ station: name })),
  ].map(text)

const pub: Blocks = ({ words: { pub: words } }) => [text(words.lead), list(words.limit, words.fresh, words.room)]

const events: Blocks = ({ t, words: { events: words }, box }) => {
  const parts = blindNames(box)
  const blind = parts.length > 0 ? [words.blind({ cards: t.list.or({ parts }) })] : []
  return [words.drawn, words.first, words.clear, words.back, ...blind].map(text)
}

const end: Blocks = ({ words: { end: words, scoring: worth }, box: { lines, stops, summit } }) => [
  ...[words.when({ stops }), words.add].map(text),
  list(
    words.passengers,
    words.summit({ points: summit }),
    ...lines.flatMap(({ name, bonus }) => (bonus > 0 ? [words.lineBonus({ line: name, bonus })] : [])),
    words.pile,
  ),
  signs(
    scorings.map((scoring) => ({ sign: { type: 'scoring', scoring }, name: '', text: worth[scoring] })),
    true,
  ),
  ...[words.halves, words.rematch, words.stop].map(text),
]

/** A side of a card with what it does. */
const sideRow = (t: Locale, { verbs }: CardSide, name: string) => ({
  sign: { type: 'verbs', verbs } as const,
  name,
  text: verbsText(t, verbs),
})

const goldenSides: Blocks = ({ t, words: { actions }, box }) => [
  text(actions.lead),
  signs(
    letters.flatMap((letter) => {
      const side = box.actions.find(({ golden }) => golden.letter === letter)?.golden
      return side ? [sideRow(t, side, `${letter} · ${side.name}`)] : []
    }),
  ),
]

const things: readonly Thing[] = [
  ...(['iron', 'stone', 'resource', 'rubble', 'event', 'passenger', 'points'] as const),
  ...(['ticket', 'track', 'station', 'pick', 'surveyor', 'pub', 'flip', 'exchange'] as const),
  ...(['bag', 'yard', 'navvy', 'buffer', 'summit'] as const),
]

const pictures: Blocks = ({ words: { icons, iconNames, iconTexts } }) => [
  text(icons.lead),
  signs(
    things.map((thing) => ({ sign: { type: 'thing', thing }, name: iconNames[thing], text: iconTexts[thing] })),
    true,
  ),
]

const greySides: Blocks = ({ t, words: { grey: words, notes }, box }) => [
  text(words.lead),
  signs(
    [...box.actions]
      .sort((a, b) => a.grey.letter.localeCompare(b.grey.letter))
      .map(({ grey, golden }) =>
        sideRow(t, grey, `${grey.letter} · ${grey.name} (${words.golden({ letter: golden.letter })})`),
      ),
  ),
  list(
    ...greyNotes.flatMap(([note, fits]) => {
      const parts = greyNames(box, fits)
      return parts.length > 0 ? [filled(notes[note], { cards: t.list.and({ parts }) })] : []
    }),
  ),
]
