import type { Ask, Refusal, Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { type Box, contractIn, lineIn, trainIn } from './box.ts'
import { isReached, type Price, priceOf } from './build.ts'
import { ask } from './choices.ts'
import { areas } from './content/edition.ts'
import type { Site } from './line.ts'
import { fits, type Intention, type Move, type MoveType } from './moves.ts'
import { boardOf, type Do, free, type Goods, kinds, type Phase, type Position, sumOf } from './position.ts'
import { hasAnyCoal, type Paying, payingOf } from './powers.ts'
import { type Facts, type Reason, reasons } from './reasons.ts'
import { assignments } from './score.ts'
import { isFogged, openArea } from './spaces.ts'
import { hireCost } from './turn.ts'
import { hinderAnywhere, hinderUse } from './uses.ts'

/** A reason with the amounts of its sentence. */
interface Against {
  readonly reason: Reason
  readonly facts?: Facts
  /** Payment possible in place of the missing one. */
  readonly instead?: Facts | undefined
}
const against = (reason: Reason, facts: Facts = {}): Against => ({ reason, facts })

/** The first rule that forbids an intention, with amounts and the rulebook’s heading; undefined if a legal move fits it. */
export function why(box: Box, p: Position, seat: Seat, intention: Intention): Refusal | undefined {
  const asked = ask(box, p)
  const choice = choiceOf(asked, seat)
  if (choice?.moves.some((move) => fits(move, intention))) return undefined
  const { reason, facts = {}, instead } = forbids(box, p, asked, seat, intention)
  const told = (one: Reason, amounts: Facts) => ({ reason: one, section: reasons[one], amounts })
  return {
    ...told(reason, facts),
    ...(instead && { also: [told('shortInstead', instead)] }),
    ...((reason === 'otherAction' || reason === 'cannotStop') && { meanwhile: true }),
  }
}

function forbids(box: Box, p: Position, asked: Ask<Move> | undefined, seat: Seat, intention: Intention): Against {
  if (asked?.type === 'over') return against('over')
  if (asked?.type !== 'choose') return against('drawing')
  if (!choiceOf(asked, seat)) return against('notYourTurn')
  const isAsked = questionOf(p).includes(intention.type)
  const reason = isAsked || isTold.has(intention.type) ? whyMove(intention.type, box, p, seat, intention) : undefined
  if (reason) return reason
  if (p.phase === 'ends') return against(isBegun(p) ? 'postFirst' : 'endFirst')
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
  take: ['take'],
  trade: ['trade'],
  build: ['build', 'buy'],
  contract: ['contract'],
  disc: ['disc'],
  move: ['move'],
  keep: ['keep'],
}

type IntentionOf<T extends MoveType> = Extract<Intention, { readonly type: T }>
type Answers = {
  readonly [T in MoveType]?: (box: Box, p: Position, seat: Seat, intention: IntentionOf<T>) => Against | undefined
}

/** Why no legal move of a kind fits what is intended, where there is more to say than that it is another action. */
const answers: Answers = {
  end: (box, p) => against(lineIn(box, p).ends === 0 ? 'oneLine' : 'hasBegun'),
  post: (box, p) => {
    if (lineIn(box, p).ends === 0) return against('oneLine')
    return isBegun(p) ? against('hasPost') : undefined
  },
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
  pay: (_, p, seat) => against('shortUpkeep', { kind: 'steel', have: boardOf(p, seat).goods.steel, need: 1 }),
  discard: () => against('noUpkeep'),
  score: whyScore,
}

/** Blaenau Ffestiniog: everyone has chosen an end. */
const isBegun = ({ boards }: Position): boolean => boards.every(({ end }) => end >= 0)

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
  if (space === undefined) return against('areaFull', facts)
  return against(space < spaces.length ? 'taken' : 'noSpace', facts)
}

function whyUse(box: Box, p: Position, seat: Seat, i: IntentionOf<'use'>): Against | undefined {
  const { hand, used } = boardOf(p, seat)
  const { contract } = i
  if (contract === undefined) return p.phase === 'cards' ? undefined : against('notNow')
  if (used.includes(contract)) return against('usedUp', { contract })
  if (!hand.includes(contract)) return against('notHeld', { contract })
  const { area } = contractIn(box, contract)
  if (area === undefined) return against('onlyUpkeep', { contract })
  const now = p.phase === 'cards' ? hinderUse : hinderAnywhere
  const reason = now(box, p, seat, contract) ?? 'notNow'
  return against(reason, { contract, area, ...priceOfUse(box, p, seat, contract, reason) })
}

/** Goods that a contract’s trade needs and the seat has, where there are too few. */
function priceOfUse(box: Box, p: Position, seat: Seat, contract: number, reason: Reason): Facts {
  const { verb } = contractIn(box, contract)
  const { goods } = boardOf(p, seat)
  if (reason === 'shortIron' && verb.type === 'smelt') return { kind: 'iron', have: goods.iron, need: verb.iron }
  if (reason === 'shortRubble' && verb.type === 'dress')
    return { kind: 'rubble', have: goods.rubble, need: verb.rubble }
  return {}
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
  if (stone > 0 && frame.stone === 0) return against('onlySteel')
  if (steel > 0 && frame.steel === 0) return against('onlyStone')
  if (steel + stone > frame.times) return against('tooOften', { most: frame.times, need: steel + stone })
  if (need.iron > goods.iron) return against('shortIron', { kind: 'iron', have: goods.iron, need: need.iron })
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
  if (!site || i.site === undefined) return against(i.iron || i.rubble ? 'otherPrice' : 'noOpenSite')
  const station = line.stations[site.station]?.card.name ?? ''
  if (p.closed[site.station]) return against('siteLost', { station })
  if (p.sites[i.site] !== free) return against('siteTaken', { station })
  if (!isReached(line, p, board, site.station))
    return against(line.ends > 0 ? 'notSurveyed' : 'notReached', { station })
  return shortFor(box, p, seat, site, i)
}

type Cost = Pick<Site, 'steel' | 'stone'>
type Ways = Pick<Partial<Price>, 'iron' | 'rubble'>

/** The shortfall in a price paid in a given way, or the reason it can’t be paid that way. */
function shortFor(box: Box, p: Position, seat: Seat, cost: Cost, ways: Partial<Ways>): Against {
  const { goods } = boardOf(p, seat)
  const paying = payingOf(box, p, seat)
  const { iron = 0, rubble = 0 } = ways
  const stone = Math.max(0, cost.stone - paying.less)
  const mostRubble = paying.rubble > 0 ? Math.min(stone, paying.rubbleStones) : 0
  if (iron > (paying.iron > 0 ? cost.steel : 0) || rubble > mostRubble) return against('otherPrice')
  const price = priceOf(cost, paying, { iron, rubble })
  const kind = (['steel', 'stone', 'iron', 'rubble'] as const).find((one) => goods[one] < price[one])
  if (!kind) return against('otherPrice')
  const facts = { kind, have: goods[kind], need: price[kind] }
  return { ...against('short', facts), instead: insteadOf(facts, goods, paying, ways) }
}

/** The iron ore or rubble that could stand for what falls short, of which there is too little as well. */
function insteadOf(
  { kind, have, need }: { kind: keyof Price; have: number; need: number },
  goods: Goods,
  paying: Paying,
  ways: Partial<Ways>,
): Facts | undefined {
  const missing = need - have
  if (kind === 'steel' && paying.iron > 0 && ways.iron === undefined)
    return { kind: 'iron', have: goods.iron, need: missing * paying.iron }
  const isEnough = kind === 'stone' && missing <= paying.rubbleStones
  if (isEnough && ways.rubble === undefined)
    return { kind: 'rubble', have: goods.rubble, need: missing * paying.rubble }
  return undefined
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
  const { area, space, toArea } = i
  const own = p.work.flatMap((spaces, at) =>
    spaces.flatMap((one, on) => (one === seat ? [{ area: at, space: on }] : [])),
  )
  const meant = own.filter((one) => (area ?? one.area) === one.area && (space ?? one.space) === one.space)
  if (meant.length === 0) return against('notYourLabourer')
  const isOpenOnly = meant.every((one) => one.area === openArea)
  if (isOpenOnly && (toArea ?? openArea) === openArea) return against('alreadyThere', { area: areas[openArea] })
  return whySpace(p, toArea, i.toSpace)
}

function whyScore(box: Box, p: Position, seat: Seat, i: IntentionOf<'score'>): Against {
  const { hand, used } = boardOf(p, seat)
  const { contracts = [] } = i
  const far = contracts.find((one) => !hand.includes(one) && !used.includes(one))
  if (far !== undefined) return against('notHeld', { contract: far })
  const isPart = assignments(box, p, seat).some((one) =>
    contracts.every((contract) => one.contracts.includes(contract)),
  )
  return against(isPart ? 'scoresMore' : 'cannotScore')
}
