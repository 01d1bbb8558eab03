import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { messageCap } from '../../src/link/link.ts'
import { entryHash } from '../../src/rules/journal.ts'
import { openHost, resumeHost } from '../../src/table/host.ts'
import { memoryKeeper } from '../../src/table/keeper.ts'
import { pingEvery } from '../../src/table/liveness.ts'
import { tiny } from '../tiny/tiny.ts'
import { dialRaw, helloBy, type Raw } from './raw.ts'
import { build, flush, makeWorld, openHouse, options, pass, reloadHost, until } from './world.ts'

const guest = { kind: 'guest' } as const
const mine = { kind: 'mine' } as const

/** A table of two guests, both at it by links of their own, the first one asked for its move. */
async function twoGuests() {
  const world = makeWorld(1)
  const house = await openHouse(world, [guest, guest])
  const raws: Raw[] = []
  const secrets: string[] = []
  for (let n = 0; n < 2; n++) {
    const raw = await dialRaw(world)
    const secret = world.entropy()
    await raw.ask(helloBy(secret), 'welcome')
    raws.push(raw)
    secrets.push(secret)
  }
  await until(world, () => house.table.now().ask.type === 'choose')
  await pass(world, 50)
  const { ask, seq } = house.table.now()
  const seat = ask.type === 'choose' ? ask.seat : -1
  const [asked, other] = [need(raws[seat], 'asked'), need(raws[1 - seat], 'other')]
  return { world, house, asked, other, seat, seq, secret: need(secrets[seat], 'a secret') }
}

const take = { type: 'take', wagons: 1 } as const

describe('a host refuses, to its sender alone,', () => {
  it.each([
    ['a move out of turn', 'other', { seat: 'other' }, 'notYourTurn'],
    ['a move for the other seat', 'other', { seat: 'asked' }, 'wrongSeat'],
    ['a move for a seat that is not there', 'asked', { seat: 9 }, 'wrongSeat'],
    ['a move with an old number', 'asked', { seq: 0 }, 'staleNumber'],
    ['a move with a number to come', 'asked', { seq: 99 }, 'staleNumber'],
    ['a move that is none', 'asked', { move: { type: 'fly' } }, 'unreadable'],
    ['an illegal move, with the rule', 'asked', { move: { type: 'stop' } }, 'nothingTaken'],
  ] as const)('%s', async (_, who, change, reason) => {
    const scene = await twoGuests()
    const { house, asked, other, seat, seq } = scene
    const seats = { asked: seat, other: 1 - seat }
    const submit = { type: 'submit', id: 7, seat, seq, move: take, ...change }
    if (typeof submit.seat === 'string') Object.assign(submit, { seat: seats[submit.seat] })
    const before = house.table.now()
    const bystander = who === 'asked' ? other : asked
    const quietBefore = bystander.heard.filter((one) => one.type !== 'ping').length
    const answer = await scene[who].ask(submit, 'refused', 'accepted')
    expect(answer).toMatchObject({ type: 'refused', id: 7, refusal: { reason } })
    expect(house.table.now().seq).toBe(before.seq)
    expect(bystander.heard.filter((one) => one.type !== 'ping')).toHaveLength(quietBefore)
    const good = { type: 'submit', id: 8, seat, seq, move: take }
    expect(await asked.ask(good, 'refused', 'accepted')).toMatchObject({ type: 'accepted' })
  })

  it('an undo where there is nothing to take back, or of another seat', async () => {
    const { asked, other, seat, house } = await twoGuests()
    const undo = { type: 'undo', id: 1, seat, to: 0 }
    expect(await asked.ask(undo, 'refused')).toMatchObject({ refusal: { reason: 'undoNothing' } })
    expect(await other.ask(undo, 'refused')).toMatchObject({ refusal: { reason: 'wrongSeat' } })
    expect(house.table.journal().some(({ body }) => body.type === 'undo')).toBe(false)
  })

  it('a move before every seat is taken', async () => {
    const world = makeWorld(2)
    const { table } = await openHouse(world, [mine, guest])
    expect(table.now().standing).toBe('waiting')
    expect(await table.submit(0, take)).toMatchObject({ refusal: { reason: 'notPlaying' } })
    expect(await table.submit(1, take)).toMatchObject({ refusal: { reason: 'wrongSeat' } })
  })

  it('a move it could not keep, and draws again what it could not keep', async () => {
    const world = makeWorld(3)
    const { clock, entropy } = world
    const inner = memoryKeeper()
    let full = false
    const keeper = {
      ...inner,
      append: async (entry: Parameters<typeof inner.append>[0]) => {
        if (full) throw new Error('no room')
        await inner.append(entry)
      },
    }
    const ports = { game: tiny, keeper, clock, entropy, build }
    const opened = await openHost(ports, [mine], options)
    if ('problem' in opened) throw new Error('no table')
    const { table } = opened
    await flush()
    full = true
    const { hash } = table.now()
    expect(await table.submit(0, take)).toMatchObject({ refusal: { reason: 'notKept' } })
    expect(table.now()).toMatchObject({ hash, pending: false })
    full = false
    keeper.append = async (entry) => {
      if (full && entry.body.type === 'chance') throw new Error('no room')
      await inner.append(entry)
    }
    full = true
    await table.submit(0, { type: 'push' })
    expect(table.now().ask.type).toBe('chance')
    full = false
    expect(await until(world, () => table.now().ask.type === 'choose', 5000)).toBe(true)
  })
})

describe('a host drops and counts', () => {
  it.each([
    ['what is no JSON', '{"type":'],
    ['what is no message', { type: 'dance' }],
    ['a field that has no place', { type: 'ping', x: 1 }],
    ['a message without its fields', { type: 'submit' }],
    ['a bare value', 'null'],
  ])('%s', async (_, message) => {
    const { house, asked, seat, seq } = await twoGuests()
    const { dropped } = house.table.counts
    const heard = asked.heard.length
    await asked.send(message)
    expect(house.table.counts.dropped).toBe(dropped + 1)
    expect(asked.heard).toHaveLength(heard)
    const good = { type: 'submit', id: 8, seat, seq, move: take }
    expect(await asked.ask(good, 'accepted', 'refused')).toMatchObject({ type: 'accepted' })
  })

  it('what comes before a hello', async () => {
    const { house, world, seat, seq } = await twoGuests()
    const stranger = await dialRaw(world)
    await stranger.send({ type: 'submit', id: 1, seat, seq, move: take })
    await stranger.send({ type: 'resync', from: 0 })
    expect(house.table.counts.dropped).toBe(2)
    expect(stranger.heard).toEqual([])
  })

  it('what comes too fast, of that link alone', async () => {
    const { house, asked, other, world } = await twoGuests()
    for (let n = 0; n < 1000; n++) asked.link.send('{"type":"ping"}')
    await pass(world, 50)
    expect(house.table.counts.limited).toBeGreaterThan(800)
    const undo = { type: 'undo', id: 1, seat: 0, to: 0 }
    expect((await other.ask(undo, 'refused')).id).toBe(1)
  })

  it('a guest’s link that has been silent for half a minute', async () => {
    const { world, house, asked, other, seat } = await twoGuests()
    for (let n = 0; n < 29; n++) {
      await pass(world, pingEvery)
      other.link.send('{"type":"ping"}')
    }
    expect(asked.closed()).toBeUndefined()
    expect(house.table.now().sitters[seat]).toMatchObject({ present: false })
    await pass(world, 2 * pingEvery)
    expect(asked.closed()).toBe('silent')
    expect(other.closed()).toBeUndefined()
  })

  it('a link that never says hello', async () => {
    const { world } = await twoGuests()
    const stranger = await dialRaw(world)
    await pass(world, 12_000)
    expect(stranger.closed()).toBe('no hello')
  })
})

describe('a host seats', () => {
  it('a third visitor nowhere, and says so', async () => {
    const { world, house } = await twoGuests()
    const third = await dialRaw(world)
    expect(await third.ask(helloBy(world.entropy()), 'denied')).toMatchObject({ why: 'full' })
    await pass(world, 50)
    expect(third.closed()).toBe('full')
    expect(house.table.now().sitters.every((sitter) => sitter.present)).toBe(true)
  })

  it('a page of another version nowhere, and says so', async () => {
    const { world } = await twoGuests()
    const old = await dialRaw(world)
    expect(await old.ask({ type: 'hello', protocol: 0, secret: 'x' }, 'denied')).toMatchObject({
      why: 'version',
    })
  })

  it('who knows a secret where the secret belongs, over the newest link', async () => {
    const { world, asked, secret, seat } = await twoGuests()
    const newer = await dialRaw(world)
    const welcome = await newer.ask(helloBy(secret), 'welcome')
    expect(welcome.seat).toBe(seat)
    await pass(world, 50)
    expect(asked.closed()).toBe('replaced')
    expect(newer.closed()).toBeUndefined()
  })

  it('one guest once, however often it says hello', async () => {
    const world = makeWorld(4)
    const house = await openHouse(world, [mine, guest, guest])
    const raw = await dialRaw(world)
    const secret = world.entropy()
    for (let n = 0; n < 5; n++) raw.link.send(JSON.stringify(helloBy(secret)))
    await raw.send(helloBy(world.entropy()))
    const kinds = house.table.now().sitters.map((sitter) => sitter.kind)
    expect(kinds).toEqual(['person', 'person', 'open'])
    expect(house.table.journal().filter(({ body }) => body.type === 'seat')).toHaveLength(2)
  })

  it('nobody whose seat it could not keep, so that they may try again', async () => {
    const world = makeWorld(9)
    const { clock, entropy, network } = world
    let full = true
    const inner = memoryKeeper()
    const keeper = {
      ...inner,
      seat: async (key: Parameters<typeof inner.seat>[0]) => {
        if (full) throw new Error('no room')
        await inner.seat(key)
      },
    }
    const ports = { game: tiny, keeper, clock, entropy, build }
    const opened = await openHost(ports, [mine, guest], options)
    if ('problem' in opened) throw new Error('no table')
    network.listen('ROOM', opened.table.accept)
    await pass(world, 10)
    const secret = world.entropy()
    const first = await dialRaw(world)
    await first.send(helloBy(secret))
    expect(first.closed()).toBe('not kept')
    full = false
    const second = await dialRaw(world)
    expect((await second.ask(helloBy(secret), 'welcome')).seat).toBe(1)
  })

  it('only who has the key where a seat was kept for somebody', async () => {
    const world = makeWorld(5)
    const first = await openHouse(world, [mine, guest])
    const raw = await dialRaw(world)
    const secret = world.entropy()
    await raw.ask(helloBy(secret), 'welcome')
    const [key] = first.table.keys()
    first.table.end('next')
    first.listening.close()
    await pass(world, 50)
    expect(raw.closed()).toBe('next')
    const next = await openHouse(world, [{ ...guest, hash: need(key, 'a key').hash }, mine])
    const stranger = await dialRaw(world)
    expect((await stranger.ask(helloBy(world.entropy()), 'denied')).why).toBe('full')
    const again = await dialRaw(world)
    expect((await again.ask(helloBy(secret), 'welcome')).seat).toBe(0)
    expect(next.table.now().standing).toBe('playing')
  })
})

describe('a host keeps', () => {
  it('an entry before anybody hears of it', async () => {
    const world = makeWorld(6)
    const { clock, entropy } = world
    const log: string[] = []
    const inner = memoryKeeper()
    const keeper = {
      ...inner,
      async append(entry: Parameters<typeof inner.append>[0]) {
        await inner.append(entry)
        log.push(`kept ${entry.seq}`)
      },
    }
    const opened = await openHost({ game: tiny, keeper, clock, entropy, build }, [mine], options)
    if ('problem' in opened) throw new Error('no table')
    opened.table.on((news) => news.type === 'told' && log.push(`told ${news.entry.seq}`))
    await flush()
    await opened.table.submit(0, take)
    expect(log).toEqual(['kept 0', 'kept 1', 'kept 2', 'told 2', 'kept 3', 'told 3'])
  })

  it('seats and secrets over a reload', async () => {
    const { world, house, secret, seat } = await twoGuests()
    await reloadHost(world, house, 'closed')
    await pass(world, 100)
    const again = await dialRaw(world)
    expect((await again.ask(helloBy(secret), 'welcome')).seat).toBe(seat)
    const third = await dialRaw(world)
    expect((await third.ask(helloBy(world.entropy()), 'denied')).why).toBe('full')
  })

  it('no secret itself', async () => {
    const { house, secret } = await twoGuests()
    const kept = JSON.stringify(await house.keeper.load())
    expect(kept).not.toContain(secret)
    expect(JSON.stringify(house.table.journal())).not.toContain(secret)
  })

  it('its own seats and bots over a reload', async () => {
    const world = makeWorld(7)
    const house = await openHouse(world, [
      { kind: 'mine', name: 'Ann' },
      { kind: 'bot', name: 'r' },
    ])
    await reloadHost(world, house, 'away')
    expect(house.table.now().sitters).toEqual([
      { kind: 'person', name: 'Ann', mine: true, present: true },
      { kind: 'bot', name: 'r', mine: false, present: true },
    ])
  })

  it('nothing that does not replay, and says where it went wrong', async () => {
    const { house, world } = await twoGuests()
    const kept = need(await house.keeper.load(), 'what was kept')
    const entries = kept.entries.map((entry, at) => (at === 2 ? { spoilt: true } : entry))
    const { clock, entropy } = world
    const ports = { game: tiny, keeper: house.keeper, clock, entropy, build }
    expect(resumeHost(ports, { ...kept, entries })).toMatchObject({ problem: { entry: 2 } })
  })
})

describe('a host accepts', () => {
  it('a move sent twice once, and answers it twice', async () => {
    const { house, asked, seat, seq } = await twoGuests()
    const submit = { type: 'submit', id: 3, seat, seq, move: take }
    const first = await asked.ask(submit, 'accepted')
    const second = await asked.ask(submit, 'accepted')
    expect(second).toEqual(first)
    expect(house.table.journal().filter(({ body }) => body.type === 'move')).toHaveLength(1)
  })

  it('a move answering what was asked before somebody merely sat down', async () => {
    const world = makeWorld(8)
    const { clock, entropy } = world
    const keeper = memoryKeeper()
    const ports = { game: tiny, keeper, clock, entropy, build }
    const opened = await openHost(ports, [mine], options)
    if ('problem' in opened) throw new Error('no table')
    await flush()
    const port = opened.table.seat(0)
    const { seq } = need(port.asked(), 'a question')
    expect(await port.submit(seq - 1, take)).toMatchObject({ refusal: { reason: 'staleNumber' } })
    expect(await port.submit(seq, take)).toEqual({ type: 'accepted', seq: seq + 1 })
  })

  it('an undo sent twice once', async () => {
    const { house, asked, seat, seq } = await twoGuests()
    await asked.ask({ type: 'submit', id: 1, seat, seq, move: take }, 'accepted')
    const undo = { type: 'undo', id: 2, seat, to: seq }
    const first = await asked.ask(undo, 'accepted')
    expect(await asked.ask(undo, 'accepted')).toEqual(first)
    expect(house.table.journal().filter(({ body }) => body.type === 'undo')).toHaveLength(1)
  })
})

describe('a host sends', () => {
  it('a welcome only what is missing', async () => {
    const { world, house, secret } = await twoGuests()
    const again = await dialRaw(world)
    const entry = need(house.table.journal()[1], 'an entry')
    const have = { seq: 1, hash: entryHash(entry) }
    const welcome = await again.ask({ ...helloBy(secret), have }, 'welcome')
    expect(welcome.from).toBe(2)
    expect(welcome.entries).toEqual(house.table.journal().slice(2))
    const other = { ...have, hash: 'a'.repeat(64) }
    expect((await again.ask({ ...helloBy(secret), have: other }, 'welcome')).from).toBe(0)
  })

  it('a journal longer than a message in parts that fit', async () => {
    const { house, asked, seat, seq } = await twoGuests()
    await growJournal(asked, seat, seq)
    expect(JSON.stringify(house.table.journal()).length).toBeGreaterThan(1.5 * messageCap)
    const from = asked.heard.length
    await asked.send({ type: 'resync', from: 0 })
    const parts = asked.heard.slice(from).filter((one) => one.type === 'part')
    expect(parts.length).toBeGreaterThan(8)
    const text = parts.map((part) => part.text).join('')
    expect(JSON.parse(text)).toEqual({ type: 'journal', from: 0, entries: house.table.journal() })
  })

  it('a sign of life with its last number every second', async () => {
    const { asked, world, house } = await twoGuests()
    const from = asked.heard.length
    await pass(world, 5 * pingEvery)
    const pings = asked.heard.slice(from).filter((one) => one.type === 'ping')
    expect(pings.length).toBeGreaterThanOrEqual(4)
    expect(pings.at(-1)?.seq).toBe(house.table.now().seq)
  })
})

/** Moves and takes back until the journal is long. */
async function growJournal(asked: Raw, seat: number, from: number): Promise<void> {
  for (let seq = from; seq < from + 600; seq += 2) {
    await asked.ask({ type: 'submit', id: seq, seat, seq, move: take }, 'accepted')
    await asked.ask({ type: 'undo', id: seq + 1, seat, to: from }, 'accepted')
  }
}

describe('a closed table', () => {
  it('takes nothing any more and says so', async () => {
    const { house, asked, world } = await twoGuests()
    house.table.close()
    await pass(world, 50)
    expect(house.table.now().standing).toBe('closed')
    expect(asked.closed()).toBe('away')
    const port = house.table.seat(0)
    expect(port.asked()).toBeUndefined()
    expect(await port.submit(house.table.now().seq, take)).toMatchObject({
      refusal: { reason: 'closed' },
    })
  })
})
