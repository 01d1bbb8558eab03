import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import type { Evidence } from '../../src/match/evidence.ts'
import { signerIn } from '../../src/match/signing.ts'
import type { Seat } from '../../src/rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../src/rules/journal.ts'
import { cut, setupOf } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { openRoom } from './browser.ts'
import { type Cheat, forged, goneOn, openCheat } from './cheat.ts'
import { makeWorld, options, pass, until, type World } from './world.ts'

const now = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().now()
const whole = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().whole()

/** A cheating host and its guests, mid-match and quiet. */
async function midMatch(seed: number, guests = 1) {
  const world = makeWorld(seed)
  const cheat = await openCheat(world, guests)
  for (const one of cheat.browsers) one.play()
  await until(world, () => now(cheat, 0).seq > 25 || now(cheat, 0).standing === 'over')
  for (const one of cheat.browsers) one.rest()
  await pass(world, 3000)
  return { world, cheat, secret: cheat.at(0).storage.secret }
}

/** The last draw of a journal. */
const lastDraw = ({ entries }: Journal) =>
  need(
    entries.findLast(({ body }) => body.type === 'chance'),
    'a draw',
  ).seq

/** Expects that the guest in a seat has frozen the table, with evidence that convinces others. */
async function expectCaught(cheat: Cheat, seat: Seat, offence: Evidence['offence']) {
  const table = cheat.at(seat).table()
  expect(table.ended()).toBe('cheated')
  const evidence = need(table.evidence?.(), 'evidence')
  const copy: unknown = JSON.parse(JSON.stringify(evidence))
  expect(copy).toMatchObject({ offence, host: hostKey(cheat) })
  const worth = offence === 'seat' ? 'claimed' : 'proven'
  expect(await verifyEvidence(copy, cheapSignatures.verify)).toBe(worth)
  const other = { ...evidence, host: 'A'.repeat(43) }
  expect(await verifyEvidence(other, cheapSignatures.verify)).toBe('unsound')
}

const hostKey = (cheat: Cheat) => signerIn(cheapSignatures, cheat.at(0).storage.secret, whole(cheat, 0)).key

describe('a host that would rather begin again', () => {
  it('can’t pass off another match of the same people as a resync', async () => {
    const { world, cheat, secret } = await midMatch(9)
    const before = whole(cheat, 1)
    const { match } = setupOf(before)
    const key = need(tableOf(before).roster.seats[1]?.key, 'a key')
    const begun = sound(
      beginMatch({
        game: tiny,
        secret,
        signatures: cheapSignatures,
        options,
        entropy: world.entropy,
        places: [{ kind: 'mine' }, { kind: 'guest', key }],
        before: { people: match, epoch: 1 },
        chance: 'together',
      }),
    )
    await cheat.send(1, { type: 'journal', from: 0, entries: begun.journal.entries })
    expect(cheat.at(1).table().journal()).toEqual(before.entries)
    expect(now(cheat, 1).standing).toBe('playing')
  })
})

describe('a host that writes an entry twice', () => {
  it('is caught when it draws again what was seen', async () => {
    const { cheat, secret } = await midMatch(1)
    const before = whole(cheat, 1)
    const short = cut(tiny, before, lastDraw(before))
    const draw = forged(short, secret, 'host', { type: 'chance', seed: hex32Of('better') })
    await cheat.send(1, { type: 'entry', entry: draw })
    await expectCaught(cheat, 1, 'rewritten')
    expect(cheat.at(1).table().journal()).toEqual(before.entries)
    expect(now(cheat, 1).standing).toBe('closed')
  })

  it('is caught when it passes the change off as a resync', async () => {
    const { cheat, secret } = await midMatch(2)
    const before = whole(cheat, 1)
    const from = lastDraw(before)
    const short = cut(tiny, before, from)
    const draw = forged(short, secret, 'host', { type: 'chance', seed: hex32Of('better') })
    await cheat.send(1, { type: 'journal', from, entries: [draw] })
    await expectCaught(cheat, 1, 'rewritten')
  })

  it('can’t cut off what was played', async () => {
    const { world, cheat } = await midMatch(3)
    const before = whole(cheat, 1)
    await cheat.send(1, { type: 'journal', from: 0, entries: before.entries.slice(0, 9) })
    await pass(world, 2000)
    expect(cheat.at(1).table().journal()).toEqual(before.entries)
  })
})

describe('a host that shows two guests two journals', () => {
  it('is caught when they compare what they have acknowledged', async () => {
    const { world, cheat, secret } = await midMatch(4, 2)
    const before = whole(cheat, 0)
    for (const seat of [1, 2] as const) {
      const note = { type: 'mark', note: `for ${seat}`, on: { entry: 1 } } as const
      const entry = forged(before, secret, 0, note)
      await cheat.send(seat, { type: 'entry', entry })
    }
    await pass(world, 4000)
    const caught = [1, 2].filter((seat) => cheat.at(seat).table().ended() === 'cheated')
    expect(caught.length).toBeGreaterThan(0)
    await expectCaught(cheat, need(caught[0], 'a guest'), 'twoJournals')
  })
})

describe('a host that rewinds the match by a takeover', () => {
  it('is caught if it won’t take back what it had known', async () => {
    const { world, cheat, secret } = await midMatch(5)
    const before = whole(cheat, 1)
    const short = cut(tiny, before, 7)
    const takeover = forged(short, secret, 'host', { type: 'host', seat: 0 })
    const { entries } = goneOn(short, takeover)
    for (let times = 0; times < 3; times++) await cheat.send(1, { type: 'journal', from: 0, entries })
    await pass(world, 1000)
    await expectCaught(cheat, 1, 'rollback')
    expect(lastOf(whole(cheat, 1)).seq).toBe(lastOf(before).seq)
  })
})

/** A host lets a bot have the seat of the guest, as it alone wishes. */
async function lendSeat(cheat: Cheat, secret: string): Promise<void> {
  const before = whole(cheat, 1)
  const wish = forged(before, secret, 0, { type: 'wish', wish: 'standIn', seat: 1 })
  const key = need(tableOf(before).roster.seats[1]?.key, 'a key')
  const bot = forged(goneOn(before, wish), secret, 'host', { type: 'seat', seat: 1, kind: 'bot', key })
  await cheat.send(1, { type: 'entry', entry: wish }, { type: 'entry', entry: bot })
}

/** For so many seconds, a host says that the guest is absent. */
async function callAbsent(world: World, cheat: Cheat, seconds: number): Promise<void> {
  for (let times = 0; times < seconds; times++) {
    const { seq } = lastOf(whole(cheat, 0))
    await cheat.send(1, { type: 'ping', seq, quiet: [], absent: [1] })
    await pass(world, 800)
  }
}

describe('a guest who is there', () => {
  it('notices when a bot is put in its seat though only one other agreed', async () => {
    const { world, cheat, secret } = await midMatch(6)
    await pass(world, 15_000)
    await lendSeat(cheat, secret)
    await expectCaught(cheat, 1, 'seat')
    expect(now(cheat, 1).sitters[1]).toMatchObject({ kind: 'person', mine: true })
  })

  it('notices that too while its host calls them absent, but answers', async () => {
    const { world, cheat, secret } = await midMatch(6)
    await callAbsent(world, cheat, 15)
    await lendSeat(cheat, secret)
    await expectCaught(cheat, 1, 'seat')
  })

  it('notices that too when its host has called them absent for 40 s, and answers nothing', async () => {
    const { world, cheat, secret } = await midMatch(8)
    cheat.tell = (_, text) => (text.includes('"absent":[]') || text.includes('"type":"journal"') ? undefined : text)
    await callAbsent(world, cheat, 40)
    await lendSeat(cheat, secret)
    await expectCaught(cheat, 1, 'seat')
  })

  it('lets a bot have the seat that it has resigned', async () => {
    const { world, cheat } = await midMatch(9, 2)
    await pass(world, 15_000)
    void cheat.at(1).table().act(1, { type: 'resign' })
    await pass(world, 1000)
    expect(now(cheat, 0).sitters[1]).toMatchObject({ kind: 'bot' })
    expect(cheat.at(1).table().ended()).toBeUndefined()
  })

  it('accepts a bot that two others agreed to', async () => {
    const { world, cheat } = await midMatch(7, 2)
    await pass(world, 15_000)
    await cheat.at(0).table().act(0, { type: 'wish', wish: 'standIn', seat: 1 })
    await pass(world, 200)
    const to = lastOf(whole(cheat, 2)).seq
    void cheat.at(2).table().act(2, { type: 'answer', to, yes: true })
    await pass(world, 500)
    expect(now(cheat, 1).sitters[1]).toMatchObject({ kind: 'bot', forMe: true })
    expect(cheat.at(1).table().ended()).toBeUndefined()
  })
})

describe('a guest altered to cheat', () => {
  it('can’t erase another seat’s note by what it says it held', async () => {
    const { world, cheat } = await midMatch(8, 2)
    const from = lastOf(whole(cheat, 0)).seq + 1
    const note = { type: 'mark', note: 'mine', on: { entry: 1 } } as const
    const other = forged(whole(cheat, 0), cheat.at(2).storage.secret, 2, note)
    void cheat.at(1).table().act(1, note)
    await pass(world, 200)
    await cheat.sendToHost(2, { type: 'diverged', from, entries: [other] })
    expect(cheat.at(0).table().journal()[from]).toMatchObject({ by: 1, body: note })
    expect(now(cheat, 1).seq).toBe(from)
  })
})

describe('a host that comes back with less than it had sealed', () => {
  it.each([
    ['before its guest', true],
    ['while its guest is there', false],
  ])('is accused of nothing, even if it plays on %s', async (_, isAlone) => {
    const world = makeWorld(71)
    const [host, guest] = await openRoom(world, 1)
    if (!host || !guest) throw new Error('no room')
    const isHosts = () => {
      const { ask, pending } = host.table().now()
      return ask.type === 'choose' && ask.seat === 0 && !pending
    }
    for (const one of [host, guest]) one.play()
    await until(world, () => host.table().now().seq > 12)
    for (const one of [host, guest]) one.rest()
    await pass(world, 3000)
    host.end('silent')
    const { entries } = need(await host.storage.keeper.load(), 'what was kept')
    const { seq } = need(
      host
        .table()
        .journal()
        .findLast(({ by, body }) => by === 0 && body.type === 'move'),
      'a move of the host',
    )
    await host.storage.keeper.begin(undefined, host.table().journal().slice(0, seq))
    expect(seq).toBeLessThan(entries.length)
    guest.cutOff(isAlone)
    await host.open()
    await until(world, isHosts, 3000)
    const { ask } = host.table().now()
    const lost = entries[seq]
    const moves = ask.type === 'choose' ? ask.moves : []
    const other = moves.find((move) => !JSON.stringify(lost).includes(JSON.stringify(move)))
    void host.table().submit(0, need(other ?? moves[0], 'a move'))
    await pass(world, isAlone ? 3000 : 0)
    guest.cutOff(false)
    const texts = () => [host, guest].map((one) => JSON.stringify(one.table().journal()))
    await until(world, () => new Set(texts()).size === 1, 60_000)
    expect(new Set(texts()).size).toBe(1)
    for (const one of [host, guest]) expect(one.table().ended()).toBeUndefined()
    for (const one of [host, guest]) one.play()
    await until(world, () => [host, guest].every((one) => one.table().now().seq > seq + 6), 60_000)
    for (const one of [host, guest]) expect(one.table().ended()).toBeUndefined()
    expect(Math.min(...[host, guest].map((one) => one.table().now().seq))).toBeGreaterThan(seq + 3)
  })
})
