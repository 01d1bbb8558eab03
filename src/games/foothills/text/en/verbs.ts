import type { Deal, Verb, VerbOf, VerbType } from '../../verbs/verb.ts'
import { goodsText, listOr, sentence } from './goods.ts'

type Texts = { readonly [T in VerbType]: (verb: VerbOf<T>) => string }

const texts: Texts = {
  take: (v) =>
    v.perTicket
      ? `Take 1 resource from the stockyard for each ticket you hold, at most ${v.upTo}.`
      : `Take up to ${v.upTo} resources from the stockyard.`,
  gain: (v) => `Receive ${goodsText(v.what)}.`,
  ticket: (v) =>
    v.any ? 'Receive a ticket you do not hold yet.' : 'Receive a ticket of this line.',
  dig: (v) => digText(v),
  upTo: (v) => upToText(v),
  build: (v) => buildText(v),
  survey: (v) => surveyTexts[v.to](v.pub === true),
  flip: (v) =>
    v.upTo === 1
      ? 'Then you may flip 1 other action card.'
      : `Then you may flip up to ${v.upTo} other action cards.`,
  flipAny: () => 'Flip as many of your action cards as you like.',
  score: () => 'You may score an action card, as in the pub.',
  draw: (v) =>
    v.keep < v.cubes
      ? `Draw ${v.cubes} resources blindly from the bag, keep ${v.keep}; the rest goes to the stockyard.`
      : `Draw ${v.cubes} resources blindly from the bag.`,
  sort: (v) =>
    `Look for ${goodsText({ iron: v.iron, stone: v.stone })} in the bag, keep any ${v.keep}; the rest goes to the stockyard.`,
  refill: (v) => `Fill the stockyard up to ${v.to} cubes.`,
  stock: (v) => `Draw ${v.cubes} cubes into the stockyard.`,
  summit: () => 'Take the summit chit.',
}

// The kind goes beside the verb: so the compiler sees that text and verb belong together.
const textOf = <T extends VerbType>(type: T, verb: { [K in VerbType]: VerbOf<K> }[T]) =>
  texts[type](verb)

/** What a verb does, as a sentence of its own. */
export const verbText = (verb: Verb): string => textOf(verb.type, verb)

/** What a card's side says: a sentence for each verb. */
export const verbsText = (verbs: readonly Verb[]): string => verbs.map(verbText).join(' ')

function digText(v: VerbOf<'dig'>): string {
  const where = {
    one: v.ticketed ? 'one line you hold a ticket for' : 'one line',
    oneOrTwo: 'one or two lines',
    each: 'as many different lines',
  }[v.lines]
  const main = `Remove ${v.cubes} rubble from ${where}.`
  return v.give ? `${main} Your opponent gets ${v.give} of them.` : main
}

function upToText(v: VerbOf<'upTo'>): string {
  const deals = listOr(v.of.map(dealText))
  return v.times === 1 ? `${sentence(deals)}.` : `Up to ${v.times} times: ${deals}.`
}

function dealText(deal: Deal): string {
  if (deal.type === 'exchange') return `turn ${goodsText(deal.give)} into ${goodsText(deal.get)}`
  const where = deal.ticketed ? ' in a line you hold a ticket for' : ''
  return `lay a track for ${goodsText(deal.price)}${where}`
}

function buildText(v: VerbOf<'build'>): string {
  const where = v.ownTrack
    ? ' in a line you hold a ticket for and have laid track in'
    : v.ticketed
      ? ' in a line you hold a ticket for'
      : ''
  const price = v.extra
    ? ` for ${goodsText(v.extra)} more`
    : v.less
      ? ` for ${goodsText(v.less)} less`
      : ''
  const main = `Build a station${where}${price}.`
  return v.noBonus ? `${main} You do not get its bonus.` : main
}

const surveyTexts: {
  readonly [T in VerbOf<'survey'>['to']]: (pub: boolean) => string
} = {
  any: (pub) =>
    pub
      ? 'Move your surveyor to an open action space or to the pub.'
      : 'Move your surveyor to an open action space.',
  ticketed: () => 'Move your surveyor to an open action space in a line you hold a ticket for.',
  start: () => 'Move your surveyor to a starting station.',
  own: () => 'Move your surveyor to an action space where you have built a station.',
  adjacent: () => 'Move your surveyor to an open action space on an adjacent card.',
}
