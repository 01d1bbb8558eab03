import { pick } from '../../bots/pick.ts'
import type { Question } from '../../bots/thinker.ts'
import { thinkers } from '../../bots/thinkers.ts'
import { need } from '../../kit/assert.ts'
import { imagine } from '../../rules/cards.ts'
import type { Draw } from '../../rules/chance.ts'
import type { Game, GameTypes, MatchOptions, Token } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { none, settle } from '../../rules/play.ts'

/** Ways of following a match, and of leading it astray: one move in `strays` is any; none if 0. */
interface Following<P> {
  readonly see?: (p: P) => void
  readonly strays?: number | undefined
}

/** A match that left nothing but its last position, and the points by seat. */
interface Practised<P> {
  readonly position: P
  readonly totals: readonly number[]
}

/** Plays a match of gangers who go by these minds, with nothing written down. */
export function practise<G extends GameTypes>(
  game: Game<G>,
  minds: readonly Mind<G>[],
  draw: Draw,
  { see = silent, strays = 0 }: Following<G['position']> = {},
): Practised<G['position']> {
  const choose = (asked: Asked<G>) => {
    see(asked.position)
    const { seat, choice } = asked
    if ((strays > 0 && draw(strays) === 0) || choice.moves.length === 1) return pick(choice.moves, draw)
    const mind = need(minds[seat], 'a mind for each seat')
    return thinkers.ganger({ ...asked, mind }, () => true, draw).move
  }
  const { position } = playThrough(game, minds.length, choose, draw)
  return { position, totals: game.outcome(position, true)?.seats.map(({ total }) => total) ?? [] }
}

const silent = () => {}

/** A question to a seat, who knows the cards in its own hand. */
type Asked<G extends GameTypes> = Omit<Question<G>, 'mind'>

/** Terms of a match, which is left where it is not over after `patience` moves. */
interface Terms {
  readonly options?: MatchOptions
  readonly patience?: number | undefined
}

/** The last position of a match, and whether that is its end. */
interface Through<P> {
  readonly position: P
  readonly isOver: boolean
}

/** Plays a match of `seats` seats, for which `choose` answers, with nothing written down. */
export function playThrough<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  choose: (asked: Asked<G>) => G['move'],
  draw: Draw,
  { options = {}, patience = 1500 }: Terms = {},
): Through<G['position']> {
  const read = game.readOptions(options)
  if ('flaw' in read) throw new Error(`no such options: ${read.flaw.reason}`)
  const position = game.setup(seats, read.options)
  const faces = imagine(game, position, () => undefined, draw)
  let ask = settle(game, position, none, silent, faces)
  for (let moves = 0; ask.type !== 'over' && moves < patience; ) {
    if (ask.type === 'chance') ask = settle(game, position, { type: 'chance', draw }, silent, faces)
    else {
      moves++
      const { seat } = ask
      const held = game.hidden?.hands(position)[seat] ?? []
      const known = (token: Token) => (held.includes(token) ? faces(token) : undefined)
      const move = choose({ game, position, seat, choice: ask, known })
      ask = settle(game, position, { type: 'move', seat, move, known: faces }, silent, faces)
    }
  }
  return { position, isOver: ask.type === 'over' }
}
