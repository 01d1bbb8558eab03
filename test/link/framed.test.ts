import { expect, test } from 'vitest'
import { framed } from '../../src/link/framed.ts'
import { makeFrames } from '../../src/link/frames.ts'
import { type LinkEvent, messageCap } from '../../src/link/link.ts'
import { manualClock } from '../kit/manualClock.ts'

/** A framed link over a pipe held by the test: it is full while `jam` bytes wait. */
function bench() {
  const clock = manualClock()
  const sent: Uint8Array[] = []
  const state = { waiting: 0, shut: 0 }
  const pipe = {
    send: (frame: Uint8Array) => void sent.push(frame),
    waiting: () => state.waiting,
    binding: 'x',
    shut: () => void state.shut++,
  }
  const made = framed('x', pipe, clock)
  const events: LinkEvent[] = []
  made.link.on((event) => events.push(event))
  return { clock, sent, state, events, ...made }
}

/** Two framed links back to back. */
function joined() {
  const clock = manualClock()
  const shut: string[] = []
  const pipe = (name: string, other: () => ReturnType<typeof framed>) => ({
    send: (frame: Uint8Array) => void clock.after(1, () => other().heard(frame)),
    waiting: () => 0,
    binding: 'x',
    shut: () => {
      if (shut.includes(name)) return
      shut.push(name)
      clock.after(1, () => other().gone('gone'))
    },
  })
  const a: ReturnType<typeof framed> = framed(
    'a',
    pipe('a', () => b),
    clock,
  )
  const b: ReturnType<typeof framed> = framed(
    'b',
    pipe('b', () => a),
    clock,
  )
  const eventsOf = ({ link }: typeof a) => {
    const events: LinkEvent[] = []
    link.on((event) => events.push(event))
    return events
  }
  return { clock, shut, a: a.link, b: b.link, heardByA: eventsOf(a), heardByB: eventsOf(b) }
}

const message = (text: string) => makeFrames('message', text, 0) ?? []

test('messages of any size arrive whole and in order', () => {
  const { clock, a, heardByB } = joined()
  const texts = ['{}', 'x'.repeat(60_000), '"end"']
  for (const text of texts) a.send(text)
  clock.advance(10)
  expect(heardByB).toEqual(texts.map((text) => ({ type: 'message', text })))
})

test('messages sent before closing arrive, and then the reason', () => {
  const { clock, a, heardByA, heardByB, shut } = joined()
  a.send('"both seats are taken"')
  a.close('full')
  expect(a.open).toBe(false)
  clock.advance(5)
  expect(heardByB).toEqual([
    { type: 'message', text: '"both seats are taken"' },
    { type: 'closed', reason: 'full' },
  ])
  expect(heardByA).toEqual([{ type: 'closed', reason: 'full' }])
  expect(shut).toEqual(['b', 'a'])
  expect(clock.pending).toBe(0)
})

test('a reason is cut to 200 characters', () => {
  const { clock, a, heardByB } = joined()
  a.close('x'.repeat(5000))
  clock.advance(5)
  expect(heardByB).toEqual([{ type: 'closed', reason: 'x'.repeat(200) }])
})

test('both ends can close at once', () => {
  const { clock, a, b, heardByA, heardByB, shut } = joined()
  a.close('a left')
  b.close('b left')
  clock.advance(100)
  expect(heardByA).toEqual([{ type: 'closed', reason: 'a left' }])
  expect(heardByB).toEqual([{ type: 'closed', reason: 'b left' }])
  expect(shut.sort()).toEqual(['a', 'b'])
})

test('an unanswered goodbye closes the pipe after 2 s', () => {
  const { clock, link, state } = bench()
  link.close('bored')
  clock.advance(1999)
  expect(state.shut).toBe(0)
  clock.advance(1)
  expect(state.shut).toBe(1)
})

test('a message that is too big is reported as dropped; the link stays', () => {
  const { sent, events, link } = bench()
  link.send('x'.repeat(messageCap + 1))
  expect(sent).toEqual([])
  expect(events).toEqual([{ type: 'dropped', why: expect.stringContaining('too big') }])
  link.send('{}')
  expect(sent).toHaveLength(1)
})

test.each([
  ['a text', 'hello'],
  ['nothing', undefined],
  ['a number', 7],
  ['an object', { size: 3 }],
  ['bytes without meaning', new Uint8Array([1, 2, 3])],
])('%s instead of a frame is reported as dropped; the link stays', (_, data) => {
  const { heard, events } = bench()
  heard(data)
  expect(events.map(({ type }) => type)).toEqual(['dropped'])
  for (const frame of message('{}')) heard(frame.slice().buffer)
  expect(events.at(-1)).toEqual({ type: 'message', text: '{}' })
})

test('frames wait while the pipe is full and continue in order once it has drained', () => {
  const { link, sent, state, drained } = bench()
  link.send('"first"')
  state.waiting = 300_000
  link.send('"second"')
  link.send('"third"')
  expect(sent).toHaveLength(1)
  state.waiting = 0
  drained()
  const texts = sent.map((frame) => new TextDecoder().decode(frame.subarray(6)))
  expect(texts).toEqual(['"first"', '"second"', '"third"'])
})

test('a pipe that never says it drained is checked again', () => {
  const { clock, link, sent, state } = bench()
  state.waiting = 300_000
  link.send('{}')
  clock.advance(200)
  expect(sent).toHaveLength(0)
  state.waiting = 0
  clock.advance(50)
  expect(sent).toHaveLength(1)
  expect(clock.pending).toBe(0)
})

test('an end that never reads is given up as stalled', () => {
  const { clock, link, events, state } = bench()
  state.waiting = 300_000
  for (let i = 0; i < 200; i++) link.send('x'.repeat(60_000))
  expect(events).toEqual([{ type: 'closed', reason: 'stalled' }])
  expect(state.shut).toBeGreaterThan(0)
  expect(clock.pending).toBe(0)
})

test('a pipe that ends closes the link once, and nothing is emitted after that', () => {
  const { link, events, gone, heard } = bench()
  gone('lost')
  gone('again')
  heard('rubbish')
  for (const frame of message('{}')) heard(frame)
  link.send('{}')
  link.close('late')
  expect(events).toEqual([{ type: 'closed', reason: 'lost' }])
  expect(link.open).toBe(false)
})
