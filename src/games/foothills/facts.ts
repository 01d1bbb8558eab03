import type { Seat } from '../../rules/game.ts'
import type { Box, Goods } from './box.ts'
import { shortage } from './goods.ts'
import type { Intention } from './moves.ts'
import { type Board, boardOf, layoutOf, type Position, slotOf } from './position.ts'
import type { Facts, Reason } from './reasons.ts'
import { sideOf } from './turn.ts'
import { costOf, hinderSpace, ways } from './verbs/build.ts'
import { exchangeOf, firstKind } from './verbs/exchange.ts'
import { leftmost } from './verbs/lay.ts'
import type { Amounts, Deal, Verb } from './verbs/verb.ts'

/** The names and numbers a refusal’s sentence mentions; `deal` is the one of a card’s that it is about. */
export function factsOf(box: Box, p: Position, seat: Seat, intention: Intention, reason: Reason, deal?: Deal): Facts {
  const board = boardOf(p, seat)
  return {
    ...namesOf(box, p, board, intention),
    ...(reason === 'short' ? shortFacts(box, p, board, intention, deal) : {}),
    ...(reason === 'pubLimit' ? { stations: board.stations, scored: board.pile.length } : {}),
    ...(reason === 'notLeftmost' ? firstFacts(box, p, intention) : {}),
    ...(reason === 'noExtraStation' ? extraFacts(box, p, board, intention) : {}),
    ...(reason === 'notInYard' || reason === 'notInBag' ? rewardFacts(p, intention) : {}),
    ...('kind' in intention && intention.kind ? { kind: intention.kind } : {}),
  }
}

function namesOf(box: Box, p: Position, board: Board, intention: Intention): Facts {
  const names: Record<string, string | number> = {}
  if ('card' in intention && intention.card !== undefined) {
    const { card } = intention
    const owner = p.boards.find((one) => slotOf(one, card) >= 0)
    names.card = owner ? sideOf(box, owner, slotOf(owner, card)).name : goldenName(box, card)
    if (owner && owner !== board) names.owner = owner.colour
  }
  const station = stationOf(intention)
  if (station !== undefined && station >= 0) {
    names.station = box.stations[station]?.name ?? ''
    names.rubble = p.rubble[station] ?? 0
  }
  if ('line' in intention && intention.line !== undefined) names.line = box.lines[intention.line]?.name ?? ''
  return names
}

const goldenName = (box: Box, card: number) => box.actions[card]?.golden.name ?? ''

function stationOf(intention: Intention): number | undefined {
  if (intention.type === 'survey') return intention.to
  return 'station' in intention ? intention.station : undefined
}

/** The card whose track comes first, in a line of the card intended where the seat may lay. */
function firstFacts(box: Box, p: Position, intention: Intention): Facts {
  const { linesOf, ticketOf } = layoutOf(box, p)
  const { tickets } = boardOf(p, p.seat)
  const isTicketed = pendingVerbs(p).some(
    (verb) => verb.type === 'upTo' && verb.of.some((deal) => deal.type === 'lay' && deal.ticketed),
  )
  const at = stationOf(intention) ?? -1
  const lines = (linesOf[at] ?? []).filter((line) => !isTicketed || ((ticketOf[line] ?? 0) & tickets) !== 0)
  const first = lines.map((line) => leftmost(box, p, line)).find((card) => card !== at)
  return { first: box.stations[first ?? -1]?.name ?? '' }
}

/** The kind of resource that an exchange would give first. */
function rewardFacts(p: Position, intention: Intention): Facts {
  if (intention.type !== 'exchange') return {}
  const deals = pendingVerbs(p).flatMap((verb) => (verb.type === 'upTo' ? verb.of : []))
  const deal = exchangeOf(deals, intention.deal)
  const kind = deal && firstKind(p, deal)
  return kind ? { kind } : {}
}

/** A card’s surcharge on a station’s price. */
function extraFacts(box: Box, p: Position, board: Board, intention: Intention): Facts {
  for (const verb of verbsIntended(box, p, board, intention)) {
    const [extra] = verb.type === 'build' ? Object.entries(verb.extra ?? {}) : []
    if (extra) return { kind: extra[0], need: Number(extra[1]) }
  }
  return {}
}

/** The amount needed and the amount there, of the first kind that falls short. */
function shortFacts(box: Box, p: Position, board: Board, intention: Intention, deal: Deal | undefined): Facts {
  const price = deal ? priceOfDeal(deal) : priceIntended(box, p, board, intention)
  const lack = price && (shortage(board.supply, price.fixed) ?? shortResources(board, price))
  if (!lack) return {}
  return { kind: lack.kind, have: lack.have, need: lack.need, ...(deal && { deed: deal.type }) }
}

interface Price {
  readonly fixed: Goods
  /** Number of further resources of any kind. */
  readonly any: number
}

/** Resources of any kind on top of the fixed part of a price. */
function shortResources({ supply }: Board, { fixed, any }: Price) {
  const have = supply.iron + supply.stone
  const need = fixed.iron + fixed.stone + any
  return have < need ? { kind: 'resources', have, need } : undefined
}

function priceIntended(box: Box, p: Position, board: Board, intention: Intention): Price | undefined {
  for (const verb of verbsIntended(box, p, board, intention)) {
    const price = priceOfVerb(box, p, verb, intention)
    if (price) return price
  }
  return undefined
}

/** The verbs of the card that would be chosen, else of the pending work. */
export const verbsIntended = (box: Box, p: Position, board: Board, intention: Intention): readonly Verb[] =>
  intention.type === 'select' ? sideOf(box, board, slotOf(board, intention.card ?? -1)).verbs : pendingVerbs(p)

/** The verb whose work is on top. */
function pendingVerbs(p: Position): readonly Verb[] {
  const frame = p.todo[p.todo.length - 1]
  return frame && 'verb' in frame ? [frame.verb] : []
}

function priceOfVerb(box: Box, p: Position, verb: Verb, intention: Intention): Price | undefined {
  if (verb.type === 'build' && intention.type === 'build') return priceOfSpace(box, p, verb, intention)
  if (verb.type !== 'upTo') return undefined
  const wanted = intention.type === 'exchange' ? 'exchange' : 'lay'
  const index = 'deal' in intention ? intention.deal : undefined
  const deal = verb.of.find((one, i) => (index === undefined ? one.type === wanted : i === index))
  const chosen = deal ?? verb.of[0]
  return chosen && priceOfDeal(chosen)
}

const priceOfDeal = (deal: Deal): Price => split(deal.type === 'lay' ? deal.price : deal.give)

function split(price: Amounts): Price {
  const { iron = 0, stone = 0, rubble = 0, passengers = 0, resources = 0 } = price
  return { fixed: { iron, stone, rubble, passengers }, any: resources }
}

function priceOfSpace(
  box: Box,
  p: Position,
  verb: Extract<Verb, { type: 'build' }>,
  intention: Extract<Intention, { type: 'build' }>,
): Price | undefined {
  const station = box.stations[intention.station ?? -1]
  const open = station?.spaces.findIndex((_, i) => !hinderSpace(p, station, i))
  const space = station?.spaces[intention.space ?? open ?? 0]
  if (!space) return undefined
  const any = verb.extra?.resources ?? 0
  const plain = { ...verb, extra: { ...verb.extra, resources: undefined } }
  return { fixed: costOf(plain, space, ways(verb, space)[0] ?? 0), any }
}
