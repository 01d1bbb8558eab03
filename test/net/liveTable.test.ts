import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { address } from '../../src/link/address.ts'
import type { Keeper } from '../../src/match/keeper.ts'
import { signaturesProblem } from '../../src/match/signing.ts'
import { arriveWithin, standInAfter } from '../../src/net/protocol/liveness.ts'
import type { Entry } from '../../src/rules/body.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { cheapSignatures, slowSeal } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, makeBrowser, makeStorage, openRoom } from './browser.ts'
import { dialRaw, helloBy } from './raw.ts'
import { makeWorld, pass, until, type World } from './world.ts'

/** No frame between browsers carries more, in bytes. */
const longestFrame = 14_000

const take = { type: 'take', wagons: 1 } as const

async function two(seed: number) {
  const world = makeWorld(seed)
  const [host, guest] = await openRoom(world, 1)
  return { world, host: need(host, 'a host'), guest: need(guest, 'a guest') }
}

const now = (browser: Browser) => browser.table().now()
const hosts = (browser: Browser) => now(browser).hosting
/** Expects that all hold the same sound journal. */
async function expectSame(world: World, ...browsers: readonly Browser[]) {
  for (const one of browsers) one.rest()
  const isSame = () => new Set(browsers.map((one) => `${now(one).seq} ${now(one).hash}`)).size === 1
  await pass(world, 100)
  await until(world, isSame, 5000)
  const [first] = browsers
  const journal = need(first, 'a browser').table().journal()
  for (const one of browsers) expect(one.table().journal()).toEqual(journal)
  sound(openJournal(tiny, journal))
  expect(await signaturesProblem(journal, cheapSignatures.verify)).toBeUndefined()
}

/** Plays on until these browsers have made this many more entries. */
async function playOn(world: World, browsers: readonly Browser[], more = 6): Promise<void> {
  for (const one of browsers) one.play()
  const from = Math.max(...browsers.map((one) => now(one).seq))
  const isOn = () => browsers.every((one) => now(one).seq >= from + more)
  const isOver = () => browsers.every((one) => now(one).standing === 'over')
  expect(await until(world, () => isOn() || isOver())).toBe(true)
}

/** Makes moves of one's own, none that draws, until the other is asked. */
async function moveUntilOther(world: World, mover: Browser): Promise<void> {
  for (let n = 0; n < 20 && now(mover).turn !== undefined; n++) {
    const { turn, ask } = now(mover)
    const moves = ask.type === 'choose' ? ask.moves : []
    const move = moves.findLast(({ type }) => type !== 'push')
    if (turn === undefined || !move) return
    const answer = mover.table().submit(turn, move)
    await pass(world, 50)
    await answer
  }
}

/** Leaves a browser’s disk no room for some entries, until the function returned is called. */
function fillDisk({ storage: { keeper } }: Browser, isTooMuch: (entry: Entry<unknown>) => boolean): () => void {
  const { begin, append } = keeper
  const unless = (isFull: boolean, store: () => Promise<void>) =>
    isFull ? Promise.reject(new Error('the disk is full')) : store()
  const full: Pick<Keeper, 'begin' | 'append'> = {
    begin: (edition, entries) => unless(entries.some(isTooMuch), () => begin(edition, entries)),
    append: (entry) => unless(isTooMuch(entry), () => append(entry)),
  }
  Object.assign(keeper, full)
  return () => Object.assign(keeper, { begin, append })
}

describe('when the host is gone for good', () => {
  it('the guest takes over within twenty seconds, and keeps its seat and its turn', async () => {
    const { world, host, guest } = await two(1)
    const { hash, seq } = now(guest)
    const from = world.clock.now()
    host.end('silent')
    await until(world, () => hosts(guest), 60_000)
    expect(world.clock.now() - from).toBeLessThan(17_500)
    expect(now(guest)).toMatchObject({ standing: 'playing', epoch: 2, hash, seq: seq + 1 })
    expect(now(guest).sitters).toMatchObject([
      { mine: false, present: false },
      { mine: true, present: true },
    ])
    expect(guest.table().journal().at(-1)?.body).toEqual({ type: 'host', seat: 1 })
  })

  it('people see only that the table is lost, and then back', async () => {
    const { world, host, guest } = await two(2)
    const news: string[] = []
    const standings = new Set<string>()
    guest.table().on((one) => {
      news.push(one.type)
      standings.add(now(guest).standing)
    })
    host.end('silent')
    await until(world, () => hosts(guest), 60_000)
    await pass(world, 100)
    expect(new Set(news)).toEqual(new Set(['changed']))
    expect(standings).toEqual(new Set(['playing', 'lost']))
  })

  it('it returns as a guest, to its own seat', async () => {
    const { world, host, guest } = await two(3)
    host.end('silent')
    await until(world, () => hosts(guest), 60_000)
    await host.open()
    expect(await until(world, () => !hosts(host) && now(host).standing === 'playing')).toBe(true)
    await pass(world, 1000)
    await expectSame(world, host, guest)
    expect(now(host).sitters[0]).toMatchObject({ mine: true })
    await playOn(world, [host, guest], 200)
    expect(now(host).standing).toBe('over')
    await expectSame(world, host, guest)
  })

  it('the first address leads newcomers to the new host', async () => {
    const { world, host, guest } = await two(4)
    host.end('silent')
    await until(world, () => hosts(guest), 60_000)
    await pass(world, 40_000)
    const visitor = makeBrowser(world, 'ROOM', makeStorage(world.entropy()))
    await visitor.open()
    expect(now(visitor)).toMatchObject({ standing: 'playing', epoch: 2, turn: undefined })
  })

  it('a visitor finds the new host even while the first address is taken', async () => {
    const { world, host, guest } = await two(5)
    host.cutOff(true)
    await until(world, () => hosts(guest), 60_000)
    host.end('silent')
    const visitor = makeBrowser(world, 'ROOM', makeStorage(world.entropy()))
    await visitor.open()
    expect(now(visitor)).toMatchObject({ standing: 'playing', epoch: 2, turn: undefined })
  })

  it('a returning guest tries all addresses at once', async () => {
    const { world, host, guest } = await two(7)
    host.end('silent')
    await until(world, () => hosts(guest), 60_000)
    const third = makeBrowser(world, 'ROOM', makeStorage(host.storage.secret))
    await third.open()
    expect(await until(world, () => now(third).standing === 'playing', 6000)).toBe(true)
    guest.end('silent')
    await guest.open()
    expect(await until(world, () => now(third).standing === 'playing', 8000)).toBe(true)
    await expectSame(world, third, guest)
  })

  it('a pending move is still made', async () => {
    const { world, host, guest } = await two(6)
    if (now(host).turn !== undefined) await moveUntilOther(world, host)
    await until(world, () => now(guest).turn === 1)
    host.end('silent')
    await pass(world, 8000)
    const answer = guest.table().submit(1, take)
    expect(now(guest)).toMatchObject({ standing: 'lost', pending: true })
    await until(world, () => hosts(guest) && !now(guest).pending, 60_000)
    expect(await answer).toMatchObject({ type: 'accepted' })
    expect(guest.table().journal().at(-1)).toMatchObject({ by: 1, body: { move: take }, epoch: 2 })
  })

  it('a host that said goodbye has five seconds to return', async () => {
    const { world, host, guest } = await two(7)
    const from = world.clock.now()
    host.end('goodbye')
    await until(world, () => hosts(guest), 60_000)
    const after = world.clock.now() - from
    expect(after).toBeGreaterThan(4000)
    expect(after).toBeLessThan(8000)
  })

  it('one of two guests takes over, and the other follows', async () => {
    const world = makeWorld(8)
    const [host, ...guests] = await openRoom(world, 2)
    need(host, 'a host').end('silent')
    await until(world, () => guests.filter(hosts).length > 0, 60_000)
    expect(await until(world, () => guests.every((one) => now(one).epoch === 2), 30_000)).toBe(true)
    await pass(world, 20_000)
    expect(guests.filter(hosts)).toHaveLength(1)
    expect(guests.map((one) => now(one).standing)).toEqual(['playing', 'playing'])
    await expectSame(world, ...guests)
  })

  it('a guest that cannot store the takeover leaves it to the other, and its pending move is made', async () => {
    const world = makeWorld(8)
    const [host, ...guests] = await openRoom(world, 2)
    const [full, other] = [need(guests[0], 'a guest'), need(guests[1], 'another')]
    for (const one of [need(host, 'a host'), other]) one.play()
    await until(world, () => now(full).turn === 1)
    need(host, 'a host').end('silent')
    fillDisk(full, ({ body }) => body.type === 'host' && body.seat === 1)
    await pass(world, 8000)
    const answer = full.table().submit(1, take)
    expect(await until(world, () => hosts(full) || hosts(other), 90_000)).toBe(true)
    expect(hosts(full)).toBe(false)
    await pass(world, 20_000)
    expect(await answer).toMatchObject({ type: 'accepted' })
    expect(now(full)).toMatchObject({ standing: 'playing', epoch: 2, pending: false })
    await expectSame(world, full, other)
  })

  it('a takeover that could not be stored at first is made once it can', async () => {
    const { world, host, guest } = await two(1)
    const clearDisk = fillDisk(guest, () => true)
    host.end('silent')
    await pass(world, 60_000)
    expect(now(guest)).toMatchObject({ standing: 'lost', epoch: 1, hosting: false })
    clearDisk()
    expect(await until(world, () => hosts(guest), 60_000)).toBe(true)
    expect((await guest.storage.keeper.load())?.entries).toEqual(guest.table().journal())
    await host.open()
    await until(world, () => now(host).standing === 'playing')
    await playOn(world, [host, guest])
    await expectSame(world, host, guest)
  })

  it('the second guest takes over when the first is gone as well', async () => {
    const world = makeWorld(9)
    const browsers = await openRoom(world, 2)
    const [host, first, second] = browsers
    need(host, 'a host').end('silent')
    need(first, 'a guest').end('silent')
    const last = need(second, 'a guest')
    expect(await until(world, () => hosts(last), 60_000)).toBe(true)
    const present = () => now(last).sitters.map((sitter) => sitter.present)
    expect(present()).toEqual([false, true, true])
    await pass(world, arriveWithin)
    expect(present()).toEqual([false, false, true])
  })

  it('and so is the next host, the third takes over, and all return to it', async () => {
    const world = makeWorld(10)
    const browsers = await openRoom(world, 2)
    const [a, b, c] = [need(browsers[0], 'a'), need(browsers[1], 'b'), need(browsers[2], 'c')]
    a.end('silent')
    await until(world, () => hosts(b) && now(c).epoch === 2, 60_000)
    b.end('silent')
    await until(world, () => hosts(c), 60_000)
    expect(now(c).epoch).toBe(3)
    await a.open()
    await b.open()
    const together = () => browsers.every((one) => now(one).epoch === 3)
    expect(await until(world, together, 120_000)).toBe(true)
    await playOn(world, browsers, 300)
    await expectSame(world, ...browsers)
  })
})

describe('a host that returns in time', () => {
  it('hosts again, as if nothing had happened', async () => {
    const { world, host, guest } = await two(11)
    for (const how of ['goodbye', 'silent'] as const) {
      host.end(how)
      await pass(world, 3000)
      await host.open()
      expect(await until(world, () => now(guest).standing === 'playing', 30_000)).toBe(true)
      expect([hosts(host), hosts(guest), now(guest).epoch]).toEqual([true, false, 1])
    }
    await playOn(world, [host, guest])
    await expectSame(world, host, guest)
  })

  it('finds a guest that reloaded at the same moment', async () => {
    const { world, host, guest } = await two(12)
    host.end('goodbye')
    guest.end('goodbye')
    await pass(world, 500)
    await guest.open()
    await pass(world, 500)
    await host.open()
    const isBack = () => now(guest).standing === 'playing' && now(host).sitters[1]?.present === true
    expect(await until(world, isBack, 60_000)).toBe(true)
    expect([hosts(host), now(host).epoch]).toEqual([true, 1])
  })

  it('is not presumed dead by a guest that stood still itself', async () => {
    const { world, guest, host } = await two(13)
    guest.freeze(true)
    await pass(world, 60_000)
    guest.freeze(false)
    await pass(world, 30_000)
    expect([hosts(host), hosts(guest), now(guest).standing]).toEqual([true, false, 'playing'])
  })
})

describe('a host that stood still', () => {
  it('follows the new host as soon as it continues', async () => {
    const { world, host, guest } = await two(27)
    host.freeze(true)
    await until(world, () => hosts(guest), 60_000)
    await pass(world, 20_000)
    host.freeze(false)
    const from = world.clock.now()
    expect(await until(world, () => !hosts(host), 60_000)).toBe(true)
    expect(world.clock.now() - from).toBeLessThan(3000)
    expect(await until(world, () => now(host).standing === 'playing', 30_000)).toBe(true)
    await expectSame(world, host, guest)
  })
})

describe('an epoch', () => {
  it('is not taken on a stranger’s word', async () => {
    const { world, host } = await two(28)
    const raw = await dialRaw(world, address('ROOM', 1))
    const have = { epoch: 9, seq: 99, hash: 'a'.repeat(64) }
    await raw.send(helloBy(raw, world.entropy(), { have }))
    expect([hosts(host), raw.closed()]).toEqual([true, undefined])
    expect(now(host).epoch).toBe(1)
  })

  it('is opened beyond all that were heard of, because others may return to those', async () => {
    const { world, host, guest } = await two(29)
    host.end('silent')
    await until(world, () => hosts(guest), 60_000)
    await host.open()
    await until(world, () => !hosts(host), 30_000)
    guest.end('silent')
    expect(await until(world, () => hosts(host), 90_000)).toBe(true)
    expect(now(host).epoch).toBe(3)
    await guest.open()
    expect(await until(world, () => now(guest).epoch === 3 && !hosts(guest), 90_000)).toBe(true)
    await until(world, () => now(guest).standing === 'playing', 60_000)
    await expectSame(world, host, guest)
  })
})

describe('when host and guest cannot reach each other', () => {
  it('the one that took over goes on hosting, and the other follows', async () => {
    const { world, host, guest } = await two(14)
    host.cutOff(true)
    await until(world, () => hosts(guest), 60_000)
    expect(hosts(host)).toBe(true)
    host.cutOff(false)
    expect(await until(world, () => !hosts(host), 60_000)).toBe(true)
    await until(world, () => now(host).standing === 'playing', 60_000)
    await pass(world, 2000)
    await expectSame(world, host, guest)
    await playOn(world, [host, guest])
    await expectSame(world, host, guest)
  })

  it('what the host played alone is adopted, if nothing else was played', async () => {
    const { world, host, guest } = await two(15)
    if (now(guest).turn !== undefined) await moveUntilOther(world, guest)
    await until(world, () => now(host).turn === 0)
    host.cutOff(true)
    await pass(world, 100)
    const before = now(guest).seq
    await moveUntilOther(world, host)
    const { hash, seq } = now(host)
    expect(seq).toBeGreaterThan(before)
    await until(world, () => hosts(guest), 60_000)
    host.cutOff(false)
    await until(world, () => !hosts(host) && now(host).standing === 'playing', 60_000)
    await pass(world, 6000)
    expect(now(guest).hash).toBe(hash)
    expect(now(host)).toMatchObject({ hash, unkept: 0 })
    await expectSame(world, host, guest)
  })

  it('all of it is adopted, even if it is longer than a frame', async () => {
    const { world, host, guest } = await two(18)
    if (now(guest).turn !== undefined) await moveUntilOther(world, guest)
    await until(world, () => now(host).turn === 0)
    host.cutOff(true)
    await pass(world, 100)
    const before = now(guest).seq
    for (let n = 0; n < 250; n++) {
      await host.table().submit(0, take)
      await host.table().undo(0)
    }
    await host.table().submit(0, take)
    const alone = host
      .table()
      .journal()
      .slice(before + 1)
    expect(JSON.stringify(alone).length).toBeGreaterThan(longestFrame)
    await until(world, () => hosts(guest), 60_000)
    host.cutOff(false)
    await until(world, () => !hosts(host) && now(host).standing === 'playing', 60_000)
    await pass(world, 6000)
    expect(now(host)).toMatchObject({ hash: now(guest).hash, unkept: 0 })
    expect(
      guest
        .table()
        .journal()
        .slice(before + 1, before + 1 + alone.length),
    ).toEqual(alone)
    await expectSame(world, host, guest)
  })

  it('counts what can no longer be adopted, for its author', async () => {
    const { world, host, guest } = await two(16)
    if (now(guest).turn !== undefined) await moveUntilOther(world, guest)
    await until(world, () => now(host).turn === 0)
    host.cutOff(true)
    await pass(world, 100)
    await host.table().submit(0, take)
    await until(world, () => hosts(guest), 60_000)
    await pass(world, standInAfter + 2000)
    expect(await guest.table().standIn(0)).toMatchObject({ type: 'accepted' })
    const bot = guest.table().seat(0)
    const asked = need(bot.asked(), 'a question')
    const other = asked.choice.moves.find((move) => JSON.stringify(move) !== JSON.stringify(take))
    await bot.submit(asked.seq, need(other, 'another move'))
    await pass(world, 100)
    host.cutOff(false)
    await until(world, () => !hosts(host) && now(host).standing === 'playing', 60_000)
    await pass(world, 6000)
    expect(now(host)).toMatchObject({ unkept: 1, hash: now(guest).hash })
    expect(now(host).sitters[0]).toMatchObject({ kind: 'person', mine: true })
    await expectSame(world, host, guest)
  })
})

describe('handing over the table', () => {
  it('makes the guest the host at once, and the host a guest', async () => {
    const { world, host, guest } = await two(17)
    const from = world.clock.now()
    expect(await host.table().handOver(1)).toMatchObject({ type: 'accepted' })
    await until(world, () => hosts(guest) && now(host).standing === 'playing', 60_000)
    expect(world.clock.now() - from).toBeLessThan(4000)
    expect([hosts(host), hosts(guest), now(host).epoch]).toEqual([false, true, 2])
    await playOn(world, [host, guest])
    await expectSame(world, host, guest)
    host.end('goodbye')
    await pass(world, 60_000)
    expect(now(guest)).toMatchObject({ hosting: true, standing: 'playing', epoch: 2 })
  })

  it('works back and forth', async () => {
    const { world, host, guest } = await two(18)
    for (let n = 0; n < 4; n++) {
      const [from, to] = n % 2 === 0 ? [host, guest] : [guest, host]
      await from.table().handOver(n % 2 === 0 ? 1 : 0)
      expect(await until(world, () => hosts(to), 20_000)).toBe(true)
      expect(await until(world, () => now(from).standing === 'playing', 60_000)).toBe(true)
    }
    expect(now(host).epoch).toBe(5)
    await expectSame(world, host, guest)
  })

  it('while a draw is asked for replaces nothing that the next host has stored', async () => {
    const { world, host, guest } = await two(25)
    const { keeper } = guest.storage
    const { append } = keeper
    // The guest has yet to acknowledge its last entry when it takes over.
    keeper.append = async (entry) => {
      await new Promise<void>((resolve) => void world.clock.after(50, resolve))
      await append(entry)
    }
    expect(await host.table().submit(0, { type: 'push' })).toMatchObject({ type: 'accepted' })
    await host.table().handOver(1)
    expect(await until(world, () => hosts(guest) && now(guest).ask.type === 'choose', 4000)).toBe(true)
    await pass(world, 5000)
    expect((await keeper.load())?.entries).toEqual(guest.table().journal())
  })

  it('is refused by a guest, and to a seat whose person is absent', async () => {
    const { world, host, guest } = await two(19)
    expect(await guest.table().handOver(0)).toMatchObject({ refusal: { reason: 'notHosting' } })
    expect(await host.table().handOver(0)).toMatchObject({ refusal: { reason: 'notHere' } })
    guest.end('silent')
    await pass(world, 8000)
    expect(await host.table().handOver(1)).toMatchObject({ refusal: { reason: 'notHere' } })
    expect(hosts(host)).toBe(true)
  })

  it('to someone who does not take it leaves it where it was', async () => {
    const { world, host, guest } = await two(20)
    await host.table().handOver(1)
    guest.end('silent')
    expect(await until(world, () => hosts(host), 60_000)).toBe(true)
    expect(now(host).epoch).toBe(3)
  })
})

describe('a seat whose person is absent', () => {
  it('is played by a bot on request, and given back when its person returns', async () => {
    const { world, host, guest } = await two(21)
    expect(await host.table().standIn(1)).toMatchObject({ refusal: { reason: 'notAway' } })
    guest.end('silent')
    await pass(world, 8000)
    expect(now(host).sitters[1]).toMatchObject({ kind: 'person', present: false })
    const early = await host.table().standIn(1)
    expect(early).toMatchObject({ refusal: { reason: 'tooSoon', amounts: { seconds: expect.any(Number) } } })
    await pass(world, standInAfter)
    expect(await host.table().standIn(1)).toMatchObject({ type: 'accepted' })
    expect(now(host).sitters[1]).toMatchObject({ kind: 'bot', standIn: true })
    await playOn(world, [host])
    await guest.open()
    await until(world, () => now(guest).standing === 'playing', 60_000)
    await pass(world, 1000)
    expect(now(host).sitters[1]).toEqual({ kind: 'person', mine: false, present: true })
    expect(now(guest).sitters[1]).toMatchObject({ kind: 'person', mine: true })
    await playOn(world, [host, guest])
    await expectSame(world, host, guest)
  })

  it('can be given to a bot by all of the others', async () => {
    const world = makeWorld(22)
    const [host, one, other] = await openRoom(world, 2)
    need(one, 'a guest').end('silent')
    await pass(world, 9000)
    const answer = need(other, 'a guest').table().standIn(1)
    await pass(world, 100)
    expect(await answer).toMatchObject({ type: 'accepted' })
    expect(now(need(host, 'a host')).sitters[1]?.kind).toBe('person')
    await need(host, 'a host').table().standIn(1)
    expect(now(need(host, 'a host')).sitters[1]).toMatchObject({ kind: 'bot', standIn: true })
  })

  it('is given back, with the host’s consent, to a person who lost its secret', async () => {
    const { world, host, guest } = await two(23)
    guest.end('silent')
    await pass(world, 8000)
    const again = makeBrowser(world, 'ROOM', makeStorage(world.entropy()))
    await again.open()
    expect(now(again).sitters).toMatchObject([{ mine: false }, { mine: false, present: false }])
    expect(await again.storage.keeper.load()).toBeUndefined()
    await again.open(undefined, 1)
    expect(again.knocking).toBe(true)
    const claim = need(now(host).claims[0], 'a claim')
    expect(claim).toMatchObject({ seat: 1 })
    expect(await host.table().decideClaim(claim.id, true)).toMatchObject({ refusal: { reason: 'tooSoon' } })
    await pass(world, standInAfter)
    expect(await host.table().decideClaim(claim.id, true)).toMatchObject({ type: 'accepted' })
    await pass(world, 1000)
    expect(now(again).sitters[1]).toMatchObject({ mine: true })
    expect(now(host).claims).toEqual([])
    await playOn(world, [host, again])
    await expectSame(world, host, again)
    await guest.open()
    await pass(world, 20_000)
    expect(now(guest).sitters.some(({ mine }) => mine)).toBe(false)
    expect(now(host).watching).toHaveLength(1)
  })

  it('is not given to a claimant who is turned away, nor claimed while its person is there', async () => {
    const { world, host, guest } = await two(24)
    const stranger = makeBrowser(world, 'ROOM', makeStorage(world.entropy()))
    await stranger.open(undefined, 1)
    expect(stranger.problem()).toMatchObject({ type: 'denied', why: 'full' })
    guest.end('silent')
    await pass(world, 8000)
    await stranger.open(undefined, 1)
    const [claim] = now(host).claims
    await host.table().decideClaim(need(claim, 'a claim').id, false)
    await pass(world, 1000)
    expect(stranger.problem()).toMatchObject({ type: 'denied', why: 'full' })
    expect(now(host).claims).toEqual([])
    await guest.open()
    expect(await until(world, () => now(guest).standing === 'playing', 30_000)).toBe(true)
  })
})

describe('the same seat at two devices', () => {
  it('belongs to the newest, and the older says so', async () => {
    const { world, host, guest } = await two(25)
    const other = makeBrowser(world, 'ROOM', makeStorage(guest.storage.secret))
    await other.open()
    await pass(world, 100)
    expect(guest.table().ended()).toBe('replaced')
    expect(now(other).sitters[1]).toMatchObject({ mine: true })
    await playOn(world, [host, other])
  })

  it('belongs to the newest even if the older one hosts, and the table moves with it', async () => {
    const { world, host, guest } = await two(26)
    const other = makeBrowser(world, 'ROOM', makeStorage(host.storage.secret))
    await other.open()
    expect(await until(world, () => hosts(other), 30_000)).toBe(true)
    expect(host.table().ended()).toBe('replaced')
    expect(await until(world, () => now(guest).standing === 'playing', 30_000)).toBe(true)
    await playOn(world, [other, guest])
    await expectSame(world, other, guest)
  })
})

describe('a device that took over alone while its seat was played on another', () => {
  /** A guest cut off with its own table, and the same person's phone, which plays on with the host. */
  async function apart(seed: number, guests = 1) {
    const world = makeWorld(seed)
    const browsers = await openRoom(world, guests)
    const [host, guest, third] = browsers
    const [first, own] = [need(host, 'a host'), need(guest, 'a guest')]
    await playOn(world, browsers, 6)
    const phone = makeBrowser(world, 'ROOM', makeStorage(own.storage.secret, 'phone'))
    own.cutOff(true)
    await phone.open()
    await until(world, () => phone.hasTable(), 30_000)
    await until(world, () => hosts(own), 120_000)
    return { world, host: first, guest: own, third, phone }
  }

  it('learns that it is open elsewhere', async () => {
    const { world, host, guest, phone } = await apart(41)
    await playOn(world, [host, phone], 12)
    guest.cutOff(false)
    expect(await until(world, () => guest.table().ended() === 'replaced', 120_000)).toBe(true)
    // For its next visit it keeps the match as it was played.
    expect(guest.table().journal()).toEqual(
      host
        .table()
        .journal()
        .slice(0, now(guest).seq + 1),
    )
    expect(hosts(host)).toBe(true)
    await playOn(world, [host, phone])
    await expectSame(world, host, phone)
  })

  it('takes in what was played there, and its seat back, if the other device has gone', async () => {
    const { world, host, guest, phone } = await apart(42)
    await playOn(world, [host, phone], 12)
    phone.end('silent')
    await pass(world, 8000)
    guest.cutOff(false)
    expect(await until(world, () => !hosts(guest), 120_000)).toBe(true)
    expect(await until(world, () => now(host).sitters[1]?.present === true, 60_000)).toBe(true)
    expect(guest.table().ended()).toBeUndefined()
    await playOn(world, [host, guest])
    await expectSame(world, host, guest)
  })

  it('is believed again as soon as a guest has shown it what was played', async () => {
    const { world, host, guest, third, phone } = await apart(43, 2)
    const other = need(third, 'a third')
    await playOn(world, [host, phone, other], 12)
    const names = (all: readonly Browser[]) => all.map(({ storage }) => storage.name ?? '')
    const islands = [[...names([guest, other]), 'broker'], names([host, phone])]
    world.lab.faults.set({ mute: [], islands })
    const isTogether = () =>
      now(other).hash === now(guest).hash && now(guest).seq >= now(phone).seq && !now(guest).pending
    expect(await until(world, isTogether, 120_000)).toBe(true)
    expect(other.table().ended()).toBeUndefined()
    world.lab.faults.set({ islands: [] })
    const here = () => [guest, phone].filter((one) => one.table().ended() !== 'replaced')
    expect(await until(world, () => here().length === 1, 180_000)).toBe(true)
    await playOn(world, [host, ...here(), other])
    await expectSame(world, host, ...here(), other)
  })
})

describe('verification that takes its time', () => {
  /** A table of three whose browsers take up to 200 ms to verify, and what each was told, in order. */
  async function three(seed: number) {
    const world = makeWorld(seed)
    world.signatures = slowSeal(world, 200)
    const browsers = await openRoom(world, 2)
    const told = browsers.map((one) => {
      const seqs: number[] = []
      one.table().on((news) => news.type === 'told' && seqs.push(news.entry.seq))
      return seqs
    })
    return { world, browsers, told }
  }

  it('leaves the order of the news as it was', async () => {
    const { world, browsers, told } = await three(31)
    await playOn(world, browsers, 25)
    await expectSame(world, ...browsers)
    for (const seqs of told) {
      expect(seqs.length).toBeGreaterThan(10)
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    }
  })

  it('adds nothing at a table that was left in the meantime', async () => {
    const { world, browsers } = await three(32)
    const [host, guest] = browsers.map((one) => one)
    await playOn(world, browsers, 5)
    const one = need(guest, 'a guest')
    const seq = now(one).seq
    need(host, 'a host').play()
    one.table().close()
    await pass(world, 2000)
    expect(one.table().journal().length).toBe(seq + 1)
  })

  it('prevents no one from taking over, returning and catching up', async () => {
    const { world, browsers } = await three(33)
    const [host, guest, other] = browsers
    await playOn(world, browsers, 5)
    need(host, 'a host').end('silent')
    const heir = need(guest, 'a guest')
    expect(await until(world, () => hosts(heir), 60_000)).toBe(true)
    await need(host, 'a host').open()
    expect(await until(world, () => now(heir).sitters.every((one) => one.present), 60_000)).toBe(true)
    await playOn(world, [heir, need(other, 'another'), need(host, 'a host')])
    await expectSame(world, heir, need(other, 'another'), need(host, 'a host'))
  })
})
