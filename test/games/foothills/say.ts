import type { Box } from '../../../src/games/foothills/box.ts'
import type { Move, MoveOf } from '../../../src/games/foothills/moves.ts'
import { home, type Position, pub } from '../../../src/games/foothills/position.ts'
import type { Amounts, Deal } from '../../../src/games/foothills/verbs/verb.ts'
import { need } from '../../../src/kit/assert.ts'

/** A station's id by its index; “home” and “the pub” for places that aren't stations. */
export function placeName(box: Box, place: number): string {
  if (place === home) return 'home'
  return place === pub ? 'the pub' : need(box.stations[place], 'a station').id
}

/** An action card's id by its index; “nothing” for none. */
export const cardName = (box: Box, card: number): string => box.actions[card]?.id ?? 'nothing'

/** A move in words, for tests: “select A1”, “lay V-2”, “trade 2 rubble for 1 stone from bag”, “done”. */
export function say(box: Box, p: Position, move: Move): string {
  switch (move.type) {
    case 'select':
    case 'flip':
      return `${move.type} ${cardName(box, move.card)}`
    case 'take':
      return `take ${move.kind}`
    case 'gain':
      return `gain ${move.kind} from ${move.from}`
    case 'dig':
      return `dig ${need(box.lines[move.line], 'a line').numeral}`
    case 'lay':
      return `lay ${placeName(box, move.station)}${withIron(move.iron)}`
    case 'exchange':
      return `trade ${tradeName(p, move)}`
    case 'build':
      return `build ${spaceName(box, move)}${withIron(move.iron)}`
    case 'survey':
      return move.to === home ? 'go home' : `go to ${placeName(box, move.to)}`
    case 'score':
      return `score ${cardName(box, move.card)} for ${cardName(box, move.spare)}`
    case 'ticket':
      return `ticket ${need(box.tickets[move.ticket], 'a start').id}`
    case 'keep':
      return `keep ${move.iron} iron`
    case 'done':
      return 'done'
  }
}

const withIron = (iron: number | undefined) => (iron === undefined ? '' : ` with ${iron} iron`)

/** Cards with several spaces name the space, from 1. */
function spaceName(box: Box, { station, space }: MoveOf<'build'>): string {
  const card = need(box.stations[station], 'a station')
  return card.spaces.length > 1 ? `${card.id} #${space + 1}` : card.id
}

function tradeName(p: Position, move: MoveOf<'exchange'>): string {
  const deal = dealsOf(p)[move.deal]
  if (deal?.type !== 'exchange') throw new Error(`no exchange ${move.deal} is open`)
  const from = move.from === undefined ? '' : ` from ${move.from}`
  return `${amounts(deal.give)} for ${amounts(deal.get)}${from}`
}

function dealsOf(p: Position): readonly Deal[] {
  const frame = p.todo.at(-1)
  return frame?.do === 'deal' ? frame.verb.of : []
}

const amounts = (what: Amounts) =>
  Object.entries(what)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(' + ')
