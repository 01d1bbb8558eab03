import type { Piece, Rect } from '../../../stage/face.ts'
import { chipPieces, donePiece } from '../../../table/parts/offers.ts'
import { reach } from '../../../table/parts/print.ts'
import { priceOf } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { FrameOf, Position } from '../position.ts'
import type { Amounts, Deal } from '../verbs/verb.ts'
import { costOf } from '../verbs/ways.ts'
import { rebus } from './art/rebus.ts'
import { goodsIcons, type Token } from './icons.ts'
import { depths, finger, numeralsOf, type Table, textOf } from './table.ts'

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
function offerTokens(table: Table, pick: string): Token[] {
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

/** Chips for choices beyond touching the table: prices, cubes to keep, and stopping. */
export function offerPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const { grid, looking, box } = table
  const offered = looking.next.filter((pick) => pick.startsWith('offer:'))
  // Chips sit by their subject without covering all of it.
  const size = (grid.small ? 20 : grid.measures.icon * 1.3) * Math.min(textOf(table), 1.5)
  const chips = offered
    .filter((pick) => pick !== 'offer:done')
    .map((pick) => {
      const tokens = offerTokens(table, pick)
      const row = rebus(tokens, size, numeralsOf(box))
      return { pick, label: toldOf(tokens), row }
    })
  const anchor = anchorOf(table, pieces)
  const { decision, log } = grid
  const right = anchor.x < log.x ? log.x : grid.size.w
  const room = {
    anchor,
    stage: { x: 6, y: 4, w: right - 12, h: grid.size.h - 8 },
    clear: [decision, log],
    high: Math.max(finger(table), Math.round(size * 1.6)),
  }
  return [...chipPieces(depths.offer, chips, room), ...(offered.length > chips.length ? stopping(table, pieces) : [])]
}

/** The anchor of an offer's chips: the last piece touched, the cubes in hand, or else the board of the seat asked. */
function anchorOf({ looking, p, grid }: Table, pieces: readonly Piece[]): Rect {
  const last = looking.picked.at(-1)
  const touched = pieces.find((one) => (one.pick ?? one.id) === last)
  const hand = pieces.find(({ id }) => id === 'hand:0')
  return touched ?? hand ?? pieces.find(({ id }) => id === `name:${p.seat}`) ?? grid.mine
}

/** Icons in words, for a chip's accessible label. */
function toldOf(tokens: readonly Token[]): string {
  const told = tokens.map((token) => {
    if (token.type === 'icon') return token.count === undefined ? '' : `${token.count} ${token.name}`
    if (token.type === 'points') return `${token.points} VP`
    return token.type === 'words' ? token.words : ''
  })
  return told.filter((words) => words !== '').join(', ')
}

/** Stopping is a tick on the rim of the asked seat's medal, which covers nothing; the page has the wording. */
function stopping(table: Table, pieces: readonly Piece[]): Piece[] {
  const medal = pieces.find(({ id }) => id === `points:${table.p.seat}`)
  if (!medal) return []
  const place = reach(medal, finger(table))
  return [donePiece(depths.offer, place, Math.max(10, place.w * 0.17), table.say.done)]
}
