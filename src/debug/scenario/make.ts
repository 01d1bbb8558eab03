import { below, differences, isLeaf, membersOf, patched } from '../../kit/changes.ts'
import { parseJson } from '../../kit/json.ts'
import type { Flaw } from '../../rules/flaw.ts'
import type { Game, GameTypes } from '../../rules/game.ts'
import { lineOf } from '../../rules/journal.ts'
import { beginJournal, extend, type Journal, positionOf, setupOf } from '../../rules/replay.ts'

/** One value of a position to be another, as somebody writes it. */
export interface Written {
  /** «boards.0.supply.iron» */
  readonly path: string
  /** JSON; anything else counts as a text. */
  readonly value: string
}

/** A match that leads to a made-up position; or what is wrong with that, as flaws or a sentence. */
export type Made<G extends GameTypes = GameTypes> =
  | { readonly journal: Journal<G> }
  | { readonly problem: string | readonly Flaw[] }

/** The same match with nobody seated, from which anything may be made: its setup, moves and draws. */
export function bareJournal<G extends GameTypes>(game: Game<G>, journal: Journal<G>): Made<G> {
  const { key: _, people: __, epoch: ___, ...setup } = setupOf(journal)
  let step = beginJournal(game, setup)
  for (const { by, body } of lineOf(journal.entries).slice(1)) {
    if ('problem' in step) break
    step = extend(game, step.journal, by, body)
  }
  return 'journal' in step ? step : { problem: `It can’t be replayed: ${step.problem.reason}.` }
}

/** A match with nobody seated, going on from another position. */
export function withPosition<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  position: unknown,
  note: string,
): Made<G> {
  const read = game.readPosition(position, positionOf(journal))
  if ('flaws' in read) return { problem: read.flaws }
  const step = extend(game, journal, 'host', { type: 'mark', note, position })
  return 'journal' in step ? step : { problem: step.problem.reason }
}

/** A match with nobody seated, with some values of its last position changed; as it is without changes. */
export function withChanges<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  changes: readonly Written[],
  note: string,
): Made<G> {
  const before = positionOf(journal)
  const known = new Set(pathsIn(before))
  const wanted = changes.filter(({ path }) => path.trim() !== '')
  const strange = wanted.find(({ path }) => !known.has(path.trim()))
  if (strange) return { problem: `The position has no “${strange.path.trim()}”.` }
  const patch = wanted.map(({ path, value }) => [path.trim().split('.'), readValue(value)] as const)
  const after = patched(before, patch)
  if (differences(before, after).length === 0) return { journal }
  return withPosition(game, journal, after, note)
}

const readValue = (text: string): unknown => parseJson(text) ?? text.trim()

/** The paths of all that a position holds, lists and objects too, in order. */
export const pathsIn = (value: unknown, path = ''): readonly string[] => [
  ...(path === '' ? [] : [path]),
  ...(isLeaf(value)
    ? []
    : membersOf(value).flatMap(([name, member]) => pathsIn(member, below(path, name)))),
]

/** What stands at a path, as somebody would write it; empty where nothing does. */
export function writtenAt(value: unknown, path: string): string {
  let at = value
  for (const name of path.split('.')) at = membersOf(at).find(([one]) => one === name)?.[1]
  return at === undefined ? '' : JSON.stringify(at)
}
