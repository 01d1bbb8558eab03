import { below, differences, isLeaf, membersOf, patched } from '../../kit/changes.ts'
import { seedIn } from '../../rules/chance.ts'
import type { Flaw } from '../../rules/flaw.ts'
import type { Game, GameTypes } from '../../rules/game.ts'
import { type Journal, lineOf, positionOf } from '../../rules/journal.ts'
import { beginJournal, extend, setupOf } from '../../rules/replay.ts'
import { readTyped, valueAt } from '../position/tree.ts'

/** A change to one value of a position, as typed. */
export interface Written {
  /** Such as `boards.0.supply.iron`. */
  readonly path: string
  /** JSON, or else plain text. */
  readonly value: string
}

/** A match that leads to an edited position, or why that is impossible, as flaws or text. */
export type MadeMatch<G extends GameTypes = GameTypes> =
  | { readonly journal: Journal<G> }
  | { readonly problem: string | readonly Flaw[] }

/** The same match without players: its setup, moves and draws. */
export function bareJournal<G extends GameTypes>(game: Game<G>, journal: Journal<G>): MadeMatch<G> {
  const { key: _, people: __, epoch: ___, chance: ____, ...setup } = setupOf(journal)
  let step = beginJournal(game, setup)
  for (const { by, body } of lineOf(journal.entries).slice(1)) {
    if ('problem' in step) break
    // Without players there is nobody who could have a part in a draw.
    const drawn = body.type === 'chance' ? { type: body.type, seed: seedIn(body) } : body
    step = extend(game, step.journal, by, drawn)
  }
  return 'journal' in step ? step : { problem: `It can’t be replayed: ${step.problem.reason}.` }
}

/** A match without players that continues from another position. */
export function withPosition<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  position: unknown,
  note: string,
): MadeMatch<G> {
  const read = game.readPosition(position, positionOf(journal))
  if ('flaws' in read) return { problem: read.flaws }
  const step = extend(game, journal, 'host', { type: 'mark', note, position })
  return 'journal' in step ? step : { problem: step.problem.reason }
}

/** A match without players, with changes to its last position. Returns it unchanged if there are none. */
export function withChanges<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  changes: readonly Written[],
  note: string,
): MadeMatch<G> {
  const before = positionOf(journal)
  const known = new Set(pathsIn(before))
  const wanted = changes.filter(({ path }) => path.trim() !== '')
  const strange = wanted.find(({ path }) => !known.has(path.trim()))
  if (strange) return { problem: `The position has no “${strange.path.trim()}”.` }
  const patch = wanted.map(({ path, value }) => [path.trim().split('.'), readTyped(value)] as const)
  const after = patched(before, patch)
  if (differences(before, after).length === 0) return { journal }
  return withPosition(game, journal, after, note)
}

/** The paths of all values in a position, lists and objects included, in order. */
export const pathsIn = (value: unknown, path = ''): readonly string[] => [
  ...(path === '' ? [] : [path]),
  ...(isLeaf(value) ? [] : membersOf(value).flatMap(([name, member]) => pathsIn(member, below(path, name)))),
]

/** The value at a path, as it would be typed; empty if there is none. */
export function writtenAt(value: unknown, path: string): string {
  const there = valueAt(value, path)
  return there === undefined ? '' : JSON.stringify(there)
}
