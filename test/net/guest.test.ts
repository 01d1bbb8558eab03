import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Clock } from '../../src/kit/clock.ts'
import { atOnce } from '../../src/kit/slices.ts'
import type { Link } from '../../src/link/link.ts'
import { beforeOf } from '../../src/match/begin.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { extendSigned, hostStep, makeSigner, sealStep, sealText, signStep } from '../../src/match/signing.ts'
import type { News } from '../../src/match/table.ts'
import { openGuest } from '../../src/net/guest/join.ts'
import { isGenuineHello, signChallenge } from '../../src/net/protocol/handshake.ts'
import {
  type GuestMessage,
  type HostMessage,
  protocol,
  readGuestMessage,
  writeMessage,
} from '../../src/net/protocol/protocol.ts'
import { readEntry } from '../../src/rules/entry.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { entryHash } from '../../src/rules/journal.ts'
import { beginJournal, cut, extend, setupOf } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, sound } from '../journals.ts'
import { linkPair } from '../link/pair.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import {
  dialOnce,
  flush,
  type House,
  join,
  makeWorld,
  openHost,
  openHouse,
  pass,
  playAt,
  reloadHost,
  room,
  seatOf,
  type TinyGuest,
  until,
  type World,
} from './world.ts'

const mine = { kind: 'mine' } as const
const guest = { kind: 'guest' } as const
const take = { type: 'take', wagons: 1 } as const
const secret = '5'.repeat(32)
const match = hex32Of('random 3')
const host = makeSigner(cheapSignatures, '6'.repeat(32), match)
const own = makeSigner(cheapSignatures, secret, match)
const third = makeSigner(cheapSignatures, '7'.repeat(32), match)
/** Seat 1 is the guest's. */
const keys = [host.key, own.key]
const journal = sealed(randomJournal(tiny, 2, { wagons: 30 }, 3, { seated: keys }))
const ofThree = sealed(randomJournal(tiny, 3, { wagons: 30 }, 3, { seated: [...keys, third.key] }))

/** The same match, signed by its people and sealed by its host. */
function sealed(whole: Journal): Journal {
  let { journal } = hostStep(sound(beginJournal(tiny, { ...setupOf(whole), key: host.key })), host)
  const signers = [host, own, third]
  for (const { by, body } of whole.entries.slice(1)) {
    const step = sound(extend(tiny, journal, by, body))
    journal = sealStep(signStep(step, (by === 'host' ? host : signers[by]) ?? host), host).journal
  }
  return journal
}

/** The other end of a guest's link, for a host that says what the test wants. */
interface FakeHost {
  readonly world: World
  readonly link: Link
  readonly heard: GuestMessage[]
  readonly guest: TinyGuest
  readonly news: News[]
  say(message: HostMessage): Promise<void>
}

const nonce = '7'.repeat(32)
/** The binding that the ends of a simulated link sign along. */
const binding = 'a and b'
const meeting = { link: { binding }, code: '' }
const challenge = signChallenge(host, { nonce, match, people: match, epoch: 1, seq: 9, hash: '0'.repeat(64) }, meeting)
const welcomeWith = (entries: readonly unknown[]): HostMessage => ({
  type: 'welcome',
  match,
  from: 0,
  entries: [...entries],
  quiet: [],
  absent: [],
})

/** A guest that was welcomed with the first ten entries of a journal. */
async function welcomed(by: Journal = journal): Promise<FakeHost> {
  const world = makeWorld(1)
  const { clock, draw } = world
  const ends = linkPair({ clock, draw, binding }).ends
  const [link, other] = ends
  const heard: GuestMessage[] = []
  link.on((event) => {
    const message = event.type === 'message' ? readGuestMessage(event.text) : undefined
    if (message && message.type !== 'foreignHello') heard.push(message)
  })
  const dial = () => ({ result: Promise.resolve({ link: other }), cancel: () => {} })
  const ports = { dial, clock, signatures: cheapSignatures, secret, load: async () => tiny }
  const { result } = openGuest(ports)
  const say = async (message: HostMessage) => {
    link.send(writeMessage(message))
    await pass(world, 10)
  }
  await pass(world, 10)
  await say(challenge)
  await say(welcomeWith(by.entries.slice(0, 10)))
  const opened = await result
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  const news: News[] = []
  opened.table.on((one) => news.push(one))
  return { world, link, heard, guest: opened.table, news, say }
}

const entryMessage = (seq: number): HostMessage => ({ type: 'entry', entry: need(journal.entries[seq], 'an entry') })
const told = (news: readonly News[]) => news.flatMap((one) => (one.type === 'told' ? [one.entry.seq] : []))
const resyncs = (heard: readonly GuestMessage[]) => heard.flatMap((one) => (one.type === 'resync' ? [one.from] : []))

describe('a guest', () => {
  it('says hello with its key and a proof, and keeps its secret', async () => {
    const { heard } = await welcomed()
    const key = need(keys[1], 'a key')
    const hello = heard[0]
    expect(hello).toMatchObject({ type: 'hello', protocol, key })
    const { verify } = cheapSignatures
    const isGenuine = hello?.type === 'hello' && (await isGenuineHello(hello, challenge, meeting, verify))
    expect(isGenuine).toBe(true)
    expect(JSON.stringify(heard)).not.toContain(secret)
  })

  it('answers every challenge until it is welcomed', async () => {
    const world = makeWorld(20)
    const { clock, draw } = world
    const [link, other] = linkPair({ clock, draw, binding }).ends
    const heard: unknown[] = []
    link.on((event) => event.type === 'message' && heard.push(event.text))
    const dial = () => ({ result: Promise.resolve({ link: other }), cancel: () => {} })
    const ports = { dial, clock, signatures: cheapSignatures, secret, load: async () => tiny }
    const opening = openGuest(ports)
    await pass(world, 4500)
    expect(heard).toEqual([])
    for (let n = 0; n < 3; n++) {
      link.send(writeMessage(challenge))
      await pass(world, 1000)
    }
    expect(heard).toHaveLength(3)
    expect(new Set(heard).size).toBe(1)
    opening.cancel()
    await flush()
    expect(other.open).toBe(false)
  })

  it('plays an entry itself and reports what happened', async () => {
    const { guest: table, news, say } = await welcomed()
    await say(entryMessage(10))
    expect(table.now()).toMatchObject({ seq: 10, hash: journal.entries[10]?.position })
    expect(table.now().position).toEqual(journal.positions[10])
    expect(told(news)).toEqual([10])
  })

  it('drops an entry it already has', async () => {
    const { guest: table, news, say, heard } = await welcomed()
    await say(entryMessage(10))
    await say(entryMessage(10))
    await say(entryMessage(4))
    expect(told(news)).toEqual([10])
    expect(table.counts.dropped).toBe(2)
    expect(resyncs(heard)).toEqual([])
  })

  it('requests what is missing before a gap, and reports it in order', async () => {
    const { guest: table, news, say, heard } = await welcomed()
    await say(entryMessage(12))
    expect(resyncs(heard)).toEqual([10])
    expect(table.now().seq).toBe(9)
    await say({ type: 'journal', from: 10, entries: journal.entries.slice(10, 13) })
    expect(told(news)).toEqual([10, 11, 12])
    expect(table.counts.resyncs).toBe(1)
    expect(news.some((one) => one.type === 'reset')).toBe(false)
  })

  it('notices from a ping that it missed the last entry', async () => {
    const { say, heard } = await welcomed()
    await say({ type: 'ping', seq: 9, quiet: [], absent: [] })
    expect(resyncs(heard)).toEqual([])
    await say({ type: 'ping', seq: 10, quiet: [], absent: [] })
    expect(resyncs(heard)).toEqual([10])
  })

  it.each([
    ['another position', { position: '0'.repeat(16) }],
    ['another predecessor', { prev: '0'.repeat(64) }],
    ['another move', { body: { type: 'move', move: { type: 'take', wagons: 2 } } }],
  ] as const)('shows nothing of an entry that claims %s, and requests the whole journal', async (_, change) => {
    const at = journal.entries.findIndex(
      ({ body }, seq) => seq > 9 && body.type === 'move' && body.move.type !== 'take',
    )
    const { guest: table, news, say, heard } = await welcomed()
    for (let seq = 10; seq < at; seq++) await say(entryMessage(seq))
    const before = table.now()
    const shown = news.length
    await say({ type: 'entry', entry: { ...journal.entries[at], ...change } })
    expect(table.now()).toEqual(before)
    expect(news).toHaveLength(shown)
    expect(resyncs(heard)).toEqual([0])
    await say({ type: 'journal', from: 0, entries: [...journal.entries.slice(0, at + 1)] })
    expect(table.now().seq).toBe(at)
  })

  it('gives up after several invalid journals in a row', async () => {
    const { guest: table, world, say } = await welcomed()
    const entries = journal.entries.map((entry) => ({ ...entry, prev: 'f'.repeat(64) }))
    for (let n = 0; n < 4; n++) await say({ type: 'journal', from: 0, entries })
    expect(table.now().standing).toBe('playing')
    await say({ type: 'journal', from: 0, entries })
    expect(table.now().standing).toBe('closed')
    expect(table.ended()).toBe('differs')
    await pass(world, 100)
  })

  it('requests the journal once a second at most', async () => {
    const { say, heard, world } = await welcomed()
    for (let n = 0; n < 5; n++) await say(entryMessage(12))
    expect(resyncs(heard)).toHaveLength(1)
    await pass(world, 1000)
    await say(entryMessage(12))
    expect(resyncs(heard)).toHaveLength(2)
  })

  it('looks whether its host has taken in what it had left out, whatever it requested just before', async () => {
    const { say, heard, world } = await welcomed()
    const takeover = extendSigned(tiny, cut(tiny, journal, 7), 'host', { type: 'host', seat: 0 }, host)
    await say({ type: 'journal', from: 0, entries: [...sound(takeover).journal.entries] })
    expect(heard.at(-1)).toMatchObject({ type: 'diverged', from: 7 })
    await pass(world, 3500)
    await say({ type: 'ping', seq: 12, quiet: [], absent: [] })
    expect(resyncs(heard)).toEqual([10])
    await pass(world, 600)
    expect(resyncs(heard)).toEqual([10, 7])
  })

  it('drops and counts what it cannot read', async () => {
    const { guest: table, link, world } = await welcomed()
    for (const text of ['{', '5', '{"type":"entry"}', '{"type":"ping","seq":"x"}', '[]']) link.send(text)
    await pass(world, 10)
    link.send('{"type":"entry","entry":{"seq":10}}')
    await pass(world, 10)
    expect(table.counts.dropped).toBeGreaterThanOrEqual(5)
    expect(table.now().seq).toBe(9)
  })

  it('resends a move until it is answered, and gets the answer once', async () => {
    const { guest: table, heard, world, say } = await welcomed()
    const answer = table.submit(1, take)
    expect(table.now().pending).toBe(true)
    await pass(world, 5500)
    const sent = heard.filter((one) => one.type === 'submit')
    expect(sent.length).toBeGreaterThanOrEqual(3)
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
    await say({ type: 'refused', id: 1, refusal: { reason: 'x', section: 'y', amounts: { z: 1 } } })
    expect(await answer).toMatchObject({ type: 'refused', refusal: { amounts: { z: 1 } } })
    expect(table.now().pending).toBe(false)
  })

  it('completes a move whose entry arrives before the host’s answer', async () => {
    const { guest: table, heard, world, say } = await welcomed()
    const answer = table.submit(1, take)
    await pass(world, 10)
    const sent = heard.find((one) => one.type === 'submit')
    const submitted = sent?.type === 'submit' ? sent.entry : undefined
    const { entry } = sound(readEntry(submitted, 10, tiny.readMove))
    await say({ type: 'entry', entry: { ...entry, seal: host.sign(sealText(match, entry)) } })
    expect(table.now().pending).toBe(false)
    expect(await answer).toEqual({ type: 'accepted', seq: 10 })
    await say({ type: 'accepted', id: 1, seq: 10 })
    expect(table.now().seq).toBe(10)
  })

  it('resyncs when a move goes unanswered for five seconds', async () => {
    const { guest: table, heard, world, say } = await welcomed()
    const hear = () => say({ type: 'ping', seq: 9, quiet: [], absent: [] })
    const second = () => pass(world, 990).then(hear)
    void table.submit(1, take)
    for (let s = 0; s < 4; s++) await second()
    expect(resyncs(heard)).toEqual([])
    for (let s = 0; s < 4; s++) await second()
    expect(resyncs(heard)).toEqual([10])
    for (let s = 0; s < 4; s++) await second()
    expect(resyncs(heard)).toEqual([10, 10])
    expect(table.now().pending).toBe(true)
  })

  it('calls a move accepted only once its entry has arrived', async () => {
    const { guest: table, world, say } = await welcomed()
    let answered = false
    void table.submit(1, take).then(() => {
      answered = true
    })
    await say({ type: 'accepted', id: 1, seq: 10 })
    expect(answered).toBe(false)
    expect(table.now().pending).toBe(true)
    await say(entryMessage(10))
    expect(answered).toBe(true)
    expect(table.now().pending).toBe(false)
    await pass(world, 10)
  })

  it('joins no match of an older version, and none without keys', async () => {
    const older = JSON.stringify(journal.entries).replace(',"trust":2', '')
    await expect(welcomed({ ...journal, entries: JSON.parse(older) })).rejects.toThrow('olderVersion')
    const keyless = randomJournal(tiny, 2, { wagons: 30 }, 3, { seated: [undefined, own.key] })
    await expect(welcomed(keyless)).rejects.toThrow('unreadable')
  })

  it('shows whom the host cannot hear', async () => {
    const { guest: table, say } = await welcomed(ofThree)
    await say({ type: 'ping', seq: 9, quiet: [2], absent: [] })
    expect(table.now().sitters[2]).toMatchObject({ present: true, quiet: true })
    await say({ type: 'ping', seq: 9, quiet: [], absent: [1, 2] })
    expect(table.now().sitters.map(({ present }) => present)).toEqual([true, true, false])
  })
})

const tools = (clock: Clock) => ({ clock, signatures: cheapSignatures, secret, code: room })

describe('joining as a guest', () => {
  it('reports why no one was reached', async () => {
    const world = makeWorld(2)
    expect(await dialOnce(world, secret)).toEqual({ type: 'unreachable', why: 'noSuchRoom' })
    world.network.signalling(false)
    expect(await dialOnce(world, secret)).toEqual({ type: 'unreachable', why: 'signallingDown' })
  })

  it('lets a third visitor watch', async () => {
    const world = makeWorld(3)
    await openHouse(world, [mine, guest])
    await join(world, secret)
    const third = await join(world, '6'.repeat(32))
    expect(third.now()).toMatchObject({ standing: 'playing', turn: undefined, watching: [''] })
    expect(third.now().sitters.some(({ mine }) => mine)).toBe(false)
  })

  it('reports a game that this page lacks', async () => {
    const world = makeWorld(4)
    await openHouse(world, [mine, guest])
    const { clock, network } = world
    const load = async () => undefined
    const { result } = openGuest({ dial: () => network.dial(room), ...tools(clock), load })
    await pass(world, 100)
    expect(await result).toEqual({ type: 'unknownGame', game: 'sidings' })
  })

  it('reports a match that is invalid under this page’s rules', async () => {
    const world = makeWorld(5)
    await openHouse(world, [mine, guest])
    const { clock, network } = world
    const load = async () => ({ ...tiny, ruleset: 2 })
    const { result } = openGuest({ dial: () => network.dial(room), ...tools(clock), load })
    await pass(world, 100)
    expect(await result).toMatchObject({ type: 'unreadable', problem: { reason: 'otherRuleset', entry: 0 } })
  })

  it('reports the link before the match has arrived', async () => {
    const world = makeWorld(16)
    await openHouse(world, [mine, guest])
    const { clock, network } = world
    const steps: string[] = []
    const load = async () => {
      steps.push('load')
      return tiny
    }
    const linked = () => steps.push('linked')
    const ports = { dial: () => network.dial(room), ...tools(clock), load, linked }
    const { result } = openGuest(ports)
    await pass(world, 100)
    expect((await result).type).toBe('opened')
    world.network.cut('closed')
    await pass(world, 3000)
    expect(steps).toEqual(['linked', 'load'])
  })

  it('can be cancelled', async () => {
    const world = makeWorld(6)
    const { clock, network } = world
    const load = async () => tiny
    const opening = openGuest({ dial: () => network.dial(room), ...tools(clock), load })
    opening.cancel()
    expect(await opening.result).toEqual({ type: 'unreachable', why: 'cancelled' })
    await flush()
  })
})

/** A host at home, with one guest at its table. */
/** A host's page dies, and its address is free. */
function vanish(world: World, house: House): void {
  house.die()
  world.network.cut('silent')
  house.table.close()
  house.listening.close()
}

async function twoAtTable(seed: number) {
  const world = makeWorld(seed)
  const house = await openHouse(world, [mine, guest])
  const table = await join(world, secret)
  await until(world, () => table.now().ask.type === 'choose')
  return { world, house, table }
}

describe('a guest’s table', () => {
  it('shows the host’s seats and its own, and knows its own turn', async () => {
    const { house, table } = await twoAtTable(7)
    expect(seatOf(table)).toBe(1)
    expect(table.now().sitters).toEqual([
      { kind: 'person', mine: false, present: true },
      { kind: 'person', mine: true, present: true },
    ])
    const { ask } = table.now()
    expect(table.now().turn).toBe(ask.type === 'choose' && ask.seat === 1 ? 1 : undefined)
    expect(house.table.now().turn).toBe(table.now().turn === 1 ? undefined : 0)
  })

  it('shows the host as quiet after three seconds and lost after six, then redials', async () => {
    const { world, house, table } = await twoAtTable(8)
    world.network.cut('silent')
    await pass(world, 4000)
    expect(table.now()).toMatchObject({ standing: 'playing', sitters: [{ quiet: true }, {}] })
    expect(house.table.now().sitters[1]).toMatchObject({ present: true, quiet: true })
    await pass(world, 3100)
    expect(table.now()).toMatchObject({ standing: 'lost', sitters: [{ present: false }, {}] })
    expect(house.table.now().sitters[1]).toMatchObject({ present: false })
    await pass(world, 2000)
    expect(table.now().standing).toBe('playing')
    expect(house.table.now().sitters[1]).toMatchObject({ present: true })
  })

  it('reports what it missed while disconnected, in order', async () => {
    const { world, house, table } = await twoAtTable(25)
    playAt(world, table, 1)
    await until(world, () => house.table.now().turn === 0)
    const from = house.table.now().seq
    await until(world, () => table.now().seq === from)
    const news: News[] = []
    table.on((one) => news.push(one))
    world.network.cut('closed')
    playAt(world, house.table, 0)
    await until(world, () => house.table.now().turn === undefined)
    const to = house.table.now().seq
    expect(to).toBeGreaterThan(from + 1)
    expect(table.now()).toMatchObject({ seq: from, standing: 'lost' })
    await until(world, () => table.now().seq >= to, 60_000)
    const missed = Array.from({ length: to - from }, (_, at) => from + 1 + at)
    expect(told(news).slice(0, missed.length)).toEqual(missed)
    expect(news.some((one) => one.type === 'reset')).toBe(false)
  })

  it('keeps a move made while the host was away', async () => {
    const { world, house, table } = await twoAtTable(10)
    playAt(world, house.table, 0)
    await until(world, () => table.now().turn === 1)
    house.die()
    house.listening.close()
    world.network.cut('silent')
    const answer = table.submit(1, take)
    await pass(world, 8000)
    expect(table.now()).toMatchObject({ standing: 'lost', pending: true })
    await reloadHost(world, house, 'silent')
    await until(world, () => !table.now().pending, 60_000)
    expect(await answer).toMatchObject({ type: 'accepted' })
  })

  it('gives its host back the newest entries, which the host’s storage has lost', async () => {
    const { world, house, table } = await twoAtTable(20)
    playAt(world, house.table, 0)
    playAt(world, table, 1)
    await until(world, () => table.now().seq >= 10)
    const kept = need(await house.keeper.load(), 'what was kept')
    const lost = kept.entries.length - 3
    await house.keeper.begin(undefined, table.journal().slice(0, lost))
    await reloadHost(world, house, 'closed')
    const { seq, hash } = table.now()
    await until(world, () => house.table.now().seq >= seq, 60_000)
    expect(seq).toBeGreaterThanOrEqual(lost)
    expect(table.now()).toMatchObject({ seq, hash: house.table.now().hash })
    expect(hash).toBe(house.table.now().hash)
    playAt(world, house.table, 0)
    const isOver = () => table.now().standing === 'over' && house.table.now().standing === 'over'
    expect(await until(world, isOver)).toBe(true)
    expect(table.journal()).toEqual(house.table.journal())
  })

  it('resends unanswered moves at once over a new link', async () => {
    const { world, house, table } = await twoAtTable(18)
    playAt(world, house.table, 0)
    await until(world, () => table.now().turn === 1)
    world.network.cut('closed')
    await flush()
    const answer = table.submit(1, take)
    await until(world, () => table.now().standing === 'playing')
    await pass(world, 100)
    expect(table.now().pending).toBe(false)
    expect(await answer).toMatchObject({ type: 'accepted' })
  })

  it('closes when its people are at another match at the same address', async () => {
    const { world, house, table } = await twoAtTable(19)
    vanish(world, house)
    await openHouse(world, [mine, guest], { before: beforeOf(house.table.whole()) }, house.token)
    await until(world, () => table.now().standing === 'closed', 60_000)
    expect(table.ended()).toBe('next')
    expect(table.journal()).toEqual(house.table.journal())
  })

  it('waits for its host when a stranger’s match is at the same address', async () => {
    const { world, house, table } = await twoAtTable(24)
    vanish(world, house)
    await openHouse(world, [mine, guest])
    await openHouse(world, [mine, guest], { before: beforeOf(house.table.whole()) })
    await pass(world, 60_000)
    expect(table.now().standing).toBe('lost')
    expect(table.ended()).toBeUndefined()
  })

  it('sits down at no match that bears the name of one it has played, unless that goes on', async () => {
    const { world, house, table } = await twoAtTable(29)
    const { seq } = table.now()
    const hash = entryHash(need(table.journal()[seq], 'an entry'))
    const asked: string[] = []
    const comes = (end: { readonly seq: number; readonly hash: string }) =>
      dialOnce(world, secret, {
        async played(match) {
          asked.push(match)
          return end
        },
      })
    for (const other of [
      { seq, hash: 'a'.repeat(64) },
      { seq: seq + 1, hash },
    ])
      expect(await comes(other)).toMatchObject({ problem: { reason: 'playedBefore' } })
    expect(await comes({ seq, hash })).toMatchObject({ type: 'opened' })
    expect(asked).toContain(setupOf(house.table.whole()).match)
  })

  it('sits down at a long match only if its person wants it read', async () => {
    const { world, house } = await twoAtTable(31)
    const lengths: number[] = []
    const comes = (mayRead: boolean) =>
      dialOnce(world, secret, {
        reading: async (work, lines) => {
          lengths.push(lines)
          return mayRead ? atOnce(work) : undefined
        },
      })
    expect(await comes(false)).toMatchObject({ type: 'unreadable', problem: { reason: 'leftUnread' } })
    expect(await comes(true)).toMatchObject({ type: 'opened' })
    const { length } = house.table.journal()
    expect(lengths).toEqual([length, length])
  })

  it('closes when its seat is taken up elsewhere', async () => {
    const { world, table } = await twoAtTable(11)
    const other = await join(world, secret)
    await pass(world, 60_000)
    expect(table.now().standing).toBe('closed')
    expect(table.ended()).toBe('replaced')
    expect(other.now().standing).toBe('playing')
    expect(await table.submit(1, take)).toMatchObject({ refusal: { reason: 'closed' } })
    expect(await table.undo(1)).toMatchObject({ refusal: { reason: 'closed' } })
  })

  it.each(['ended', 'next'] as const)('closes when the host says %s', async (why) => {
    const { world, house, table } = await twoAtTable(12)
    house.table.end(why)
    await pass(world, 100)
    expect(table.ended()).toBe(why)
  })

  it('refuses pending moves when it is closed', async () => {
    const { world, house, table } = await twoAtTable(13)
    playAt(world, house.table, 0)
    await until(world, () => table.now().turn === 1)
    house.die()
    world.network.cut('silent')
    const answer = table.submit(1, take)
    table.close()
    expect(await answer).toMatchObject({ refusal: { reason: 'closed' } })
    expect(table.now()).toMatchObject({ standing: 'closed', pending: false })
    expect(table.ended()).toBeUndefined()
  })

  it('undoes its own moves, back to the last chance or the other’s move', async () => {
    const { world, house, table } = await twoAtTable(14)
    playAt(world, house.table, 0)
    await until(world, () => table.now().turn === 1)
    const { hash, seq } = table.now()
    expect(table.now().undoTo).toBeUndefined()
    for (let n = 0; n < 2; n++) {
      const answer = table.submit(1, take)
      await pass(world, 100)
      await answer
    }
    expect(table.now().undoTo).toBe(seq)
    const news: News[] = []
    table.on((one) => news.push(one))
    void table.undo(1)
    await pass(world, 100)
    expect(table.now()).toMatchObject({ hash, turn: 1, undoTo: undefined })
    expect(news).toContainEqual({ type: 'reset', why: 'undo' })
    expect(house.table.now().hash).toBe(hash)
  })
})

describe('the host’s component values', () => {
  it('are sent to a guest that lacks them', async () => {
    const world = makeWorld(15)
    const { clock, entropy, network } = world
    const edition = { name: 'Mine', cards: Array.from({ length: 20_000 }, (_, at) => at) }
    const household = { secret: entropy(), keeper: memoryKeeper(), clock, entropy, edition, code: room }
    const { table } = await openHost(household, [mine, guest], { options: { wagons: 9 } })
    network.listen(room, table.accept)
    await pass(world, 10)
    let seen: unknown
    const load = async (_: unknown, values: unknown) => {
      seen = values
      return tiny
    }
    const { result } = openGuest({ dial: () => network.dial(room), ...tools(clock), load })
    await pass(world, 200)
    expect((await result).type).toBe('opened')
    expect(seen).toEqual(edition)
  })
})
