import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/link/clock.ts'
import { messageCap } from '../../src/link/link.ts'
import { type ChildServer, childServer } from '../server/childServer.ts'
import { temporaryFolder } from '../server/folder.ts'
import { becomePage, configAt, linkIn, linkQueue, reached, reader } from './webrtc.ts'

becomePage()
const { peerNetwork } = await import('../../src/link/peer.ts')

let server: ChildServer
let stopped = false
beforeAll(async () => {
  const place = await temporaryFolder({ 'index.html': '' })
  server = await childServer('--dist', place.folder)
  return place.remove
})
afterAll(async () => {
  if (!stopped) await server.stop()
})

const makeNetwork = () => peerNetwork(configAt(server.port), systemClock)

test('two peers meet through the real server and exchange 60 kB both ways', async () => {
  const { take, next } = linkQueue()
  const listening = makeNetwork().listen('ng1-REAL', take)
  await reached(listening, 'open')
  const theirs = linkIn(await makeNetwork().dial('ng1-REAL').result)
  const ours = await next()
  const [fromGuest, fromHost] = [reader(ours), reader(theirs)]
  const long = JSON.stringify('é'.repeat(30_000))
  theirs.send(long)
  ours.send(long)
  theirs.send('"after"')
  expect(await fromGuest()).toEqual({ type: 'message', text: long })
  expect(await fromGuest()).toEqual({ type: 'message', text: '"after"' })
  expect(await fromHost()).toEqual({ type: 'message', text: long })
  theirs.close('left')
  expect(await fromGuest()).toEqual({ type: 'closed', reason: 'left' })
  listening.close()
})

test('forty long messages sent at once arrive whole and in order', async () => {
  const { take, next } = linkQueue()
  const listening = makeNetwork().listen('ng1-BULK', take)
  await reached(listening, 'open')
  const theirs = linkIn(await makeNetwork().dial('ng1-BULK').result)
  const read = reader(await next())
  const texts = Array.from({ length: 40 }, (_, i) => String(i).padEnd(60_000, 'x'))
  texts.push('y'.repeat(messageCap))
  for (const text of texts) theirs.send(text)
  for (const text of texts) expect(await read()).toEqual({ type: 'message', text })
  theirs.close()
  listening.close()
})

test('a host that reloads gets its address back from the real server', async () => {
  const identity = { token: 'secret', returning: false }
  const before = makeNetwork().listen('ng1-BACK', () => {}, identity)
  await reached(before, 'open')
  const { take, next } = linkQueue()
  const after = makeNetwork().listen('ng1-BACK', take, { ...identity, returning: true })
  expect(await reached(after, 'open')).toEqual({ type: 'open', silent: false })
  linkIn(await makeNetwork().dial('ng1-BACK').result).close()
  expect((await next()).id).toBeTruthy()
  before.close()
  after.close()
})

test('another host’s address is taken', async () => {
  const first = makeNetwork().listen('ng1-MINE', () => {})
  await reached(first, 'open')
  const second = makeNetwork().listen('ng1-MINE', () => {})
  expect(await reached(second, 'taken')).toMatchObject({ type: 'taken' })
  second.close()
  first.close()
})

test('the real server reports a missing room as such', async () => {
  expect(await makeNetwork().dial('ng1-NONE').result).toEqual({ problem: 'noSuchRoom' })
})

test('links survive the death of the real server, and calls report that it is gone', async () => {
  const { take, next } = linkQueue()
  const listening = makeNetwork().listen('ng1-LAST', take)
  await reached(listening, 'open')
  const theirs = linkIn(await makeNetwork().dial('ng1-LAST').result)
  const read = reader(await next())
  stopped = true
  await server.stop()
  await reached(listening, 'lost')
  theirs.send('"still here"')
  expect(await read()).toEqual({ type: 'message', text: '"still here"' })
  expect(await makeNetwork().dial('ng1-LAST').result).toEqual({ problem: 'signallingDown' })
  theirs.close()
  listening.close()
})

test('a guest finds the host through the second server if the first is dead', async () => {
  const place = await temporaryFolder({ 'index.html': '' })
  const [first, second] = [await childServer('--dist', place.folder), await childServer('--dist', place.folder)]
  const network = () => peerNetwork(configAt(first.port, second.port), systemClock)
  const { take, next } = linkQueue()
  const listening = network().listen('ng1-TWO', take)
  await reached(listening, 'open')
  const early = linkIn(await network().dial('ng1-TWO').result)
  const theirs = await next()
  await first.stop()
  expect(listening.state.type).toBe('open')
  const late = linkIn(await network().dial('ng1-TWO').result)
  const read = reader(await next())
  late.send('"through the second"')
  expect(await read()).toEqual({ type: 'message', text: '"through the second"' })
  const readEarly = reader(theirs)
  early.send('"still here"')
  expect(await readEarly()).toEqual({ type: 'message', text: '"still here"' })
  listening.close()
  await second.stop()
  await place.remove()
})
