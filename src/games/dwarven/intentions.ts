import type { Seat } from '../../rules/game.ts'
import { type Box, layoutIn } from './box.ts'
import { done, drop, forgo, type Intention, leave, type MoveType, ready, take } from './moves.ts'
import { segmentsOf } from './network.ts'
import { boardOf, deck, type Position } from './position.ts'

/** The intentions someone might have, for each type of move, given what is in the box and on the table. */
const wants: { readonly [T in MoveType]: (box: Box, p: Position) => readonly Intention[] } = {
  survey: (box, p) => segments(box, p).map((segment) => ({ type: 'survey', segment })),
  clip: () => [{ type: 'clip' }],
  prospect: (box, p) =>
    [...p.upcards, ...layoutIn(box, p).passengers, deck].map((card) => ({ type: 'prospect', card })),
  race: () => [{ type: 'race' }],
  auction: (_, p) => p.auctions.map(({ card }) => ({ type: 'auction', card })),
  bid: () => [{ type: 'bid' }],
  drop: () => [drop],
  pay: (_, p) =>
    p.claims.map(({ track, on }) => (track ? { type: 'pay', segments: [on] } : { type: 'pay', cards: [on] })),
  take: () => [take],
  leave: () => [leave],
  lift: (_, p) => owned(p).map((segment) => ({ type: 'lift', segment })),
  recall: (_, p) => p.boards.flatMap(({ rides }) => rides.map((card): Intention => ({ type: 'recall', card }))),
  forgo: () => [forgo],
  release: (_, p) => transports(p).map((card) => ({ type: 'release', card })),
  draw: () => [{ type: 'draw' }],
  strike: (_, p) => mines(p).map((mine) => ({ type: 'strike', mine })),
  operate: (_, p) => mines(p).map((mine) => ({ type: 'operate', mines: [mine] })),
  read: (_, p) => mines(p).map((mine) => ({ type: 'read', mine })),
  offer: (_, p) => p.boards.map((__, to) => ({ type: 'offer', to })),
  accept: (_, p) => p.offers.map(({ number }) => ({ type: 'accept', offer: number })),
  refuse: (_, p) => p.offers.map(({ number }) => ({ type: 'refuse', offer: number })),
  ready: () => [ready],
  clear: (_, p) => transports(p).map((card) => ({ type: 'clear', transports: [card] })),
  sweep: (_, p) => owned(p).map((segment) => ({ type: 'sweep', segment })),
  ship: (_, p) => mines(p).map((mine) => ({ type: 'ship', mine })),
  tranship: (_, p) => mines(p).map((from) => ({ type: 'tranship', from })),
  done: () => [done],
}

const segments = (box: Box, p: Position) => [...Array(segmentsOf(layoutIn(box, p), p)).keys()]

const owned = ({ owners }: Position) => [...owners.keys()].filter((segment) => owners[segment] !== 0)

const mines = ({ boards }: Position) => boards.flatMap((board) => board.mines)

const transports = ({ boards }: Position) => boards.flatMap((board) => board.transports)

/** Everything someone might want to do, possible or not, each once. */
export const intentionsOf = (box: Box, p: Position): readonly Intention[] =>
  Object.values(wants).flatMap((want) => want(box, p))

/** Whether an intention concerns what the seat itself has. */
export function isOwn(p: Position, seat: Seat, intention: Intention): boolean {
  const board = boardOf(p, seat)
  if ('mine' in intention && intention.mine !== undefined) return board.mines.includes(intention.mine)
  if (intention.type === 'operate') return (intention.mines ?? []).every((mine) => board.mines.includes(mine))
  if (intention.type === 'tranship') return board.mines.includes(intention.from ?? 0)
  if (intention.type === 'clear') return (intention.transports ?? []).every((card) => board.transports.includes(card))
  if (intention.type === 'release') return board.transports.includes(intention.card ?? 0)
  if (intention.type === 'lift' || intention.type === 'sweep') return p.owners[intention.segment ?? -1] === seat + 1
  return intention.type === 'recall' ? board.rides.includes(intention.card ?? 0) : true
}
