import { cardSections } from '../bookCards.ts'
import { listAnd } from './goods.ts'
import { verbsText } from './verbs.ts'

export const { actions, icons, greySides } = cardSections({
  listAnd,
  verbsText,
  actions: {
    title: 'The five actions',
    lead: 'Golden sides are the strong ones, and both players have the same five. The letter is the kind of action. On the back of each is a grey side with another letter: a weaker or odder version of that action. What follows applies to gold and grey alike, unless the card says otherwise.',
  },
  icons: {
    title: 'Reading a card',
    lead: 'Read the pictures from left to right. An arrow means “becomes” or “leads to”. You can tell cubes apart by the shape on top as well as by colour.',
    things: {
      iron: ['Iron ore', 'for track and stations'],
      stone: ['Stone', 'for stations'],
      resource: ['Resource', 'iron ore or stone, as you like'],
      rubble: ['Rubble', 'in the way, but worth having'],
      event: ['White cube', 'navvies are coming'],
      passenger: ['Passenger', '½ VP at the end, or a fare to spend'],
      points: ['Medal', 'this many VP'],
      ticket: ['Ticket', 'for the line it names, “?” for any'],
      track: ['Track', 'lay it, or track you’ve laid'],
      station: ['Station', 'build it, or one you’ve built'],
      pick: ['Pick', 'remove rubble'],
      surveyor: ['Surveyor', 'move, or what happens on arrival'],
      pub: ['Pub', 'score an action card'],
      flip: ['Two cards', 'flip another action card'],
      exchange: ['Two arrows', 'swap either way'],
      bag: ['Bag', 'draw from it, or look inside'],
      yard: ['Stockyard', 'filled from the bag'],
      navvy: ['Navvies', 'already built by them'],
      buffer: ['Buffer stop', 'this line is complete'],
      summit: ['Summit', 'the summit chit'],
    },
  },
  grey: {
    title: 'Grey sides',
    lead: 'The letter in brackets is the golden side of the same card.',
    golden: (letter) => `golden ${letter}`,
    notes: {
      ticketed: (cards) => `${cards}: choose these only if you have a ticket.`,
      ownTrack: (cards) => `${cards}: you also need track of yours, but the station can be anywhere in that line.`,
      anyMix: (cards) => `${cards}: any mix of iron ore and stone will do.`,
      noBonus: (cards) =>
        `${cards}: you don’t get the bonus on the space, but you do get the surveyor action or effect.`,
      noPub: () => 'Grey E cards never lead to the pub.',
      anyTicket: (cards) => `${cards}: your surveyor stays put and does nothing.`,
      refill: (cards) =>
        `${cards}: no top-up if the stockyard has 6 cubes or more, white ones included. You still take your cubes.`,
      stock: (cards) => `${cards}: works however full the stockyard is, and you get none of the cubes.`,
      drawn: (cards) => `${cards}: white cubes drawn bring navvies as usual.`,
      manyLines: (cards) => `${cards}: if the lines run short, take the rest from the general supply.`,
    },
  },
})
