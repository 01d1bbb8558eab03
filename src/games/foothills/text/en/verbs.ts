import { many } from '../../../../kit/english.ts'
import { verbsIn } from '../verbs.ts'
import { counted, goodsText, listOr, times } from './goods.ts'

const places = {
  any: 'an open action space',
  ticketed: 'an open action space in a line you have a ticket for',
  start: 'a starting station',
  own: 'an action space where you’ve built a station',
  adjacent: 'an open action space on an adjacent card',
}

/** Where the cubes that aren’t kept go. */
const toYard = (rest: number) => (rest === 1 ? 'The other goes to the stockyard.' : 'The others go to the stockyard.')

export const { verbText, verbsText, buildEffectText, priceText, trade } = verbsIn({
  goods: { goodsText, listOr },
  take: (upTo) =>
    upTo > 2
      ? `Take 1 to ${upTo} resources from the stockyard.`
      : `Take ${upTo === 2 ? '1 or 2 resources' : '1 resource'} from the stockyard.`,
  takePerTicket: (upTo) =>
    `Take 1 resource from the stockyard for each ticket you have${upTo > 1 ? `, up to ${upTo}` : ''}.`,
  gain: (goods) => `Gain ${goods}.`,
  chosen: (resources) => `${resources} of your choice`,
  chosenAnd: (resources, others) => `${resources} of your choice and ${others}`,
  ticket: { here: 'Gain this station’s ticket.', any: 'Gain a ticket you don’t have yet.' },
  dig: (cubes, from) => `Remove ${counted.rubble(cubes)}${from}.`,
  digFrom: {
    one: { plain: ' from one line', ticketed: ' from a line you have a ticket for' },
    oneOrTwo: { plain: ' from one or two lines', ticketed: ' from one or two lines you have tickets for' },
    each: { plain: ', each from a different line', ticketed: ', each from a different line you have a ticket for' },
  },
  give: (rubble) => `Give ${rubble} to your opponent.`,
  upTo: (n, deals) => `Up to ${times(n)}: ${deals}.`,
  swap: (one, other) => `swap ${one} for ${other}, or the other way round`,
  trade: (give, get) => `trade ${give} for ${get}`,
  lay: (price) => `lay track for ${price}`,
  layTicketed: (price) => `lay track for ${price} in a line you have a ticket for`,
  anyPrice: (resources) => `any ${resources}`,
  build: {
    where: {
      any: '',
      ticket: ' in a line you have a ticket for',
      track: ' in a line where you have track',
      both: ' in a line where you have both a ticket and track',
    },
    plain: (where) => `Build a station${where}.`,
    extra: (where, goods) => `Build a station${where}, paying ${goods} extra.`,
    less: (where, goods) => `Build a station${where}, paying ${goods} less.`,
    noBonus: 'You don’t get its bonus.',
  },
  survey: (to, pub) => `Move your surveyor home,${pub ? ' to the pub,' : ''} or to ${places[to]} and use it.`,
  flip: (cards) =>
    cards === 1 ? 'You may also flip 1 other action card.' : `You may also flip up to ${cards} other action cards.`,
  flipAny: 'Flip as many of your action cards as you like.',
  score: 'You may score one of your action cards, as in the pub.',
  draw: (cubes) => `Draw ${many(cubes, 'resource')} at random from the bag.`,
  sort: (goods) => `Find ${goods} in the bag.`,
  keep: (keep, rest) => `Keep ${keep}. ${toYard(rest)}`,
  keepOf: (keep, rest) => `Keep ${keep} of them. ${toYard(rest)}`,
  refill: (to) => `Top up the stockyard to ${to} cubes.`,
  stock: (cubes) => `Add ${many(cubes, 'cube')} from the bag to the stockyard.`,
  summit: 'Claim the summit chit.',
  onBuilding: (text) => `When you build here: ${text}`,
})
