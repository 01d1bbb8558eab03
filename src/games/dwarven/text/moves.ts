import { need } from '../../../kit/assert.ts'
import type { ShortMove, Trial } from '../../../rules/words.ts'
import { type Box, cardIn, mineIn, transportIn } from '../box.ts'
import { costOf } from '../money.ts'
import type { Move, MoveOf, MoveType } from '../moves.ts'
import { boardOf, deck, type Frame, type Offer, type Position } from '../position.ts'
import { priceOf } from '../shipping.ts'
import { cardName, cardNames, minedText, seatName, segmentName, sentence, siteName, thingName } from './names.ts'
import { partTexts } from './offer.ts'
import type { Locale } from './words.ts'

type Labels = {
  readonly [T in MoveType]: (t: Locale, box: Box, p: Position, move: MoveOf<T>) => string
}

const labels: Labels = {
  survey: (t, box, p, { segment, rating }) =>
    t.moves.survey({
      pawn: t.named.pawn.surveyor({ rating }),
      segment: segmentName(t, box, p, segment),
      cu: costOf(box, p, { track: true, on: segment }),
    }),
  clip: (t, box, p, { a, b, rating }) =>
    t.moves.clip({
      pawn: t.named.pawn.surveyor({ rating }),
      a: siteName(box, p, a),
      b: siteName(box, p, b),
      cu: box.is.red,
    }),
  prospect: (t, box, p, { card, rating }) => {
    const pawn = t.named.pawn.agent({ rating })
    if (card === deck) return t.moves.prospectDeck({ pawn })
    return t.moves.prospect({ pawn, card: cardName(t, box, card), cu: costOf(box, p, { track: false, on: card }) })
  },
  race: (t, box, p, { segment, against }) =>
    t.moves.race({ segment: segmentName(t, box, p, segment), against: segmentName(t, box, p, against) }),
  auction: (t, box, _, { card }) => t.moves.auction({ card: cardName(t, box, card) }),
  bid: (t, _, __, { money }) => t.moves.bid({ cu: money }),
  drop: (t) => t.moves.drop,
  pay: (t, box, p, move) => {
    const things = wonThings(move)
    const cu = things.reduce((sum, one) => sum + costOf(box, p, one), 0)
    return things.length === 0 ? t.moves.payNone : t.moves.pay({ things: thingNames(t, box, p, things), cu })
  },
  take: (t, box, p) => {
    const thing = offeredThing(t, box, p)
    const cu = offeredCost(box, p)
    return cu === 0 ? t.moves.takeFree({ thing }) : t.moves.take({ thing, cu })
  },
  leave: (t, box, p) => t.moves.leave({ thing: offeredThing(t, box, p) }),
  lift: (t, box, p, { segment }) => t.moves.lift({ segment: segmentName(t, box, p, segment) }),
  recall: (t, box, _, { card }) => t.moves.recall({ card: cardName(t, box, card) }),
  forgo: (t) => t.moves.forgo,
  release: (t, box, _, { card }) => t.moves.release({ card: cardName(t, box, card) }),
  draw: (t, _, __, { rating }) => t.moves.draw({ pawn: t.named.pawn.agent({ rating }) }),
  strike: (t, box, p, { mine }) =>
    t.moves.strike({ goods: minedText(t, box, mine, goodsToAdd(p)), mine: cardName(t, box, mine) }),
  operate: (t, box, _, { mines }) =>
    mines.length === 0
      ? t.moves.operateNone
      : t.moves.operate({ mines: cardNames(t, box, mines), cu: mines.length * box.is.operate }),
  read: (t, box, p, { mine, face }) =>
    t.moves.read({ bent: face !== rolledFor(p, mine), face, yields: yieldText(t, box, mine, face) }),
  offer: (t, box, p, { to, gives, wants }) =>
    t.moves.offer({
      name: seatName(t, p, to),
      gives: partTexts(t, box, p, gives, true),
      wants: partTexts(t, box, p, wants, true),
    }),
  accept: (t, box, p, { offer: number }) => {
    const { from, gives, wants } = offerOf(p, number)
    return t.moves.accept({
      number,
      name: seatName(t, p, from),
      gives: partTexts(t, box, p, gives, true),
      wants: partTexts(t, box, p, wants, true),
    })
  },
  refuse: (t, _, p, { offer: number }) => {
    const { from, to } = offerOf(p, number)
    return t.moves.refuse({ number, name: seatName(t, p, from), other: seatName(t, p, to) })
  },
  ready: (t) => t.moves.ready,
  clear: (t, box, _, { transports }) => {
    const count = transports.reduce((sum, card) => sum + transportIn(box, card).clears, 0)
    return count === 0 ? t.moves.clearNone : t.moves.clear({ haulers: cardNames(t, box, transports), count })
  },
  sweep: (t, box, p, { segment }) => t.moves.sweep({ segment: segmentName(t, box, p, segment) }),
  ship: (t, box, p, move) => t.moves.ship({ ...shipmentOf(t, box, p, move), mine: cardName(t, box, move.mine) }),
  tranship: (t, box, _, { from, to, transports, goods: count }) =>
    t.moves.tranship({
      goods: minedText(t, box, from, count),
      from: cardName(t, box, from),
      to: cardName(t, box, to),
      haulers: cardNames(t, box, transports),
    }),
  done: (t, _, { phase }) => doneText(t, phase),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const labelOf = <T extends MoveType>(
  type: T,
  t: Locale,
  box: Box,
  p: Position,
  move: { [K in MoveType]: MoveOf<K> }[T],
) => labels[type](t, box, p, move)

/** A legal move, as on its button. */
export const moveText = (t: Locale, box: Box, p: Position, move: Move): string =>
  sentence(labelOf(move.type, t, box, p, move))

/** Asks whether to make a move that is being tried. */
export const trialText = (t: Locale, box: Box, p: Position, move: Move): Trial => ({
  ask: `${moveText(t, box, p, move)}?`,
  yes: move.type === 'done' ? doneText(t, p.phase) : t.moves.brief[move.type],
  no: t.moves.elsewhere,
})

/** A legal move in a few words: the thing it is about, where there is one. */
export const shortText = (t: Locale, box: Box, p: Position, move: Move): ShortMove => ({
  text: sentence(aboutWhat(t, box, p, move)),
})

function aboutWhat(t: Locale, box: Box, p: Position, move: Move): string {
  switch (move.type) {
    case 'survey':
      return rated(segmentName(t, box, p, move.segment), move.rating)
    case 'clip':
      return rated(`${siteName(box, p, move.a)}–${siteName(box, p, move.b)}`, move.rating)
    case 'prospect':
      return rated(move.card === deck ? t.about.deck.title : cardName(t, box, move.card), move.rating)
    case 'auction':
    case 'recall':
    case 'release':
      return cardName(t, box, move.card)
    case 'bid':
      return t.counted.cu({ cu: move.money })
    case 'race':
    case 'lift':
    case 'sweep':
      return segmentName(t, box, p, move.segment)
    case 'draw':
      return t.named.pawn.agent(move)
    case 'strike':
      return cardName(t, box, move.mine)
    case 'read':
      return `${move.face}: ${yieldText(t, box, move.mine, move.face)}`
    case 'ship': {
      const { goods, base, cu } = shipmentOf(t, box, p, move)
      return `${goods} → ${base}: ${t.counted.cu({ cu })}`
    }
    case 'tranship':
      return `${minedText(t, box, move.from, move.goods)} → ${cardName(t, box, move.to)}`
    case 'pay':
    case 'operate':
    case 'clear':
      return manyText(t, box, p, move)
    default:
      return move.type === 'done' ? doneText(t, p.phase) : t.moves.brief[move.type]
  }
}

/** The things chosen of several, or that there are none. */
function manyText(t: Locale, box: Box, p: Position, move: MoveOf<'pay'> | MoveOf<'operate'> | MoveOf<'clear'>): string {
  if (move.type === 'pay') return thingNames(t, box, p, wonThings(move)).join(', ') || t.moves.payNone
  if (move.type === 'operate') return cardNames(t, box, move.mines).join(', ') || t.moves.operateNone
  return cardNames(t, box, move.transports).join(', ') || t.moves.clearNone
}

const rated = (text: string, rating: number): string => (rating === 0 ? text : `${text} +${rating}`)

function doneText({ moves: { done, brief } }: Locale, phase: Position['phase']): string {
  return phase === 'place' || phase === 'race' || phase === 'sweep' || phase === 'ship' ? done[phase] : brief.done
}

interface Thing {
  readonly track: boolean
  readonly on: number
}

const wonThings = ({ segments, cards }: MoveOf<'pay'>): Thing[] => [
  ...segments.map((on) => ({ track: true, on })),
  ...cards.map((on) => ({ track: false, on })),
]

const thingNames = (t: Locale, box: Box, p: Position, things: readonly Thing[]): string[] =>
  things.map(({ track, on }) => thingName(t, box, p, track, on))

const frameOf = ({ todo }: Position): Frame | undefined => todo.at(-1)

/** Something left by others, or the card drawn; whether a mine would be free. */
function thingOf(p: Position): Thing & { readonly free: boolean } {
  const frame = frameOf(p)
  if (frame?.do === 'take') return { ...frame.claim, free: false }
  return { track: false, on: frame?.do === 'buy' ? frame.card : p.drawn, free: frame?.do === 'buy' && frame.free }
}

/** The name of the thing that is to be taken or left. */
export function offeredThing(t: Locale, box: Box, p: Position): string {
  const { track, on } = thingOf(p)
  return thingName(t, box, p, track, on)
}

/** Its cost in Cu. */
export function offeredCost(box: Box, p: Position): number {
  const { free, ...thing } = thingOf(p)
  return free && cardIn(box, thing.on).kind === 'mine' ? 0 : costOf(box, p, thing)
}

/** Goods of an event that wait for a mine. */
export function goodsToAdd(p: Position): number {
  const frame = frameOf(p)
  return frame?.do === 'strike' ? frame.goods : 0
}

/** The die that the owner of a mine has rolled. */
export const rolledFor = ({ boards, dice }: Position, mine: number): number =>
  dice[boards.findIndex(({ mines }) => mines.includes(mine))] ?? 0

function yieldText(t: Locale, box: Box, mine: number, face: number): string {
  const goods = mineIn(box, mine).output[face - 1] ?? 0
  if (goods < 0) return t.moves.yields.x
  return goods === 0 ? t.moves.yields.nothing : minedText(t, box, mine, goods)
}

const offerOf = ({ offers }: Position, number: number): Offer =>
  need(
    offers.find((one) => one.number === number),
    'an offer',
  )

function shipmentOf(t: Locale, box: Box, p: Position, { mine, base, transports, goods: count }: MoveOf<'ship'>) {
  const seat = p.boards.findIndex((board) => transports.some((card) => board.transports.includes(card)))
  return {
    goods: minedText(t, box, mine, count),
    base: siteName(box, p, boardOf(p, seat).bases[base] ?? -1),
    haulers: cardNames(t, box, transports),
    cu: count * priceOf(box, p, base, mineIn(box, mine).good),
  }
}
