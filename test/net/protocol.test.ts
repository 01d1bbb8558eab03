import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type GuestMessage,
  type HostMessage,
  protocol,
  readGuestMessage,
  readHostMessage,
  writeMessage,
} from '../../src/net/protocol/protocol.ts'

const hex = (digit: string, count: number) => digit.repeat(count)
const last = { epoch: 1, seq: 3, hash: hex('c', 64) }
const key = hex('k', 43)
const refusal = { reason: 'r', section: 's', amounts: { n: 1, s: 'x' } }

const ofGuest: readonly GuestMessage[] = [
  { type: 'hello', protocol, key, proof: 'p' },
  { type: 'hello', protocol, key, proof: 'p', name: 'Ann', have: last },
  { type: 'hello', protocol, key, proof: 'p', have: last, hosting: true },
  { type: 'hello', protocol, key, proof: 'p', claim: 1, since: 4 },
  { type: 'want', id: 3, want: { type: 'style', seat: 1, style: 4 } },
  { type: 'submit', id: 1, entry: { seq: 1 } },
  { type: 'diverged', from: 3, entries: [{}] },
  { type: 'resync', from: 0 },
  { type: 'branch', from: 1, entries: [{}] },
  { type: 'ping' },
]
const hearing = { quiet: [], absent: [1] }
const ofHost: readonly HostMessage[] = [
  {
    type: 'challenge',
    protocol,
    nonce: hex('d', 32),
    match: hex('b', 32),
    people: hex('b', 32),
    ...last,
    key,
    sig: 's',
  },
  {
    type: 'challenge',
    protocol,
    nonce: hex('d', 32),
    gathering: true,
    match: hex('b', 32),
    people: hex('b', 32),
    ...last,
    key,
    sig: 's',
  },
  {
    type: 'lobby',
    seq: 3,
    ...hearing,
    lobby: {
      match: hex('b', 32),
      game: 'sidings',
      host: key,
      options: { wagons: 9 },
      seats: [{ kind: 'person', key, name: 'Ann' }, { kind: 'open' }],
      watching: [],
    },
  },
  { type: 'welcome', match: hex('b', 32), from: 0, entries: [1], ...hearing },
  { type: 'welcome', match: hex('b', 32), edition: { a: 1 }, from: 0, entries: [], ...hearing },
  { type: 'denied', why: 'ended', sig: 's' },
  { type: 'denied', why: 'full', away: [1], sig: 's' },
  { type: 'undecided' },
  { type: 'prove' },
  { type: 'branch', from: 1, entries: [{}] },
  { type: 'again', id: 1, seq: 5 },
  { type: 'handOver' },
  { type: 'journal', from: 2, entries: [{}, {}] },
  { type: 'entry', entry: { seq: 1 } },
  { type: 'accepted', id: 1, seq: 5 },
  { type: 'refused', id: 1, refusal },
  { type: 'refused', id: 2, refusal: { ...refusal, also: [refusal], meanwhile: true } },
  { type: 'ping', seq: 7, ...hearing },
]

describe('the protocol', () => {
  it('reads every message it writes', () => {
    for (const message of ofGuest) expect(readGuestMessage(writeMessage(message))).toEqual(message)
    for (const message of ofHost) expect(readHostMessage(writeMessage(message))).toEqual(message)
  })

  it('has a sample of every type above', () => {
    const types = (messages: readonly { type: string }[]) => new Set(messages.map((m) => m.type)).size
    expect([types(ofGuest), types(ofHost)]).toEqual([7, 14])
  })

  it('does not mistake one side’s messages for the other’s', () => {
    const isShared = ({ type }: { type: string }) => type === 'ping' || type === 'branch'
    for (const message of ofGuest.filter((one) => !isShared(one)))
      expect(readHostMessage(writeMessage(message))).toBeUndefined()
    for (const message of ofHost.filter((one) => one.type !== 'branch'))
      expect(readGuestMessage(writeMessage(message))).toBeUndefined()
  })

  it('refuses every message with a field missing or one too many', () => {
    const optional = ['name', 'have', 'edition', 'entry', 'hosting', 'claim', 'since', 'away', 'gathering']
    const spoilt = (message: object) => [
      { ...message, extra: 1 },
      ...Object.keys(message)
        .filter((key) => !optional.includes(key))
        .map((key) => Object.fromEntries(Object.entries(message).filter(([k]) => k !== key))),
    ]
    for (const message of ofGuest)
      for (const one of spoilt(message))
        expect(readGuestMessage(JSON.stringify(one))?.type ?? 'foreignHello').toBe('foreignHello')
    for (const message of ofHost)
      for (const one of spoilt(message))
        expect(readHostMessage(JSON.stringify(one))?.type ?? 'foreignChallenge').toBe('foreignChallenge')
  })

  it('recognises a challenge of another version', () => {
    const other = '{"type":"challenge","protocol":99,"hi":1}'
    expect(readHostMessage(other)).toEqual({ type: 'foreignChallenge' })
    expect(readHostMessage(`{"type":"challenge","protocol":${protocol}}`)).toBe(undefined)
  })

  it('recognises a hello of another version', () => {
    expect(readGuestMessage('{"type":"hello","protocol":99,"hi":1}')).toEqual({ type: 'foreignHello', protocol: 99 })
    expect(readGuestMessage(`{"type":"hello","protocol":${protocol}}`)).toBeUndefined()
  })

  it('never throws, whatever the text', () => {
    const field = fc.constantFrom('type', 'seq', 'id', 'seat', 'from', 'entries', 'move', 'protocol')
    const type = fc.constantFrom('hello', 'submit', 'undo', 'ping', 'welcome', 'journal', 'entry')
    const value = fc.oneof(type, fc.jsonValue())
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(field, value).map((object) => JSON.stringify(object)),
    )
    fc.assert(
      fc.property(text, (one) => {
        expect(() => [readGuestMessage(one), readHostMessage(one)]).not.toThrow()
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
