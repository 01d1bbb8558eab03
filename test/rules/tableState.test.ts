import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { applyEntry, emptyTable, foldTable } from '../../src/rules/applyEntry.ts'
import type { Game, GameTypes } from '../../src/rules/game.ts'
import { type Journal, tableOf } from '../../src/rules/journal.ts'
import { cut, openJournal } from '../../src/rules/replay.ts'
import type { TableState } from '../../src/rules/tableState.ts'
import { hex32Of, randomJournal, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { waybills } from '../waybills/waybills.ts'

const keys = [0, 1, 2].map((seat) => hex32Of(`key ${seat}`).padEnd(43, 'A'))
const oddities = { undo: 4, aside: 5, note: 6, wish: 4, resign: 40, seated: keys }
/** Freezes a value and all within it, so that changing any of it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  const within = value instanceof Map ? [...value.values()] : Object.values(value)
  for (const one of within) frozen(one)
  return value
}

const seeds = [1, 2, 3]
describe.each(seeds)('the table of a match, %i', (seed) =>
  itFollows(tiny, randomJournal(tiny, 3, { wagons: 12 }, seed, oddities)),
)
describe.each(seeds)('the table of a match with hidden cards, %i', (seed) =>
  itFollows(waybills, randomJournal(waybills, 3, {}, seed, oddities)),
)

/** The invariants of a journal's table. */
function itFollows<G extends GameTypes>(game: Game<G>, journal: Journal<G>): void {
  /** Appends the rest of the journal to its beginning, as a resync does. */
  const resumed = (at: number) => sound(openJournal(game, journal.entries.slice(at), cut(game, journal, at))).journal
  const { entries, tables, positions } = journal

  it('has an undo, a request and a seat in it, so that it tells something', () => {
    const types = new Set(entries.map(({ body }) => body.type))
    expect([...types]).toEqual(expect.arrayContaining(['seat', 'move', 'undo', 'wish']))
    expect(tables).toHaveLength(entries.length)
  })

  it('grows from any table, however old, without changing it', () => {
    let table = frozen(emptyTable)
    for (const entry of entries) {
      const position = need(positions[entry.seq], 'a position')
      table = frozen(applyEntry(table, entry, { game, position }))
      expect(table).toEqual(tables[entry.seq])
    }
  })

  it('is the same after a resync from any entry as after all of them', () => {
    for (const at of [1, 3, Math.floor(entries.length / 2), entries.length - 1])
      expect(resumed(at).tables).toEqual(tables)
  })

  it('says the same of people, requests and draws without the cards', () => {
    const { deck: _, ...said } = tableOf(journal)
    const { deck, ...folded } = foldTable(entries)
    expect(folded).toEqual(said)
    expect(deck).toBeUndefined()
  })

  it('keeps its people through an undo, which only drops what was asked', () => {
    const undos = entries.filter(({ body }) => body.type === 'undo')
    const people = (table?: TableState) => table && { ...table, draws: 0, deck: 0, asked: 0 }
    for (const { seq } of undos) {
      const [before, after] = [tables[seq - 1], tables[seq]]
      expect(people(after)).toEqual(people(before))
      expect(after?.asked).toBeUndefined()
      expect(after?.draws).toEqual({ ...before?.draws, asked: seq })
    }
    expect(undos.length).toBeGreaterThan(0)
  })
}
