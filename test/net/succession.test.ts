import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { address } from '../../src/link/address.ts'
import type { Link } from '../../src/link/link.ts'
import { merge } from '../../src/match/merge.ts'
import { extendSigned, makeSigner, peopleOf, signerIn } from '../../src/match/signing.ts'
import { signChallenge } from '../../src/net/protocol/handshake.ts'
import { placeOf } from '../../src/net/protocol/place.ts'
import { endOf, type GuestMessage, readGuestMessage } from '../../src/net/protocol/protocol.ts'
import { judgeBranch } from '../../src/net/role/succession.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { type Journal, tableOf } from '../../src/rules/journal.ts'
import { cut } from '../../src/rules/replay.ts'
import { seatsOf } from '../../src/rules/tableState.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, openRoom } from './browser.ts'
import { dialRaw, helloBy } from './raw.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()

/** A host and two guests who have played for a while. */
async function three(seed: number) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, 2)
  const [host, guest, other] = browsers.map((one) => need(one, 'a browser'))
  for (const one of browsers) one.play()
  await until(world, () => browsers.every((one) => now(one).seq >= 8))
  for (const one of browsers) one.rest()
  await pass(world, 500)
  return { world, host: need(host, 'a host'), guest: need(guest, 'a guest'), other: need(other, 'another') }
}

/** Where the host after the first would listen, as everyone with a seat knows. */
const nextPlace = ({ storage }: Browser) => placeOf({ code: 'ROOM', key: storage.roomKey }, 2)

const faraway = { epoch: 1e9, seq: 99, hash: 'a'.repeat(64) }

/** A journal up to an entry, and a takeover by a seat's holder after it. */
function takenOver(browser: Browser, by: Browser, seq: number, epoch?: number): Journal {
  const journal = cut(tiny, browser.table().whole(), seq)
  const signer = signerIn(cheapSignatures, by.storage.secret, journal)
  const [seat = 0] = seatsOf(tableOf(journal).roster, signer.key)
  const body = { type: 'host', seat, ...(epoch === undefined ? {} : { epoch }) } as const
  const step = extendSigned(tiny, journal, 'host', body, signer)
  if ('problem' in step) throw new Error(step.problem.reason)
  return step.journal
}

/** The seat that a browser has at another one's table. */
const seatIn = (at: Browser, { storage }: Browser) =>
  seatsOf(foldTable(at.table().journal()).roster, signerIn(cheapSignatures, storage.secret, at.table().whole()).key)[0]

/** Whether a journal proves to a browser that its host goes on. */
const proves = async (browser: Browser, { entries }: Pick<Journal, 'entries'>) => {
  const signer = { verify: cheapSignatures.verify, key: '' }
  const rules = { game: tiny, signer, acks: new Map(), answered: -1 }
  const proven = await judgeBranch(rules, browser.table().whole(), { from: 0, entries })
  return proven?.verdict === 'later'
}

/** Listens at an address as someone who says anything. */
function listenRaw(world: World, at: string, say: (link: Link, heard: GuestMessage | undefined) => unknown) {
  const met: string[] = []
  const tell = (link: Link, heard?: GuestMessage) => {
    const said = say(link, heard)
    if (said !== undefined) link.send(JSON.stringify(said))
  }
  world.network.listen(at, (link) => {
    link.on((event) => {
      const heard = event.type === 'message' ? readGuestMessage(event.text) : undefined
      if (heard && heard.type !== 'foreignHello') {
        met.push(heard.type)
        tell(link, heard)
      }
    })
    tell(link)
  })
  return met
}

describe('a host', () => {
  it('stays when a guest merely says that it knows a later host', async () => {
    const { world, host, guest } = await three(1)
    const raw = await dialRaw(world, address('ROOM', 1))
    await raw.send(helloBy(raw, guest.storage.secret, { have: faraway }))
    expect(raw.heard.some(({ type }) => type === 'prove')).toBe(true)
    await raw.send({ type: 'branch', from: 0, entries: host.table().journal() })
    await pass(world, 5000)
    expect(now(host)).toMatchObject({ hosting: true, epoch: 1 })
    expect(raw.closed()).toBe('unproven')
  })

  it('stays when a guest hosts too, and merely says that it is further along', async () => {
    const { world, host, guest } = await three(2)
    const raw = await dialRaw(world, address('ROOM', 1))
    const have = { ...faraway, epoch: now(host).epoch }
    await raw.send(helloBy(raw, guest.storage.secret, { have, hosting: true }))
    await pass(world, 5000)
    expect(now(host)).toMatchObject({ hosting: true, epoch: 1 })
  })

  it('stays when someone at the next address merely says so', async () => {
    const { world, host, other } = await three(3)
    const [setup] = host.table().journal()
    const match = setup?.body.type === 'setup' ? setup.body.match : ''
    const said = { nonce: 'b'.repeat(32), match, people: match, ...faraway }
    const stranger = makeSigner(cheapSignatures, world.entropy(), match)
    const met = listenRaw(world, nextPlace(host), (link, heard) =>
      heard
        ? { type: 'branch', from: 0, entries: host.table().journal() }
        : signChallenge(stranger, said, { link, code: 'ROOM' }),
    )
    other.end('silent')
    expect(await until(world, () => met.includes('hello'), 60_000)).toBe(true)
    await pass(world, 20_000)
    expect(now(host)).toMatchObject({ hosting: true, epoch: 1 })
  })

  it('isn’t called away to another match by one guest while it plays with the other', async () => {
    const { world, host, guest, other } = await three(9)
    const journal = host.table().whole()
    const caller = signerIn(cheapSignatures, guest.storage.secret, journal)
    const people = peopleOf(journal)
    const said = { nonce: 'b'.repeat(32), match: 'c'.repeat(32), people, epoch: 2, seq: 0, hash: 'a'.repeat(64) }
    let called = 0
    world.network.listen(nextPlace(guest), (link) => {
      called++
      link.send(JSON.stringify(signChallenge(caller, said, { link, code: 'ROOM' })))
    })
    guest.end('silent')
    expect(await until(world, () => called > 0, 60_000)).toBe(true)
    await pass(world, 5000)
    expect(now(host)).toMatchObject({ hosting: true, epoch: 1 })
    expect([host, other].map((one) => one.table().ended())).toEqual([undefined, undefined])
    // Alone, it follows the rest of its people.
    other.end('silent')
    expect(await until(world, () => host.table().ended() === 'next', 120_000)).toBe(true)
  })

  it('reads entries that it lacks only if someone with a seat sends them', async () => {
    const { world, host, guest } = await three(10)
    const { entries } = takenOver(host, guest, now(host).seq + 1)
    for (const secret of [world.entropy(), guest.storage.secret]) {
      expect(now(host).hosting).toBe(true)
      const raw = await dialRaw(world, address('ROOM', 1))
      await raw.ask(helloBy(raw, secret), 'welcome')
      await raw.send({ type: 'diverged', from: 0, entries })
      await pass(world, 5000)
    }
    expect(now(host).hosting).toBe(false)
  })

  it('makes way for a takeover that a seat has signed', async () => {
    const { world, host, guest } = await three(4)
    const raw = await dialRaw(world, address('ROOM', 1))
    const { entries } = takenOver(host, guest, now(host).seq + 1)
    await raw.send(helloBy(raw, guest.storage.secret, { have: endOf(entries) }))
    await raw.send({ type: 'branch', from: 0, entries })
    expect(await until(world, () => !now(host).hosting, 5000)).toBe(true)
  })
})

describe('a later host is believed', () => {
  it('by a takeover behind entries that both hold, also far ahead, but not without bounds', async () => {
    const { host, guest } = await three(5)
    const { seq } = now(host)
    expect(await proves(host, takenOver(host, guest, seq))).toBe(true)
    expect(await proves(host, takenOver(host, guest, seq, 64))).toBe(true)
    expect(await proves(host, takenOver(host, guest, seq, 65))).toBe(false)
    for (const epoch of [66, 1e9]) expect(() => takenOver(host, guest, seq, epoch)).toThrow('farEpoch')
  })

  it('not without a signature by one of the match’s people, nor about another match', async () => {
    const { host, guest } = await three(6)
    const { entries } = takenOver(host, guest, now(host).seq + 1)
    const forged = entries.map((entry, at) => (at < entries.length - 1 ? entry : { ...entry, sig: 'x', seal: 'x' }))
    expect(await proves(host, { entries: forged })).toBe(false)
    const { host: stranger, guest: another } = await three(7)
    expect(await proves(host, takenOver(stranger, another, now(stranger).seq))).toBe(false)
  })

  it('not if it took over from before something it had built on', async () => {
    const { world, host, guest } = await three(8)
    const seat = seatIn(host, guest)
    const lastMove = () =>
      host
        .table()
        .journal()
        .findLast(({ by }) => by === seat)?.seq ?? 0
    for (const one of [host, guest]) one.play()
    await until(world, () => lastMove() > 3)
    for (const one of [host, guest]) one.rest()
    const moved = lastMove()
    expect(await proves(host, takenOver(host, guest, moved))).toBe(true)
    expect(await proves(host, takenOver(host, guest, moved - 2))).toBe(false)
  })

  it('by nobody while the epoch is an earlier one, though its own host left out what it knew', async () => {
    const { world, host, guest, other } = await three(9)
    const mine = () =>
      host
        .table()
        .journal()
        .findLast(({ by }) => by === seatIn(host, guest))?.seq ?? 0
    for (const one of [host, guest, other]) one.play()
    await until(world, () => mine() > 12)
    for (const one of [host, guest, other]) one.rest()
    const signer = { verify: cheapSignatures.verify, key: '' }
    const rules = { game: tiny, signer, acks: new Map(), answered: -1 }
    const cheated = takenOver(host, guest, mine() - 2)
    const branch = { from: 0, entries: host.table().journal() }
    expect(await judgeBranch(rules, cheated, branch)).toBeUndefined()
    expect(await merge(rules, cheated, 0, branch.entries, true)).toEqual({ type: 'older' })
    // The host that was left goes on in a later one.
    expect(await judgeBranch(rules, host.table().whole(), { from: 0, entries: cheated.entries })).toMatchObject({
      verdict: 'rollback',
    })
  })
})
