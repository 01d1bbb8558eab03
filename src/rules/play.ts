import { need } from '../kit/assert.ts'
import { same } from '../kit/json.ts'
import type { Ask, Chart, Choice, Game, GameTypes, Known, PhaseInput, Seat, Tag, Tell } from './game.ts'

/** The input of a phase that asks for nothing. */
export const none = { type: 'none' } as const

/** The phase that follows one that ended with a tag. */
export function follow(chart: Chart, phase: string, tag: Tag): string {
  const next = chart[phase]?.[tag]
  // Phases are walked a million times a second: the message is only put together when it is needed.
  if (next === undefined) throw new Error(`The chart leads nowhere from ${phase} by ${tag}`)
  return next
}

/** Applies each effect to the position before handing it on. */
const applying =
  <G extends GameTypes>(game: Game<G>, p: G['position'], tell: Tell<G['effect']>) =>
  (effect: G['effect']): void => {
    game.apply(p, effect)
    tell(effect)
  }

/** Runs the current phase in place, its effects applied as they are told, and returns its tag. */
export function runPhase<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  input: PhaseInput<G['move']>,
  tell: Tell<G['effect']>,
): Tag {
  return game.step(p, input, applying(game, p, tell))
}

/**
 * Plays an input in place, running phases until a seat or chance is asked or the match is over. One stream of chance
 * serves every draw until then. The move must be legal. The question then lists the moves of hidden cards that `known`
 * gives.
 */
export function settle<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  input: PhaseInput<G['move']>,
  tell: Tell<G['effect']>,
  known?: Known,
): Ask<G['move']> {
  const told = applying(game, p, tell)
  const rest = input.type === 'chance' ? input : none
  if (input.type === 'out') takeOut(game, p, input.seat, tell)
  else if (input.type !== 'none') p.phase = follow(game.chart, p.phase, game.step(p, input, told))
  for (;;) {
    const ask = game.ask(p, known)
    if (ask && !(ask.type === 'chance' && rest.type === 'chance')) return ask
    p.phase = follow(game.chart, p.phase, game.step(p, rest, told))
  }
}

/** Takes a seat out in place, its effects applied as they are told. */
export function takeOut<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  seat: Seat,
  tell: Tell<G['effect']>,
): void {
  if (!game.out) throw new Error(`${game.id} has no rule for a seat that leaves`)
  game.out(p, seat, applying(game, p, tell))
}

/** The input a settled position asks for, with the moves that `known` allows to list. */
export function asked<G extends GameTypes>(game: Game<G>, p: G['position'], known?: Known): Ask<G['move']> {
  return need(game.ask(p, known), `what the position asks in «${p.phase}»`)
}

/** The choice of each seat that has to choose now; empty if none has. */
export const choicesOf = <M>(ask: Ask<M> | undefined): readonly Choice<M>[] =>
  ask?.type === 'choose' ? [ask, ...(ask.also ?? [])] : []

/** A seat's choice now, if any. */
export const choiceOf = <M>(ask: Ask<M> | undefined, seat: Seat): Choice<M> | undefined =>
  choicesOf(ask).find((choice) => choice.seat === seat)

/** The result of an input: the next position, what happened and what is asked. */
export interface PlayedInput<G extends GameTypes = GameTypes> {
  readonly position: G['position']
  readonly effects: readonly G['effect'][]
  readonly ask: Ask<G['move']>
}

/** `settle` on a copy. */
export function play<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  input: PhaseInput<G['move']>,
): PlayedInput<G> {
  const next = game.clone(position)
  const effects: G['effect'][] = []
  const ask = settle(game, next, input, (effect) => effects.push(effect))
  return { position: next, effects, ask }
}

/** The legal move equal to `move`, listed or filled in; undefined if this seat may not make it now. */
export function legal<G extends GameTypes>(
  game: Pick<Game<G>, 'why'>,
  p: G['position'],
  ask: Ask<G['move']>,
  seat: Seat,
  move: G['move'],
): G['move'] | undefined {
  const choice = choiceOf(ask, seat)
  const listed = choice?.moves.find((one) => same(one, move))
  return listed ?? (choice?.form && !game.why(p, seat, move) ? move : undefined)
}
