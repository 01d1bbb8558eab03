import type { Seat } from '../../rules/game.ts'
import { type Box, lineIn } from './box.ts'
import { discs, ends, giveBack, hire, type Intention, type MoveType, pay, posts } from './moves.ts'
import { boardOf, type Position } from './position.ts'
import { openArea } from './spaces.ts'

/** The intentions someone might have, for each type of move, given what is in the box and on the table. */
const wants: { readonly [T in MoveType]: (box: Box, p: Position) => readonly Intention[] } = {
  end: () => ends,
  post: () => posts,
  hire: () => [hire],
  place: (_, p) => spacesOf(p).map(({ area, space }) => ({ type: 'place', area, space })),
  use: (box, p) => lineIn(box, p).contracts.map((contract) => ({ type: 'use', contract })),
  take: () => [{ type: 'take' }],
  trade: () => [
    { type: 'trade', steel: 1 },
    { type: 'trade', stone: 1 },
  ],
  build: (box, p) => lineIn(box, p).sites.map((_, site) => ({ type: 'build', site })),
  buy: (box) => box.values.trains.map(({ number }) => ({ type: 'buy', train: number })),
  contract: (_, { office }) => officeOf(office).map((contract) => ({ type: 'contract', contract })),
  disc: () => discs,
  move: (_, p) =>
    spacesOf(p)
      .filter(({ area, space }) => (p.work[area]?.[space] ?? -1) >= 0)
      .map(({ area, space }) => ({ type: 'move', area, space })),
  keep: (_, p) => keptOf(p).map((contract) => ({ type: 'keep', contract })),
  pay: () => [pay],
  discard: (box, p) =>
    lineIn(box, p)
      .contracts.filter((id) => box.contracts[id]?.verb.type === 'upkeep')
      .filter((contract) => p.boards.some(({ hand }) => hand.includes(contract)))
      .map((contract) => ({ type: 'discard', contract })),
  return: () => [giveBack],
  score: () => [{ type: 'score' }],
  done: () => [{ type: 'done' }],
}

const officeOf = (office: readonly number[]) => office.filter((contract) => contract > 0)

function keptOf({ todo }: Position): readonly number[] {
  const top = todo.at(-1)
  return top?.do === 'keep' ? top.contracts : []
}

const spacesOf = ({ work }: Position) =>
  work.flatMap((spaces, area) => (area === openArea ? [...spaces, -1] : spaces).map((_, space) => ({ area, space })))

/** Everything someone might want to do, possible or not, each once. */
export const intentionsOf = (box: Box, p: Position): readonly Intention[] =>
  Object.values(wants).flatMap((want) => want(box, p))

/** Whether an intention concerns what the seat itself has. */
export function isOwn(p: Position, seat: Seat, intention: Intention): boolean {
  if (intention.type === 'use' || intention.type === 'discard')
    return boardOf(p, seat).hand.includes(intention.contract ?? 0)
  if (intention.type === 'move') return p.work[intention.area ?? -1]?.[intention.space ?? -1] === seat
  return true
}
