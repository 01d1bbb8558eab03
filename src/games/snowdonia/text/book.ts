import type { Translation } from '../../../kit/language.ts'
import { type Alike, type Book, type BookBlock, list, numbered, text } from '../../../rules/book.ts'
import type { Box } from '../box.ts'
import { eventKinds } from '../content/edition.ts'
import { rulebook } from '../rulebook.ts'
import type { SectionId } from '../sections.ts'
import { actionText, eventDoes, weatherMoves } from './aboutCommon.ts'
import { bonusText, contractName, verbText } from './contracts.ts'
import type { Locale } from './locale.ts'
import { powerText, trainText } from './table.ts'

/** The book’s own texts in a language. */
type BookTexts = Translation<typeof import('../words/en/book.ts')>

/** The rules of Snowdonia in a language, with the values of an edition; they have no pictures. */
export const bookIn = (t: Locale, words: BookTexts, box: Box): Book<never> => ({
  ...rulebook,
  alike: alikeIn(words.alike),
  title: words.title,
  lead: words.lead,
  sections: [
    ...parts(t, words, box).map(([id, ...blocks]) => ({ id, title: t.sections[id], blocks })),
    { id: 'trainCards', title: words.trainCards, blocks: [list(...trainLines(t, box))] },
    { id: 'contractCards', title: words.contractCards, blocks: [list(...contractLines(t, box))] },
  ],
})

/** “worker: labourer; meeple: labourer, surveyor”. */
const alikeIn = (words: string): Alike =>
  Object.fromEntries(
    words.split('; ').map((one) => {
      const [begin = '', others = ''] = one.split(': ')
      return [begin, others.split(', ')]
    }),
  )

type Part = readonly [id: SectionId, ...blocks: BookBlock<never>[]]

const parts = (t: Locale, words: BookTexts, box: Box): readonly Part[] => [
  ...roundParts(t, words, box),
  ...lineParts(t, words, box),
  ...moreParts(t, words, box),
]

function roundParts(t: Locale, { table, labourers, contracts, yard }: BookTexts, box: Box): readonly Part[] {
  const markers = box.values.box.markers.value
  return [
    ['table', text(table.text), list(table.item1({ markers }), table.item2, table.item3, table.item4)],
    [
      'labourers',
      text(labourers.text1),
      numbered(labourers.item1, labourers.item2, labourers.item3),
      text(labourers.text2),
    ],
    ['contracts', text(contracts.text1), text(contracts.text2)],
    ['yard', list(actionText(t, box, 'A'), actionText(t, box, 'C'), yard.item1)],
  ]
}

const lineParts = (t: Locale, { digging, building, trains, office, restock }: BookTexts, box: Box): readonly Part[] => [
  ['digging', list(digging.item1, digging.item2, digging.item3({ steel: 1 }), digging.item4)],
  ['building', text(building.text1), text(building.text2)],
  ['trains', text(trains.text)],
  ['office', list(office.item1, office.item2)],
  ['restock', numbered(restock.item1, restock.item2, restock.item3), text(weatherMoves(t, box))],
]

function moreParts(t: Locale, { events, blaenau, alone, end }: BookTexts, box: Box): readonly Part[] {
  const ends = box.values.routes.blaenau.ends ?? 0
  const kinds = eventKinds.map((kind) => eventDoes(t, kind))
  return [
    ['events', text(events.text), list(...eventLines(t, box)), list(...kinds)],
    ['blaenau', list(blaenau.item1({ ends }), blaenau.item2, blaenau.item3)],
    ['alone', text(alone.text)],
    ['end', text(end.text1), list(end.item1, end.item2, end.item3), text(end.text2)],
  ]
}

/** Every contract with its area, what it does and what it scores for. */
const contractLines = (t: Locale, box: Box): readonly string[] =>
  box.values.contracts.map((contract) => {
    const area = contract.area ? `${t.named.areas[contract.area]}. ` : ''
    const does = verbText(t, contract.verb)
    return `${contractName(t, box, contract.id)}: ${area}${does} ${bonusText(t, contract)}.`
  })

/** Every train with its price and what it does. */
const trainLines = (t: Locale, box: Box): readonly string[] =>
  box.values.trains.map(({ number, name, steel, coal }) => {
    const power = powerText(t, box, number)
    const price = trainText(t, name, steel, coal)
    return power === '' ? price : `${price} ${power}`
  })

/** The event track. */
const eventLines = ({ about: { event }, named }: Locale, box: Box): readonly string[] =>
  box.values.events.map(({ kind, back }, at) => {
    const title = `${event.title({ space: at + 1 })}: ${named.events[kind]}.`
    return back > 0 ? `${title} ${event.back({ event: back })}` : title
  })
