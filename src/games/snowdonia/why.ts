import type { Ask, Refusal, Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { type Box, contractIn, lineIn, trainIn } from './box.ts'
import { isReached, type Price, priceOf } from './build.ts'
import { ask } from './choices.ts'
import { areas } from './content/edition.ts'
import { siteIn } from './line.ts'
import { fits, type Intention, type Move, type MoveType } from './moves.ts'
import { boardOf, type Do, free, kinds, type Phase, type Position, sumOf } from './position.ts'
import { hasAnyCoal, payingOf } from './powers.ts'
import { type Facts, type Reason, reasons } from './reasons.ts'
import { isFogged, openArea } from './spaces.ts'
import { hireCost } from './turn.ts'
import { hinderUse } from './uses.ts'

/** A reason with the amounts of its sentence. */
interface Against {
  readonly reason: Reason
  readonly facts?: Facts
}
const against = (reason: Reason, facts: Facts = {}): Against => ({ reason, facts })

/** The first rule that forbids an intention, with amounts and the rulebook’s heading; undefined if a legal move fits it. */
export function why(box: Box, p: Position, seat: Seat, intention: Intention): Refusal | undefined {
  const asked = ask(box, p)
  const choice = choiceOf(asked, seat)
  if (choice?.moves.some((move) => fits(move, intention))) return undefined
  const { reason, facts = {} } = forbids(box, p, asked, seat, intention)
  return { reason, section: reasons[reason], amounts: facts }
}

function forbids(
  box: Box,
  p: Position,
  asked: Ask<Move> | undefined,
  seat: Seat,
  intention: Intention,
): Against {
  if (asked?.type === 'over') return against('over')
  if (asked?.type !== 'choose') return against('drawing')
  if (!choiceOf(asked, seat)) return against('notYourTurn')
  const isAsked = questionOf(p).includes(intention.type)
  const reason =
    isAsked || isTold.has(intention.type)
      ? whyMove(intention.type, box, p, seat, intention)
      : undefined
  if (reason) return reason
  if (p.phase === 'ends') return against('endFirst')
  if (p.phase === 'assign') return against('placeFirst')
  return against(intention.type === 'done' ? 'cannotStop' : 'otherAction')
}

/** Moves with a reason of their own even where something else is asked. */
const isTold: ReadonlySet<MoveType> = new Set(['hire', 'use', 'end', 'post'])

/** The kinds of move that answer what is asked now. */
function questionOf(p: Position): readonly MoveType[] {
  const top = p.todo.at(-1)?.do
  if (p.phase === 'perform') return top ? (workMoves[top] ?? []) : []
  return phaseMoves[p.phase] ?? []
}

const phaseMoves: { readonly [F in Phase]?: readonly MoveType[] } = {
  ends: ['end', 'post'],
  assign: ['place', 'hire'],
  cards: ['use'],
  upkeep: ['pay', 'discard', 'return'],
  reckon: ['score'],
}

const workMoves: { readonly [D in Do]?: readonly MoveType[] } = {
  ...{ take: ['take'], trade: ['trade'], build: ['build', 'buy'], contract: ['contract'] },
  ...{ disc: ['disc'], move: ['move'], keep: ['keep'] },
}

type IntentionOf<T extends MoveType> = Extract<Intention, { readonly type: T }>
type Answers = {
  readonly [T in MoveType]?: (
    box: Box,
    p: Position,
    seat: Seat,
    intention: IntentionOf<T>,
  ) => Against | undefined
}

/** Why no legal move of a kind fits what is intended, where there is more to say than that it is another action. */
const answers: Answers = {
  end: (box, p) => (lineIn(box, p).ends === 0 ? against('oneLine') : against('endFull')),
  post: (box, p) => (lineIn(box, p).ends === 0 ? against('oneLine') : undefined),
  hire: whyHire,
  place: (_, p, __, i) => whySpace(p, i.area, i.space),
  use: whyUse,
  take: whyTake,
  trade: whyTrade,
  build: whyBuild,
  buy: whyBuy,
  contract: () => against('notInOffice'),
  disc: () => against('sameDisc'),
  move: whyShift,
  keep: () => against('notDrawn'),
  pay: (_, p, seat) =>
    against('shortUpkeep', { kind: 'steel', have: boardOf(p, seat).goods.steel, need: 1 }),
  discard: () => against('noUpkeep'),
  score: () => against('cannotScore'),
}

// The type goes beside the intention so that the compiler pairs table entry and intention.
const whyMove = <T extends MoveType>(
  type: T,
  box: Box,
  p: Position,
  seat: Seat,
  intention: { [K in MoveType]: IntentionOf<K> }[T],
): Against | undefined => answers[type]?.(box, p, seat, intention)

function whyHire(box: Box, p: Position, seat: Seat): Against | undefined {
  if (p.phase === 'ends') return undefined
  const need = hireCost(box, p, seat)
  const { hired, goods } = boardOf(p, seat)
  if (need === undefined) return against('noTrain')
  if (hired) return against('hasHired')
  if (p.phase !== 'assign' || goods.coal >= need) return against('hasPlaced')
  return against('shortCoal', { kind: 'coal', have: goods.coal, need })
}

function whySpace(p: Position, area: number | undefined, space: number | undefined): Against {
  const spaces = area === undefined ? undefined : p.work[area]
  if (area === undefined || !spaces) return against('noSpace')
  const facts = { area: areas[area] ?? '' }
  if (isFogged(p, area)) return against('fog', facts)
  const isThere = area === openArea || space === undefined || space < spaces.length
  return against(isThere ? 'taken' : 'noSpace', { ...facts, spaces: spaces.length })
}

function whyUse(box: Box, p: Position, seat: Seat, i: IntentionOf<'use'>): Against | undefined {
  const { hand, used } = boardOf(p, seat)
  if (i.contract === undefined) return p.phase === 'cards' ? undefined : against('notNow')
  if (used.includes(i.contract)) return against('usedUp', { contract: i.contract })
  if (!hand.includes(i.contract)) return against('notHeld', { contract: i.contract })
  const { area = '' } = contractIn(box, i.contract)
  const facts = { contract: i.contract, area }
  if (p.phase !== 'cards') return against(area === '' ? 'onlyUpkeep' : 'notNow', facts)
  return against(hinderUse(box, p, seat, i.contract) ?? 'notNow', facts)
}

function whyTake(box: Box, p: Position, seat: Seat, i: IntentionOf<'take'>): Against {
  const frame = p.todo.at(-1)
  const { iron = 0, stone = 0, coal = 0 } = i
  if (sumOf(p.yard) === 0) return against('yardEmpty')
  const wanted = { iron, stone, coal }
  const missing = kinds.find((kind) => wanted[kind] > p.yard[kind])
  if (missing) return against('notInYard', { kind: missing, need: wanted[missing], ...p.yard })
  if (frame?.do === 'take' && coal > frame.coal && !hasAnyCoal(box, p, seat))
    return against('tooMuchCoal', { most: frame.coal, need: coal })
  const most = frame?.do === 'take' ? frame.cubes : 0
  return against('tooMany', { most, need: iron + stone + coal })
}

function whyTrade(_: Box, p: Position, seat: Seat, i: IntentionOf<'trade'>): Against | undefined {
  const frame = p.todo.at(-1)
  if (frame?.do !== 'trade') return undefined
  const { goods } = boardOf(p, seat)
  const { steel = 0, stone = 0 } = i
  const need = { iron: steel * frame.iron, rubble: stone * frame.rubble }
  if (steel > frame.steel || stone > frame.stone || steel + stone > frame.times)
    return against('tooOften', { most: frame.times, need: steel + stone })
  if (need.iron > goods.iron)
    return against('shortIron', { kind: 'iron', have: goods.iron, need: need.iron })
  if (need.rubble > goods.rubble)
    return against('shortRubble', { kind: 'rubble', have: goods.rubble, need: need.rubble })
  // Nobody may look into the bag before making stone: so no amounts.
  return steel > p.steel ? against('noSteel', { have: p.steel }) : against('noStone')
}

function whyBuild(box: Box, p: Position, seat: Seat, i: IntentionOf<'build'>): Against {
  const line = lineIn(box, p)
  const board = boardOf(p, seat)
  const site = line.sites[i.site ?? -1]
  if (i.site !== undefined && !site) return against('noSite')
  if (board.markers === 0) return against('noMarker')
  if (!site || i.site === undefined) return shortFor(box, p, seat, cheapest(box, p, seat), {})
  const station = line.stations[site.station]?.card.name ?? ''
  if (p.closed[site.station]) return against('siteLost', { station })
  if (p.sites[i.site] !== free) return against('siteTaken', { station })
  if (!isReached(line, p, board, site.station))
    return against(line.ends > 0 ? 'notSurveyed' : 'notReached', { station })
  return shortFor(box, p, seat, siteIn(line, i.site), i)
}

/** Where no site is named, the cheapest open one stands for all. */
function cheapest(box: Box, p: Position, seat: Seat): { steel: number; stone: number } {
  const line = lineIn(box, p)
  const open = line.sites.filter(
    (site, at) => p.sites[at] === free && isReached(line, p, boardOf(p, seat), site.station),
  )
  const [first] = open.toSorted((a, b) => a.steel * 3 + a.stone - b.steel * 3 - b.stone)
  return first ?? { steel: 1, stone: 0 }
}

/** The first kind that falls short of a price; otherwise iron ore or rubble can’t stand for so much of it. */
function shortFor(
  box: Box,
  p: Position,
  seat: Seat,
  cost: { readonly steel: number; readonly stone: number },
  ways: { readonly iron?: number | undefined; readonly rubble?: number | undefined },
): Against {
  const { goods } = boardOf(p, seat)
  const { iron = 0, rubble = 0 } = ways
  const price: Price = priceOf(cost, payingOf(box, p, seat), { iron, rubble })
  for (const kind of ['steel', 'stone', 'iron', 'rubble'] as const)
    if (goods[kind] < price[kind])
      return against('short', { kind, have: goods[kind], need: price[kind] })
  return against('otherPrice')
}

function whyBuy(box: Box, p: Position, seat: Seat, i: IntentionOf<'buy'>): Against {
  if (p.boards.length === 1) return against('onlyTrain')
  if (!p.isForSale) return against('notForSale')
  const train = box.trains[i.train ?? -1]
  const facts = { train: train?.name ?? '' }
  if (train && boardOf(p, seat).train === train.number) return against('ownTrain', facts)
  const isThere = p.shed.some((one) => i.train === undefined || one.train === i.train)
  if (!isThere) return against('notInShed', facts)
  const prices = p.shed.map((one) => trainIn(box, one.train).steel)
  return shortFor(box, p, seat, { steel: train?.steel ?? Math.min(...prices), stone: 0 }, i)
}

function whyShift(_: Box, p: Position, seat: Seat, i: IntentionOf<'move'>): Against {
  const isOwn = i.area === undefined || p.work[i.area]?.[i.space ?? 0] === seat
  if (!isOwn) return against('notYourLabourer')
  return i.toArea === undefined ? against('taken') : whySpace(p, i.toArea, i.toSpace)
}
