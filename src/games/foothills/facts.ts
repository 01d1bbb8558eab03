import type { Seat } from '../../rules/game.ts'
import type { Box, Goods } from './box.ts'
import { shortage } from './goods.ts'
import type { Intention } from './moves.ts'
import { type Board, boardOf, layoutOf, type Position, slotOf } from './position.ts'
import type { Amounts as Facts, Reason } from './reasons.ts'
import { sideOf } from './turn.ts'
import { costOf, hinderSpace, ways } from './verbs/build.ts'
import { leftmost } from './verbs/lay.ts'
import type { Amounts, Verb } from './verbs/verb.ts'

/** The names and numbers a refusal's sentence mentions. */
export function factsOf(
  box: Box,
  p: Position,
  seat: Seat,
  intention: Intention,
  reason: Reason,
): Facts {
  const board = boardOf(p, seat)
  return {
    ...namesOf(box, p, board, intention),
    ...(reason === 'short' ? shortFacts(box, p, board, intention) : {}),
    ...(reason === 'pubLimit' ? { stations: board.stations, scored: board.pile.length } : {}),
    ...(reason === 'notLeftmost' ? firstFacts(box, p, intention) : {}),
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
  if ('line' in intention && intention.line !== undefined)
    names.line = box.lines[intention.line]?.name ?? ''
  return names
}

const goldenName = (box: Box, card: number) => box.actions[card]?.golden.name ?? ''

function stationOf(intention: Intention): number | undefined {
  if (intention.type === 'survey') return intention.to
  return 'station' in intention ? intention.station : undefined
}

/** The card of the leftmost space in the line of a card that is not. */
function firstFacts(box: Box, p: Position, intention: Intention): Facts {
  const line = layoutOf(box, p).linesOf[stationOf(intention) ?? -1]?.[0] ?? -1
  return { first: box.stations[leftmost(box, p, line) ?? -1]?.name ?? '' }
}

/** What is needed and what is there, of the first kind that falls short. */
function shortFacts(box: Box, p: Position, board: Board, intention: Intention): Facts {
  const price = priceIntended(box, p, board, intention)
  const lack = price && (shortage(board.supply, price.fixed) ?? shortResources(board, price))
  return lack ? { kind: lack.kind, have: lack.have, need: lack.need } : {}
}

interface Price {
  readonly fixed: Goods
  /** How many more resources of any kind. */
  readonly any: number
}

/** Resources of any kind on top of the fixed part of a price. */
function shortResources({ supply }: Board, { fixed, any }: Price) {
  const have = supply.iron + supply.stone
  const need = fixed.iron + fixed.stone + any
  return have < need ? { kind: 'resources', have, need } : undefined
}

function priceIntended(
  box: Box,
  p: Position,
  board: Board,
  intention: Intention,
): Price | undefined {
  const verbs =
    intention.type === 'select'
      ? sideOf(box, board, slotOf(board, intention.card ?? -1)).verbs
      : pendingVerbs(p)
  for (const verb of verbs) {
    const price = priceOfVerb(box, p, verb, intention)
    if (price) return price
  }
  return undefined
}

/** The verb whose work is on top. */
function pendingVerbs(p: Position): readonly Verb[] {
  const frame = p.todo[p.todo.length - 1]
  return frame && 'verb' in frame ? [frame.verb] : []
}

function priceOfVerb(box: Box, p: Position, verb: Verb, intention: Intention): Price | undefined {
  if (verb.type === 'build' && intention.type === 'build')
    return priceOfSpace(box, p, verb, intention)
  if (verb.type !== 'upTo') return undefined
  const wanted = intention.type === 'exchange' ? 'exchange' : 'lay'
  const index = 'deal' in intention ? intention.deal : undefined
  const deal = verb.of.find((one, i) => (index === undefined ? one.type === wanted : i === index))
  const chosen = deal ?? verb.of[0]
  return chosen && split(chosen.type === 'lay' ? chosen.price : chosen.give)
}

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
