import type { Game, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import type { Foothills } from '../../src/games/foothills/index.ts'
import type { Move } from '../../src/games/foothills/moves.ts'
import type { Position } from '../../src/games/foothills/position.ts'
import type { Draw } from '../../src/rules/chance.ts'
import type { MatchOptions, PhaseInput } from '../../src/rules/game.ts'
import { asked, choicesOf, none, settle } from '../../src/rules/play.ts'

/**
 * A position out of Immer's reach. boardgame.io wraps what a move changes in proxies and freezes what comes out, but
 * only plain objects: this way its reducer takes a third of the time.
 */
class Sealed {
  constructor(readonly position: Position) {}
}

/** The state that boardgame.io keeps of a match of Foothills. */
export type Kept = State<{ sealed: Sealed | { readonly position: Position } }>

/** Foothills as a game of boardgame.io. */
export interface Wrapped {
  readonly game: Game<Kept['G']>
  begin(options: MatchOptions): Kept
  /** The next state after a move of the player whose turn it is. */
  play(state: Kept, move: Move): Kept
}

export const positionIn = ({ G }: Kept): Position => G.sealed.position

/**
 * Wraps the rules: as the manual says, with moves that change a draft of the position, or with the position sealed.
 * Chance comes from `draw`: equal draws and choices give the match of the plain loop.
 */
export function wrapped(rules: Foothills, draw: Draw, isSealed: boolean): Wrapped {
  const game: Game<Kept['G']> = {
    disableUndo: true,
    setup: (_, options: MatchOptions) => {
      const position = rules.setup(2, options)
      settleAll(rules, position, none, draw)
      return { sealed: isSealed ? new Sealed(position) : { position } }
    },
    turn: {
      order: { first: ({ G }) => seatIn(G), next: ({ G }) => seatIn(G) },
      endIf: ({ G, ctx }) => String(seatIn(G)) !== ctx.currentPlayer,
    },
    moves: {
      play: ({ G }, move: Move) => {
        const position = isSealed ? rules.clone(G.sealed.position) : G.sealed.position
        settleAll(rules, position, { type: 'move', seat: position.seat, move }, draw)
        if (isSealed) G.sealed = new Sealed(position)
      },
    },
    endIf: ({ G }) => endOf(rules, G.sealed.position),
    ai: { enumerate: ({ sealed }) => movesIn(rules, sealed.position).map((move) => ({ move: 'play', args: [move] })) },
  }
  const reduce = CreateGameReducer({ game })
  return {
    game,
    begin: (setupData) => InitializeGame({ game, numPlayers: 2, setupData }),
    play(state, move) {
      const playerID = state.ctx.currentPlayer
      return reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID } })
    },
  }
}

const seatIn = ({ sealed }: Kept['G']) => sealed.position.seat

/** Plays an input in place, and whatever chance follows it. */
function settleAll(rules: Foothills, p: Position, input: PhaseInput<Move>, draw: Draw): void {
  let ask = settle(rules, p, input, silent)
  while (ask.type === 'chance') ask = settle(rules, p, { type: 'chance', draw }, silent)
}

const silent = () => {}

/** The legal moves of the seat that is asked; none when the match is over. */
export const movesIn = (rules: Foothills, p: Position): readonly Move[] =>
  choicesOf(asked(rules, p)).flatMap(({ moves }) => moves)

/** The outcome of a match, in boardgame.io's words. */
function endOf(rules: Foothills, p: Position): { winner: string } | { draw: true } | undefined {
  const outcome = rules.outcome(p)
  if (!outcome) return undefined
  const [winner, other] = outcome.winners
  return winner === undefined || other !== undefined ? { draw: true } : { winner: String(winner) }
}
