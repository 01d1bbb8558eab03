import { need } from '../../src/kit/assert.ts'
import type { Game, Seat, Typed } from '../../src/rules/game.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { hex32Of, type setupFor, sound } from '../journals.ts'

/** A match at its first choice: a move that a seat may make then, and the number of the entry to undo to. */
export interface Opening {
  readonly seat: Seat
  readonly move: Typed
  readonly to: number
}

/** Two cheap lines, of which a match may have any number. The first becomes entry `at`. */
export type CheapPair = (opening: Opening, at: number) => readonly unknown[]

/** A move that is undone. */
export const undone: CheapPair = ({ seat, move, to }) => [{ move }, { undo: to, by: seat }]

/** A file without checksums of so many lines. */
export function longFile(game: Game, setup: ReturnType<typeof setupFor>, count: number, pair: CheapPair): string {
  let { journal } = sound(beginJournal(game, setup))
  const lines: unknown[] = []
  while (journal.ask.type === 'chance') {
    const seed = hex32Of(`${lines.length}`)
    lines.push({ chance: seed })
    journal = sound(extend(game, journal, 'host', { type: 'chance', seed })).journal
  }
  if (journal.ask.type !== 'choose') throw new Error('nothing to choose')
  const { seat, moves } = journal.ask
  const opening = { seat, move: need(moves[0], 'a move'), to: lines.length }
  while (lines.length < count) lines.push(...pair(opening, lines.length + 1))
  const { type: _, ...head } = setup
  const format = { format: 'narrow-gauge/match', version: 1 }
  return JSON.stringify({ ...format, setup: head, entries: lines, checks: '', hash: '0'.repeat(64) })
}
