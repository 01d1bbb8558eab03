import fc from 'fast-check'
import type { DataConnection, PeerOptions } from 'peerjs'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { address } from '../../src/link/address.ts'
import type { AtRoom } from '../../src/link/config.ts'
import type { Listening, Network } from '../../src/link/link.ts'
import { makeRoomCode, roomCodeBytes } from '../../src/link/roomCode.ts'
import { type ManualClock, manualClock } from '../kit/manualClock.ts'
import { mswBroker } from './mswBroker.ts'
import { becomePage, brokerAt, configAt, linkIn, linkQueue, reached, reader } from './webrtc.ts'

const broker = mswBroker()
becomePage()
broker.start()
const { peerNetwork } = await import('../../src/link/peer.ts')
const { Peer, PeerError, util } = await import('peerjs')
type Peer = InstanceType<typeof Peer>

let clock: ManualClock
let network: Network
let open: Listening[] = []
afterAll(broker.stop)
beforeEach(() => {
  clock = manualClock()
  network = peerNetwork(configAt(9), clock)
  broker.be('up')
})
afterEach(() => {
  for (const listening of open) listening.close()
  open = []
  broker.drop()
})

/** Listens, and makes the first attempt. */
function host(address: string, returning?: boolean) {
  const queue = linkQueue()
  const identity = returning === undefined ? undefined : { token: 'secret', returning }
  const listening = network.listen(address, queue.take, identity)
  open.push(listening)
  clock.advance(0)
  return { listening, ...queue }
}

/** An open host with a guest linked to it. */
async function meeting(address: string) {
  const { listening, next } = host(address)
  await reached(listening, 'open')
  const theirs = linkIn(await network.dial(address).result)
  const ours = await next()
  return { listening, next, theirs, ours }
}

test('a host opens its address when the broker says so', async () => {
  const { listening } = host('ng1-A')
  expect(listening.state).toEqual({ type: 'registering' })
  expect(await reached(listening, 'open')).toEqual({ type: 'open', silent: false })
})

test('two browsers meet and talk directly', async () => {
  const { theirs, ours } = await meeting('ng1-B')
  expect(clock.pending).toBe(0)
  const [fromGuest, fromHost] = [reader(ours), reader(theirs)]
  theirs.send('"hello"')
  ours.send('"welcome"')
  expect(await fromGuest()).toEqual({ type: 'message', text: '"hello"' })
  expect(await fromHost()).toEqual({ type: 'message', text: '"welcome"' })
})

test('messages sent before closing arrive at the other end, and the reason too', async () => {
  const { theirs, ours } = await meeting('ng1-C')
  const read = reader(theirs)
  ours.send('"both seats are taken"')
  ours.close('full')
  expect(ours.open).toBe(false)
  expect(await read()).toEqual({ type: 'message', text: '"both seats are taken"' })
  expect(await read()).toEqual({ type: 'closed', reason: 'full' })
  expect(theirs.open).toBe(false)
})

test('a broker that is down is tried again after 1, 2, 4, 8, 15 and 30 s', async () => {
  broker.be('down')
  const { listening } = host('ng1-D')
  for (const retryIn of [1000, 2000, 4000, 8000, 15_000, 30_000]) {
    expect(await reached(listening, 'lost')).toMatchObject({ retryIn })
    if (retryIn === 30_000) broker.be('up')
    clock.advance(retryIn)
  }
  expect(await reached(listening, 'open')).toEqual({ type: 'open', silent: false })
})

test('a slow broker opens the address late', async () => {
  broker.be('silent')
  const { listening } = host('ng1-E')
  await broker.arrival('ng1-E')
  clock.advance(14_000)
  expect(listening.state).toEqual({ type: 'registering' })
  broker.say({ type: 'OPEN' })
  expect(await reached(listening, 'open')).toEqual({ type: 'open', silent: false })
})

test('a broker that never answers a new host is dropped and tried again', async () => {
  broker.be('silent')
  const { listening } = host('ng1-F')
  await broker.arrival('ng1-F')
  clock.advance(15_000)
  expect(listening.state).toEqual({ type: 'lost', reason: 'slow', retryIn: 1000 })
  broker.be('up')
  clock.advance(1000)
  expect(await reached(listening, 'open')).toEqual({ type: 'open', silent: false })
})

test('a full broker is tried again', async () => {
  broker.be('error')
  const { listening } = host('ng1-G')
  expect(await reached(listening, 'lost')).toMatchObject({ reason: 'server-error', retryIn: 1000 })
  broker.be('up')
  clock.advance(1000)
  expect(await reached(listening, 'open')).toEqual({ type: 'open', silent: false })
})

test('a taken address is reported, and taken over when it becomes free', async () => {
  broker.be('taken')
  const { listening } = host('ng1-H')
  expect(await reached(listening, 'taken')).toEqual({ type: 'taken', retryIn: 1000 })
  broker.be('up')
  clock.advance(1000)
  expect(await reached(listening, 'open')).toEqual({ type: 'open', silent: false })
})

test('a returning host that is accepted silently is open, and can be dialled', async () => {
  broker.be('silent')
  const { listening, next } = host('ng1-I', true)
  await broker.arrival('ng1-I')
  clock.advance(4000)
  expect(listening.state).toEqual({ type: 'open', silent: true })
  broker.be('up')
  const theirs = linkIn(await network.dial('ng1-I').result)
  const read = reader(await next())
  theirs.send('{}')
  expect(await read()).toEqual({ type: 'message', text: '{}' })
})

test('links survive the loss of the broker, and the host registers again by itself', async () => {
  const { listening, next, theirs, ours } = await meeting('ng1-J')
  const [fromGuest, fromHost] = [reader(ours), reader(theirs)]
  broker.be('down')
  broker.drop()
  for (const retryIn of [1000, 2000]) {
    expect(await reached(listening, 'lost')).toMatchObject({ reason: 'network', retryIn })
    theirs.send('"still here"')
    ours.send('"so am I"')
    expect(await fromGuest()).toEqual({ type: 'message', text: '"still here"' })
    expect(await fromHost()).toEqual({ type: 'message', text: '"so am I"' })
    if (retryIn === 1000) clock.advance(retryIn)
  }
  broker.be('up')
  clock.advance(2000)
  await reached(listening, 'open')
  expect([theirs.open, ours.open]).toEqual([true, true])
  const another = linkIn(await network.dial('ng1-J').result)
  const read = reader(await next())
  another.send('"new"')
  expect(await read()).toEqual({ type: 'message', text: '"new"' })
})

test('links survive if another host takes the address', async () => {
  const { listening, theirs, ours } = await meeting('ng1-K')
  broker.be('taken')
  broker.drop()
  await reached(listening, 'lost')
  clock.advance(1000)
  await reached(listening, 'taken')
  const read = reader(ours)
  theirs.send('{}')
  expect(await read()).toEqual({ type: 'message', text: '{}' })
})

test('links survive when their address is closed', async () => {
  const { listening, theirs, ours } = await meeting('ng1-L')
  listening.close()
  const read = reader(ours)
  theirs.send('{}')
  expect(await read()).toEqual({ type: 'message', text: '{}' })
})

test('dialling an empty address is reported as such', async () => {
  expect(await network.dial('ng1-M').result).toEqual({ problem: 'noSuchRoom' })
})

test.each(['down', 'error', 'taken'] as const)('a call fails if the broker is “%s”', async (mood) => {
  broker.be(mood)
  expect(await network.dial('ng1-N').result).toEqual({ problem: 'signallingDown' })
})

test('an unanswered call ends after 30 s', async () => {
  broker.be('silent')
  const { result } = network.dial('ng1-O')
  const ended = vi.fn()
  result.then(ended)
  await broker.arrival('guest-')
  clock.advance(29_999)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  clock.advance(1)
  expect(await result).toEqual({ problem: 'timeout' })
})

test('a call can be cancelled', async () => {
  broker.be('silent')
  const { result, cancel } = network.dial('ng1-P')
  cancel()
  cancel()
  expect(await result).toEqual({ problem: 'cancelled' })
  expect(clock.pending).toBe(0)
})

test('a browser without WebRTC says so and tries nothing', async () => {
  const { RTCPeerConnection } = globalThis
  Object.assign(globalThis, { RTCPeerConnection: undefined })
  const { listening } = host('ng1-Q')
  const dialled = await network.dial('ng1-Q').result
  Object.assign(globalThis, { RTCPeerConnection })
  expect(dialled).toEqual({ problem: 'unsupported' })
  expect(listening.state).toEqual({ type: 'lost', reason: 'unsupported' })
})

test('a signalling address that no socket can reach is a loss, not a crash', async () => {
  const odd = { brokers: [{ ...brokerAt(9), host: 'no host' }], iceServers: [] }
  network = peerNetwork(odd, clock)
  const { listening } = host('ng1-R')
  expect(listening.state).toEqual({ type: 'lost', reason: 'address', retryIn: 1000 })
  expect(await network.dial('ng1-R').result).toEqual({ problem: 'signallingDown' })
})

test('connections of another kind are refused', async () => {
  const { listening, next } = host('ng1-S')
  await reached(listening, 'open')
  const { host: name, ...signalling } = brokerAt(9)
  const rude = new Peer('rude', { host: name, ...signalling, config: { iceServers: [] } })
  await new Promise<unknown>((resolve) => rude.on('open', resolve))
  rude.connect('ng1-S', { reliable: true, serialization: 'json' })
  rude.connect('ng1-S', { serialization: 'raw' })
  linkIn(await network.dial('ng1-S').result).send('"polite"')
  expect(await reader(await next())()).toEqual({ type: 'message', text: '"polite"' })
  rude.destroy()
})

/** A network whose peers can be inspected, and whose guest connections can be made to fail. */
function spiedNetwork() {
  const peers: Peer[] = []
  const made: DataConnection[] = []
  let state = 'connected'
  const fail = () => {
    state = 'failed'
    for (const { peerConnection } of made) peerConnection.dispatchEvent(new Event('connectionstatechange'))
  }
  class Spied extends Peer {
    constructor(id: string, options: PeerOptions) {
      super(id, options)
      peers.push(this)
    }
    override connect(...args: Parameters<Peer['connect']>) {
      const connection = super.connect(...args)
      connection.peerConnection = Object.create(connection.peerConnection, { connectionState: { get: () => state } })
      made.push(connection)
      return connection
    }
  }
  return { peers, made, fail, network: peerNetwork(configAt(9), clock, Spied) }
}

test('a failed connection ends the link even if PeerJS is silent', async () => {
  const spied = spiedNetwork()
  network = spied.network
  const { theirs } = await meeting('ng1-T')
  const read = reader(theirs)
  spied.fail()
  expect(await read()).toEqual({ type: 'closed', reason: 'lost' })
  expect(theirs.open).toBe(false)
})

test('a channel that says twice that it has opened makes one link, which stays', async () => {
  const spied = spiedNetwork()
  network = spied.network
  const { listening, links, next } = host('ng1-X')
  await reached(listening, 'open')
  const taken: DataConnection[] = []
  spied.peers[0]?.on('connection', (connection) => taken.push(connection))
  const theirs = linkIn(await network.dial('ng1-X').result)
  const ours = await next()
  expect([taken.length, spied.made.length]).toEqual([1, 1])
  for (const connection of [...taken, ...spied.made]) connection.emit('open')
  theirs.send('{}')
  expect(await reader(ours)()).toEqual({ type: 'message', text: '{}' })
  expect(links).toEqual([])
  expect(theirs.open).toBe(true)
})

test('meaningless frames are dropped, and the link stays', async () => {
  const spied = spiedNetwork()
  network = spied.network
  const { theirs, ours } = await meeting('ng1-U')
  const read = reader(ours)
  for (const connection of spied.made) connection.send('no frame')
  theirs.send('{}')
  expect(await read()).toMatchObject({ type: 'dropped' })
  expect(await read()).toEqual({ type: 'message', text: '{}' })
})

test.each([
  ['negotiation-failed', 'noPath'],
  ['connection-closed', 'refused'],
] as const)('a connection that ends with “%s” before it opens is reported as %s', async (type, problem) => {
  const spied = spiedNetwork()
  const { listening } = host('ng1-V')
  await reached(listening, 'open')
  const { result } = spied.network.dial('ng1-V')
  await vi.waitUntil(() => spied.made.length > 0, { interval: 1 })
  for (const connection of spied.made) connection.emit('error', new PeerError(type, ''))
  expect(await result).toEqual({ problem })
})

test('a guest leaves the broker when its link ends', async () => {
  const { theirs } = await meeting('ng1-W')
  const gone = broker.departure('guest-')
  theirs.close()
  await expect(gone).resolves.toBeUndefined()
})

test('a guest that never finishes knocking is forgotten after 30 s', async () => {
  const { peers, network: spied } = spiedNetwork()
  network = spied
  const { listening } = host('ng1-X')
  await reached(listening, 'open')
  const half = { type: 'data', connectionId: 'c', serialization: 'raw', reliable: true, sdp: {} }
  broker.say({ type: 'OFFER', src: 'half', payload: half })
  const knocking = () => peers.flatMap((peer) => Object.values(peer.connections)).flat()
  await vi.waitUntil(() => knocking().length === 1, { interval: 1 })
  clock.advance(30_000)
  expect(knocking()).toEqual([])
})

test.each(['error', 'down', 'silent'] as const)(
  'a broker that is %s is passed over for the next, by host and guest',
  async (mood) => {
    broker.be(mood, 9)
    network = peerNetwork(configAt(9, 10), clock)
    const { listening, next } = host('ng1-T')
    await reached(listening, 'open')
    const came = broker.arrival('guest-')
    const { result } = network.dial('ng1-T')
    await came
    // The head start of one that stays silent.
    clock.advance(4000)
    linkIn(await result)
    expect((await next()).open).toBe(true)
  },
)

test('with every broker down a host says so, and so does a guest', async () => {
  broker.be('down')
  network = peerNetwork(configAt(9, 10), clock)
  const { listening } = host('ng1-T')
  expect(await reached(listening, 'lost')).toHaveProperty('retryIn')
  expect(await network.dial('ng1-T').result).toEqual({ problem: 'signallingDown' })
})

test('every address is an id that any PeerServer takes', () => {
  const random = fc.uint8Array({ minLength: roomCodeBytes, maxLength: roomCodeBytes })
  fc.assert(
    fc.property(random, fc.integer({ min: 1, max: 99 }), (bytes, epoch) => {
      expect(util.validateId(address(makeRoomCode(bytes), epoch))).toBe(true)
    }),
  )
  expect(util.validateId(address('f'.repeat(32), 1))).toBe(true)
})

/** A network whose page’s own server gives relays, numbered, and what it was asked and made connections with. */
function relayedNetwork() {
  const asked: AtRoom[] = []
  const used: unknown[] = []
  class Noted extends Peer {
    override connect(...args: Parameters<Peer['connect']>) {
      used.push(this.options.config.iceServers)
      return super.connect(...args)
    }
  }
  const config = configAt(9)
  const [at = brokerAt(9)] = config.brokers
  const ask = async (who: AtRoom) => {
    asked.push(who)
    return [relay(asked.length)]
  }
  return { asked, used, network: peerNetwork({ ...config, relays: { at, ask } }, clock, Noted) }
}
const relay = (n: number) => ({ urls: 'turn:127.0.0.1:9', username: `${n}`, credential: 'c' })

test('a guest asks for a relay in the name of its socket, and connects with it', async () => {
  const { listening } = host('ng1-Y')
  await reached(listening, 'open')
  const { network, asked, used } = relayedNetwork()
  linkIn(await network.dial('ng1-Y').result)
  const [id, token] = [expect.stringMatching(/^guest-/), expect.any(String)]
  expect(asked).toEqual([{ id, token, room: 'ng1-Y' }])
  expect(used).toEqual([[relay(1)]])
})

test('a host asks for a relay at its own room once that is open, and no longer once it is closed', async () => {
  const { network: relayed, asked } = relayedNetwork()
  network = relayed
  const { listening } = host('ng1-Z', false)
  await reached(listening, 'open')
  await vi.waitUntil(() => asked.length === 1, { interval: 1 })
  expect(asked).toEqual([{ id: 'ng1-Z', token: 'secret', room: 'ng1-Z' }])
  listening.close()
  await Promise.resolve()
  expect(clock.pending).toBe(0)
})

test('a guest that gives up while it waits for a relay dials nobody', async () => {
  const config = configAt(9)
  const [at = brokerAt(9)] = config.brokers
  let answer = () => {}
  const ask = () =>
    new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
  const waiting = peerNetwork({ ...config, relays: { at, ask } }, clock)
  const { result, cancel } = waiting.dial('ng1-none')
  await broker.arrival('guest-')
  await vi.waitUntil(() => clock.pending === 2, { interval: 1 })
  cancel()
  answer()
  expect(await result).toEqual({ problem: 'cancelled' })
})
