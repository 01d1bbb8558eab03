import type { Effect } from '../../../src/games/dwarven/effects.ts'
import type { Move, Part } from '../../../src/games/dwarven/moves.ts'
import { boardOf, type Position } from '../../../src/games/dwarven/position.ts'
import type { Types } from '../../../src/games/dwarven/types.ts'
import { type Draw, fastDraw } from '../../../src/rules/chance.ts'
import type { Ask, Choice, PhaseInput } from '../../../src/rules/game.ts'
import { choicesOf, none, settle } from '../../../src/rules/play.ts'
import { game } from './table.ts'

/** Sees the position before an input, everything told by it, and the position after. */
export type Visit = (before: Position, told: readonly Effect[], after: Position, ask: Ask<Move>) => void

/** Moves that bring something about, which others would leave out. */
const eager: ReadonlySet<string> = new Set(['survey', 'prospect', 'ship', 'bid', 'accept', 'sweep', 'race', 'take'])

/**
 * A random match to its end, rather eager than not, with random offers and smaller shipments where they are possible.
 * `visit` sees every input.
 */
export function playout(seats: number, options: object, seed: number, visit: Visit): Position {
  const draw = fastDraw(seed)
  const p = game.setup(seats, { ...options })
  let input: PhaseInput<Move> = none
  for (;;) {
    const before = game.clone(p)
    const told: Effect[] = []
    const ask: Ask<Move> = settle<Types>(game, p, input, (effect) => told.push(effect))
    visit(before, told, p, ask)
    if (ask.type === 'over') return p
    input = ask.type === 'chance' ? { type: 'chance', draw } : answer(p, choicesOf(ask), draw)
  }
}

function answer(p: Position, choices: readonly Choice<Move>[], draw: Draw): PhaseInput<Move> {
  const choice = choices[draw(choices.length)]
  if (!choice) throw new Error('nobody is asked')
  const { seat, moves, form } = choice
  const filled = form && draw(2) === 0 ? filledIn(p, choice, draw) : undefined
  if (filled && !game.why(p, seat, filled)) return { type: 'move', seat, move: filled }
  const keen = moves.filter(({ type }) => eager.has(type))
  const list = keen.length > 0 && draw(3) > 0 ? keen : moves
  const move = list[draw(list.length)]
  if (!move) throw new Error('no move')
  return { type: 'move', seat, move }
}

/** A move that is not listed, legal or not. */
function filledIn(p: Position, { seat, moves }: Choice<Move>, draw: Draw): Move | undefined {
  if (p.phase === 'deals') return randomOffer(p, seat, draw)
  const listed = moves.filter((move) => move.type === 'ship' || move.type === 'tranship' || move.type === 'bid')
  const move = listed[draw(listed.length + 1)]
  if (move?.type === 'bid') return { ...move, money: move.money + draw(20) }
  return move && { ...move, goods: draw(move.goods) + 1 }
}

function randomOffer(p: Position, seat: number, draw: Draw): Move {
  const to = (seat + 1 + draw(p.boards.length - 1)) % p.boards.length
  return { type: 'offer', to, gives: randomPart(p, seat, to, draw), wants: randomPart(p, to, seat, draw) }
}

/** Some of the things that a player could give. */
function randomPart(p: Position, giver: number, receiver: number, draw: Draw): Part {
  const own = boardOf(p, giver)
  const track = [...p.owners.keys()].filter((segment) => p.owners[segment] === giver + 1)
  const [mine, other] = [own.mines[draw(own.mines.length + 1)], boardOf(p, receiver).mines[0]]
  const segment = track[draw(track.length + 1)]
  const kinds: Part[] = [{}, { money: 1 + draw(9) }]
  if (mine !== undefined) kinds.push({ mines: [mine] }, { docks: [mine] })
  if (segment !== undefined) kinds.push({ segments: [segment] }, { leave: [segment] })
  if (mine !== undefined && other !== undefined) kinds.push({ goods: [{ from: mine, to: other, goods: 1 }] })
  if (other !== undefined) kinds.push({ carry: [{ mine: other, goods: 1, fee: draw(3), cut: draw(5) }] })
  return kinds[draw(kinds.length)] ?? {}
}
