import { randomBytes } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Clock } from '../../src/kit/clock.ts'
import { systemClock } from '../../src/link/clock.ts'
import { makeFaultControl } from '../../src/link/faults/faults.ts'
import { makeFaultyNetwork } from '../../src/link/faults/network.ts'
import type { Network } from '../../src/link/link.ts'
import { type Keeper, memoryKeeper } from '../../src/match/keeper.ts'
import { signaturesProblem } from '../../src/match/signing.ts'
import { joinTable, type LivePorts, resumeTable } from '../../src/net/role/liveTable.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { becomePage, configAt } from '../link/webrtc.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type ChildServer, childServer } from '../server/childServer.ts'
import { temporaryFolder } from '../server/folder.ts'
import { tiny } from '../tiny/tiny.ts'
import type { TinyLive } from './browser.ts'
import { openFor } from './gathering.ts'
import { options } from './world.ts'

becomePage()
const { peerNetwork } = await import('../../src/link/peer.ts')

/** Speed of time at these tables, compared with that between them. */
const haste = 4
const clock: Clock = { now: () => systemClock.now() * haste, after: (ms, then) => systemClock.after(ms / haste, then) }

const hex32 = () => randomBytes(16).toString('hex')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits until something holds, as long as the test may take. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(20)
}

/** A person's own way to a signalling server, which may be blocked. */
interface Way {
  readonly port: number
  block(on: boolean): void
  close(): Promise<void>
}

async function wayTo(port: () => number): Promise<Way> {
  const sockets = new Set<Socket>()
  let blocked = false
  const through = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server: Server = createServer((socket) => {
    through(socket)
    if (blocked) return socket.destroy()
    const inner = connect(port(), '127.0.0.1')
    through(inner)
    socket.pipe(inner).pipe(socket)
    inner.on('close', () => socket.destroy())
    socket.on('close', () => inner.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    block(on) {
      blocked = on
      if (on) drop()
    },
    close() {
      drop()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Two independent signalling servers. */
interface Brokers {
  readonly first: Broker
  readonly second: Broker
}

interface Broker {
  port(): number
  stop(): Promise<void>
  start(): Promise<void>
}

async function openBroker(folder: string): Promise<Broker> {
  let server: ChildServer | undefined = await childServer('--dist', folder)
  const { port } = server
  return {
    port: () => port,
    async stop() {
      await server?.stop()
      server = undefined
    },
    async start() {
      server = await childServer('--dist', folder, '--port', String(port))
    },
  }
}

/** A person with their own device, who reaches both servers unless blocked. */
interface Person {
  readonly keeper: Keeper
  readonly ways: readonly [Way, Way]
  table(): TinyLive
  /** Has a table: the match has begun. */
  sits(): boolean
  reach: TinyLive['reach']
  /** Opens a page: a new table for this many, or the stored one, or whatever is in the room. */
  open(seats?: number): Promise<void>
  /** Silences the open links, both ways. */
  apart(on: boolean): void
  /** Ends the page without a word. */
  vanish(): void
}

const people: Person[] = []

async function makePerson({ first, second }: Brokers, code: string): Promise<Person> {
  const ways = [await wayTo(first.port), await wayTo(second.port)] as const
  const faults = makeFaultControl()
  const keeper = memoryKeeper()
  const secret = hex32()
  let table: TinyLive | undefined
  let reach: TinyLive['reach'] = () => undefined
  let end = () => {}
  const networkOf = (): Network => {
    const inner = peerNetwork(configAt(ways[0].port, ways[1].port), systemClock)
    const draw = fastDraw(1)
    const lab = makeFaultyNetwork({ network: inner, faults, others: 'there', clock: systemClock, draw })
    const page = lab.page('me')
    end = () => page.end('silent')
    return page.network
  }
  const seat = async (ports: LivePorts, seats: number | undefined): Promise<TinyLive> => {
    const kept = await keeper.load()
    if (kept) {
      const resumed = resumeTable(ports, tiny, kept)
      if ('unmanned' in resumed) throw new Error('seats are empty')
      return sound(resumed).table
    }
    if (seats !== undefined) {
      const guests = Array.from({ length: seats - 1 }, () => ({ kind: 'guest' }) as const)
      const gathering = openFor(ports, { game: tiny, options }, [{ kind: 'mine' }, ...guests])
      reach = gathering.lobby.reach
      return sound(await gathering.started).table
    }
    for (;;) {
      const joined = await joinTable(ports, { load: async () => tiny }).result
      if (joined.type === 'opened') return joined.table
      if (joined.type !== 'unreachable') throw new Error(`not let in: ${joined.type}`)
      await pause(200)
    }
  }
  const person: Person = {
    keeper,
    ways,
    table: () => need(table, 'a table'),
    sits: () => table !== undefined,
    reach: () => reach(),
    async open(seats) {
      const room = { network: networkOf(), code }
      const ports = { keeper, clock, signatures: cheapSignatures, secret, entropy: hex32, room }
      void seat(ports, seats).then((one) => {
        table = one
        reach = one.reach
      })
    },
    apart(on) {
      const ways = [
        { from: 'me', to: 'other' },
        { from: 'other', to: 'me' },
      ]
      faults.set({ mute: on ? ways : [] })
    },
    vanish() {
      end()
      // Nothing it does after this reaches anyone; its timers end with it.
      table?.close()
      table = undefined
    },
  }
  people.push(person)
  return person
}

let brokers: Brokers
let tidy = async () => {}

beforeAll(async () => {
  const place = await temporaryFolder({ 'index.html': '' })
  brokers = { first: await openBroker(place.folder), second: await openBroker(place.folder) }
  tidy = place.remove
})
afterAll(async () => {
  for (const person of people) {
    person.vanish()
    for (const way of person.ways) await way.close()
  }
  await brokers.first.stop()
  await brokers.second.stop()
  await tidy()
})

const now = (person: Person) => person.table().now()
const plays = (person: Person) => person.sits() && now(person).standing === 'playing'
const hosts = (person: Person) => now(person).hosting

/** Makes this many moves for the seats that are asked; everyone receives them all. */
async function playOn(persons: readonly Person[], moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    await until(() => isLevel(persons) && persons.some((one) => now(one).turn !== undefined))
    const asked = need(
      persons.find((one) => now(one).turn !== undefined),
      'someone whose turn it is',
    )
    await moveOnce(asked)
  }
  await until(() => isLevel(persons))
}

async function moveOnce(person: Person): Promise<void> {
  const { turn, ask } = now(person)
  const move = ask.type === 'choose' ? ask.moves.at(-1) : undefined
  const answer = await person.table().submit(need(turn, 'a turn'), need(move, 'a move'))
  expect(answer.type).toBe('accepted')
}

const isLevel = (persons: readonly Person[]) =>
  new Set(persons.map((one) => JSON.stringify(one.table().journal().at(-1)))).size === 1

async function expectOneJournal(persons: readonly Person[]): Promise<void> {
  await until(() => isLevel(persons))
  const journal = need(persons[0], 'a person').table().journal()
  for (const one of persons) expect(one.table().journal()).toEqual(journal)
  sound(openJournal(tiny, journal))
  expect(await signaturesProblem(journal, cheapSignatures.verify)).toBeUndefined()
  expect(persons.filter(hosts)).toHaveLength(1)
}

describe('a table with two independent signalling servers', () => {
  it('is found through the second when the first is gone, and continues without either', async () => {
    const { first, second } = brokers
    const host = await makePerson(brokers, 'SPARE1')
    await host.open(2)
    await until(() => host.reach()?.type === 'open')
    await first.stop()
    const guest = await makePerson(brokers, 'SPARE1')
    await guest.open()
    await until(() => plays(host) && plays(guest))
    await playOn([host, guest], 3)
    await second.stop()
    await playOn([host, guest], 3)
    await first.start()
    host.table().retry()
    guest.vanish()
    await guest.open()
    await until(() => plays(guest))
    await playOn([host, guest], 2)
    await expectOneJournal([host, guest])
    await second.start()
  })

  it('has one journal again once two hosts of the same epoch, each at its own server, meet', async () => {
    const code = 'FORK01'
    const persons = [await makePerson(brokers, code), await makePerson(brokers, code), await makePerson(brokers, code)]
    const [host, one, other] = persons.map((person) => person)
    if (!host || !one || !other) throw new Error('three people')
    await host.open(3)
    await until(() => host.reach()?.type === 'open')
    await one.open()
    await other.open()
    await until(() => persons.every(plays))
    await playOn(persons, 4)
    one.ways[1].block(true)
    other.ways[0].block(true)
    for (const person of [one, other]) person.apart(true)
    host.vanish()
    await until(() => hosts(one) && hosts(other))
    expect([now(one).epoch, now(other).epoch]).toEqual([2, 2])
    for (const person of [one, other]) if (now(person).turn !== undefined) await moveOnce(person)
    one.ways[1].block(false)
    other.ways[0].block(false)
    for (const person of [one, other]) {
      person.apart(false)
      person.table().retry()
    }
    const longer = [one, other].toSorted((a, b) => now(b).seq - now(a).seq)[0]
    const isForked = now(one).seq !== now(other).seq
    await until(() => hosts(one) !== hosts(other))
    if (isForked) expect(longer && hosts(longer)).toBe(true)
    await until(() => plays(one) && plays(other))
    await expectOneJournal([one, other])
    await host.open()
    await until(() => persons.every(plays))
    await playOn(persons, 3)
    await expectOneJournal(persons)
  })
})
