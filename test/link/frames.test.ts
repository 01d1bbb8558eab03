import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FrameRead, makeFrames, type PartialMessage, readFrame } from '../../src/link/frames.ts'
import { messageCap } from '../../src/link/link.ts'

/** Reads frames one after another; returns what was read and what was dropped, in order. */
function readAll(frames: readonly Uint8Array[]) {
  let pending: PartialMessage | undefined
  const read: FrameRead['read'][] = []
  const dropped: string[] = []
  for (const frame of frames) {
    const result = readFrame(pending, frame)
    pending = result.pending
    if (result.read) read.push(result.read)
    if (result.dropped) dropped.push(result.dropped)
  }
  return { texts: read.map((one) => one?.text), read, dropped, pending }
}

const framesOf = (text: string, number = 0) => makeFrames('message', text, number) ?? []
const long = (size: number) => 'x'.repeat(size)
const texts = fc.oneof(
  fc.json(),
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }), fc.nat(9000))
    .map(([unit, times]) => unit.repeat(times))
    .filter((text) => new TextEncoder().encode(text).length <= messageCap),
)

test('any sequence of messages comes out as it went in', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 4 }), fc.nat(70_000), (messages, first) => {
      const frames = messages.flatMap((text, i) => framesOf(text, first + i))
      expect(readAll(frames)).toMatchObject({ texts: messages, dropped: [], pending: undefined })
    }),
  )
})

test('no frame is longer than 14 kB', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const frame of framesOf(text)) expect(frame.length).toBeLessThanOrEqual(14_000)
    }),
  )
})

test('a message of exactly the cap passes, one byte more does not', () => {
  expect(readAll(framesOf(long(messageCap))).texts).toEqual([long(messageCap)])
  expect(makeFrames('message', long(messageCap + 1), 0)).toBeUndefined()
})

test('the cap counts bytes, not characters', () => {
  expect(makeFrames('message', '€'.repeat(messageCap / 3 + 1), 0)).toBeUndefined()
})

test('an empty text is a message too', () => {
  expect(readAll(framesOf('')).texts).toEqual([''])
})

test('a goodbye is distinguished from a message', () => {
  const frames = [...framesOf('{}'), ...(makeFrames('bye', 'enough', 1) ?? [])]
  expect(readAll(frames).read).toEqual([
    { kind: 'message', text: '{}' },
    { kind: 'bye', text: 'enough' },
  ])
})

test('arbitrary bytes are dropped or pending, and never throw', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 })), (frames) => {
      const { texts, dropped } = readAll(frames)
      expect(texts.length + dropped.length).toBeLessThanOrEqual(frames.length)
    }),
  )
})

test('the next whole message is read after any rubbish', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 })), texts, (rubbish, text) => {
      expect(readAll([...rubbish, ...framesOf(text, 9)]).texts.at(-1)).toBe(text)
    }),
  )
})

test('a lost first part drops the message once and leaves the next one whole', () => {
  const [, ...rest] = framesOf(long(60_000), 1)
  const { texts, dropped } = readAll([...rest, ...framesOf('next', 2)])
  expect(texts).toEqual(['next'])
  expect(dropped).toHaveLength(1)
})

test('a lost last part drops the message and leaves the next one whole', () => {
  const { texts, dropped } = readAll([...framesOf(long(60_000), 1).slice(0, -1), ...framesOf('n', 2)])
  expect(texts).toEqual(['n'])
  expect(dropped).toEqual(['a message cut off half way'])
})

test('parts of two messages do not mix', () => {
  const first = framesOf(long(20_000), 1)
  const second = framesOf('y'.repeat(20_000), 2)
  const { texts, dropped } = readAll([...first.slice(0, 1), ...second.slice(1)])
  expect(texts).toEqual([])
  expect(dropped).toHaveLength(1)
})

/** Bytes in a full part, and the parts of the longest message. */
const partSize = 13_994
const mostParts = Math.ceil(messageCap / partSize)

/** A frame with a header of our choice. */
const frame = (header: readonly number[], body: Uint8Array = new Uint8Array()) => new Uint8Array([...header, ...body])

test.each([
  ['nothing at all', frame([])],
  ['half a header', frame([1, 1, 0])],
  ['another version', frame([2, 1, 0, 0, 0, 1])],
  ['an unknown kind', frame([1, 9, 0, 0, 0, 1])],
  ['no parts', frame([1, 1, 0, 0, 0, 0])],
  ['a part past the last one', frame([1, 1, 0, 0, 1, 1])],
  ['too many parts', frame([1, 1, 0, 0, 0, mostParts + 1])],
  ['too long a part', frame([1, 1, 0, 0, 0, 1], new Uint8Array(14_001))],
  ['broken UTF-8', frame([1, 1, 0, 0, 0, 1], new Uint8Array([0xff]))],
])('a frame with %s is dropped', (_, bad) => {
  const { texts, dropped } = readAll([bad, ...framesOf('fine')])
  expect(texts).toEqual(['fine'])
  expect(dropped).toHaveLength(1)
})

test('a message whose parts are all full is too long, and dropped', () => {
  const full = new Uint8Array(partSize)
  const parts = Array.from({ length: mostParts }, (_, i) => frame([1, 1, 0, 0, i, mostParts], full))
  expect(readAll(parts)).toMatchObject({ texts: [], dropped: ['a message that was too big'] })
})

test('a frame can be overwritten once it was read', () => {
  const [first, second] = framesOf(long(20_000))
  const after = readFrame(undefined, first ?? frame([]))
  first?.fill(0)
  expect(readFrame(after.pending, second ?? frame([])).read?.text).toBe(long(20_000))
})
