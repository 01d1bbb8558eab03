import type { Book, BookBlock, BookSection, SignRow } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { letters } from '../../content/edition.ts'
import type { Sign, Thing } from '../sign.ts'
import { scoringText } from './scores.ts'
import { verbsText } from './verbs.ts'

type Block = BookBlock<Sign>
type Section = BookSection<Sign>

const text = (words: string): Block => ({ type: 'text', text: words })
const list = (...items: string[]): Block => ({ type: 'list', numbered: false, items })
const steps = (...items: string[]): Block => ({ type: 'list', numbered: true, items })
const signs = (rows: readonly SignRow<Sign>[], short = false): Block => ({
  type: 'signs',
  short,
  rows,
})
const things = (rows: readonly (readonly [Thing, name: string, text: string])[]): Block =>
  signs(
    rows.map(([thing, name, words]) => ({ sign: { type: 'thing', thing }, name, text: words })),
    true,
  )

/** The rules of Foothills explained in English, with the cards of this box. */
export function book(box: Box): Book<Sign> {
  return {
    title: 'How Foothills is played',
    lead: 'Two gangs of navvies build narrow-gauge railways through the hills of North Wales. Clear the rubble, lay the track, build the stations, send your surveyor on his way, and let your cards rest in the pub. Whoever has more victory points (VP) in the end has won.',
    sections: [
      turn,
      actions(box),
      tableSection(box),
      rubble,
      track,
      stations,
      surveyor,
      pub,
      events(box),
      end(box),
      icons,
      greySides(box),
    ],
  }
}

const turn: Section = {
  id: 'turn',
  title: 'Your turn',
  blocks: [
    text('You take turns. Before you lie five action cards, and on your turn you use one of them:'),
    steps(
      'Choose one of your five cards, as the side that lies up shows it.',
      'Do what it says, from left to right. What cannot be done is left out; a card of which nothing can be done may not be chosen.',
      'Turn the card over. Its other side is another action, so what you have just done is not to be had again at once.',
      'See whether the match ends.',
    ),
    text(
      'Some cards let you turn over a second card as well. It is only turned, not used. If no card can be used at all, you place navvies instead and your turn is over.',
    ),
  ],
}

const actions = (box: Box): Section => ({
  id: 'actions',
  title: 'The five actions',
  blocks: [
    text(
      'Golden sides are the strong ones, and both players have the same. Each letter is a kind of action; the grey back of a card is a weaker or odder action of another kind.',
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

const tableSection = (box: Box): Section => ({
  id: 'table',
  title: 'What lies on the table',
  blocks: [
    list(
      'Six of the eight lines lie in rows. Each begins at its starting station on the left; cards in one column belong to the same step of the way, and double stations are two columns wide.',
      `In the stockyard lie up to 6 cubes to be taken. When the last one is taken, 6 new ones come from the bag at once. Iron ore (${box.iron}) and stone (${box.stone}) together are called resources; there are no more than those.`,
      'Before each player lie the five action cards, the supply, the tickets, the surveyor and the scoring pile. Nothing is hidden.',
    ),
  ],
})

const rubble: Section = {
  id: 'rubble',
  title: 'Rubble',
  blocks: [
    text(
      'Rubble blocks the track bed of a station card. You take it from the cards of one line, from left to right, and keep it: it pays for stone and for some stations. If there is less in the line than you may take, the rest comes from the general supply.',
    ),
    text('Whoever takes the last rubble off a card receives 1 VP at once.'),
  ],
}

const track: Section = {
  id: 'track',
  title: 'Track',
  blocks: [
    text(
      'Track is laid on the first free track space of a line, seen from the left, that is clear of rubble. Iron ore that you pay goes back into the bag. Each track brings 1 VP at once.',
    ),
    text(
      'When every track space of a line is taken, the line is complete and a buffer stop is put at its end.',
    ),
  ],
}

const stations: Section = {
  id: 'stations',
  title: 'Stations',
  blocks: [
    text(
      'A station may be built on any card that is clear of rubble, with or without track, in any order. You pay what its space shows and receive the bonus beside it. Your surveyor may go there at once if the card has a free place for him.',
    ),
    list(
      'Barmouth Ferry: whoever builds there may turn over any number of action cards, the one in use included.',
      'Devil’s Bridge: its three stations are built in order, and after each of them an action card may be scored as in the pub.',
    ),
  ],
}

const surveyor: Section = {
  id: 'surveyor',
  title: 'Surveyor and tickets',
  blocks: [
    text(
      'The surveyor goes to a card where a station stands, anybody’s, and where no other surveyor is; then you do what the card’s lower edge says. He may also go home, and then nothing happens.',
    ),
    text(
      'At starting stations he gets the ticket of that line, which you hold once only, and something besides. Many grey cards can be used only by those who hold tickets, some only in lines of their tickets.',
    ),
    text(
      'Resources that an action gives you come from the stockyard or from the bag, as you like, unless it says otherwise.',
    ),
  ],
}

const pub: Section = {
  id: 'pub',
  title: 'The pub',
  blocks: [
    text(
      'The golden surveyor card may send him to the pub. There you score one of your action cards: it goes to your scoring pile, and a spare card with the same two letters takes its place, golden side up. If no such card is left, you play on with one card fewer.',
    ),
    text('Your scoring pile may never hold more cards than you have built stations.'),
  ],
}

const events = (box: Box): Section => ({
  id: 'events',
  title: 'White cubes and navvies',
  blocks: [
    text(
      `In the bag there are ${box.events} white cubes. When one is drawn it goes to a hole of the stockyard, and navvies of the company build something: going through the columns from left to right and each from top to bottom, they take the first card without track, station or navvies. Its rubble is cleared away, its track and stations count as built, and nobody gets points for that.`,
    ),
    text(
      'If 3 or more white cubes lie in the holes at the end of a turn, all of them go back into the bag.',
    ),
  ],
})

const end = (box: Box): Section => ({
  id: 'end',
  title: 'The end, and the points',
  blocks: [
    text(
      `The match ends when the last of the ${box.stops} buffer stops is placed, or when navvies should be placed and cannot be. If that happens in the starting player’s turn, the other one has one more turn.`,
    ),
    text('Points come from what you earned on the way, and then from these:'),
    list(
      `Each passenger: ½ VP. The summit chit: ${box.summit} VP, for whoever surveyed Yr Wyddfa last.`,
      ...box.lines
        .filter(({ bonus }) => bonus > 0)
        .map(({ name, bonus }) => `Most stations on ${name}: ${bonus} VP; nothing when level.`),
      'Each card in your scoring pile, as its pill shows:',
    ),
    signs(
      (['passenger', 'track', 'station', 'ticket', 'card'] as const).map((scoring) => ({
        sign: { type: 'scoring', scoring },
        name: '',
        text: `${scoringText[scoring]}, rounded down.`,
      })),
      true,
    ),
    text('If both have the same, the same lines are played once more with seats changed.'),
  ],
})

const icons: Section = {
  id: 'icons',
  title: 'How to read a card',
  blocks: [
    text(
      'Cards speak in pictures, read from left to right; an arrow means «becomes» or «leads to». A cube’s kind shows by the form on its top as well as by its colour.',
    ),
    things([
      ['iron', 'Iron ore', 'for track and stations'],
      ['stone', 'Stone', 'for stations'],
      ['resource', 'A resource', 'iron ore or stone, as you like'],
      ['rubble', 'Rubble', 'in the way, and a price as well'],
      ['event', 'A white cube', 'navvies come'],
      ['passenger', 'A passenger', '½ VP at the end, and a price of some stations'],
      ['points', 'A medal', 'that many victory points'],
      ['ticket', 'A ticket', 'of the line it names; «?» stands for any'],
      ['track', 'Track', 'lay it, or a track of yours'],
      ['station', 'A station', 'build it, or a station of yours'],
      ['pick', 'A pick', 'remove rubble'],
      ['surveyor', 'The surveyor', 'move him, or what he finds'],
      ['pub', 'The pub', 'score an action card'],
      ['flip', 'Two cards', 'turn over another action card'],
      ['exchange', 'Two arrows', 'one for the other, either way'],
      ['bag', 'The bag', 'drawn from, or searched'],
      ['yard', 'The stockyard', 'filled from the bag'],
      ['navvy', 'Navvies', 'built by the company'],
      ['buffer', 'A buffer stop', 'the line is complete'],
      ['summit', 'The summit', 'the chit of Yr Wyddfa'],
    ]),
  ],
}

const greySides = (box: Box): Section => ({
  id: 'grey',
  title: 'All grey sides',
  blocks: [
    text('Behind which golden side a grey one lies is told by the letters.'),
    signs(
      [...box.actions]
        .sort((a, b) => a.grey.letter.localeCompare(b.grey.letter))
        .map(({ grey, golden }) => ({
          sign: { type: 'verbs', verbs: grey.verbs },
          name: `${grey.letter} · ${grey.name} (behind ${golden.letter})`,
          text: verbsText(grey.verbs),
        })),
    ),
  ],
})
