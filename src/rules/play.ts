import { need } from '../kit/assert.ts'
import { same } from '../kit/json.ts'
import type { Draw } from './chance.ts'
import type { Ask, BasePosition, Chart, Game, Input, Seat, Tag, Tell, Typed } from './game.ts'

/** The input of a phase that goes on by itself. */
export const none = { type: 'none' } as const

/** Where the chart leads from a phase that ended with a tag. */
export function follow(chart: Chart, phase: string, tag: Tag): string {
  return need(chart[phase]?.[tag], `the chart's way from «${phase}» by «${tag}»`)
}

/** Runs one phase in place and follows the chart. */
export function advance<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  p: P,
  input: Input<M>,
  tell: Tell<E>,
): void {
  p.phase = follow(game.chart, p.phase, game.step(p, input, tell))
}

/**
 * Hands an input to a position, in place, and runs phases until a seat or chance is asked or the
 * match is over. One stream of chance serves every draw until then. The move must be legal.
 */
export function settle<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  p: P,
  input: Input<M>,
  tell: Tell<E>,
): Ask<M> {
  if (input.type !== 'none') advance(game, p, input, tell)
  const rest = input.type === 'chance' ? input : none
  for (;;) {
    const ask = game.ask(p)
    if (ask && !(ask.type === 'chance' && rest.type === 'chance')) return ask
    advance(game, p, rest, tell)
  }
}

/** What a position asks for, when it has settled. */
export function asked<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  p: P,
): Ask<M> {
  return need(game.ask(p), `what the position asks in «${p.phase}»`)
}

/** The pure face of `settle`: leaves its input untouched and gives back the next position and what happened. */
export function play<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  position: P,
  input: Input<M>,
): { readonly position: P; readonly effects: readonly E[]; readonly ask: Ask<M> } {
  const next = game.clone(position)
  const effects: E[] = []
  const ask = settle(game, next, input, (effect) => effects.push(effect))
  return { position: next, effects, ask }
}

/** The legal move equal to `move`, if this seat is asked and may make it. */
export function legal<M extends Typed>(ask: Ask<M>, seat: Seat, move: M): M | undefined {
  if (ask.type !== 'choose' || ask.seat !== seat) return undefined
  return ask.moves.find((one) => same(one, move))
}

/** Answers what is asked: chance from `draw`, a choice by `choose`. For playouts, in place. */
export function playOn<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  p: P,
  draw: Draw,
  choose: (moves: readonly M[]) => M,
  tell: Tell<E>,
): void {
  let ask = settle(game, p, none, tell)
  while (ask.type !== 'over') {
    const input: Input<M> =
      ask.type === 'chance'
        ? { type: 'chance', draw }
        : { type: 'move', seat: ask.seat, move: choose(ask.moves) }
    ask = settle(game, p, input, tell)
  }
}
