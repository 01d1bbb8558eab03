import { type Box, cardIn } from '../box.ts'
import { goods } from '../content/edition.ts'
import type { Effect, EffectOf, EffectType, Throws } from '../effects.ts'
import { boardOf, deck, isOpen, type Position } from '../position.ts'
import {
  cardName,
  cardNames,
  eventText,
  goodName,
  minedText,
  seatName,
  seatNames,
  segmentName,
  sentence,
  siteName,
  thingName,
} from './names.ts'
import { partTexts } from './offer.ts'
import type { Locale } from './words.ts'

type Texts = {
  readonly [T in EffectType]: (t: Locale, box: Box, p: Position, effect: EffectOf<T>) => string | undefined
}

const silent = () => undefined

/** Whether everyone may see into a purse. */
const isSeen = (p: Position, seat: number): boolean => isOpen(p, seat, -1)

const texts: Texts = {
  dealt: (t, box, p, e) => dealtText(t, box, p, e),
  turn: (t, _, __, { turn }) => t.log.turn({ turn }),
  surveyed: (t, box, p, e) =>
    t.log.surveyed({
      name: seatName(t, p, e.seat),
      pawn: t.named.aPawn.surveyor(e),
      segment: segmentName(t, box, p, e.segment),
    }),
  clipped: (t, box, p, e) =>
    t.log.clipped({ name: seatName(t, p, e.seat), a: siteName(box, p, e.a), b: siteName(box, p, e.b) }),
  prospected: (t, box, p, e) => {
    const facts = { name: seatName(t, p, e.seat), pawn: t.named.aPawn.agent(e) }
    return e.card === deck
      ? t.log.prospectedDeck(facts)
      : t.log.prospected({ ...facts, card: cardName(t, box, e.card) })
  },
  called: (t, box, p, e) =>
    t.log.called({
      names: seatNames(t, p, e.seats),
      segments: e.segments.map((segment) => segmentName(t, box, p, segment)),
    }),
  rolled: (t, box, p, e) => rolledText(t, box, p, e),
  raced: (t, _, p, { throws, winner }) => {
    const totals = totalsText(t, p, throws)
    return winner < 0 ? t.log.racedTie({ totals }) : t.log.raced({ totals, name: seatName(t, p, winner) })
  },
  auction: (t, box, p, e) => t.log.auction({ names: seatNames(t, p, e.seats), card: cardName(t, box, e.card) }),
  bid: (t, box, p, e) => t.log.bid({ name: seatName(t, p, e.seat), cu: e.money, card: cardName(t, box, e.card) }),
  dropped: (t, box, p, e) => t.log.dropped({ name: seatName(t, p, e.seat), card: cardName(t, box, e.card) }),
  unsold: (t, box, _, { card }) => t.log.unsold({ card: cardName(t, box, card) }),
  chained: (t, box, p, { seat, segment, die, works }) => {
    const facts = { name: seatName(t, p, seat), segment: segmentName(t, box, p, segment), die }
    if (die === 0) return t.log.chainedLost(facts)
    return works ? t.log.chained(facts) : t.log.chainedNot(facts)
  },
  laid: (t, box, p, e) =>
    t.log.laid({ name: seatName(t, p, e.seat), segment: segmentName(t, box, p, e.segment), cu: e.cost }),
  took: (t, box, p, e) => {
    const facts = { name: seatName(t, p, e.seat), card: cardName(t, box, e.card), cu: e.cost }
    if (cardIn(box, e.card).kind !== 'mine') return t.log.took.hired(facts)
    return e.cost === 0 ? t.log.took.free(facts) : t.log.took.mine(facts)
  },
  claimed: (t, box, p, { seat, card, cost, cube }) =>
    t.log.claimed({ name: seatName(t, p, seat), card: cardName(t, box, card), cu: cost, cube }),
  lifted: (t, box, p, e) => t.log.lifted({ name: seatName(t, p, e.seat), segment: segmentName(t, box, p, e.segment) }),
  recalled: (t, box, p, e) => t.log.recalled({ name: seatName(t, p, e.seat), card: cardName(t, box, e.card) }),
  left: (t, box, p, e) => t.log.left({ name: seatName(t, p, e.seat), thing: thingName(t, box, p, e.track, e.on) }),
  released: (t, box, p, e) => t.log.released({ name: seatName(t, p, e.seat), card: cardName(t, box, e.card) }),
  drew: (t, box, p, { seat, card, rating, again }) =>
    (again ? t.log.drewAgain : t.log.drew)({
      name: seatName(t, p, seat),
      pawn: t.named.pawn.agent({ rating }),
      card: cardName(t, box, card),
    }),
  turnedUp: (t, box, _, { card }) => sentence(t.log.turnedUp({ card: cardName(t, box, card) })),
  event: (t, box, _, { card }) => t.log.event({ event: cardName(t, box, card), text: eventText(t, box, card) }),
  storm: (t) => t.log.storm,
  prices: (t, box, _, { rungs }) => pricesText(t, box, rungs),
  trapped: (t, _, p, { seat, rating }) =>
    t.log.trapped({ name: seatName(t, p, seat), pawn: t.named.pawn.agent({ rating }) }),
  paid: (t, box, p, { seat, card, money }) => {
    const facts = { name: seatName(t, p, seat), card: cardName(t, box, card) }
    return isSeen(p, seat) ? t.log.paid({ ...facts, cu: money }) : t.log.paidUnseen(facts)
  },
  gained: (t, box, p, { seat, card, money }) => {
    const facts = { name: seatName(t, p, seat), card: cardName(t, box, card) }
    return isSeen(p, seat) ? t.log.gained({ ...facts, cu: money }) : t.log.gainedUnseen(facts)
  },
  struck: (t, box, p, e) =>
    t.log.struck({
      name: seatName(t, p, e.seat),
      goods: minedText(t, box, e.mine, e.goods),
      mine: cardName(t, box, e.mine),
    }),
  operated: (t, box, p, e) =>
    t.log.operated({ name: seatName(t, p, e.seat), cu: e.cost, mines: cardNames(t, box, e.mines) }),
  die: (t, _, p, { seat, die }) => t.log.die({ name: seatName(t, p, seat), die }),
  mined: (t, box, p, { seat, mine, face, goods: count }) => {
    const facts = {
      name: seatName(t, p, seat),
      mine: cardName(t, box, mine),
      goods: minedText(t, box, mine, count),
      some: count > 0,
    }
    return face === p.dice[seat] ? t.log.mined(facts) : t.log.minedBent({ ...facts, face })
  },
  depleted: (t, box, p, { seat, mine: card, face }) => {
    const mine = cardName(t, box, card)
    if (face === p.dice[seat]) return t.log.depleted({ mine })
    return t.log.depletedBent({ name: seatName(t, p, seat), mine, face })
  },
  closed: (t, box, _, { mine }) => t.log.closed({ mine: cardName(t, box, mine) }),
  offered: (t, _, p, e) => t.log.offered({ name: seatName(t, p, e.from), other: seatName(t, p, e.to) }),
  refused: (t, _, p, e) => t.log.refused({ name: seatName(t, p, e.from), other: seatName(t, p, e.to) }),
  agreed: (t, box, p, { from, to, gives, wants }) =>
    t.log.agreed({
      name: seatName(t, p, from),
      other: seatName(t, p, to),
      gives: partTexts(t, box, p, gives, false),
      wants: partTexts(t, box, p, wants, false),
    }),
  sent: (t, box, p, e) => t.log.sent({ name: seatName(t, p, e.seat), haulers: cardNames(t, box, e.transports) }),
  cleared: (t, box, p, e) =>
    t.log.cleared({ name: seatName(t, p, e.seat), segment: segmentName(t, box, p, e.segment) }),
  tickets: (t, _, p, { seat, open: count, money }) => {
    const facts = { name: seatName(t, p, seat), count }
    return isSeen(p, seat) ? t.log.tickets({ ...facts, cu: money }) : t.log.ticketsUnseen(facts)
  },
  shipped: (t, box, p, e) => {
    const facts = { ...cargoOf(t, box, p, e.seat, e), name: seatName(t, p, e.seat), price: e.price }
    return isSeen(p, e.seat) ? t.log.shipped({ ...facts, cu: e.money }) : t.log.shippedUnseen(facts)
  },
  carried: (t, box, p, e) =>
    t.log.carried({ ...cargoOf(t, box, p, e.seat, e), name: seatName(t, p, e.seat), owner: seatName(t, p, e.owner) }),
  feeBack: (t, box, p, e) =>
    t.log.feeBack({ name: seatName(t, p, e.carrier), owner: seatName(t, p, e.owner), mine: cardName(t, box, e.mine) }),
  transhipped: (t, box, p, { seat, from, to, goods: count }) =>
    t.log.transhipped({
      name: seatName(t, p, seat),
      goods: minedText(t, box, from, count),
      from: cardName(t, box, from),
      to: cardName(t, box, to),
    }),
  declared: (t, _, p, { seat }) => t.log.declared({ name: seatName(t, p, seat), cu: boardOf(p, seat).money }),
  goal: (t, { is }, p, { seat }) => t.log.goal({ name: seatName(t, p, seat), goal: is.goal }),
  marketDie: (t, _, __, { die }) => {
    const good = goods[die - 1]
    return good ? t.log.marketDie({ die, goods: t.named.goods[good] }) : t.log.marketDieNone({ die })
  },
  returned: silent,
  // A secret of the Guild until it stops bidding.
  limit: (t, box, p, { seat, card, dice, money }) =>
    t.log.limit({ name: seatName(t, p, seat), dice: dice.map(String), cu: money, card: cardName(t, box, card) }),
  swept: (t, box, _, { cards }) => t.log.swept({ cards: cardNames(t, box, cards) }),
  filled: (t, box, _, e) => filledText(t, box, e),
  reshuffled: (t) => t.log.reshuffled,
  recovered: silent,
  weather: (t, _, __, { snow }) => (snow.length > 0 ? t.log.snow : t.log.thaw),
  token: (t, _, p, { seat }) => t.log.token({ name: seatName(t, p, seat) }),
  over: (t) => t.log.over,
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(
  type: T,
  t: Locale,
  box: Box,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => texts[type](t, box, p, effect)

/** An effect, as a line of the log. `p` is the position after it. */
export const effectText = (t: Locale, box: Box, p: Position, effect: Effect): string | undefined =>
  textOf(effect.type, t, box, p, effect)

function dealtText(t: Locale, box: Box, p: Position, { start, bases, transports }: EffectOf<'dealt'>): string {
  const homes = bases.map((sites, seat) =>
    t.log.home({
      name: seatName(t, p, seat),
      bases: sites.map((site) => siteName(box, p, site)),
      hauler: cardName(t, box, transports[seat] ?? 0),
    }),
  )
  return [t.log.first({ name: seatName(t, p, start) }), ...homes].join(' ')
}

const totalsText = (t: Locale, p: Position, throws: readonly Throws[]): string[] =>
  throws.map(({ seat, total }) => t.log.total({ name: seatName(t, p, seat), total }))

function rolledText(t: Locale, box: Box, p: Position, { track, on, throws, winner }: EffectOf<'rolled'>): string {
  const facts = { thing: thingName(t, box, p, track, on), totals: totalsText(t, p, throws) }
  const isRoute = !track && cardIn(box, on).kind === 'passenger'
  if (winner < 0) return isRoute ? t.log.rolledRouteTie(facts) : t.log.rolledTie(facts)
  const name = seatName(t, p, winner)
  return isRoute ? t.log.rolledRoute({ ...facts, name }) : t.log.rolled({ ...facts, name })
}

function pricesText(t: Locale, box: Box, [first = [], second]: EffectOf<'prices'>['rungs']): string {
  const list = (rungs: readonly number[]) =>
    rungs.map((rung, good) => `${goodName(t, good)} ${box.prices[good]?.[rung - 1] ?? 0}`)
  if (second === undefined) return t.log.prices({ prices: list(first) })
  return t.log.pricesOfTwo({ first: list(first), second: list(second) })
}

interface Cargo {
  readonly mine: number
  readonly base: number
  readonly goods: number
}

const cargoOf = (t: Locale, box: Box, p: Position, seat: number, { mine, base, goods: count }: Cargo) => ({
  goods: minedText(t, box, mine, count),
  mine: cardName(t, box, mine),
  base: siteName(box, p, boardOf(p, seat).bases[base] ?? -1),
})

function filledText(t: Locale, box: Box, { upcards, events, storms }: EffectOf<'filled'>): string {
  const [came, lost] = [cardNames(t, box, upcards), cardNames(t, box, events)]
  return [
    ...(came.length > 0 ? [t.log.filled({ cards: came })] : []),
    ...(lost.length > 0 ? [t.log.filledLost({ cards: lost })] : []),
    ...(storms.length > 0 ? [t.log.storm] : []),
  ].join(' ')
}
