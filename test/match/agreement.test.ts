import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { answeredIn, isHeldBy } from '../../src/match/agreement.ts'
import type { Ack } from '../../src/match/evidence.ts'
import { mayLeave } from '../../src/match/merge.ts'
import { type Journal, lastOf } from '../../src/rules/journal.ts'
import { ackOf, acksBy, begun, device, playOn, playUntil, takenOver, write } from './devices.ts'

/** Seven entries that everyone holds, and more until the third has written one. */
const start = playOn(begun(), 7)
const written = playUntil(start, ({ entries }) => entries.at(-1)?.by === 2 && entries.length > start.entries.length)

const [green, red] = [device(1), device(2)]

/** Whether the first one knows that the others hold the entries up to a number. */
const areHeld = (journal: Journal, seq: number, ...acks: readonly Ack[]) =>
  isHeldBy([device(0).key, green.key, red.key], journal, { acks: acksBy(...acks), own: device(0).key, seq })

describe('entries are held by everyone', () => {
  const { seq } = lastOf(start)

  it('once all others have acknowledged them, or some after them', () => {
    expect(areHeld(start, seq, ackOf(start, 1))).toBe(false)
    expect(areHeld(start, seq, ackOf(start, 1), ackOf(start, 2))).toBe(true)
    expect(areHeld(start, seq + 1, ackOf(start, 1), ackOf(start, 2))).toBe(false)
  })

  it('once someone who hasn’t acknowledged them has written after them', () => {
    const { seq: own } = lastOf(written)
    const ack = ackOf(written, 1)
    expect(areHeld(written, own - 1, ack)).toBe(true)
    expect(areHeld(written, own, ack)).toBe(false)
  })

  it('once all have said so in the epoch that goes on', () => {
    const later = takenOver(start, 0)
    expect(areHeld(later, seq, ackOf(start, 1), ackOf(start, 2))).toBe(false)
    expect(areHeld(later, seq, ackOf(later, 1), ackOf(later, 2))).toBe(true)
  })

  it('as their host has sealed them', () => {
    const later = takenOver(start, 1)
    expect(areHeld(later, seq, ackOf(later, 2))).toBe(true)
  })

  it('not by acknowledgements of another journal', () => {
    const other = write(start, 'host', { type: 'mark', note: 'Shall we?' })
    expect(areHeld(playOn(start, 1), seq + 1, ackOf(other, 1), ackOf(other, 2))).toBe(false)
  })
})

describe('a device', () => {
  const drawn = playUntil(start, ({ entries }) => entries.at(-1)?.body.type === 'chance' && entries.length > 15)
  const asked = answeredIn(drawn, green.key)
  const { epoch } = lastOf(drawn)

  it('has answered what the last draw was asked by', () => {
    expect(asked).toBe(lastOf(drawn).seq - 1)
    expect(answeredIn(drawn, 'nobody’s')).toBe(-1)
    expect(need(drawn.entries[asked], 'a question').body.type).toBe('move')
  })

  it('leaves what it hasn’t answered for a later epoch alone', () => {
    expect(mayLeave(drawn, asked + 1, epoch + 1, green.key, -1)).toBe(true)
    for (const one of [epoch, epoch - 1]) expect(mayLeave(drawn, asked + 1, one, green.key, -1)).toBe(false)
  })

  it('never leaves what it has answered, whether or not the draw was made', () => {
    expect(mayLeave(drawn, asked, epoch + 1, green.key, -1)).toBe(false)
    const late = playOn(drawn, 1)
    expect(mayLeave(late, lastOf(late).seq, epoch + 1, green.key, lastOf(late).seq)).toBe(false)
    expect(mayLeave(late, lastOf(late).seq, epoch + 1, green.key, -1)).toBe(true)
  })
})
