import { need } from '../src/kit/assert.ts'
import { makeTurn, type TurnMachine } from '../src/match/turn.ts'
import { imagine } from '../src/rules/cards.ts'
import { fastDraw, streamOf } from '../src/rules/chance.ts'
import type { Ask, Game, GameTypes, Known, MatchOptions, PhaseInput } from '../src/rules/game.ts'
import { makeEntry } from '../src/rules/journal.ts'
import type { PlayedInput } from '../src/rules/play.ts'
import { asked, none, play } from '../src/rules/play.ts'
import { anyMove, hex32Of } from './journals.ts'

/** All that can be seen of a match from outside, whatever drove it. */
export interface Trace<G extends GameTypes = GameTypes> {
  /** Each settled position, with what it asks. */
  readonly positions: readonly G['position'][]
  readonly asks: readonly Ask<G['move']>[]
  readonly effects: readonly (readonly G['effect'][])[]
  /** Each phase run and the tag it ended with, as `phase.tag`. */
  readonly steps: readonly string[]
  /** Faces of the hidden cards, if the game has any. */
  readonly known: Known | undefined
}

/** A game that writes down every step it takes. */
export function spied<G extends GameTypes>(game: Game<G>): { readonly game: Game<G>; readonly steps: string[] } {
  const steps: string[] = []
  const step: typeof game.step = (p, input, tell) => {
    const { phase } = p
    const tag = game.step(p, input, tell)
    steps.push(`${phase}.${tag}`)
    return tag
  }
  return { game: { ...game, step }, steps }
}

/** Whatever takes a position and an input and says what comes of it. */
type Drive<G extends GameTypes = GameTypes> = (input: PhaseInput<G['move']>) => PlayedInput<G>

/** A match by the plain loop. Equal seeds choose and draw equally. */
export function byLoop<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  seed: number,
): Trace<G> {
  const spy = spied(game)
  let position = game.setup(seats, options)
  const drive: Drive<G> = (input) => {
    const played = play(spy.game, position, input)
    position = played.position
    return played
  }
  return trace(game, seats, options, drive, spy.steps, seed)
}

/** The same match by the turn machine. */
export function byMachine<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  seed: number,
): Trace<G> {
  const spy = spied(game)
  const turn = makeTurn(spy.game).start(game.setup(seats, options))
  const drive: Drive<G> = (input) => need(playAndRelease(turn, input), 'an answer')
  return trace(game, seats, options, drive, spy.steps, seed)
}

const anyEntry = makeEntry<never>(undefined, 'host', { type: 'resign' }, '')

/** Plays an input, or whatever a start half way led to, and releases it at once. */
export function playAndRelease<G extends GameTypes>(
  turn: TurnMachine<G>,
  input: PhaseInput<G['move']>,
): PlayedInput<G> | undefined {
  const played = input.type === 'none' ? turn.played() : turn.play(input)
  if (turn.state().entry === 'pending') turn.release(anyEntry)
  return played
}

/** No match of ours has as many questions. */
const endless = 5000

/** The cards of a match, dealt by its seed. */
function dealtFor<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  seed: number,
): Known | undefined {
  const nothing: Known = () => undefined
  return game.hidden && imagine(game, game.setup(seats, options), nothing, fastDraw(seed + 1))
}

function trace<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  drive: Drive<G>,
  steps: string[],
  seed: number,
): Trace<G> {
  const choose = fastDraw(seed)
  const known = dealtFor(game, seats, options, seed)
  const openly = ({ position, ask }: PlayedInput<G>) => (known ? asked(game, position, known) : ask)
  const played = [drive(none)]
  for (let n = 0; n < endless; n++) {
    const ask = openly(need(played.at(-1), 'a position'))
    if (ask.type === 'over') break
    const answer = answerTo(ask, choose, `${seed}/${n}`)
    played.push(drive(known && answer.type === 'move' ? { ...answer, known } : answer))
  }
  return {
    positions: played.map((one) => one.position),
    asks: played.map(openly),
    effects: played.map((one) => one.effects),
    steps,
    known,
  }
}

function answerTo<M>(ask: Ask<M>, choose: (below: number) => number, seed: string): PhaseInput<M> {
  if (ask.type !== 'choose') return { type: 'chance', draw: streamOf(hex32Of(seed)) }
  return { type: 'move', ...anyMove(ask, choose) }
}
