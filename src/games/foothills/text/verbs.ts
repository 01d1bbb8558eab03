import { same } from '../../../kit/json.ts'
import type { Amounts, Deal, Verb, VerbOf, VerbType } from '../verbs/verb.ts'
import { sentence } from './goods.ts'

type Dig = VerbOf<'dig'>['lines']

/** A language’s words for verbs. Goods come as text, such as “2 iron ore”. */
interface VerbWords {
  readonly goods: { goodsText(what: Amounts, none?: string): string; listOr(parts: readonly string[]): string }
  take(upTo: number): string
  takePerTicket(upTo: number): string
  gain(goods: string): string
  /** Resources to choose, and with the goods that come with them. */
  chosen(resources: string): string
  chosenAnd(resources: string, others: string): string
  readonly ticket: { readonly here: string; readonly any: string }
  dig(cubes: number, from: string): string
  readonly digFrom: { readonly [L in Dig]: { readonly plain: string; readonly ticketed: string } }
  give(rubble: number): string
  upTo(times: number, deals: string): string
  swap(one: string, other: string): string
  trade(give: string, get: string): string
  lay(price: string): string
  layTicketed(price: string): string
  anyPrice(resources: string): string
  readonly build: BuildWords
  survey(to: VerbOf<'survey'>['to'], pub: boolean): string
  flip(cards: number): string
  readonly flipAny: string
  readonly score: string
  draw(cubes: number): string
  sort(goods: string): string
  /** The number of cubes to keep; the rest goes to the stockyard. */
  keep(keep: number, rest: number): string
  keepOf(keep: number, rest: number): string
  refill(to: number): string
  stock(cubes: number): string
  readonly summit: string
  onBuilding(text: string): string
}

/** The terms of building a station: where, its price and whether it has its bonus. */
interface BuildWords {
  readonly where: { readonly [W in 'any' | 'ticket' | 'track' | 'both']: string }
  /** Each goes on from where it is built, and ends the sentence. */
  plain(where: string): string
  extra(where: string, goods: string): string
  less(where: string, goods: string): string
  readonly noBonus: string
}

/** Texts for verbs in a language. */
export function verbsIn(words: VerbWords) {
  const { goodsText, listOr } = words.goods

  /** Goods gained; resources are for the player to choose. */
  const reward = (what: Amounts): string => {
    const { resources, ...rest } = what
    if (resources === undefined) return goodsText(what)
    const others = goodsText(rest, '')
    const chosen = goodsText({ resources })
    return others === '' ? words.chosen(chosen) : words.chosenAnd(chosen, others)
  }

  const keepText = (cubes: number, keep: number, text: VerbWords['keep']): string =>
    keep >= cubes ? '' : ` ${text(keep, cubes - keep)}`

  const digText = ({ cubes, lines, ticketed, give }: VerbOf<'dig'>): string => {
    const from = words.digFrom[cubes === 1 && lines === 'each' ? 'one' : lines]
    const main = words.dig(cubes, ticketed ? from.ticketed : from.plain)
    return give ? `${main} ${words.give(give)}` : main
  }

  /** The price of a track: “2 iron ore”, “any 2 resources”. */
  const priceText = (price: Amounts): string => {
    const text = goodsText(price)
    return price.resources === undefined ? text : words.anyPrice(text)
  }

  const dealText = (deal: Deal): string => {
    if (deal.type === 'exchange') return words.trade(goodsText(deal.give), goodsText(deal.get))
    return (deal.ticketed ? words.layTicketed : words.lay)(priceText(deal.price))
  }

  /** Several deals, of which one is chosen each time. */
  const dealsText = (deals: readonly Deal[]): string => {
    const [one, other] = deals
    if (deals.length === 2 && one?.type === 'exchange' && other?.type === 'exchange')
      if (same(one.give, other.get) && same(one.get, other.give))
        return words.swap(goodsText(one.give), goodsText(one.get))
    return listOr(deals.map(dealText))
  }

  const upToText = ({ times, of }: VerbOf<'upTo'>): string =>
    times === 1 ? `${sentence(dealsText(of))}.` : words.upTo(times, dealsText(of))

  const buildText = ({ extra, less, ticketed, ownTrack, noBonus }: VerbOf<'build'>): string => {
    const { build } = words
    const ticket = ticketed ? 'ticket' : 'any'
    const where = build.where[ownTrack ? (ticketed ? 'both' : 'track') : ticket]
    const main = extra
      ? build.extra(where, goodsText(extra))
      : less
        ? build.less(where, goodsText(less))
        : build.plain(where)
    return noBonus ? `${main} ${build.noBonus}` : main
  }

  const texts: { readonly [T in VerbType]: (verb: VerbOf<T>) => string } = {
    take: (v) => (v.perTicket ? words.takePerTicket : words.take)(v.upTo),
    gain: (v) => words.gain(reward(v.what)),
    ticket: (v) => words.ticket[v.any ? 'any' : 'here'],
    dig: digText,
    upTo: upToText,
    build: buildText,
    survey: (v) => words.survey(v.to, v.pub === true),
    flip: (v) => words.flip(v.upTo),
    flipAny: () => words.flipAny,
    score: () => words.score,
    draw: (v) => `${words.draw(v.cubes)}${keepText(v.cubes, v.keep, words.keep)}`,
    sort: ({ iron, stone, keep }) =>
      `${words.sort(goodsText({ iron, stone }))}${keepText(iron + stone, keep, words.keepOf)}`,
    refill: (v) => words.refill(v.to),
    stock: (v) => words.stock(v.cubes),
    summit: () => words.summit,
  }

  // Passing the type beside the verb lets the compiler match the entry to the verb.
  const textOf = <T extends VerbType>(type: T, verb: { [K in VerbType]: VerbOf<K> }[T]) => texts[type](verb)

  /** The action of a verb, as a sentence of its own. */
  const verbText = (verb: Verb): string => textOf(verb.type, verb)
  /** The text of a card’s side: a sentence for each verb. */
  const verbsText = (verbs: readonly Verb[]): string => verbs.map(verbText).join(' ')
  /** The effect on a card, each time a player builds there. */
  const buildEffectText = (verbs: readonly Verb[]): string => words.onBuilding(verbsText(verbs))

  return { verbText, verbsText, buildEffectText, priceText, trade: words.trade }
}
