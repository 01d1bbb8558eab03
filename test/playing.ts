import { imagine } from '../src/rules/cards.ts'
import { type Draw, fastDraw } from '../src/rules/chance.ts'
import type { Ask, Game, GameTypes, Known, PhaseInput, Tell } from '../src/rules/game.ts'
import { asked, choicesOf, none, settle } from '../src/rules/play.ts'
import { anyMove } from './journals.ts'

/** The beginning of a random match, its chance, and the face of every closed card. */
export interface Begun<G extends GameTypes = GameTypes> {
  readonly p: G['position']
  readonly draw: Draw
  readonly known: Known
}

/** A random match about to begin. Throws if the rules don't allow its options. */
export function begun<G extends GameTypes>(game: Game<G>, seats: number, options: unknown, seed: number): Begun<G> {
  const read = game.readOptions(options)
  if ('flaw' in read) throw new Error(read.flaw.reason)
  const draw = fastDraw(seed)
  const p = game.setup(seats, read.options)
  return { p, draw, known: imagine(game, p, () => undefined, draw) }
}

/** Ways of following a random match, and of steering it. */
export interface Following<G extends GameTypes = GameTypes> {
  readonly tell?: (effect: G['effect']) => void
  /** Chooses among the moves of a seat; any by default. */
  readonly choose?: (moves: readonly G['move'][]) => G['move'] | undefined
  /** Changes each position that asks something. */
  readonly change?: (p: G['position'], draw: Draw) => void
}

/** Plays a match in place to its end, at random. Gives every question before it is answered, and the end. */
export function* playing<G extends GameTypes>(
  game: Game<G>,
  { p, draw, known }: Begun<G>,
  { tell = () => {}, choose, change }: Following<G> = {},
): Generator<Ask<G['move']>> {
  let input: PhaseInput<G['move']> = none
  for (;;) {
    const next: Ask<G['move']> = settle(game, p, input, tell, known)
    if (next.type !== 'over') change?.(p, draw)
    const ask: Ask<G['move']> = change ? asked(game, p, known) : next
    yield ask
    if (ask.type === 'over') return
    input = ask.type === 'chance' ? { type: 'chance', draw } : { type: 'move', ...chosen(ask, draw, choose), known }
  }
}

function chosen<M>(ask: Ask<M>, draw: Draw, choose: (moves: readonly M[]) => M | undefined = () => undefined) {
  const any = anyMove(ask, draw)
  const { moves = [] } = choicesOf(ask).find(({ seat }) => seat === any.seat) ?? {}
  return { ...any, move: choose(moves) ?? any.move }
}

/** One entry of a match. */
export interface Entry<G extends GameTypes = GameTypes> {
  readonly before: G['position']
  readonly effects: readonly G['effect'][]
  readonly after: G['position']
  readonly ask: Ask<G['move']>
}

/** The entries of a random match, each with positions of its own. */
export function* entriesOf<G extends GameTypes>(
  game: Game<G>,
  begin: Begun<G>,
  choose?: Following<G>['choose'],
): Generator<Entry<G>> {
  let before = game.clone(begin.p)
  let effects: G['effect'][] = []
  const following = { tell: (effect: G['effect']) => void effects.push(effect), ...(choose ? { choose } : {}) }
  for (const ask of playing(game, begin, following)) {
    const after = game.clone(begin.p)
    yield { before, effects, after, ask }
    before = after
    effects = []
  }
}

/** The settled positions of a random match, the first included, so many at the most. */
export function walk<G extends GameTypes>(game: Game<G>, begin: Begun<G>, most = 5000): readonly G['position'][] {
  const positions: G['position'][] = []
  for (const _ of playing(game, begin)) {
    positions.push(game.clone(begin.p))
    if (positions.length === most) break
  }
  return positions
}

/** A random match that goes on from a position of a game without closed cards; the position itself isn’t touched. */
export const onFrom = <G extends GameTypes>(game: Game<G>, p: G['position'], seed: number): Begun<G> => ({
  p: game.clone(p),
  draw: fastDraw(seed),
  known: () => undefined,
})

/**
 * Plays to the end in place, answering chance from `draw` and choices by `choose`. Hidden cards show what `known` says,
 * from the first position on.
 */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  draw: Draw,
  choose: (moves: readonly G['move'][]) => G['move'],
  tell: Tell<G['effect']>,
  known?: Known,
): void {
  let ask = settle(game, p, none, tell, known)
  while (ask.type !== 'over') {
    const input: PhaseInput<G['move']> =
      ask.type === 'choose'
        ? { type: 'move', seat: ask.seat, move: choose(ask.moves), ...(known ? { known } : {}) }
        : { type: 'chance', draw }
    ask = settle(game, p, input, tell, known)
  }
}
