import { describe, expect, it, vi } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Evidence } from '../../src/match/evidence.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import * as stopped from '../../src/overlay/words/en/frozen.ts'
import { bar, log as text } from '../../src/overlay/words/en/index.ts'
import { tiny } from '../tiny/tiny.ts'
import { stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

const undoings = ['Red', 'Brass'].map((name) => text.undone({ name }))

const rewritten: Evidence = {
  format: 'narrow-gauge/evidence',
  version: 1,
  match: '',
  host: '',
  offence: 'rewritten',
  heads: [],
  entries: [],
}

const watched = () => {
  const table = stubTable(tiny, { wagons: 9 })
  const match = makeTableStore(table, () => tinyWords, tinyStyle)
  table.draw()
  return { table, match }
}

/** Presses the choice with this label. */
function press({ match }: ReturnType<typeof watched>, label: string) {
  const { hash, bar } = match.view.value
  match.press(
    hash,
    bar.moves.findIndex((choice) => choice.label === label),
  )
}

describe('a table store', () => {
  it('shows each entry as a whole', () => {
    const { table, match } = watched()
    expect(match.view.value).toMatchObject({ seq: table.now().seq, hash: table.now().hash })
    expect(match.view.value.log.map(({ text }) => text)).toEqual([expect.stringMatching(/dealt/)])
  })

  it('submits a pressed move for the seat that is asked', async () => {
    const one = watched()
    const seat = one.table.now().turn
    press(one, 'Take 2')
    expect(one.table.submitted).toEqual([{ seat, move: { type: 'take', wagons: 2 } }])
    expect(one.match.view.value.log.at(-1)?.text).toMatch(/taken/)
  })

  it('shuts the form once it is not asked for, and does not open it by itself again', () => {
    const table = stubTable(tiny, { wagons: 9 })
    const match = makeTableStore(table, () => ({ ...tinyWords, formName: () => 'A form' }), tinyStyle)
    table.draw()
    const [asked, form] = [table.now().ask, { type: 'choose', seat: 0, moves: [], form: true } as const]
    table.change({ ask: form, turn: 0 })
    match.filling.value = true
    table.change({ ask: form, turn: 0 })
    expect(match.filling.value).toBe(true)
    table.change({ ask: asked, turn: 0 })
    table.change({ ask: form, turn: 0 })
    expect(match.filling.value).toBe(false)
  })

  it('offers nothing, and takes no press, once the table is frozen', () => {
    const table = stubTable(tiny, { wagons: 9 })
    let evidence: Evidence | undefined
    const frozen = { ...table, evidence: () => evidence }
    const match = makeTableStore(frozen, () => tinyWords, tinyStyle)
    table.draw()
    const move = need(match.view.value.bar.moves[0], 'a move').move
    evidence = rewritten
    table.change({})
    match.narrow([move], () => {})
    const { hash, bar } = match.view.value
    expect(bar).toMatchObject({ moves: [], mine: false, undo: false, prompt: stopped.nobody })
    match.press(hash, 0)
    expect(table.submitted).toEqual([])
  })

  it('ignores a press on an outdated bar', async () => {
    const one = watched()
    const { hash } = one.match.view.value
    press(one, 'Take 1')
    one.match.press(hash, 0)
    expect(one.table.submitted).toHaveLength(1)
  })

  it('takes a press while an entry arrives that leaves the position as it is', () => {
    const one = watched()
    const { seq, hash } = one.match.view.value
    one.table.change({ seq: seq + 1 })
    one.match.press(hash, 0)
    expect(one.table.submitted).toHaveLength(1)
  })

  it('narrows to what a pick on the table leaves, until it is taken back or the match goes on', async () => {
    const one = watched()
    const all = one.match.view.value.bar.moves
    const [, second] = all
    const unpick = vi.fn()
    one.match.narrow(second && [second.move], unpick)
    expect(one.match.view.value.bar).toMatchObject({ moves: [{ move: second?.move }], unpick: bar.unpick })
    one.match.unpick()
    expect(unpick).toHaveBeenCalledOnce()
    one.match.narrow(undefined, unpick)
    expect(one.match.view.value.bar).toMatchObject({ moves: all, unpick: undefined })
    one.match.narrow(second && [second.move], unpick)
    one.match.press(one.match.view.value.hash, 0)
    expect(one.table.submitted).toMatchObject([{ move: second?.move }])
    expect(one.match.view.value.bar.unpick).toBeUndefined()
  })

  it('ignores presses while one is pending', () => {
    const one = watched()
    one.table.change({ pending: true })
    press(one, 'Take 1')
    expect(one.table.submitted).toEqual([])
  })

  it('shows why the host refused until something happens', async () => {
    const one = watched()
    const refusal = { reason: 'trainFull', section: 'Taking', amounts: {} }
    one.table.refuseNext({ type: 'refused', refusal })
    press(one, 'Take 1')
    await vi.waitFor(() => expect(one.match.refused.value).toBeDefined())
    expect(one.match.refused.value).toMatchObject({
      text: 'Refused: trainFull.',
      rule: { heading: 'Taking', title: 'Taking' },
    })
    press(one, 'Take 1')
    expect(one.match.refused.value).toBeUndefined()
  })

  it('shows why a touch was refused, where it was touched', () => {
    const { match } = watched()
    const at = { x: 7, y: 9, w: 40, h: 30 }
    match.refuse({ reason: 'yardShort', section: 'Taking', amounts: {} }, at)
    expect(match.refused.value).toMatchObject({ at })
    match.dismiss()
    expect(match.refused.value).toBeUndefined()
  })

  it('says what is asked instead, and which buttons lead out of it', () => {
    const { match } = watched()
    const refusal = { reason: 'trainFull', section: 'Taking', amounts: {} }
    match.refuse({ ...refusal, meanwhile: true })
    const { prompt } = match.view.value.bar
    expect(match.refused.value?.text).toBe(`Refused: trainFull. ${prompt}`)
    expect(prompt).toMatch(/[.?]$/)
  })

  it('closes a refusal once something allowed is picked or pressed, not when picks are lost', () => {
    const one = watched()
    const refuse = () => one.match.refuse({ reason: 'yardShort', section: 'Taking', amounts: {} })
    refuse()
    one.match.narrow(undefined, () => {})
    expect(one.match.refused.value).toBeDefined()
    one.match.narrow([need(one.match.view.value.bar.moves[0], 'a move').move], () => {})
    expect(one.match.refused.value).toBeUndefined()
    refuse()
    // On its way to the host, nothing on the table has changed yet.
    one.table.refuseNext({ type: 'accepted', seq: 9 })
    press(one, 'Take 1')
    expect(one.match.refused.value).toBeUndefined()
  })

  it('removes undone lines from the log and reports the undo', () => {
    const one = watched()
    const before = one.match.view.value.log.length
    press(one, 'Take 1')
    const name = tinyWords.seat(one.table.now().position, one.table.now().turn ?? 0)
    one.match.undo()
    const { log } = one.match.view.value
    expect(log).toHaveLength(before + 1)
    expect(log.at(-1)?.text).toBe(text.undone({ name }))
  })

  it('builds the same log from the journal, undos included', async () => {
    const one = watched()
    for (let n = 0; n < 9; n++) {
      press(one, 'Take 1')
      if (n % 4 === 1) one.match.undo()
      press(one, 'stop')
    }
    const later = makeTableStore(one.table, () => tinyWords, tinyStyle)
    expect(later.view.value.log).toEqual(one.match.view.value.log)
    const undone = later.view.value.log.filter((line) => undoings.includes(line.text))
    expect(undone.length).toBeGreaterThan(0)
  })

  it('keeps every line’s key while the log grows', () => {
    const one = watched()
    for (let n = 0; n < 6; n++) press(one, 'Take 1')
    const keys = one.match.view.value.log.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(4)
  })

  it('ends with a reckoning of every seat', () => {
    const one = watched()
    while (one.match.view.value.reckoning === undefined) {
      press(one, 'Take 1')
      if (one.match.view.value.bar.moves.every(({ label }) => label !== 'Take 1')) press(one, 'stop')
    }
    const { reckoning, standing } = one.match.view.value
    expect(standing).toBe('over')
    expect(reckoning?.sentence).toMatch(/^Won by/)
    expect(reckoning?.rows.map(({ cells }) => cells.filter(Boolean).length)).toEqual([2])
    const points = reckoning?.seats.reduce((sum, { total }) => sum + total, 0)
    expect(points).toBe(one.table.now().position.points.reduce((sum, n) => sum + n, 0))
    expect(one.match.view.value.log.at(-1)?.text).toBe(one.match.view.value.reckoning?.sentence)
  })

  it('changes no more once stopped', () => {
    const one = watched()
    const { seq } = one.match.view.value
    one.match.stop()
    press(one, 'Take 1')
    expect(one.match.view.value.seq).toBe(seq)
  })
})
