import { same } from '../kit/json.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import type { Body, Entry } from '../rules/journal.ts'
import { isNote, withoutTakenBack } from '../rules/notes.ts'
import { follow, type Journal, type Step } from '../rules/replay.ts'
import { type Seal, sealProblem } from './sealing.ts'

/** Untrusted entries that go on from a journal, each checked; `undefined` when one is wrong. */
export async function readBranch<G extends GameTypes>(
  game: Game<G>,
  start: Journal<G>,
  entries: readonly unknown[],
  verify: Seal['verify'],
): Promise<Step<G>[] | undefined> {
  const steps: Step<G>[] = []
  let journal = start
  for (const data of entries) {
    const read = readEntry(data, journal.entries.length, game.readMove)
    const step = 'problem' in read ? read : follow(game, journal, read.entry)
    if ('problem' in step || (await sealProblem(step.journal.entries, verify))) return undefined
    journal = step.journal
    steps.push(step)
  }
  return steps
}

/** Something a seat of mine did in a journal that another one took the place of. */
export interface Apart<M> {
  readonly seat: Seat
  readonly body: Body<M>
  /** Where the match stood before it and after it. */
  readonly before: string
  readonly after: string
}

/** Number of the first entry in which two journals differ, or at which one ends. */
export function forkOf(a: readonly Entry<unknown>[], b: readonly Entry<unknown>[]): number {
  const at = a.findIndex((entry, seq) => !same(entry, b[seq]))
  return at < 0 ? a.length : at
}

/** What my seats did from entry `from` on: moves, and notes about what came before it. */
export function doneApart<M>(
  entries: readonly Entry<M>[],
  from: number,
  mine: (seat: Seat) => boolean,
): readonly Apart<M>[] {
  return withoutTakenBack(entries, from).flatMap(({ by, body, seq, position }) => {
    const before = entries[seq - 1]?.position
    const isMine = by !== 'host' && mine(by) && (body.type === 'move' || isNoteOn(body, from))
    return isMine && before !== undefined ? [{ seat: by, body, before, after: position }] : []
  })
}

/** True for a note about an entry before number `from`, and for taking such an entry's note back. */
const isNoteOn = (body: Body<unknown>, from: number) =>
  body.type === 'mark' && isNote(body) && (body.on?.entry ?? body.hides ?? from) < from

/** Of what was done apart, what a journal does not hold from entry `from` on. */
export function missingOf<M>(
  apart: readonly Apart<M>[],
  entries: readonly Entry<M>[],
  from: number,
): readonly Apart<M>[] {
  const held = entries.slice(from)
  return apart.filter(
    ({ seat, body, after }) =>
      !held.some(
        (one) =>
          one.by === seat &&
          same(one.body, body) &&
          (body.type === 'mark' || one.position === after),
      ),
  )
}
