import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn } from '../box.ts'
import type { Intention, Move, MoveOf, MoveType } from '../moves.ts'
import { isInNetwork } from '../network.ts'
import { boardOf, deck, type Position } from '../position.ts'

type Picks = { readonly [T in MoveType]: (move: MoveOf<T>, box: Box, p: Position) => string[] }

/** The pawn that goes to what has been picked. */
export const sendOf = (role: 'surveyor' | 'agent', rating: number): string => `send:${role}:${rating}`

const placePick = (box: Box, p: Position, card: number): string =>
  layoutIn(box, p).passengers.includes(card) ? `ticket:${card}` : `card:${card}`

/** The ends of a line of one's own: first the one in the own network. */
function endsFrom(box: Box, p: Position, { a, b }: MoveOf<'clip'>): readonly number[] {
  const [seat = 0] = p.asked
  return isInNetwork(box, p, seat, a) ? [a, b] : [b, a]
}

const haulers = (cards: readonly number[]) => cards.map((card) => `hauler:${card}`)

const picks: Picks = {
  survey: ({ segment, rating }) => [`segment:${segment}`, sendOf('surveyor', rating)],
  clip: (move, box, p) => [
    'clip',
    ...endsFrom(box, p, move).map((site) => `site:${site}`),
    sendOf('surveyor', move.rating),
  ],
  prospect: ({ card, rating }, box, p) => [placePick(box, p, card), sendOf('agent', rating)],
  race: ({ segment, against }) => [`race:${segment}:${against}`],
  auction: ({ card }) => [`lot:${card}`],
  bid: ({ money }) => [`bid:${money}`],
  drop: () => ['offer:drop'],
  pay: ({ segments, cards }) => [
    ...segments.map((on) => `claim:t:${on}`),
    ...cards.map((on) => `claim:c:${on}`),
    'offer:seal',
  ],
  take: () => ['offer:take'],
  leave: () => ['offer:leave'],
  lift: ({ segment }) => [`segment:${segment}`],
  recall: ({ card }) => [`ticket:${card}`],
  forgo: () => ['offer:forgo'],
  release: ({ card }) => [`hauler:${card}`],
  draw: ({ rating }) => [`draw:${rating}`],
  strike: ({ mine }) => [`mine:${mine}`],
  operate: ({ mines }) => [...mines.map((mine) => `mine:${mine}`), 'offer:seal'],
  read: ({ face }) => [`face:${face}`],
  offer: ({ to }) => [`deal:${to}`],
  accept: ({ offer }) => [`accept:${offer}`],
  refuse: ({ offer }) => [`refuse:${offer}`],
  ready: () => ['offer:ready'],
  clear: ({ transports }) => [...haulers(transports), 'offer:seal'],
  sweep: ({ segment }) => [`segment:${segment}`],
  ship: ({ mine, base, transports }, _, p) => [
    `mine:${mine}`,
    ...(p.boards.some(({ bases }) => bases.length > 1) ? [`base:${base}`] : []),
    ...haulers(transports),
    'offer:ship',
  ],
  tranship: ({ from, to, transports }) => [`mine:${from}`, `to:${to}`, ...haulers(transports), 'offer:ship'],
  done: () => ['offer:done'],
}

// Passes the type separately, so that the compiler matches picks to move.
const picksOf = <T extends MoveType>(type: T, box: Box, p: Position, move: { [K in MoveType]: MoveOf<K> }[T]) =>
  picks[type](move, box, p)

/** The pieces to touch for a legal move, in order. */
export const picksFor = (box: Box, p: Position, move: Move): string[] => picksOf(move.type, box, p, move)

const forms: readonly MoveType[] = ['pay', 'operate', 'clear', 'ship', 'tranship']

/** Whether a move is a form: ticks in any order, then sent. */
export const isFormMove = ({ type }: Move): boolean => forms.includes(type)

/** The meaning of touching these pieces, topmost first; undefined for mere scenery. */
export function meaningOf(box: Box, p: Position, seat: Seat, ids: readonly string[]): Intention | undefined {
  for (const id of ids) {
    const meaning = meaningOfOne(box, p, seat, id)
    if (meaning) return meaning
  }
  return undefined
}

function meaningOfOne(box: Box, p: Position, seat: Seat, id: string): Intention | undefined {
  const [what = '', first = ''] = id.split(':')
  const n = Number(first)
  const top = p.todo.at(-1)?.do
  switch (what) {
    case 'segment':
      return segmentMeaning(p, n)
    case 'site':
      return siteMeaning(box, p, n)
    case 'card':
      return n === deck || p.upcards.includes(n) ? { type: 'prospect', card: n } : undefined
    case 'ticket':
      return top === 'lay' || top === 'ride' ? { type: 'recall', card: n } : { type: 'prospect', card: n }
    case 'clip':
      return { type: 'clip' }
    case 'mine':
      return mineMeaning(p, seat, n)
    case 'hauler':
      return haulerMeaning(p, n, top)
    default:
      return undefined
  }
}

function segmentMeaning(p: Position, segment: number): Intention {
  const top = p.todo.at(-1)?.do
  if (top === 'lay' || top === 'ride') return { type: 'lift', segment }
  return p.phase === 'sweep' ? { type: 'sweep', segment } : { type: 'survey', segment }
}

/** Touching a mine's place means its card in the row; a city's means its ticket. */
function siteMeaning(box: Box, p: Position, site: number): Intention | undefined {
  const { siteOf, passengers } = layoutIn(box, p)
  const card = [...p.upcards, ...passengers].find((one) => siteOf[one] === site)
  return card === undefined ? undefined : { type: 'prospect', card }
}

function mineMeaning(p: Position, seat: Seat, mine: number): Intention | undefined {
  if (p.phase === 'ship') return { type: 'ship', mine }
  if (p.phase === 'operate') return { type: 'operate', mines: [mine] }
  const isStruck = p.todo.at(-1)?.do === 'strike' && boardOf(p, seat).mines.includes(mine)
  return isStruck ? { type: 'strike', mine } : undefined
}

function haulerMeaning(p: Position, card: number, top: string | undefined): Intention | undefined {
  if (top === 'release') return { type: 'release', card }
  if (p.phase === 'clear') return { type: 'clear', transports: [card] }
  return p.phase === 'ship' ? { type: 'ship', transports: [card] } : undefined
}
