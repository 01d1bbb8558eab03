import { need } from '../kit/assert.ts'
import { same } from '../kit/json.ts'
import type { Draw } from './chance.ts'
import type { Ask, Chart, Game, GameTypes, Input, Seat, Tag, Tell, Typed } from './game.ts'

/** The input of a phase that goes on by itself. */
export const none = { type: 'none' } as const

/** Where the chart leads from a phase that ended with a tag. */
export function follow(chart: Chart, phase: string, tag: Tag): string {
  return need(chart[phase]?.[tag], `the chart's way from «${phase}» by «${tag}»`)
}

/** Runs one phase in place and follows the chart. */
export function advance<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  input: Input<G['move']>,
  tell: Tell<G['effect']>,
): void {
  p.phase = follow(game.chart, p.phase, game.step(p, input, tell))
}

/**
 * Hands an input to a position, in place, and runs phases until a seat or chance is asked or the
 * match is over. One stream of chance serves every draw until then. The move must be legal.
 */
export function settle<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  input: Input<G['move']>,
  tell: Tell<G['effect']>,
): Ask<G['move']> {
  if (input.type !== 'none') advance(game, p, input, tell)
  const rest = input.type === 'chance' ? input : none
  for (;;) {
    const ask = game.ask(p)
    if (ask && !(ask.type === 'chance' && rest.type === 'chance')) return ask
    advance(game, p, rest, tell)
  }
}

/** What a position asks for, when it has settled. */
export function asked<G extends GameTypes>(game: Game<G>, p: G['position']): Ask<G['move']> {
  return need(game.ask(p), `what the position asks in «${p.phase}»`)
}

/** The pure face of `settle`: leaves its input untouched and gives back the next position and what happened. */
export function play<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  input: Input<G['move']>,
): {
  readonly position: G['position']
  readonly effects: readonly G['effect'][]
  readonly ask: Ask<G['move']>
} {
  const next = game.clone(position)
  const effects: G['effect'][] = []
  const ask = settle(game, next, input, (effect) => effects.push(effect))
  return { position: next, effects, ask }
}

/** The legal move equal to `move`, if this seat is asked and may make it. */
export function legal<M extends Typed>(ask: Ask<M>, seat: Seat, move: M): M | undefined {
  if (ask.type !== 'choose' || ask.seat !== seat) return undefined
  return ask.moves.find((one) => same(one, move))
}

/** Answers what is asked: chance from `draw`, a choice by `choose`. For playouts, in place. */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  draw: Draw,
  choose: (moves: readonly G['move'][]) => G['move'],
  tell: Tell<G['effect']>,
): void {
  let ask = settle(game, p, none, tell)
  while (ask.type !== 'over') {
    const input: Input<G['move']> =
      ask.type === 'chance'
        ? { type: 'chance', draw }
        : { type: 'move', seat: ask.seat, move: choose(ask.moves) }
    ask = settle(game, p, input, tell)
  }
}
