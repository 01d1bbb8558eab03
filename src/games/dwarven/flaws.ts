import type { Flaw } from '../../rules/flaw.ts'
import { type Box, layoutIn } from './box.ts'
import { segmentsOf } from './network.ts'
import { deck, type Position } from './position.ts'
import { deckFor } from './setup.ts'

/** Possible flaws of a position made by hand. */
export const flawReasons = ['seats', 'size', 'cards', 'kinds', 'cubes', 'passengers', 'pawns', 'sites'] as const
export type FlawReason = (typeof flawReasons)[number]

const flaw = (reason: FlawReason, at: string, amounts: Flaw['amounts'] = {}): Flaw => ({ reason, at, amounts })

/** Flaws of a position `q` that is to replace `p` in the same match. */
export function flawsOf(box: Box, q: Position, p: Position): readonly Flaw[] {
  const sized = sizeFlaws(q, p)
  if (sized.length > 0) return sized
  return [
    ...cardFlaws(box, q),
    ...kindFlaws(box, q),
    ...passengerFlaws(box, q),
    ...q.boards.flatMap((_, seat) => boardFlaws(box, q, seat)),
  ]
}

/** Everything is as long as the match has it, and names seats that there are. */
function sizeFlaws(q: Position, p: Position): Flaw[] {
  const seats = p.boards.length
  const named = [
    q.start,
    ...q.asked,
    ...q.firsts,
    ...q.owners.map((owner) => owner - 1),
    ...q.todo.map(({ seat }) => seat),
  ]
  if (q.boards.length !== seats || named.some((seat) => seat >= seats))
    return [flaw('seats', 'boards', { need: seats })]
  const lengths = [
    ['owners', q.owners.length, p.owners.length],
    ['rungs', q.rungs.length, p.rungs.length],
    ['shipped', q.shipped.length, p.shipped.length],
    ['goods', q.goods.length, p.goods.length],
    ['clips', q.clips.length, seats],
    ['dice', q.dice.length, seats],
    ['answers', q.answers.length, seats],
  ] as const
  return lengths.flatMap(([at, have, need]) => (have === need ? [] : [flaw('size', at, { have, need })]))
}

/** Every card but the passengers’, wherever it is, in ascending order. */
export function cardsIn(p: Position): number[] {
  const held = p.boards.flatMap(({ people, transports, mines }) => [...people, ...transports, ...mines])
  const drawn = p.drawn > 0 ? [p.drawn] : []
  return [...p.deck, ...p.under, ...p.upcards, ...p.snow, ...p.storms, ...drawn, ...held].sort((a, b) => a - b)
}

function cardFlaws(box: Box, q: Position): Flaw[] {
  const [have, need] = [cardsIn(q), deckFor(box, layoutIn(box, q).siteOf)]
  const isSame = have.length === need.length && have.every((card, at) => card === need[at])
  return isSame ? [] : [flaw('cards', 'deck', { have: have.length, need: need.length })]
}

/** Mines are mines, transports transports; cards that pawns, claims and pending work name are in the box. */
function kindFlaws({ cards }: Box, q: Position): Flaw[] {
  const kindOf = (card: number) => cards[card]?.kind
  const mines = [
    ...q.boards.flatMap((board) => board.mines),
    ...q.fresh,
    ...q.working,
    ...q.depleted,
    ...q.leaves.flatMap((leave) => leave.mines),
    ...q.carriages.map(({ mine }) => mine),
  ]
  const transports = q.boards.flatMap((board) => board.transports)
  const people = q.boards.flatMap((board) => board.people)
  const named = [
    ...q.boards.flatMap(({ pawns }) => pawns.flatMap(({ role, at }) => (role === 'agent' && at > deck ? [at] : []))),
    ...q.claims.flatMap(({ track, on }) => (track ? [] : [on])),
    ...q.auctions.map(({ card }) => card),
    ...q.todo.flatMap((frame) => ('card' in frame ? [frame.card] : [])),
  ]
  const isWrong =
    mines.some((card) => kindOf(card) !== 'mine') ||
    transports.some((card) => kindOf(card) !== 'transport') ||
    people.some((card) => kindOf(card) !== 'person') ||
    named.some((card) => kindOf(card) === undefined)
  return isWrong ? [flaw('kinds', 'boards')] : []
}

/** A passenger card has one holder at most, who has no cube on it. */
function passengerFlaws(box: Box, q: Position): Flaw[] {
  const { passengers } = layoutIn(box, q)
  const held = q.boards.flatMap(({ tickets }) => tickets)
  const isTwice = new Set(held).size < held.length
  const isWrong = q.boards.some(({ tickets, rides }) => {
    const all = [...tickets, ...rides]
    return new Set(all).size < all.length || all.some((card) => !passengers.includes(card))
  })
  return isTwice || isWrong ? [flaw('passengers', 'boards')] : []
}

/** A player’s cubes: in hand, on track and on passenger cards. */
export function cubesOf(p: Position, seat: number): number {
  const placed = p.owners.filter((owner) => owner === seat + 1).length
  return placed + (p.boards[seat]?.cubes ?? 0) + (p.boards[seat]?.rides.length ?? 0)
}

function boardFlaws(box: Box, q: Position, seat: number): Flaw[] {
  const board = q.boards[seat]
  if (!board) return []
  const flaws: Flaw[] = []
  const [have, need] = [cubesOf(q, seat), box.is.cubes]
  if (have !== need) flaws.push(flaw('cubes', `boards.${seat}.cubes`, { have, need }))
  const pawns = board.people.length + 2
  if (board.pawns.length !== pawns)
    flaws.push(flaw('pawns', `boards.${seat}.pawns`, { have: board.pawns.length, need: pawns }))
  const layout = layoutIn(box, q)
  const isAtOdds = board.pawns.some(({ role, at }) => role === 'surveyor' && at >= segmentsOf(layout, q))
  if (isAtOdds) flaws.push(flaw('pawns', `boards.${seat}.pawns`))
  if (board.bases.some((site) => layout.sites[site]?.kind !== 'base')) flaws.push(flaw('sites', `boards.${seat}.bases`))
  return flaws
}
