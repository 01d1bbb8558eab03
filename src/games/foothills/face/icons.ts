import type { Station } from '../box.ts'
import type { Captions } from '../text/captions.ts'
import type { Amounts, Deal, Verb, VerbOf, VerbType } from '../verbs/verb.ts'
import type { IconName } from './art/icons.ts'

/** One part of a picture sentence. */
export type Token =
  | { readonly type: 'icon'; readonly name: IconName; readonly count?: number }
  /** A medal with points. */
  | { readonly type: 'points'; readonly points: number }
  /** A ticket of these lines; none: any ticket. */
  | { readonly type: 'ticket'; readonly lines: readonly number[] }
  | { readonly type: 'words'; readonly words: string }

const icon = (name: IconName, count?: number): Token =>
  count === undefined ? { type: 'icon', name } : { type: 'icon', name, count }
const words = (text: string): Token => ({ type: 'words', words: text })
const anyTicket: Token = { type: 'ticket', lines: [] }

/** Everything a verb's icons depend on besides the verb. */
interface Setting {
  readonly say: Captions
  /** The card it stands on; undefined for action cards. */
  readonly station: Station | undefined
  /** Points of the summit chit. */
  readonly summit: number
}

type Icons = { readonly [T in VerbType]: (verb: VerbOf<T>, setting: Setting) => Token[] }

/** Goods as icons with their numbers. */
export function goodsIcons(goods: Amounts): Token[] {
  const { iron, stone, resources, rubble, passengers, vp } = goods
  return [
    ...(iron ? [icon('iron', iron)] : []),
    ...(stone ? [icon('stone', stone)] : []),
    ...(resources ? [icon('resource', resources)] : []),
    ...(rubble ? [icon('rubble', rubble)] : []),
    ...(passengers ? [icon('passenger', passengers)] : []),
    ...(vp ? [{ type: 'points', points: vp } as const] : []),
  ]
}

const icons: Icons = {
  take: ({ upTo, perTicket }, { say }) =>
    perTicket
      ? [icon('resource', 1), words(say.each), anyTicket, words(say.atMost({ count: upTo }))]
      : [words(say.upTo), icon('resource', upTo)],
  gain: ({ what }) => [words('+'), ...goodsIcons(what)],
  ticket: ({ any }, { station }) => [any || !station ? anyTicket : { type: 'ticket', lines: station.lines }],
  dig: (verb, { say }) => digIcons(verb, say),
  upTo: (verb, { say }) => dealIcons(verb, say),
  build: (verb) => buildIcons(verb),
  survey: (verb, { say }) => surveyIcons(verb, say),
  flip: ({ upTo }, { say }) => [words('+'), icon('flip'), words(say.times({ count: upTo }))],
  flipAny: (_, { say }) => [icon('flip'), words(say.anyNumber)],
  score: () => [icon('card'), icon('arrow'), icon('pub')],
  draw: ({ cubes, keep }, { say }) => [
    icon('bag'),
    icon('arrow'),
    icon('resource', cubes),
    ...(keep < cubes ? [words(say.keep({ count: keep }))] : []),
  ],
  sort: ({ iron, stone, keep }, { say }) => [
    icon('bag'),
    icon('arrow'),
    icon('iron', iron),
    icon('stone', stone),
    words(say.keep({ count: keep })),
  ],
  refill: ({ to }, { say }) => [icon('bag'), icon('arrow'), icon('yard'), words(say.fillTo({ count: to }))],
  stock: ({ cubes }) => [icon('bag'), icon('arrow'), icon('yard'), words(`+${cubes}`)],
  summit: (_, { summit }) => [icon('summit'), { type: 'points', points: summit }],
}

function digIcons({ cubes, lines, ticketed, give }: VerbOf<'dig'>, say: Captions): Token[] {
  return [
    icon('pick'),
    icon('rubble', cubes),
    ...(ticketed ? [anyTicket] : []),
    ...(lines === 'one' ? [] : [words(lines === 'each' ? say.eachLine : say.oneOrTwo)]),
    ...(give ? [words(say.give({ count: give }))] : []),
  ]
}

function dealIcons({ times, of }: VerbOf<'upTo'>, say: Captions): Token[] {
  const [first, second] = of
  const both = first && second && swapped(first, second)
  const deals = both
    ? [both]
    : of.map((deal) => [
        ...goodsIcons(deal.type === 'lay' ? deal.price : deal.give),
        icon('arrow'),
        ...(deal.type === 'lay' ? [icon('track')] : goodsIcons(deal.get)),
        ...(deal.type === 'lay' && deal.ticketed ? [anyTicket] : []),
      ])
  const joined = deals.flatMap((deal, index) => (index === 0 ? deal : [words(say.or), ...deal]))
  return [...(times > 1 ? [words(say.times({ count: times }))] : []), ...joined]
}

/** Merges two exchanges that undo each other into one: this for that, either way. */
function swapped(a: Deal, b: Deal): Token[] | undefined {
  if (a.type !== 'exchange' || b.type !== 'exchange') return undefined
  const same = JSON.stringify([a.give, a.get]) === JSON.stringify([b.get, b.give])
  if (!same) return undefined
  return [...goodsIcons(a.give), icon('exchange'), ...goodsIcons(a.get)]
}

function buildIcons({ extra, less, ticketed, ownTrack, noBonus }: VerbOf<'build'>): Token[] {
  return [
    icon('station'),
    ...(extra ? [words('+'), ...goodsIcons(extra)] : []),
    ...(less ? [words('−'), ...goodsIcons(less)] : []),
    ...(ticketed ? [anyTicket] : []),
    ...(ownTrack ? [icon('track')] : []),
    ...(noBonus ? [icon('arrow'), icon('cross')] : []),
  ]
}

function surveyIcons({ to, pub }: VerbOf<'survey'>, say: Captions): Token[] {
  const where: Record<VerbOf<'survey'>['to'], Token[]> = {
    any: [],
    ticketed: [anyTicket],
    start: [words(say.start)],
    own: [icon('station')],
    adjacent: [icon('next')],
  }
  return [
    icon('surveyor'),
    icon('arrow'),
    ...where[to],
    ...(pub ? [words(say.anywhere), words(say.or), icon('pub')] : []),
  ]
}

// Passes the type separately, so that the compiler matches icons to verb.
const iconsOf = <T extends VerbType>(type: T, verb: { [K in VerbType]: VerbOf<K> }[T], setting: Setting) =>
  icons[type](verb, setting)

/** The actions of a card, as a row of icons. */
export const verbIcons = (verbs: readonly Verb[], setting: Setting): Token[] =>
  verbs.flatMap((verb) => iconsOf(verb.type, verb, setting))

/** The same in rows: one for each verb, and for each deal after “or”. */
export function verbRows(verbs: readonly Verb[], setting: Setting): Token[][] {
  const rows: Token[][] = []
  for (const verb of verbs)
    for (const [index, token] of iconsOf(verb.type, verb, setting).entries()) {
      const breaks = token.type === 'words' && token.words === setting.say.or
      const row = rows.at(-1)
      if (!row || index === 0 || breaks) rows.push([token])
      else row.push(token)
    }
  return rows
}
