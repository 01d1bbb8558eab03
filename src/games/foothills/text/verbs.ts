import { same } from '../../../kit/json.ts'
import type { Amounts, Deal, Verb, VerbOf, VerbType } from '../verbs/verb.ts'
import { goodsText, sentence } from './goods.ts'
import type { Locale } from './locale.ts'

const texts: { readonly [T in VerbType]: (t: Locale, verb: VerbOf<T>) => string } = {
  take: ({ verbs }, { perTicket, upTo }) => (perTicket ? verbs.takePerTicket : verbs.take)({ upTo }),
  gain: (t, { what }) => t.verbs.gain({ goods: rewardText(t, what) }),
  ticket: ({ verbs }, { any }) => verbs.ticket[any ? 'any' : 'here'],
  dig: (t, verb) => digText(t, verb),
  upTo: (t, { times, of }) => {
    const deals = dealsText(t, of)
    return times === 1 ? `${sentence(deals)}.` : t.verbs.upTo({ times, deals })
  },
  build: (t, verb) => buildText(t, verb),
  survey: ({ verbs }, { to, pub = false }) => verbs.survey({ to, pub }),
  flip: ({ verbs }, { upTo }) => verbs.flip({ cards: upTo }),
  flipAny: ({ verbs }) => verbs.flipAny,
  score: ({ verbs }) => verbs.score,
  draw: ({ verbs }, { cubes, keep }) =>
    [verbs.draw({ resources: cubes }), ...(keep < cubes ? [verbs.keep({ keep, rest: cubes - keep })] : [])].join(' '),
  sort: (t, { iron, stone, keep }) => {
    const rest = iron + stone - keep
    const found = t.verbs.sort({ goods: goodsText(t, { iron, stone }) })
    return rest > 0 ? `${found} ${t.verbs.keepOf({ keep, rest })}` : found
  },
  refill: ({ verbs }, { to }) => verbs.refill({ to }),
  stock: ({ verbs }, { cubes }) => verbs.stock({ cubes }),
  summit: ({ verbs }) => verbs.summit,
}

// Passing the type beside the verb lets the compiler match the entry to the verb.
const textOf = <T extends VerbType>(type: T, t: Locale, verb: { [K in VerbType]: VerbOf<K> }[T]) => texts[type](t, verb)

/** The action of a verb, as a sentence of its own. */
export const verbText = (t: Locale, verb: Verb): string => textOf(verb.type, t, verb)
/** The text of a card’s side: a sentence for each verb. */
export const verbsText = (t: Locale, verbs: readonly Verb[]): string => verbs.map((verb) => verbText(t, verb)).join(' ')
/** The effect on a card, each time a player builds there. */
export const buildEffectText = (t: Locale, verbs: readonly Verb[]): string =>
  t.verbs.onBuilding({ text: verbsText(t, verbs) })

/** Goods gained; resources are for the player to choose. */
function rewardText(t: Locale, { resources, ...rest }: Amounts): string {
  if (resources === undefined) return goodsText(t, rest)
  const others = goodsText(t, rest, '')
  return others === '' ? t.verbs.chosen({ resources }) : t.verbs.chosenAnd({ resources, others })
}

function digText({ verbs }: Locale, { cubes, lines, ticketed, give }: VerbOf<'dig'>): string {
  const from = cubes === 1 && lines === 'each' ? 'one' : lines
  const main = verbs.dig[ticketed ? (`${from}Ticketed` as const) : from]({ rubble: cubes })
  return give ? `${main} ${verbs.give({ rubble: give })}` : main
}

/** The price of a track: “2 iron ore”, “any 2 resources”. */
export function priceText(t: Locale, amounts: Amounts): string {
  const price = goodsText(t, amounts)
  return amounts.resources === undefined ? price : t.verbs.anyPrice({ price })
}

/** An exchange: “trade 2 rubble for 1 stone”. */
export const tradeText = (t: Locale, { give, get }: Extract<Deal, { type: 'exchange' }>): string =>
  t.verbs.trade({ give: goodsText(t, give), get: goodsText(t, get) })

function dealText(t: Locale, deal: Deal): string {
  if (deal.type === 'exchange') return tradeText(t, deal)
  const { lay, layTicketed } = t.verbs
  return (deal.ticketed ? layTicketed : lay)({ price: priceText(t, deal.price) })
}

/** Several deals, of which one is chosen each time. */
function dealsText(t: Locale, deals: readonly Deal[]): string {
  const [one, other] = deals
  if (deals.length === 2 && one?.type === 'exchange' && other?.type === 'exchange')
    if (same(one.give, other.get) && same(one.get, other.give))
      return t.verbs.swap({ one: goodsText(t, one.give), other: goodsText(t, one.get) })
  return t.list.or({ parts: deals.map((deal) => dealText(t, deal)) })
}

function buildText(t: Locale, { extra, less, ticketed, ownTrack, noBonus }: VerbOf<'build'>): string {
  const { build, buildExtra, buildLess, noBonus: none, where: places } = t.verbs
  const where = places[ownTrack ? (ticketed ? 'both' : 'track') : ticketed ? 'ticket' : 'any']
  const main = extra
    ? buildExtra({ where, goods: goodsText(t, extra) })
    : less
      ? buildLess({ where, goods: goodsText(t, less) })
      : build({ where })
  return noBonus ? `${main} ${none}` : main
}
