import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { same } from '../../src/kit/json.ts'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import { changesSince } from '../../src/match/merge.ts'
import { openReplay } from '../../src/match/replayTable.ts'
import { signaturesProblem } from '../../src/match/signing.ts'
import type { MarkBody } from '../../src/rules/body.ts'
import { notesOf } from '../../src/rules/notes.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { extend, openJournal } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { type Browser, openRoom } from '../net/browser.ts'
import { act, isLevel, underWay } from '../net/underWay.ts'
import { makeWorld, pass, playAt, reloadHost, type TinyTable, until } from '../net/world.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const noteOn = (text: string, entry: number, place?: string): MarkBody => ({
  type: 'mark',
  note: text,
  on: { entry, ...(place === undefined ? {} : { place }) },
})

const hide = (seq: number): MarkBody => ({ type: 'mark', note: '', hides: seq })

const said = (table: TinyTable) => notesOf(table.journal()).map(({ by, text }) => `${by}: ${text}`)
const sloppy: Wire = { ...perfectWire, delay: [40, 100], loss: 0.2, duplicate: 0.2 }

describe('a note at a live table', () => {
  it('reaches the other side, signed by its seat, and changes nothing else', async () => {
    const { world, house, guest } = await underWay(3)
    const before = guest.now()
    await act(world, guest, 1, noteOn('from the guest', 4, 'wagon 1'))
    await act(world, house.table, 0, noteOn('from the host', 5))
    await until(world, () => isLevel(house, guest))
    for (const table of [house.table, guest]) {
      expect(said(table)).toEqual(['1: from the guest', '0: from the host'])
      const { hash, ask, undoTo, standing } = table.now()
      expect({ hash, ask }).toEqual({ hash: before.hash, ask: before.ask })
      expect(standing).toBe('playing')
      expect(undoTo).toBe(table === guest ? before.undoTo : undoTo)
    }
    const { entries } = sound(openJournal(tiny, guest.journal())).journal
    expect(await signaturesProblem(entries, cheapSignatures.verify)).toBeUndefined()
    const changed = entries.map((entry) =>
      entry.by === 1 && entry.body.type === 'mark' ? { ...entry, sig: 'x' } : entry,
    )
    expect(await signaturesProblem(changed, cheapSignatures.verify)).toMatchObject({ reason: 'wrongSig' })
  })

  it('is recorded once, whatever the wire loses or duplicates, even while others play on', async () => {
    for (let seed = 20; seed < 28; seed++) {
      const { world, house, guest } = await underWay(seed)
      world.wire = sloppy
      const stop = playAt(world, house.table, 0, 30)
      expect(await act(world, guest, 1, noteOn('look', 3))).toMatchObject({ type: 'accepted' })
      stop()
      await until(world, () => isLevel(house, guest))
      expect(said(guest)).toEqual(['1: look'])
      expect(guest.journal()).toEqual(house.table.journal())
    }
  })

  it('does not stand in the way of a free undo', async () => {
    const { world, house, guest } = await underWay(4)
    const mover = [house.table, guest].find((table) => table.now().turn !== undefined)
    const table = need(mover, 'who is asked')
    const seat = need(table.now().turn, 'a seat')
    const { ask, hash } = table.now()
    const move = need(ask.type === 'choose' ? ask.moves[0] : undefined, 'a move')
    void table.submit(seat, move)
    await until(world, () => table.now().hash !== hash && isLevel(house, guest))
    const to = need(table.now().undoTo, 'a seed that lets go back')
    const back = need(table.journal()[to], 'an entry').position
    const other = table === guest ? house.table : guest
    await act(world, other, table === guest ? 0 : 1, noteOn('hm', table.now().seq))
    await until(world, () => isLevel(house, guest))
    void table.undo(seat)
    await until(world, () => table.now().hash === back && isLevel(house, guest))
    expect([house.table.now().hash, guest.now().hash]).toEqual([back, back])
    expect(said(guest)).toHaveLength(1)
  })

  it('is refused for a future entry, from another seat, and if it is too long', async () => {
    const { world, house, guest } = await underWay(5)
    for (const [table, seat] of [
      [house.table, 0],
      [guest, 1],
    ] as const) {
      const beyond = noteOn('x', table.now().seq + 1)
      const refusal = { reason: 'badNote' }
      expect(await act(world, table, seat, beyond)).toMatchObject({ refusal })
      expect(await act(world, table, seat, noteOn('x'.repeat(501), 1))).toMatchObject({ refusal })
      expect(await act(world, table, 1 - seat, noteOn('x', 1))).toMatchObject({ refusal: { reason: 'wrongSeat' } })
    }
    expect(said(guest)).toEqual([])
  })

  it('survives a reload of the host', async () => {
    const { world, house, guest } = await underWay(6)
    await act(world, guest, 1, noteOn('stay', 2))
    await reloadHost(world, house, 'closed')
    await until(world, () => guest.now().standing === 'playing' && isLevel(house, guest))
    expect(said(house.table)).toEqual(['1: stay'])
  })
})

describe('withdrawing a note', () => {
  it('is up to its author’s seat, on either side, and signed by that', async () => {
    const { world, house, guest } = await underWay(9)
    await act(world, guest, 1, noteOn('from the guest', 4))
    const seq = guest.now().seq
    await act(world, house.table, 0, noteOn('from the host', 5))
    await until(world, () => isLevel(house, guest))
    const refusal = { reason: 'badNote' }
    expect(await act(world, house.table, 0, hide(seq))).toMatchObject({ refusal })
    expect(await act(world, guest, 1, hide(seq))).toMatchObject({ type: 'accepted' })
    expect(await act(world, guest, 1, hide(seq))).toMatchObject({ refusal })
    await until(world, () => isLevel(house, guest))
    for (const table of [house.table, guest]) expect(said(table)).toEqual(['0: from the host'])
    const { entries } = sound(openJournal(tiny, guest.journal())).journal
    expect(await signaturesProblem(entries, cheapSignatures.verify)).toBeUndefined()
    expect(entries.some(({ body }) => body.type === 'mark' && body.note === 'from the guest')).toBe(true)
  })

  it('by a reader of the file leaves the signatures valid', async () => {
    const { house } = await underWay(10)
    const journal = house.table.whole()
    const more = sound(extend(tiny, journal, 'host', noteOn('seen later', 4))).journal
    const less = sound(extend(tiny, more, 'host', hide(journal.entries.length))).journal
    expect(await signaturesProblem(less.entries, cheapSignatures.verify)).toBeUndefined()
    expect(said({ ...house.table, journal: () => less.entries })).toEqual([])
  })
})

describe('a note written while host and guest are disconnected', () => {
  it('does not come back on either side if it was withdrawn meanwhile', async () => {
    const world = makeWorld(16)
    const [host, guest] = await openRoom(world, 1)
    const [one, other] = [need(host, 'a host'), need(guest, 'a guest')]
    await act(world, one.table(), 0, noteOn('seen by both', 1))
    await until(world, () => said(other.table()).length === 1)
    const { seq } = one.table().now()
    const slip = async ({ table }: Browser, seat: number) => {
      await act(world, table(), seat, noteOn('a slip', 2))
      await act(world, table(), seat, hide(table().now().seq))
    }
    one.cutOff(true)
    await pass(world, 100)
    await slip(one, 0)
    await act(world, one.table(), 0, hide(seq))
    await until(world, () => other.table().now().hosting, 60_000)
    await slip(other, 1)
    await act(world, other.table(), 1, noteOn('from the new one', 2))
    one.cutOff(false)
    await until(world, () => !one.table().now().hosting, 60_000)
    await until(world, () => one.table().now().standing === 'playing', 60_000)
    await pass(world, 6000)
    for (const { table } of [one, other]) expect(said(table())).toEqual(['1: from the new one'])
    // The old host’s entries were adopted as they are, not offered again.
    const slips = one
      .table()
      .journal()
      .filter(({ body }) => same(body, noteOn('a slip', 2)))
    expect(slips.map(({ by, epoch }) => [by, epoch])).toEqual([[0, 1]])
    expect(one.table().journal()).toEqual(other.table().journal())
    expect(await signaturesProblem(one.table().journal(), cheapSignatures.verify)).toBeUndefined()
  })

  it('is not offered again if withdrawn meanwhile, but the withdrawal of an older note is', async () => {
    const { house } = await underWay(11)
    let journal = house.table.whole()
    const from = journal.entries.length + 1
    const steps = [noteOn('seen', 1), noteOn('a slip', 2), hide(from), hide(from - 1)]
    for (const body of steps) journal = sound(extend(tiny, journal, 0, body)).journal
    const apart = changesSince(journal.entries, from, (seat) => seat === 0)
    expect(apart.map(({ body }) => body)).toEqual([hide(from - 1)])
  })

  it('reaches the match of the new host, and counts as lost for no one', async () => {
    const world = makeWorld(15)
    const [host, guest] = await openRoom(world, 1)
    const [one, other] = [need(host, 'a host'), need(guest, 'a guest')]
    const table = (browser: Browser) => browser.table()
    one.cutOff(true)
    await pass(world, 100)
    await act(world, table(one), 0, noteOn('from the old host', 2))
    await until(world, () => table(other).now().hosting, 60_000)
    await act(world, table(other), 1, noteOn('from the new one', table(other).now().seq))
    one.cutOff(false)
    await until(world, () => !table(one).now().hosting, 60_000)
    await until(world, () => table(one).now().standing === 'playing', 60_000)
    await pass(world, 6000)
    expect(said(table(one)).sort()).toEqual(['0: from the old host', '1: from the new one'])
    expect(table(one).journal()).toEqual(table(other).journal())
    expect(table(one).now().unkept).toBe(0)
    expect(await signaturesProblem(table(one).journal(), cheapSignatures.verify)).toBeUndefined()
  })
})

describe('a note by a reader of the file', () => {
  it('is appended without an author, and leaves the signatures valid', async () => {
    const { house } = await underWay(7)
    const journal = house.table.whole()
    const more = sound(extend(tiny, journal, 'host', noteOn('seen later', 4))).journal
    const again = sound(openRead(tiny, readRecord(writeRecord(more)))).journal
    expect(notesOf(again.entries)).toMatchObject([{ by: 'host', text: 'seen later', entry: 4 }])
    expect(await signaturesProblem(again.entries, cheapSignatures.verify)).toBeUndefined()
  })

  it('is refused by the replay itself', async () => {
    const { house } = await underWay(8)
    const replay = openReplay(tiny, house.table.whole(), 4)
    expect(await replay.act(0, noteOn('x', 1))).toMatchObject({ refusal: { reason: 'readOnly' } })
  })
})
