import { pick } from '../../bots/pick.ts'
import { thinkers } from '../../bots/thinkers.ts'
import { imagine } from '../../rules/cards.ts'
import type { Draw } from '../../rules/chance.ts'
import type { Choose, Game, GameTypes, Known, Token } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { none, settle } from '../../rules/play.ts'

/** A match that left nothing but its last position, and the points by seat. */
interface Practised<P> {
  readonly position: P
  readonly totals: readonly number[]
}

/** Ways of following a match, and of leading it astray: one move in `strays` is any; none if 0. */
interface Following<P> {
  readonly see?: (p: P) => void
  readonly strays?: number | undefined
}

/** After so many moves nobody learns anything more. */
const patience = 1500

const silent = () => {}

/** Plays a match of gangers who go by these minds, with nothing written down. */
export function practise<G extends GameTypes>(
  game: Game<G>,
  minds: readonly Mind<G>[],
  draw: Draw,
  { see = silent, strays = 0 }: Following<G['position']> = {},
): Practised<G['position']> {
  const read = game.readOptions({})
  if ('flaw' in read) throw new Error(`no usual options: ${read.flaw.reason}`)
  const position = game.setup(minds.length, read.options)
  const faces = imagine(game, position, () => undefined, draw)
  const choose = (ask: Choose<G['move']>) =>
    strays > 0 && draw(strays) === 0 ? pick(ask.moves, draw) : think(game, minds, position, ask, faces, draw)
  let ask = settle(game, position, none, silent, faces)
  for (let moves = 0; ask.type !== 'over' && moves < patience; ) {
    if (ask.type === 'chance') ask = settle(game, position, { type: 'chance', draw }, silent, faces)
    else {
      moves++
      see(position)
      const input = { type: 'move', seat: ask.seat, move: choose(ask), known: faces } as const
      ask = settle(game, position, input, silent, faces)
    }
  }
  return { position, totals: game.outcome(position, true)?.seats.map(({ total }) => total) ?? [] }
}

/** Lets the seat in turn choose, who knows the cards in its own hand. */
function think<G extends GameTypes>(
  game: Game<G>,
  minds: readonly Mind<G>[],
  position: G['position'],
  choice: Choose<G['move']>,
  faces: Known,
  draw: Draw,
): G['move'] {
  const { seat, moves } = choice
  const mind = minds[seat]
  if (!mind) throw new Error(`nobody plays seat ${seat}`)
  if (moves.length === 1) return pick(moves, draw)
  const held = game.hidden?.hands(position)[seat] ?? []
  const known = (token: Token) => (held.includes(token) ? faces(token) : undefined)
  return thinkers.ganger({ game, mind, position, seat, choice, known }, () => true, draw).move
}
