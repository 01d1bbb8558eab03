import { same } from '../../../../kit/json.ts'
import type { Amounts, Deal, Verb, VerbOf, VerbType } from '../../verbs/verb.ts'
import { counted, goodsText, listOr, many, sentence, times } from './goods.ts'

type Texts = { readonly [T in VerbType]: (verb: VerbOf<T>) => string }

const texts: Texts = {
  take: (v) => takeText(v),
  gain: (v) => `Du bekommst ${rewardText(v.what)}.`,
  ticket: (v) =>
    v.any
      ? 'Du bekommst eine Fahrkarte, die du noch nicht hast.'
      : 'Du bekommst die Fahrkarte dieses Bahnhofs.',
  dig: (v) => digText(v),
  upTo: (v) => upToText(v),
  build: (v) => buildText(v),
  survey: (v) =>
    `Schick deinen Vermesser ${places[v.to]}${v.pub ? ', in den Pub' : ''} oder nach Hause.`,
  flip: (v) =>
    v.upTo === 1
      ? 'Du darfst außerdem 1 andere Aktionskarte umdrehen.'
      : `Du darfst außerdem bis zu ${v.upTo} andere Aktionskarten umdrehen.`,
  flipAny: () => 'Dreh beliebig viele deiner Aktionskarten um.',
  score: () => 'Du darfst eine deiner Aktionskarten werten, wie im Pub.',
  draw: (v) =>
    `Zieh ${many(v.cubes, 'Rohstoff', 'Rohstoffe')} blind aus dem Beutel.${restText(v.cubes, v.keep)}`,
  sort: (v) => {
    const { iron, stone, keep } = v
    return `Such ${goodsText({ iron, stone })} aus dem Beutel.${restText(iron + stone, keep, ' davon')}`
  },
  refill: (v) => `Füll den Lagerplatz auf ${v.to} Klötzchen auf.`,
  stock: (v) => `Leg ${many(v.cubes, 'Klötzchen', 'Klötzchen')} aus dem Beutel auf den Lagerplatz.`,
  summit: () => 'Hol dir das Gipfelplättchen.',
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
  `Wenn du hier baust: ${verbsText(verbs)}`

function takeText({ upTo, perTicket }: VerbOf<'take'>): string {
  const most = upTo > 1 ? `, höchstens ${upTo}` : ''
  if (perTicket) return `Nimm für jede deiner Fahrkarten 1 Rohstoff vom Lagerplatz${most}.`
  if (upTo <= 2) return `Nimm ${upTo === 2 ? '1 oder 2 Rohstoffe' : '1 Rohstoff'} vom Lagerplatz.`
  return `Nimm 1 bis ${upTo} Rohstoffe vom Lagerplatz.`
}

/** Goods gained; resources are for the player to choose. */
function rewardText(what: Amounts): string {
  const { resources, ...rest } = what
  if (resources === undefined) return goodsText(what)
  const chosen = `${counted.resources(resources)} nach Wahl`
  const others = goodsText(rest, '')
  return others === '' ? chosen : `${chosen} und ${others}`
}

/** What is kept of the cubes drawn, and where the others go; empty where all are kept. */
function restText(cubes: number, keep: number, of = ''): string {
  if (keep >= cubes) return ''
  const rest = cubes - keep === 1 ? 'Der andere kommt' : 'Die anderen kommen'
  return ` Behalte ${keep}${of}. ${rest} auf den Lagerplatz.`
}

const digFrom = {
  one: {
    plain: ' auf einer Strecke',
    ticketed: ' auf einer Strecke, für die du eine Fahrkarte hast',
  },
  oneOrTwo: {
    plain: ' auf einer oder zwei Strecken',
    ticketed: ' auf einer oder zwei Strecken, für die du Fahrkarten hast',
  },
  each: {
    plain: ', jeden auf einer anderen Strecke',
    ticketed: ', jeden auf einer anderen Strecke, für die du eine Fahrkarte hast',
  },
} as const

function digText({ cubes, lines, ticketed, give }: VerbOf<'dig'>): string {
  const from = digFrom[cubes === 1 && lines === 'each' ? 'one' : lines]
  const main = `Räum ${counted.rubble(cubes)}${ticketed ? from.ticketed : from.plain}.`
  return give ? `${main} Gib ${give} davon deinem Gegner.` : main
}

function upToText(v: VerbOf<'upTo'>): string {
  const deals = dealsText(v.of)
  return v.times === 1 ? `${sentence(deals)}.` : `Bis zu ${times(v.times)}: ${deals}.`
}

/** Several deals, of which one is chosen each time. */
export function dealsText(deals: readonly Deal[]): string {
  const [one, other] = deals
  if (deals.length === 2 && one?.type === 'exchange' && other?.type === 'exchange')
    if (same(one.give, other.get) && same(one.get, other.give))
      return `tausch ${goodsText(one.give)} gegen ${goodsText(one.get)} oder umgekehrt`
  return listOr(deals.map(dealText))
}

function dealText(deal: Deal): string {
  if (deal.type === 'exchange') return `tausch ${goodsText(deal.give)} gegen ${goodsText(deal.get)}`
  const where = deal.ticketed ? ' auf einer Strecke, für die du eine Fahrkarte hast' : ''
  return `verleg ein Gleis für ${priceText(deal.price)}${where}`
}

/** The price of a track: „2 Eisenerz“, „beliebige 2 Rohstoffe“. */
export const priceText = (price: Amounts): string =>
  `${price.resources === undefined ? '' : 'beliebige '}${goodsText(price)}`

function buildText(v: VerbOf<'build'>): string {
  const where = v.ownTrack
    ? v.ticketed
      ? buildIn.both
      : buildIn.track
    : v.ticketed
      ? buildIn.ticket
      : ''
  const main = `Bau einen Bahnhof${where}${surcharge(v)}.`
  return v.noBonus ? `${main} Den Bonus bekommst du nicht.` : main
}

const buildIn = {
  both: ' auf einer Strecke, auf der du ein Gleis und für die du eine Fahrkarte hast',
  track: ' auf einer Strecke, auf der du ein Gleis hast',
  ticket: ' auf einer Strecke, für die du eine Fahrkarte hast',
} as const

function surcharge({ extra, less }: VerbOf<'build'>): string {
  if (extra) return ` und zahl ${goodsText(extra)} mehr`
  return less ? ` und zahl ${goodsText(less)} weniger` : ''
}

const places: { readonly [T in VerbOf<'survey'>['to']]: string } = {
  any: 'auf ein offenes Aktionsfeld',
  ticketed: 'auf ein offenes Aktionsfeld einer Strecke, für die du eine Fahrkarte hast',
  start: 'zu einem Startbahnhof',
  own: 'auf ein Aktionsfeld, wo du einen Bahnhof gebaut hast',
  adjacent: 'auf ein offenes Aktionsfeld einer Nachbarkarte',
}
