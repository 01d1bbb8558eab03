import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8 } from '../../src/kit/bytes.ts'
import { messageCap } from '../../src/link/link.ts'
import { makeJoin, writeInParts } from '../../src/net/parts.ts'
import {
  type GuestMessage,
  type HostMessage,
  protocol,
  readGuestMessage,
  readHostMessage,
  writeMessage,
} from '../../src/net/protocol.ts'
import { fastDraw } from '../../src/rules/chance.ts'

const hex = (digit: string, count: number) => digit.repeat(count)
const last = { epoch: 1, seq: 3, hash: hex('c', 64) }
const key = hex('k', 43)
const refusal = { reason: 'r', section: 's', amounts: { n: 1, s: 'x' } }

const ofGuest: readonly GuestMessage[] = [
  { type: 'hello', protocol, build: 'b', key, proof: 'p' },
  { type: 'hello', protocol, build: 'b', key, proof: 'p', name: 'Ann', have: last },
  { type: 'hello', protocol, build: 'b', key, proof: 'p', have: last, host: true },
  { type: 'hello', protocol, build: 'b', key, proof: 'p', ask: 1 },
  { type: 'submit', id: 1, entry: { seq: 1 } },
  { type: 'standIn', id: 2, seat: 1 },
  { type: 'given', from: 3, entries: [{}] },
  { type: 'piece', number: 0, at: 0, count: 2, text: 'abc' },
  { type: 'resync', from: 0 },
  { type: 'ping' },
]
const hearing = { quiet: [], absent: [1] }
const ofHost: readonly HostMessage[] = [
  {
    ...{ type: 'challenge', protocol, build: 'b', nonce: hex('d', 32) },
    ...{ match: hex('b', 32), people: hex('b', 32), ...last },
  },
  { type: 'welcome', seat: 1, match: hex('b', 32), from: 0, entries: [1], ...hearing },
  {
    ...{ type: 'welcome', seat: 1, match: hex('b', 32), edition: { a: 1 } },
    ...{ from: 0, entries: [], ...hearing },
  },
  { type: 'denied', why: 'full', build: 'b' },
  { type: 'denied', why: 'full', build: 'b', away: [1] },
  { type: 'knocking' },
  { type: 'again', id: 1, seq: 5 },
  { type: 'handOver' },
  { type: 'journal', from: 2, entries: [{}, {}] },
  { type: 'entry', entry: { seq: 1 } },
  { type: 'accepted', id: 1, seq: 5 },
  { type: 'refused', id: 1, refusal },
  { type: 'ping', seq: 7, ...hearing },
  { type: 'part', number: 0, at: 0, count: 2, text: 'abc' },
]

describe('the protocol', () => {
  it('reads every message it writes', () => {
    for (const message of ofGuest) expect(readGuestMessage(writeMessage(message))).toEqual(message)
    for (const message of ofHost) expect(readHostMessage(writeMessage(message))).toEqual(message)
  })

  it('has a sample of every type above', () => {
    const types = (messages: readonly { type: string }[]) =>
      new Set(messages.map((m) => m.type)).size
    expect([types(ofGuest), types(ofHost)]).toEqual([7, 12])
  })

  it('does not take one side’s messages for the other’s', () => {
    for (const message of ofGuest.filter((one) => one.type !== 'ping'))
      expect(readHostMessage(writeMessage(message))).toBeUndefined()
    for (const message of ofHost) expect(readGuestMessage(writeMessage(message))).toBeUndefined()
  })

  it('refuses every message with a field missing or one too many', () => {
    const optional = ['name', 'have', 'edition', 'entry', 'host', 'ask', 'away']
    const spoilt = (message: object) => [
      { ...message, extra: 1 },
      ...Object.keys(message)
        .filter((key) => !optional.includes(key))
        .map((key) => Object.fromEntries(Object.entries(message).filter(([k]) => k !== key))),
    ]
    for (const message of ofGuest)
      for (const one of spoilt(message))
        expect(readGuestMessage(JSON.stringify(one))?.type ?? 'stranger').toBe('stranger')
    for (const message of ofHost)
      for (const one of spoilt(message))
        expect(readHostMessage(JSON.stringify(one))?.type ?? 'denied').toBe('denied')
  })

  it('takes a challenge of another version for a refusal, so that both know what to do', () => {
    const other = '{"type":"challenge","protocol":99,"build":"new","hi":1}'
    expect(readHostMessage(other)).toEqual({ type: 'denied', why: 'version', build: 'new' })
    expect(readHostMessage(`{"type":"challenge","protocol":${protocol},"build":"b"}`)).toBe(
      undefined,
    )
  })

  it('knows a hello of another version for what it is', () => {
    expect(readGuestMessage('{"type":"hello","protocol":99,"hi":1}')).toEqual({
      type: 'stranger',
      protocol: 99,
    })
    expect(readGuestMessage(`{"type":"hello","protocol":${protocol}}`)).toBeUndefined()
  })

  it('never throws, whatever the text', () => {
    const field = fc.constantFrom(
      'type',
      'seq',
      'id',
      'seat',
      'from',
      'entries',
      'move',
      'protocol',
    )
    const type = fc.constantFrom('hello', 'submit', 'undo', 'ping', 'welcome', 'part', 'entry')
    const value = fc.oneof(type, fc.jsonValue())
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(field, value).map((object) => JSON.stringify(object)),
    )
    fc.assert(
      fc.property(text, (one) => {
        readGuestMessage(one)
        readHostMessage(one)
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})

describe('a message in parts', () => {
  const nasty = '«é\u0000\ud83d\ude82"\\\n'
  const long = {
    ...{ type: 'journal' as const, from: 0 },
    entries: Array.from({ length: 9000 }, (_, at) => `${at}${nasty}`),
  }

  it('stays whole where it fits a link', () => {
    expect(writeInParts({ type: 'ping', seq: 1, ...hearing }, 0)).toHaveLength(1)
  })

  it('fits a link in every part and is put together again', () => {
    const texts = writeInParts(long, 5)
    expect(texts.length).toBeGreaterThan(10)
    for (const text of texts) expect(utf8(text).length).toBeLessThanOrEqual(messageCap)
    expect(joined(texts)).toEqual([long])
  })

  it('is put together whatever the order, and though some come twice', () => {
    const texts = [...writeInParts(long, 5)]
    const draw = fastDraw(3)
    const mixed = texts.map((text) => ({ text, at: draw(1000) })).sort((a, b) => a.at - b.at)
    expect(joined([...texts.slice(0, 4), ...mixed.map((one) => one.text)])).toEqual([long])
  })

  it('is given up when another one begins', () => {
    const first = writeInParts(long, 5)
    const other: HostMessage = { ...long, entries: [...long.entries].reverse() }
    const second = writeInParts(other, 6)
    expect(second).toHaveLength(first.length)
    const mixed = [...first.slice(0, 3), ...second.slice(3), ...first.slice(3), ...second]
    expect(joined(mixed)).toEqual([other])
  })

  it('is nothing when it is not a message after all', () => {
    const part = { type: 'part', number: 1, at: 0, count: 1, text: 'nonsense' } as const
    expect(makeJoin(readHostMessage, 1_000_000)(part)).toBeUndefined()
  })
})

/** What a join makes of texts. */
function joined(texts: readonly string[]): readonly HostMessage[] {
  const join = makeJoin(readHostMessage, 1_000_000)
  return texts.flatMap((text) => {
    const message = readHostMessage(text)
    const whole = message?.type === 'part' ? join(message) : message
    return whole ? [whole] : []
  })
}
