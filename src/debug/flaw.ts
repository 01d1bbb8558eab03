import type { BasePosition, Game, Typed } from '../rules/game.ts'
import type { Journal } from '../rules/replay.ts'

/** Where the rules went wrong by their own book. */
export interface Flaw {
  /** Number of the entry that led to it. */
  readonly seq: number
  /** What cannot be, as a sentence with amounts. */
  readonly problem: string
}

/** What was found against positions that were looked at before; «» is nothing. */
const found = new WeakMap<BasePosition, string>()

/**
 * The first entry of a match after which the position could not be: cubes too few or too many, a
 * card twice, tiles nobody laid. What was typed in by hand was looked at when it was typed.
 */
export function flawIn<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  { entries, positions }: Journal<P, M>,
): Flaw | undefined {
  for (const { seq, body } of entries) {
    const [before, after] = [positions[seq - 1], positions[seq]]
    if (!before || !after || (body.type !== 'move' && body.type !== 'chance')) continue
    // Chance deals what was not there before.
    const problem = found.get(after) ?? flawOf(game, after, body.type === 'chance' ? after : before)
    found.set(after, problem)
    if (problem !== '') return { seq, problem }
  }
  return undefined
}

function flawOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  p: P,
  now: P,
): string {
  const read = game.readPosition(p, now)
  return 'problem' in read ? read.problem : ''
}
