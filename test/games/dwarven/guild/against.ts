import { guildMoves } from '../../../../src/games/dwarven/guild/index.ts'
import type { Move, MoveOf, MoveType } from '../../../../src/games/dwarven/moves.ts'
import { ownersWith } from '../../../../src/games/dwarven/network.ts'
import { home, type Position } from '../../../../src/games/dwarven/position.ts'
import type { Types } from '../../../../src/games/dwarven/types.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import type { MatchOptions, Outcome } from '../../../../src/rules/game.ts'
import { choicesOf, none, settle } from '../../../../src/rules/play.ts'
import { at, box, game, row, type Table } from '../table.ts'

/** The seat that the Guild plays in these tests, from Copperkeep. */
export const guild = 1

/** A match of people and the Guild: no pawn is placed, the row is empty, and seat 0 has the start token. */
export const against = (change: (p: Position) => void = () => {}, options: MatchOptions = {}, seats = 2): Table =>
  at(
    seats,
    (p) => {
      for (const board of p.boards) board.pawns = board.pawns.map((pawn) => ({ ...pawn, at: home }))
      p.clips = p.boards.map(() => [])
      p.firsts = []
      row(p)
      change(p)
    },
    { guild: [guild], ...options },
  )

/** The first list holds for the Guild, whose purse stays as it is. */
export function byFirstList(p: Position): void {
  p.firsts = [guild]
  for (const board of p.boards.slice(0, 1)) board.declared = true
}

/** Moves of one type that the Guild makes where it is asked now. */
export const answersOf = <T extends MoveType>(p: Position, type: T, moves: readonly Move[] = []): MoveOf<T>[] =>
  guildMoves(box, p, guild, moves, fastDraw(1)).filter((move): move is MoveOf<T> => move.type === type)

/** Gives a player segments by their numbers. */
export function lay(p: Position, seat: number, ...segments: readonly number[]): void {
  for (const segment of segments) p.owners = ownersWith(p.owners, segment, seat + 1)
  for (const board of p.boards.slice(seat, seat + 1)) board.cubes -= segments.length
}

/** A match that the Guild plays for everyone, the person included. Throws if it makes a move that is not legal. */
export function playOut(seats: number, seed: number): { readonly p: Position; readonly outcome: Outcome | undefined } {
  const p = game.setup(seats, { guild: [1, 2, 3] })
  const draw = fastDraw(seed)
  const tell = () => {}
  let ask = settle<Types>(game, p, none, tell)
  while (ask.type !== 'over') {
    const [choice] = choicesOf(ask)
    if (!choice) ask = settle<Types>(game, p, { type: 'chance', draw }, tell)
    else ask = settleAll(p, choice.seat, guildMoves(box, p, choice.seat, choice.moves, draw))
  }
  return { p, outcome: game.outcome(p) }
}

/** Makes moves in a row, as long as the same seat is asked in the same phase. */
function settleAll(p: Position, seat: number, moves: readonly Move[]) {
  const { phase } = p
  let ask = game.ask(p)
  for (const move of moves) {
    const refusal = game.why(p, seat, move)
    if (refusal) throw new Error(`illegal: ${JSON.stringify(move)}: ${JSON.stringify(refusal)}; ${phase}`)
    ask = settle<Types>(game, p, { type: 'move', seat, move }, () => {})
    if (p.phase !== phase || !choicesOf(ask).some((choice) => choice.seat === seat)) return ask
  }
  return ask ?? { type: 'over' as const }
}
