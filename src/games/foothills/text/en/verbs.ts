import { same } from '../../../../kit/json.ts'
import type { Amounts, Deal, Verb, VerbOf, VerbType } from '../../verbs/verb.ts'
import { counted, goodsText, listOr, many, sentence, times } from './goods.ts'

type Texts = { readonly [T in VerbType]: (verb: VerbOf<T>) => string }

const texts: Texts = {
  take: (v) => takeText(v),
  gain: (v) => `Gain ${rewardText(v.what)}.`,
  ticket: (v) => (v.any ? 'Gain a ticket you don’t have yet.' : 'Gain this station’s ticket.'),
  dig: (v) => digText(v),
  upTo: (v) => upToText(v),
  build: (v) => buildText(v),
  survey: (v) =>
    `Move your surveyor to ${places[v.to]} and use it${v.pub ? ', to the pub' : ''}, or home.`,
  flip: (v) =>
    v.upTo === 1
      ? 'You may also flip 1 other action card.'
      : `You may also flip up to ${v.upTo} other action cards.`,
  flipAny: () => 'Flip as many of your action cards as you like.',
  score: () => 'You may score one of your action cards, as in the pub.',
  draw: (v) =>
    `Draw ${many(v.cubes, 'resource')} at random from the bag.${restText(v.cubes, v.keep)}`,
  sort: (v) => {
    const { iron, stone, keep } = v
    return `Find ${goodsText({ iron, stone })} in the bag.${restText(iron + stone, keep, ' of them')}`
  },
  refill: (v) => `Top up the stockyard to ${v.to} cubes.`,
  stock: (v) => `Add ${many(v.cubes, 'cube')} from the bag to the stockyard.`,
  summit: () => 'Claim the summit chit.',
}

// Passing the type beside the verb lets the compiler match the entry to the verb.
const textOf = <T extends VerbType>(type: T, verb: { [K in VerbType]: VerbOf<K> }[T]) =>
  texts[type](verb)

/** What a verb does, as a sentence of its own. */
export const verbText = (verb: Verb): string => textOf(verb.type, verb)

/** What a card’s side says: a sentence for each verb. */
export const verbsText = (verbs: readonly Verb[]): string => verbs.map(verbText).join(' ')

/** What happens each time a player builds on a card with an effect. */
export const buildEffectText = (verbs: readonly Verb[]): string =>
  `When you build here: ${verbsText(verbs)}`

function takeText({ upTo, perTicket }: VerbOf<'take'>): string {
  const most = upTo > 1 ? `, up to ${upTo}` : ''
  if (perTicket) return `Take 1 resource from the stockyard for each ticket you have${most}.`
  if (upTo <= 2) return `Take ${upTo === 2 ? '1 or 2 resources' : '1 resource'} from the stockyard.`
  return `Take 1 to ${upTo} resources from the stockyard.`
}

/** Goods gained; resources are for the player to choose. */
function rewardText(what: Amounts): string {
  const { resources, ...rest } = what
  if (resources === undefined) return goodsText(what)
  const chosen = `${counted.resources(resources)} of your choice`
  const others = goodsText(rest, '')
  return others === '' ? chosen : `${chosen} and ${others}`
}

/** What is kept of the cubes drawn, and where the others go; empty where all are kept. */
function restText(cubes: number, keep: number, of = ''): string {
  if (keep >= cubes) return ''
  const rest = cubes - keep === 1 ? 'The other goes' : 'The others go'
  return ` Keep ${keep}${of}. ${rest} to the stockyard.`
}

const digFrom = {
  one: { plain: ' from one line', ticketed: ' from a line you have a ticket for' },
  oneOrTwo: {
    plain: ' from one or two lines',
    ticketed: ' from one or two lines you have tickets for',
  },
  each: {
    plain: ', each from a different line',
    ticketed: ', each from a different line you have a ticket for',
  },
} as const

function digText({ cubes, lines, ticketed, give }: VerbOf<'dig'>): string {
  const from = digFrom[cubes === 1 && lines === 'each' ? 'one' : lines]
  const main = `Remove ${counted.rubble(cubes)}${ticketed ? from.ticketed : from.plain}.`
  return give ? `${main} Give ${give} to your opponent.` : main
}

function upToText(v: VerbOf<'upTo'>): string {
  const deals = dealsText(v.of)
  return v.times === 1 ? `${sentence(deals)}.` : `Up to ${times(v.times)}: ${deals}.`
}

/** Several deals, of which one is chosen each time. */
export function dealsText(deals: readonly Deal[]): string {
  const [one, other] = deals
  if (deals.length === 2 && one?.type === 'exchange' && other?.type === 'exchange')
    if (same(one.give, other.get) && same(one.get, other.give))
      return `swap ${goodsText(one.give)} for ${goodsText(one.get)}, or the other way round`
  return listOr(deals.map(dealText))
}

function dealText(deal: Deal): string {
  if (deal.type === 'exchange') return `trade ${goodsText(deal.give)} for ${goodsText(deal.get)}`
  const where = deal.ticketed ? ' in a line you have a ticket for' : ''
  return `lay track for ${priceText(deal.price)}${where}`
}

/** The price of a track: “2 iron ore”, “any 2 resources”. */
export const priceText = (price: Amounts): string =>
  `${price.resources === undefined ? '' : 'any '}${goodsText(price)}`

function buildText(v: VerbOf<'build'>): string {
  const where = v.ownTrack
    ? v.ticketed
      ? buildIn.both
      : buildIn.track
    : v.ticketed
      ? buildIn.ticket
      : ''
  const main = `Build a station${where}${surcharge(v)}.`
  return v.noBonus ? `${main} You don’t get its bonus.` : main
}

const buildIn = {
  both: ' in a line where you have both a ticket and track',
  track: ' in a line where you have track',
  ticket: ' in a line you have a ticket for',
} as const

function surcharge({ extra, less }: VerbOf<'build'>): string {
  if (extra) return `, paying ${goodsText(extra)} extra`
  return less ? `, paying ${goodsText(less)} less` : ''
}

const places: { readonly [T in VerbOf<'survey'>['to']]: string } = {
  any: 'an open action space',
  ticketed: 'an open action space in a line you have a ticket for',
  start: 'a starting station',
  own: 'an action space where you’ve built a station',
  adjacent: 'an open action space on an adjacent card',
}
