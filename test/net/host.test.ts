import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { beforeOf, placesOf } from '../../src/match/begin.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { entryText, makeSigner } from '../../src/match/signing.ts'
import { pingEvery } from '../../src/net/protocol/liveness.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { entryHash } from '../../src/rules/journal.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { seatsOf } from '../../src/rules/tableState.ts'
import { linkPair } from '../link/pair.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import type { Move } from '../tiny/tiny.ts'
import { dialRaw, entryBy, helloBy, type Raw } from './raw.ts'
import { flush, makeWorld, openHost, openHouse, pass, reloadHost, resumeHost, type TinyHost, until } from './world.ts'

const guest = { kind: 'guest' } as const
const mine = { kind: 'mine' } as const

/** A table with two raw guests, the first of whom is asked for a move. */
async function twoGuests() {
  const world = makeWorld(1)
  const house = await openHouse(world, [guest, guest])
  const raws: Raw[] = []
  const secrets: string[] = []
  for (let n = 0; n < 2; n++) {
    const raw = await dialRaw(world)
    const secret = world.entropy()
    await raw.ask(helloBy(raw, secret), 'welcome')
    raws.push(raw)
    secrets.push(secret)
  }
  await until(world, () => house.table.now().ask.type === 'choose')
  await pass(world, 50)
  const { ask, seq } = house.table.now()
  const seat = ask.type === 'choose' ? ask.seat : -1
  const [asked, other] = [need(raws[seat], 'asked'), need(raws[1 - seat], 'other')]
  const [secret, otherSecret] = [need(secrets[seat], 'one'), need(secrets[1 - seat], 'two')]
  return { world, house, asked, other, seat, seq, secret, otherSecret }
}

const take = { type: 'take', wagons: 1 } as const

/** A move submitted with a secret. */
const submitOf = (table: TinyHost, secret: string, by: number, move: Move = take, id = 8) => ({
  type: 'submit',
  id,
  entry: entryBy(table.whole(), secret, by, { type: 'move', move }),
})
const peopleOf = (table: TinyHost) => {
  const body = table.journal()[0]?.body
  return body?.type === 'setup' ? body.match : ''
}
/** The seat that a secret has at a table. */
const seatBy = (table: TinyHost, secret: string) => {
  const { people, match } = setupOf(table.whole())
  const { key } = makeSigner(cheapSignatures, secret, people ?? match)
  return seatsOf(foldTable(table.journal()).roster, key)[0]
}
const undoOf = (table: TinyHost, secret: string, by: number, to: number, id = 1) => ({
  type: 'submit',
  id,
  entry: entryBy(table.whole(), secret, by, { type: 'undo', to }),
})

describe('a host refuses, to its sender alone,', () => {
  const moves: Readonly<Record<string, (scene: Scene) => unknown>> = {
    outOfTurn: ({ house, otherSecret, seat }) => submitOf(house.table, otherSecret, 1 - seat),
    forOther: ({ house, otherSecret, seat }) => submitOf(house.table, otherSecret, seat),
    forNobody: ({ house, secret }) => submitOf(house.table, secret, 9),
    forHost({ house, secret, seat }) {
      const { entry } = submitOf(house.table, secret, seat)
      return { type: 'submit', id: 8, entry: { ...entry, by: 'host' } }
    },
    unsigned({ house, secret, seat }) {
      const { entry } = submitOf(house.table, secret, seat)
      const { sig: _, ...rest } = entry
      return { type: 'submit', id: 8, entry: rest }
    },
    byAnother({ house, secret, otherSecret, seat }) {
      const { entry } = submitOf(house.table, secret, seat)
      const { sig = '' } = submitOf(house.table, otherSecret, seat).entry
      return { type: 'submit', id: 8, entry: { ...entry, sig } }
    },
    noMove({ house, secret, seat }) {
      const { entry } = submitOf(house.table, secret, seat)
      const body = { type: 'move', move: { type: 'fly' } }
      return { type: 'submit', id: 8, entry: { ...entry, body } }
    },
    illegal: ({ house, secret, seat }) => submitOf(house.table, secret, seat, { type: 'stop' }),
    nothingToUndo: ({ house, secret, seat }) => undoOf(house.table, secret, seat, 0),
    undoOfOther: ({ house, otherSecret, seat }) => undoOf(house.table, otherSecret, seat, 0),
  }

  it.each([
    ['a move out of turn', 'other', 'outOfTurn', 'notYourTurn'],
    ['a move for the other seat', 'other', 'forOther', 'wrongSeat'],
    ['a move for a seat that is not there', 'asked', 'forNobody', 'wrongSeat'],
    ['a move as the host', 'asked', 'forHost', 'wrongSeat'],
    ['a move no one signed', 'asked', 'unsigned', 'unreadable'],
    ['a move someone else signed', 'asked', 'byAnother', 'unreadable'],
    ['something that is not a move', 'asked', 'noMove', 'unreadable'],
    ['an illegal move, with the rule', 'asked', 'illegal', 'nothingTaken'],
    ['an undo when there is nothing to undo', 'asked', 'nothingToUndo', 'undoNothing'],
    ['an undo of another seat', 'other', 'undoOfOther', 'wrongSeat'],
  ] as const)('%s', async (_, who, what, reason) => {
    const scene = await twoGuests()
    const { house, asked, other, seat, secret } = scene
    const before = house.table.now()
    const bystander = who === 'asked' ? other : asked
    const quietBefore = bystander.heard.filter((one) => one.type !== 'ping').length
    const answer = await scene[who].ask(moves[what]?.(scene), 'refused', 'accepted')
    expect(answer).toMatchObject({ type: 'refused', refusal: { reason } })
    expect(house.table.now().seq).toBe(before.seq)
    expect(bystander.heard.filter((one) => one.type !== 'ping')).toHaveLength(quietBefore)
    const good = submitOf(house.table, secret, seat)
    expect(await asked.ask(good, 'refused', 'accepted')).toMatchObject({ type: 'accepted' })
  })

  it('a signed position that the rules do not lead to', async () => {
    const { house, asked, seat, secret } = await twoGuests()
    const { entry } = submitOf(house.table, secret, seat)
    const wrong = { ...entry, position: '0'.repeat(16) }
    const signer = makeSigner(cheapSignatures, secret, peopleOf(house.table))
    const forged = { ...wrong, sig: signer.sign(entryText(wrong)) }
    expect(await asked.ask({ type: 'submit', id: 8, entry: forged }, 'refused')).toMatchObject({
      refusal: { reason: 'unreadable' },
    })
  })

  it('no late submission, but asks for it to be made again', async () => {
    const { house, asked, seat, secret } = await twoGuests()
    const early = submitOf(house.table, secret, seat)
    await asked.ask(submitOf(house.table, secret, seat, { type: 'take', wagons: 2 }, 9), 'accepted')
    const { seq } = house.table.now()
    expect(await asked.ask(early, 'again')).toEqual({ type: 'again', id: 8, seq })
    const later = { ...early, entry: { ...early.entry, seq: 99 } }
    expect(await asked.ask(later, 'again')).toMatchObject({ seq })
  })

  it('a move before every seat is taken', async () => {
    const world = makeWorld(2)
    const { table } = await openHouse(world, [mine, guest])
    expect(table.now().standing).toBe('waiting')
    expect(await table.submit(0, take)).toMatchObject({ refusal: { reason: 'notPlaying' } })
    expect(await table.submit(1, take)).toMatchObject({ refusal: { reason: 'wrongSeat' } })
  })

  it('a move it could not store, and retries a draw it could not store', async () => {
    const world = makeWorld(3)
    const { clock, entropy } = world
    const inner = memoryKeeper()
    const secret = entropy()
    let full = false
    const keeper = {
      ...inner,
      append: async (entry: Parameters<typeof inner.append>[0]) => {
        if (full) throw new Error('no room')
        await inner.append(entry)
      },
    }
    const { table } = await openHost({ secret, keeper, clock, entropy }, [mine])
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
    ['text that is not JSON', '{"type":'],
    ['an unknown type of message', { type: 'dance' }],
    ['a message with an unknown field', { type: 'ping', x: 1 }],
    ['a message without its fields', { type: 'submit' }],
    ['a bare value', 'null'],
  ])('%s', async (_, message) => {
    const { house, asked, seat, secret } = await twoGuests()
    const { dropped } = house.table.counts
    const heard = asked.heard.length
    await asked.send(message)
    expect(house.table.counts.dropped).toBe(dropped + 1)
    expect(asked.heard).toHaveLength(heard)
    const good = submitOf(house.table, secret, seat)
    expect(await asked.ask(good, 'accepted', 'refused')).toMatchObject({ type: 'accepted' })
  })

  it('a message longer than any hello from a link without a seat', async () => {
    const { house, world, secret } = await twoGuests()
    const visitor = await dialRaw(world)
    const { dropped } = house.table.counts
    await visitor.send({ type: 'hello', protocol: 0, padding: 'x'.repeat(5000) })
    expect(house.table.counts.dropped).toBe(dropped + 1)
    expect(visitor.closed()).toBeUndefined()
    await visitor.ask(helloBy(visitor, secret), 'welcome')
  })

  it('long messages sooner than short ones, when they come too fast', async () => {
    const { house, asked, world } = await twoGuests()
    const long = JSON.stringify({ type: 'dance', steps: 'x'.repeat(1_000_000) })
    const { limited } = house.table.counts
    for (let n = 0; n < 20; n++) asked.link.send(long)
    await pass(world, 50)
    expect(house.table.counts.limited).toBeGreaterThan(limited + 10)
  })

  it('anything that comes before a hello', async () => {
    const { house, world, seat, secret } = await twoGuests()
    const stranger = await dialRaw(world)
    await stranger.send(submitOf(house.table, secret, seat))
    await stranger.send({ type: 'resync', from: 0 })
    expect(house.table.counts.dropped).toBe(2)
    expect(new Set(stranger.heard.map(({ type }) => type))).toEqual(new Set(['challenge']))
  })

  it('a hello without a valid proof', async () => {
    const { house, world, secret } = await twoGuests()
    const [thief, first] = [await dialRaw(world), await dialRaw(world)]
    const overheard = helloBy(first, secret)
    const { dropped } = house.table.counts
    await thief.send(overheard)
    expect(house.table.counts.dropped).toBe(dropped + 1)
    expect(thief.heard.some(({ type }) => type === 'welcome')).toBe(false)
    expect((await thief.ask(helloBy(thief, secret), 'welcome')).type).toBe('welcome')
  })

  it('what comes too fast, on that link alone', async () => {
    const { house, asked, other, world, otherSecret, seat } = await twoGuests()
    for (let n = 0; n < 1000; n++) asked.link.send('{"type":"ping"}')
    await pass(world, 50)
    expect(house.table.counts.limited).toBeGreaterThan(800)
    const undo = undoOf(house.table, otherSecret, 1 - seat, 0)
    expect((await other.ask(undo, 'refused')).id).toBe(1)
  })

  it('a link that has been silent for half a minute', async () => {
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
  it('no third visitor, who watches instead and gets every entry', async () => {
    const world = makeWorld(31)
    const house = await openHouse(world, [mine, guest])
    const second = await dialRaw(world)
    await second.ask(helloBy(second, world.entropy()), 'welcome')
    const third = await dialRaw(world)
    const welcome = await third.ask(helloBy(third, world.entropy(), { name: 'Ifan' }), 'welcome')
    expect(welcome).toMatchObject({ entries: house.table.journal(), watching: ['Ifan'] })
    expect(house.table.now().watching).toEqual(['Ifan'])
    void house.table.act(0, { type: 'mark', note: 'Hello.', on: { entry: 0 } })
    await pass(world, 50)
    expect(third.heard.some((message) => message.type === 'entry')).toBe(true)
    expect(house.table.now().sitters.every((sitter) => sitter.present)).toBe(true)
  })

  it('up to ten who watch, and tells the next that the table is full', async () => {
    const { world, house } = await twoGuests()
    for (let count = 0; count < 10; count++) {
      const one = await dialRaw(world)
      await one.ask(helloBy(one, world.entropy()), 'welcome')
    }
    const next = await dialRaw(world)
    expect(await next.ask(helloBy(next, world.entropy()), 'denied')).toMatchObject({ why: 'full' })
    await pass(world, 50)
    expect(next.closed()).toBe('full')
    expect(house.table.now().watching).toHaveLength(10)
  })

  it('thirty-two links, none of them one that closed before it was handed over', async () => {
    const { world, house } = await twoGuests()
    const { ends } = linkPair({ clock: world.clock, draw: fastDraw(1) })
    // A waiting room has read it until it handed it over.
    ends[0].on(() => {})()
    ends[1].close('gone')
    await pass(world, 100)
    expect(ends[0].open).toBe(false)
    house.table.accept(ends[0])
    const strangers: Raw[] = []
    while (strangers.length < 30) strangers.push(await dialRaw(world))
    expect(strangers.some((one) => one.closed() !== undefined)).toBe(false)
    await dialRaw(world)
    await pass(world, 50)
    expect(strangers.map((one) => one.closed()).filter(Boolean)).toEqual(['busy'])
  })

  it('no page of another version, and says so', async () => {
    const { world, house } = await twoGuests()
    expect(house.table.now().skew).toBeUndefined()
    for (const [version, skew] of [
      [0, 'older'],
      [99, 'newer'],
    ] as const) {
      const stranger = await dialRaw(world)
      const hello = { type: 'hello', protocol: version, secret: 'x' }
      await stranger.send(hello)
      expect(stranger.closed()).toBe('version')
      expect(house.table.now().skew).toBe(skew)
    }
  })

  it('the holder of a secret in that secret’s seat, over the newest link', async () => {
    const { world, house, asked, secret, seat } = await twoGuests()
    const newer = await dialRaw(world)
    await newer.ask(helloBy(newer, secret), 'welcome')
    expect(seatBy(house.table, secret)).toBe(seat)
    await pass(world, 50)
    expect(asked.closed()).toBe('replaced')
    expect(newer.closed()).toBeUndefined()
  })

  it('a page that dialled twice over its newest link, in whichever order it is heard', async () => {
    const { world, house, asked, secret, seat } = await twoGuests()
    const page = world.entropy()
    const [first, second] = [await dialRaw(world), await dialRaw(world)]
    await second.ask(helloBy(second, secret, { page }), 'welcome')
    await first.send(helloBy(first, secret, { page, since: 0 }))
    await pass(world, 50)
    expect([first.closed(), second.closed()]).toEqual(['again', undefined])
    expect(asked.closed()).toBe('replaced')
    expect(seatBy(house.table, secret)).toBe(seat)
    const third = await dialRaw(world)
    await third.ask(helloBy(third, secret, { page, since: 0 }), 'welcome')
    await pass(world, 50)
    expect([second.closed(), third.closed()]).toEqual(['again', undefined])
  })

  it('a guest once, however often it says hello', async () => {
    const world = makeWorld(4)
    const house = await openHouse(world, [mine, guest, guest])
    const raw = await dialRaw(world)
    const secret = world.entropy()
    for (let n = 0; n < 5; n++) raw.link.send(JSON.stringify(helloBy(raw, secret)))
    await raw.send(helloBy(raw, world.entropy()))
    const kinds = house.table.now().sitters.map((sitter) => sitter.kind)
    expect(kinds).toEqual(['person', 'person', 'open'])
    expect(house.table.journal().filter(({ body }) => body.type === 'seat')).toHaveLength(2)
  })

  it('no one whose seat it could not store, so that they can retry', async () => {
    const world = makeWorld(9)
    const { clock, entropy, network } = world
    let full = true
    const inner = memoryKeeper()
    const keeper = {
      ...inner,
      append: async (entry: Parameters<typeof inner.append>[0]) => {
        if (full) throw new Error('no room')
        await inner.append(entry)
      },
    }
    const { table } = await openHost({ secret: entropy(), keeper, clock, entropy, code: 'ROOM' }, [mine, guest])
    network.listen('ROOM', table.accept)
    await pass(world, 10)
    const secret = world.entropy()
    const first = await dialRaw(world)
    await first.send(helloBy(first, secret))
    expect(first.closed()).toBe('not kept')
    full = false
    const second = await dialRaw(world)
    await second.ask(helloBy(second, secret), 'welcome')
    expect(seatBy(table, secret)).toBe(1)
  })

  it('the people of the previous match where they sat, and no one else', async () => {
    const world = makeWorld(5)
    const first = await openHouse(world, [mine, guest])
    const raw = await dialRaw(world)
    const secret = world.entropy()
    await raw.ask(helloBy(raw, secret), 'welcome')
    const { whole } = first.table
    first.table.end('next')
    first.listening.close()
    await pass(world, 50)
    expect(raw.closed()).toBe('next')
    const [own, theirs] = placesOf(whole(), 'nobody')
    const places = [need(theirs, 'a place'), need(own, 'a place')]
    const next = await openHouse(world, places, { before: beforeOf(whole()) })
    expect(next.table.now().standing).toBe('playing')
    const stranger = await dialRaw(world)
    await stranger.ask(helloBy(stranger, world.entropy()), 'welcome')
    expect(next.table.now().watching).toHaveLength(1)
    const again = await dialRaw(world)
    await again.ask(helloBy(again, secret), 'welcome')
    expect(seatBy(next.table, secret)).toBe(0)
    await pass(world, 50)
    expect(next.table.now().sitters[0]).toMatchObject({ kind: 'person', present: true })
  })
})

describe('a host stores', () => {
  it('an entry before sending it to anyone', async () => {
    const world = makeWorld(6)
    const { clock, entropy } = world
    const secret = entropy()
    const log: string[] = []
    const inner = memoryKeeper()
    const keeper: typeof inner = {
      ...inner,
      async begin(edition, entries) {
        await inner.begin(edition, entries)
        log.push(`kept ${entries.length}`)
      },
      async append(entry) {
        await inner.append(entry)
        log.push(`kept ${entry.seq}`)
      },
    }
    const { table } = await openHost({ secret, keeper, clock, entropy }, [mine])
    table.on((news) => news.type === 'told' && log.push(`told ${news.entry.seq}`))
    await flush()
    await table.submit(0, take)
    expect(log).toEqual(['kept 2', 'kept 2', 'told 2', 'kept 3', 'told 3'])
  })

  it('who has which seat, across a reload', async () => {
    const { world, house, secret, seat } = await twoGuests()
    await reloadHost(world, house, 'closed')
    await pass(world, 100)
    const again = await dialRaw(world)
    await again.ask(helloBy(again, secret), 'welcome')
    expect(seatBy(house.table, secret)).toBe(seat)
    const third = await dialRaw(world)
    await third.ask(helloBy(third, world.entropy()), 'welcome')
    expect(house.table.now().watching).toHaveLength(1)
  })

  it('no secrets', async () => {
    const { house, secret } = await twoGuests()
    const kept = JSON.stringify(await house.keeper.load())
    expect(kept).not.toContain(secret)
    expect(JSON.stringify(house.table.journal())).not.toContain(secret)
  })

  it('its own seats and bots, across a reload', async () => {
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

  it('nothing that does not replay, and says which entry is wrong', async () => {
    const { house, world } = await twoGuests()
    const kept = need(await house.keeper.load(), 'what was kept')
    const entries = kept.entries.map((entry, at) => (at === 2 ? { spoilt: true } : entry))
    const { clock, entropy } = world
    const ports = { secret: house.token, keeper: house.keeper, clock, entropy }
    expect(resumeHost(ports, { ...kept, entries })).toMatchObject({ problem: { entry: 2 } })
  })
})

describe('a host accepts', () => {
  it('a repeated move once, and answers it twice', async () => {
    const { house, asked, seat, secret } = await twoGuests()
    const submit = submitOf(house.table, secret, seat)
    const first = await asked.ask(submit, 'accepted')
    const second = await asked.ask(submit, 'accepted')
    expect(second).toEqual(first)
    expect(house.table.journal().filter(({ body }) => body.type === 'move')).toHaveLength(1)
  })

  it('a move that answers a question asked before someone sat down', async () => {
    const world = makeWorld(8)
    const { clock, entropy } = world
    const ports = { secret: entropy(), keeper: memoryKeeper(), clock, entropy }
    const { table } = await openHost(ports, [mine])
    await flush()
    const port = table.seat(0)
    const { seq } = need(port.asked(), 'a question')
    expect(await port.submit(seq - 1, take)).toMatchObject({ refusal: { reason: 'staleNumber' } })
    expect(await port.submit(seq, take)).toEqual({ type: 'accepted', seq: seq + 1 })
  })

  it('a repeated undo once', async () => {
    const { house, asked, seat, seq, secret } = await twoGuests()
    await asked.ask(submitOf(house.table, secret, seat), 'accepted')
    const undo = undoOf(house.table, secret, seat, seq)
    const first = await asked.ask(undo, 'accepted')
    expect(await asked.ask(undo, 'accepted')).toEqual(first)
    expect(house.table.journal().filter(({ body }) => body.type === 'undo')).toHaveLength(1)
  })
})

describe('a host sends', () => {
  it('only the missing entries with a welcome', async () => {
    const { world, house, secret } = await twoGuests()
    const again = await dialRaw(world)
    const entry = need(house.table.journal()[1], 'an entry')
    const have = { epoch: 1, seq: 1, hash: entryHash(entry) }
    const welcome = await again.ask(helloBy(again, secret, { have }), 'welcome')
    expect(welcome.from).toBe(2)
    expect(welcome.entries).toEqual(house.table.journal().slice(2))
    const third = await dialRaw(world)
    const other = { ...have, hash: 'a'.repeat(64) }
    expect((await third.ask(helloBy(third, secret, { have: other }), 'welcome')).from).toBe(0)
  })

  it('a long journal in one message', async () => {
    const scene = await twoGuests()
    const { house, asked } = scene
    await growJournal(scene)
    expect(JSON.stringify(house.table.journal()).length).toBeGreaterThan(100_000)
    const answer = await asked.ask({ type: 'resync', from: 0 }, 'journal')
    expect(answer).toEqual({ type: 'journal', from: 0, entries: house.table.journal() })
  })

  it('a ping with its last entry’s number every second', async () => {
    const { asked, world, house } = await twoGuests()
    const from = asked.heard.length
    await pass(world, 5 * pingEvery)
    const pings = asked.heard.slice(from).filter((one) => one.type === 'ping')
    expect(pings.length).toBeGreaterThanOrEqual(4)
    expect(pings.at(-1)?.seq).toBe(house.table.now().seq)
  })
})

/** Moves and takes back until the journal is long. */
async function growJournal({ world, house, asked, seat, secret, seq }: Scene): Promise<void> {
  for (let n = 0; n < 230; n++) {
    await asked.ask(submitOf(house.table, secret, seat), 'accepted')
    await asked.ask(undoOf(house.table, secret, seat, seq), 'accepted')
    // More at once would be refused.
    await pass(world, 2000)
  }
}
type Scene = Awaited<ReturnType<typeof twoGuests>>

describe('a closed table', () => {
  it('refuses everything and says so', async () => {
    const { house, asked, world } = await twoGuests()
    house.table.close()
    await pass(world, 50)
    expect(house.table.now().standing).toBe('closed')
    expect(asked.closed()).toBe('away')
    const port = house.table.seat(0)
    expect(port.asked()).toBeUndefined()
    expect(await port.submit(house.table.now().seq, take)).toMatchObject({ refusal: { reason: 'closed' } })
  })
})
