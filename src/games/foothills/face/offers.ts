import { priceOf } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { FrameOf, Position } from '../position.ts'
import { costOf } from '../verbs/build.ts'
import type { Amounts, Deal } from '../verbs/verb.ts'
import { goodsIcons, type Token } from './icons.ts'
import type { Table } from './table.ts'

const top = (p: Position) => p.todo[p.todo.length - 1]

/** The deals that the card being performed offers. */
export function dealOf(p: Position, index: number): Deal | undefined {
  const frame = top(p)
  return frame?.do === 'deal' ? frame.verb.of[index] : undefined
}

/** The cubes in hand, of which some will be kept. */
export function handOf(p: Position): FrameOf<'keep'> | undefined {
  const frame = top(p)
  return frame?.do === 'keep' ? frame : undefined
}

/** The name of the chip that completes a move, if pieces on the table can't tell it from others. */
export function offerOf(move: Move): string | undefined {
  switch (move.type) {
    case 'lay':
      return `offer:lay:${move.deal}:${move.iron ?? 0}`
    case 'exchange':
      return `offer:exchange:${move.deal}`
    case 'build':
      return `offer:build:${move.station}:${move.space}:${move.iron ?? 0}`
    case 'gain':
      return move.from === 'bag' ? `offer:gain:${move.kind}` : undefined
    case 'keep':
      return `offer:keep:${move.iron}`
    case 'done':
      return 'offer:done'
    default:
      return undefined
  }
}

const numbers = (pick: string) => pick.split(':').slice(2).map(Number)

/** The icons on a chip. */
export function offerTokens(table: Table, pick: string): Token[] {
  const [, kind, what] = pick.split(':')
  const [a = 0, b = 0, c = 0] = numbers(pick)
  switch (kind) {
    case 'lay':
      return [...goodsIcons(layPrice(table.p, { deal: a, iron: b })), ...arrow('track')]
    case 'exchange':
      return exchangeTokens(table.p, a)
    case 'build':
      return [...goodsIcons(buildPrice(table, a, b, c)), ...arrow('station')]
    case 'gain':
      return [{ type: 'icon', name: what === 'iron' ? 'iron' : 'stone', count: 1 }]
    case 'keep':
      return goodsIcons(kept(table.p, a))
    default:
      return []
  }
}

const arrow = (name: 'track' | 'station'): Token[] => [
  { type: 'icon', name: 'arrow' },
  { type: 'icon', name },
]

function layPrice(p: Position, { deal: index, iron }: Pick<MoveOf<'lay'>, 'deal' | 'iron'>): Amounts {
  const deal = dealOf(p, index)
  return deal?.type === 'lay' ? priceOf(deal.price, iron ?? 0) : {}
}

function exchangeTokens(p: Position, index: number): Token[] {
  const deal = dealOf(p, index)
  if (deal?.type !== 'exchange') return []
  return [...goodsIcons(deal.give), { type: 'icon', name: 'arrow' }, ...goodsIcons(deal.get)]
}

function buildPrice({ p, box }: Table, station: number, space: number, iron: number): Amounts {
  const frame = top(p)
  const terms = box.stations[station]?.spaces[space]
  return terms && frame?.do === 'build' ? costOf(frame.verb, terms, iron) : {}
}

function kept(p: Position, iron: number): Amounts {
  const hand = handOf(p)
  const all = hand ? Math.min(hand.keep, hand.iron + hand.stone) : 0
  return { iron, stone: all - iron }
}
