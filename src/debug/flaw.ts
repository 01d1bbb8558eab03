import type { BasePosition, Game, GameTypes } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import type { Playtest } from '../rules/playtest.ts'
import type { Journal } from '../rules/replay.ts'
import { toldBy } from './past.ts'

/** Where the rules went wrong by their own book. */
export interface Flaw {
  /** Number of the entry that led to it. */
  readonly seq: number
  /** It led to a position that cannot be, or did something else than it told. */
  readonly kind: 'position' | 'books'
  /** What cannot be, or lies otherwise than told, as a sentence with amounts. */
  readonly problem: string
}

type Found = WeakMap<BasePosition, string>

/** What was found against positions that were looked at before, and against the way there; «» is nothing. */
const found: Readonly<Record<Flaw['kind'], Found>> = {
  position: new WeakMap(),
  books: new WeakMap(),
}

/**
 * The first entry of a match after which the position could not be (cubes too few or too many, a
 * card twice, tiles nobody laid), and the first that did not do what it told. What was typed in by
 * hand was looked at when it was typed. Without `books` only positions are looked at.
 */
export function flawsIn<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  books?: Playtest<G>['books'],
): readonly Flaw[] {
  const cannotBe = firstFlaw(journal, 'position', ({ entry: { body }, before, after }) => {
    // Chance deals what was not there before.
    const read = game.readPosition(after, body.type === 'chance' ? after : before)
    return 'problem' in read ? read.problem : undefined
  })
  const untold =
    books &&
    firstFlaw(journal, 'books', ({ entry: { seq }, before, after }) =>
      books(before, toldBy(game, journal, seq).effects, after),
    )
  return [cannotBe, untold].filter((flaw) => flaw !== undefined).toSorted((a, b) => a.seq - b.seq)
}

/** An entry that played, and the positions between which it stands. */
interface Way<G extends GameTypes = GameTypes> {
  readonly entry: Entry<G['move']>
  readonly before: G['position']
  readonly after: G['position']
}

function firstFlaw<G extends GameTypes>(
  { entries, positions }: Journal<G>,
  kind: Flaw['kind'],
  flawOf: (way: Way<G>) => string | undefined,
): Flaw | undefined {
  for (const entry of entries) {
    const { seq, body } = entry
    const [before, after] = [positions[seq - 1], positions[seq]]
    if (!before || !after || (body.type !== 'move' && body.type !== 'chance')) continue
    const problem = found[kind].get(after) ?? flawOf({ entry, before, after }) ?? ''
    found[kind].set(after, problem)
    if (problem !== '') return { seq, kind, problem }
  }
  return undefined
}
