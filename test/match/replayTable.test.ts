import { describe, expect, it } from 'vitest'
import { openReplay } from '../../src/match/replayTable.ts'
import type { News } from '../../src/match/table.ts'
import { cut } from '../../src/rules/replay.ts'
import { randomJournal } from '../journals.ts'
import { playedEntries } from '../playedEntries.ts'
import { tiny } from '../tiny/tiny.ts'
import { waybills, waybillsPosition } from '../waybills/waybills.ts'

const journal = randomJournal(tiny, 3, { wagons: 25 }, 6, { seated: true, undo: 4, aside: 6 })
const last = journal.entries.length - 1

/** A replay with everything it emits. */
function openAt(at: number) {
  const table = openReplay(tiny, journal, at)
  const news: News[] = []
  table.on((one) => news.push(one))
  return { table, news }
}

describe('a replay', () => {
  it('opens at any entry', () => {
    for (let at = 0; at <= last; at++) {
      const { table } = openAt(at)
      const { seq, hash, position } = table.now()
      expect({ seq, hash }).toEqual({ seq: at, hash: journal.entries[at]?.position })
      expect(position).toEqual(journal.positions[at])
      expect(table.journal()).toHaveLength(at + 1)
    }
  })

  it('emits what happened in the match, one step at a time', () => {
    const { table, news } = openAt(0)
    for (let n = 1; n <= last; n++) table.go(n)
    const told = news.flatMap((one) => (one.type === 'told' ? [one] : []))
    const story = playedEntries(tiny, journal).slice(1)
    expect(told.map(({ entry, effects }) => ({ seq: entry.seq, effects }))).toEqual(
      story.map(({ entry, effects }) => ({ seq: entry.seq, effects })),
    )
    const undos = journal.entries.filter(({ body }) => body.type === 'undo').length
    expect(news.filter((one) => one.type === 'reset' && one.why === 'undo')).toHaveLength(undos)
    expect(table.now().standing).toBe('over')
  })

  it('jumps back, and ahead by several steps', () => {
    const { table, news } = openAt(5)
    for (const n of [2, 9, 9, 0]) table.go(n)
    expect(news).toEqual(Array.from({ length: 3 }, () => ({ type: 'reset', why: 'opened' })))
    expect(table.now().position).toEqual(journal.positions[0])
  })

  it('goes to the nearest entry there is', () => {
    const { table } = openAt(999)
    expect(table.now().seq).toBe(last)
    for (const [n, seq] of [
      [-5, 0],
      [2.7, 2],
      [Number.NaN, 0],
      [1e9, last],
    ] as const) {
      table.go(n)
      expect(table.now().seq).toBe(seq)
    }
    expect(table.last).toBe(last)
  })

  it('refuses moves and undos', async () => {
    const { table } = openAt(3)
    expect(table.now()).toMatchObject({ turn: undefined, undoTo: undefined })
    expect(await table.submit(0, { type: 'stop' })).toMatchObject({ refusal: { reason: 'readOnly' } })
    expect(await table.undo(0)).toMatchObject({ refusal: { reason: 'readOnly' } })
  })

  it('shows the final seating throughout', () => {
    const kinds = openAt(0)
      .table.now()
      .sitters.map((sitter) => sitter.kind)
    expect(kinds).not.toContain('open')
  })

  it('emits nothing more once closed', () => {
    const { table, news } = openAt(3)
    table.close()
    expect(table.now().standing).toBe('closed')
    table.go(4)
    expect(table.now().seq).toBe(3)
    expect(news).toEqual([{ type: 'changed' }])
  })
})

describe('a replay with hidden cards', () => {
  const tale = randomJournal(waybills, 3, {}, 4, { seated: true })
  const at = tale.entries.findIndex(({ body }) => body.type === 'shuffle')
  const end = waybillsPosition(tale.positions.at(-1))
  const open = (to = at) => {
    const table = openReplay(waybills, tale, to)
    const faces = () => end.played.map(({ token }) => table.now().known()(token))
    return { table, faces }
  }

  it('keeps cards closed that were closed at the time', () => {
    expect(open().faces().filter(Boolean)).toEqual([])
  })

  it('shows the faces they turn out to have, once hands are open', () => {
    const { table, faces } = open()
    expect(table.hasHands).toBe(true)
    table.openHands(true)
    expect(faces()).toEqual(end.played.map(({ face }) => face))
    table.openHands(false)
    expect(faces().filter(Boolean)).toEqual([])
  })

  it('shows no faces before the cards were dealt', () => {
    const { table, faces } = open(0)
    table.openHands(true)
    expect(faces().filter(Boolean)).toEqual([])
  })

  it('offers open hands only for a match that is over', () => {
    const half = cut(waybills, tale, at + 1)
    expect(openReplay(waybills, half, 0).hasHands).toBe(false)
    expect(openAt(0).table.hasHands).toBe(false)
  })
})
