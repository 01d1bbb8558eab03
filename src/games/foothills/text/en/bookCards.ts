import type { Box } from '../../box.ts'
import { letters } from '../../content/edition.ts'
import type { Verb } from '../../verbs/verb.ts'
import type { Thing } from '../sign.ts'
import { about, greyNames, list, type Section, signs, text } from './bookWords.ts'
import { verbsText } from './verbs.ts'

export const actions = (box: Box): Section => ({
  id: 'actions',
  title: 'The five actions',
  blocks: [
    text(
      'Golden sides are the strong ones, and both players have the same five. The letter is the kind of action. On the back of each is a grey side with another letter: a weaker or odder version of that action. What follows applies to gold and grey alike, unless the card says otherwise.',
    ),
    signs(
      letters.map((letter) => {
        const side = box.actions.find(({ golden }) => golden.letter === letter)?.golden
        const verbs = side?.verbs ?? []
        return {
          sign: { type: 'verbs', verbs },
          name: `${letter} · ${side?.name}`,
          text: verbsText(verbs),
        }
      }),
    ),
  ],
})

const things: readonly (readonly [Thing, name: string, text: string])[] = [
  ['iron', 'Iron ore', 'for track and stations'],
  ['stone', 'Stone', 'for stations'],
  ['resource', 'Resource', 'iron ore or stone, as you like'],
  ['rubble', 'Rubble', 'in the way, but worth having'],
  ['event', 'White cube', 'navvies are coming'],
  ['passenger', 'Passenger', '½ VP at the end, or a fare to spend'],
  ['points', 'Medal', 'this many VP'],
  ['ticket', 'Ticket', 'for the line it names, “?” for any'],
  ['track', 'Track', 'lay it, or track you’ve laid'],
  ['station', 'Station', 'build it, or one you’ve built'],
  ['pick', 'Pick', 'remove rubble'],
  ['surveyor', 'Surveyor', 'move, or what happens on arrival'],
  ['pub', 'Pub', 'score an action card'],
  ['flip', 'Two cards', 'flip another action card'],
  ['exchange', 'Two arrows', 'swap either way'],
  ['bag', 'Bag', 'draw from it, or look inside'],
  ['yard', 'Stockyard', 'filled from the bag'],
  ['navvy', 'Navvies', 'already built by them'],
  ['buffer', 'Buffer stop', 'this line is complete'],
  ['summit', 'Summit', 'the summit chit'],
]

export const icons: Section = {
  id: 'icons',
  title: 'Reading a card',
  blocks: [
    text(
      'Read the pictures from left to right. An arrow means “becomes” or “leads to”. You can tell cubes apart by the shape on top as well as by colour.',
    ),
    signs(
      things.map(([thing, name, words]) => ({ sign: { type: 'thing', thing }, name, text: words })),
      true,
    ),
  ],
}

export const greySides = (box: Box): Section => ({
  id: 'grey',
  title: 'Grey sides',
  blocks: [
    text('The letter in brackets is the golden side of the same card.'),
    signs(
      [...box.actions]
        .sort((a, b) => a.grey.letter.localeCompare(b.grey.letter))
        .map(({ grey, golden }) => ({
          sign: { type: 'verbs', verbs: grey.verbs },
          name: `${grey.letter} · ${grey.name} (golden ${golden.letter})`,
          text: verbsText(grey.verbs),
        })),
    ),
    list(...notes(box)),
  ],
})

/** What the grey sides’ own texts leave unsaid, about those that this box has. */
function notes(box: Box): readonly string[] {
  const of = (fits: (verb: Verb) => boolean, words: (names: string) => string) =>
    about(greyNames(box, fits), words)
  return [
    ...of(needsTicket, (names) => `${names}: choose these only if you have a ticket.`),
    ...of(
      (verb) => verb.type === 'build' && verb.ownTrack === true,
      (names) =>
        `${names}: you also need track of yours, but the station can be anywhere in that line.`,
    ),
    ...of(
      (verb) => verb.type === 'upTo' && verb.of.some(isAnyMix),
      (names) => `${names}: any mix of iron ore and stone will do.`,
    ),
    ...of(
      (verb) => verb.type === 'build' && verb.noBonus === true,
      (names) =>
        `${names}: you go without the bonus on the space, but not without the surveyor action or effect.`,
    ),
    'Grey E cards never lead to the pub.',
    ...of(
      (verb) => verb.type === 'ticket' && verb.any === true,
      (names) => `${names}: your surveyor stays put and does nothing.`,
    ),
    ...of(
      (verb) => verb.type === 'refill',
      (names) =>
        `${names}: no top-up if the stockyard has 6 cubes or more, white ones included. You still take.`,
    ),
    ...of(
      (verb) => verb.type === 'stock',
      (names) => `${names}: works however full the stockyard is, and gives you none of it.`,
    ),
    ...of(
      (verb) => verb.type === 'refill' || verb.type === 'stock',
      (names) => `${names}: white cubes drawn bring navvies as usual.`,
    ),
    ...of(
      (verb) => verb.type === 'dig' && verb.lines !== 'one',
      (names) => `${names}: if the lines run short, take the rest from the general supply.`,
    ),
  ]
}

const isAnyMix = (deal: Extract<Verb, { type: 'upTo' }>['of'][number]) =>
  deal.type === 'lay' && (deal.price.resources ?? 0) > 1

/** True for a verb that a card may not be chosen for without a ticket. */
function needsTicket(verb: Verb): boolean {
  switch (verb.type) {
    case 'take':
      return verb.perTicket === true
    case 'dig':
    case 'build':
      return verb.ticketed === true
    case 'survey':
      return verb.to === 'ticketed'
    case 'upTo':
      return verb.of.every((deal) => deal.type === 'lay' && deal.ticketed === true)
    default:
      return false
  }
}
