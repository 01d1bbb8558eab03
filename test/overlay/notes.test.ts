import { describe, expect, it } from 'vitest'
import { openReplay } from '../../src/match/replayTable.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { roomBeside } from '../../src/overlay/widgets/placement.ts'
import { notes as text } from '../../src/overlay/words/en/index.ts'
import type { MarkBody } from '../../src/rules/body.ts'
import { isPlayed } from '../../src/rules/journal.ts'
import { extend } from '../../src/rules/replay.ts'
import { randomJournal, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

const noteOn = (note: string, entry: number, place?: string): MarkBody => ({
  type: 'mark',
  note,
  on: { entry, ...(place === undefined ? {} : { place }) },
})

const played = randomJournal(tiny, 2, { wagons: 20 }, 5, { seated: true })
/** Two entries that lead to positions no other entry leads to. */
const [early = 0, late = 0] = played.entries.filter(isPlayed).flatMap(({ seq }) => (seq > 3 ? [seq] : []))
const noted = [
  [1, noteOn('odd', late, 'wagon 1')],
  [0, noteOn('grey', early)],
] as const
const journal = noted.reduce((before, [by, body]) => sound(extend(tiny, before, by, body)).journal, played)

/** A replay and its store. */
function watched(at: number) {
  const table = openReplay(tiny, journal, at)
  const { view } = makeTableStore(table, () => tinyWords, tinyStyle)
  return { table, now: () => view.value }
}

const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text)

describe('a replay of a match with notes', () => {
  it('shows each at its entry, with number, author and piece', () => {
    const { table, now } = watched(0)
    expect(now().notes).toMatchObject({ here: [], moments: [early, late] })
    expect(now().notes.all.map(({ at }) => at)).toEqual(expect.arrayContaining([early, late]))
    table.go(late)
    expect(now().notes.here).toMatchObject([
      { number: 1, text: 'odd', place: 'wagon 1', entry: late, author: { name: 'Brass' } },
    ])
    table.go(early)
    expect(now().notes.here).toMatchObject([{ number: 2, text: 'grey', author: { name: 'Red' } }])
  })

  it('logs each from its entry on, once, and adds it to the table in words there', () => {
    const { table, now } = watched(0)
    const told = () => texts(now().log).filter((text) => text.includes('note on move'))
    for (let seq = 1; seq < journal.entries.length; seq++) {
      table.go(seq)
      const due = [seq >= early && 'grey', seq >= late && 'odd'].filter((one) => one !== false)
      expect(
        told()
          .map((text) => text.split(': ')[1])
          .sort(),
      ).toEqual(due)
    }
    const keys = now().log.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(now().log.map(({ seq }) => seq)).toEqual(
      now()
        .log.map(({ seq }) => seq)
        .sort((a, b) => a - b),
    )
    table.go(early)
    expect(now().table[0]).toEqual({
      title: text.title,
      lines: [text.line({ author: 'Red', entry: early, text: 'grey' })],
    })
    table.go(1)
    expect(now().table).toEqual([])
  })

  it('adds a spectator’s note on the moment shown, and stays there', () => {
    const { table, now } = watched(early)
    expect(table.beyond.annotate(noteOn('later', early))).toMatchObject({ type: 'accepted' })
    expect(now()).toMatchObject({ seq: early })
    expect(texts(now().notes.here)).toEqual(['grey', 'later'])
    expect(now().notes.here[1]?.author).toBeUndefined()
    expect(table.last).toBe(journal.entries.length)
    expect(table.whole().entries.at(-1)).toMatchObject({ by: 'host', seq: table.last })
    expect(table.beyond.annotate(noteOn('too late', 9999))).toMatchObject({ refusal: { reason: 'badNote' } })
  })
})

describe('a deleted note', () => {
  const hidden = sound(extend(tiny, journal, 1, { type: 'mark', note: '', hides: played.entries.length })).journal

  it('shows nowhere in a replay: not at its moment, in the log, or in words', () => {
    const table = openReplay(tiny, hidden, 0)
    const { view } = makeTableStore(table, () => tinyWords, tinyStyle)
    for (let seq = 0; seq < hidden.entries.length; seq++) {
      table.go(seq)
      const { log, notes, table: words } = view.value
      expect(texts(log).filter((text) => text.includes('odd'))).toEqual([])
      expect(texts(notes.here)).toEqual(notes.here.length === 0 ? [] : ['grey'])
      expect(JSON.stringify(words)).not.toContain('odd')
      expect(notes.moments).toEqual([early])
    }
    expect(texts(view.value.log).filter((text) => text.includes('grey'))).toHaveLength(1)
  })

  it('disappears from the log of a live table', async () => {
    const table = stubTable(tiny, { wagons: 9 })
    const { view } = makeTableStore(table, () => tinyWords, tinyStyle)
    table.draw()
    const before = texts(view.value.log)
    await table.act(0, noteOn('hm', 1))
    await table.act(0, noteOn('oh', 1))
    const { seq } = table.now()
    await table.act(0, { type: 'mark', note: '', hides: seq - 1 })
    expect(texts(view.value.log)).toEqual([...before, text.line({ author: 'Red', entry: 1, text: 'oh' })])
  })
})

describe('a note at a live table', () => {
  it('is a line of the log and nothing else', async () => {
    const table = stubTable(tiny, { wagons: 9 })
    const { view } = makeTableStore(table, () => tinyWords, tinyStyle)
    table.draw()
    const before = view.value
    await table.act(0, noteOn('hm', 1))
    expect(texts(view.value.log)).toEqual([...texts(before.log), text.line({ author: 'Red', entry: 1, text: 'hm' })])
    expect(view.value.notes.here).toEqual([])
    expect(view.value.bar).toEqual(before.bar)
  })
})

describe('the room beside decision bar and log', () => {
  it('is above and to the left of them', () => {
    const page = { x: 0, y: 0, w: 1280, h: 720 }
    const decision = { x: 160, y: 540, w: 900, h: 40 }
    const log = { x: 1068, y: 360, w: 206, h: 220 }
    expect(roomBeside({ decision, log })(page)).toEqual({ x: 0, y: 0, w: 1068, h: 540 })
  })

  it('is the whole page if they cover all of it', () => {
    const page = { x: 0, y: 0, w: 100, h: 100 }
    expect(roomBeside({ decision: page, log: page })(page)).toEqual(page)
  })
})
