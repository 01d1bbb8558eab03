import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import { type Link, type LinkEvent, messageCap } from '../../src/link/link.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { type ManualClock, manualClock } from '../kit/manualClock.ts'
import { linkPair } from './pair.ts'

const rough: Wire = { ...perfectWire, delay: [20, 50], loss: 0.1, duplicate: 0.1, reorder: 0.2 }

function bench(wire: Wire = perfectWire, seed = 1) {
  const clock = manualClock()
  const pair = linkPair({ clock, draw: fastDraw(seed), wire: () => wire })
  const [a, b] = pair.ends
  return { clock, a, b, cut: pair.cut, heardByA: listen(a), heardByB: listen(b) }
}

function listen(link: Link): LinkEvent[] {
  const events: LinkEvent[] = []
  link.on((event) => events.push(event))
  return events
}

const textsIn = (events: readonly LinkEvent[]) =>
  events.flatMap((event) => (event.type === 'message' ? [event.text] : []))
const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i))

function sendAll(link: Link, clock: ManualClock, texts: readonly string[]) {
  for (const text of texts) {
    link.send(text)
    clock.advance(3)
  }
  clock.advance(10_000)
}

/** Everything two links hear of a chatter under faults, with its time. */
function chatter(seed: number, wire: Wire) {
  const { clock, a, b } = bench(wire, seed)
  const heard: string[] = []
  a.on((event) => heard.push(`${clock.now()} a ${JSON.stringify(event)}`))
  b.on((event) => heard.push(`${clock.now()} b ${JSON.stringify(event)}`))
  sendAll(a, clock, numbers(60))
  sendAll(b, clock, numbers(60))
  a.close('enough')
  clock.advance(1000)
  return heard
}

test('everything arrives once and in order without faults', () => {
  const { clock, a, heardByB } = bench()
  sendAll(a, clock, numbers(50))
  expect(textsIn(heardByB)).toEqual(numbers(50))
})

test('delay and jitter alone never change the order', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(100), fc.nat(100), (seed, delay, jitter) => {
      const { clock, a, heardByB } = bench({ ...perfectWire, delay: [delay, delay + jitter] }, seed)
      sendAll(a, clock, numbers(20))
      expect(textsIn(heardByB)).toEqual(numbers(20))
    }),
  )
})

test('nothing arrives before its delay', () => {
  const { clock, a, heardByB } = bench({ ...perfectWire, delay: [40, 40] })
  a.send('{}')
  clock.advance(39)
  expect(heardByB).toEqual([])
  clock.advance(1)
  expect(textsIn(heardByB)).toEqual(['{}'])
})

test('equal seeds give equal runs, different seeds different ones', () => {
  expect(chatter(7, rough)).toEqual(chatter(7, rough))
  expect(chatter(7, rough)).not.toEqual(chatter(8, rough))
})

test('the wire loses, duplicates and reorders as set', () => {
  const arrived = (faults: Partial<Wire>) => {
    const { clock, a, heardByB } = bench({ ...perfectWire, delay: [10, 10], ...faults }, 3)
    sendAll(a, clock, numbers(200))
    return textsIn(heardByB)
  }
  expect(arrived({ loss: 0.2 }).length).toBeLessThan(200)
  expect(arrived({ duplicate: 0.2 }).length).toBeGreaterThan(200)
  const shuffled = arrived({ reorder: 0.3 })
  expect(shuffled).not.toEqual(numbers(200))
  expect([...shuffled].sort()).toEqual(numbers(200).sort())
})

test('the wire can change while links are open', () => {
  const clock = manualClock()
  let wire = perfectWire
  const { ends } = linkPair({ clock, draw: fastDraw(1), wire: () => wire })
  const heard = listen(ends[1])
  wire = { ...perfectWire, loss: 1 }
  sendAll(ends[0], clock, ['"lost"'])
  wire = perfectWire
  sendAll(ends[0], clock, ['"heard"'])
  expect(textsIn(heard)).toEqual(['"heard"'])
})

test('a close arrives after everything sent before it, with its reason', () => {
  const { clock, a, b, heardByA, heardByB } = bench({ ...perfectWire, delay: [50, 100] })
  a.send('"last"')
  a.close('full')
  b.send('"too late"')
  clock.advance(1000)
  expect(heardByB).toEqual([
    { type: 'message', text: '"last"' },
    { type: 'closed', reason: 'full' },
  ])
  expect(heardByA).toEqual([{ type: 'closed', reason: 'full' }])
  expect([a.open, b.open]).toEqual([false, false])
})

test('a cut reaches both ends, and loses what was under way', () => {
  const { clock, a, cut, heardByA, heardByB } = bench()
  a.send('{}')
  cut('closed')
  clock.advance(1000)
  expect(heardByA).toEqual([{ type: 'closed', reason: 'lost' }])
  expect(heardByB).toEqual([{ type: 'closed', reason: 'lost' }])
})

test('a silent cut reaches neither end, and nothing arrives any more', () => {
  const { clock, a, b, cut, heardByA, heardByB } = bench()
  a.send('{}')
  cut('silent')
  b.send('{}')
  b.close('bye')
  clock.advance(100_000)
  expect(heardByA).toEqual([])
  expect(heardByB).toEqual([{ type: 'closed', reason: 'bye' }])
  expect(a.open).toBe(true)
})

test('an oversized message is reported to its sender as dropped, and not sent', () => {
  const { clock, a, heardByA, heardByB } = bench()
  a.send('€'.repeat(messageCap / 3 + 1))
  clock.advance(100)
  expect(heardByA.map(({ type }) => type)).toEqual(['dropped'])
  expect(heardByB).toEqual([])
})

test('messages that arrive before anyone listens are kept', () => {
  const clock = manualClock()
  const { ends } = linkPair({ clock, draw: fastDraw(1) })
  sendAll(ends[0], clock, ['1', '2'])
  expect(textsIn(listen(ends[1]))).toEqual(['1', '2'])
})
