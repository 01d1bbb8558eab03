import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { usage } from '../../src/server/options.ts'
import { type ChildServer, childServer, command } from './childServer.ts'
import { temporaryFolder } from './folder.ts'

let dist: string
const running: ChildServer[] = []

beforeAll(async () => {
  const place = await temporaryFolder({ 'index.html': 'Narrow Gauge' })
  dist = place.folder
  return place.remove
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

async function start(...args: string[]) {
  const server = await childServer('--dist', dist, ...args)
  running.push(server)
  return server
}

let lasting: Promise<ChildServer> | undefined
/** One server for all tests after which it serves as before: starting one takes about a second. */
const served = () => (lasting ??= childServer('--dist', dist))
afterAll(async () => (await lasting)?.stop())

const socketUrl = (port: number, id = 'me', token = 't') =>
  `ws://127.0.0.1:${port}/peerjs/peerjs?key=peerjs&id=${id}&token=${token}`

/** Opens a socket. Resolves with the first message, or with the error. */
function firstWord(url: string): Promise<{ socket: WebSocket; word: string }> {
  const socket = new WebSocket(url)
  return new Promise((resolve) => {
    socket.once('message', (data) => resolve({ socket, word: String(data) }))
    socket.once('error', (error) => resolve({ socket, word: error.message }))
  })
}

test('serves the page and signalling on one port', async () => {
  const { port, local, network } = await served()
  expect(await (await fetch(local)).text()).toBe('Narrow Gauge')
  // A machine without a network has none.
  expect(network.filter((url) => !/^http:\/\/[\d.]+:\d+\/$/.test(url))).toEqual([])
  const { socket, word } = await firstWord(socketUrl(port))
  expect(JSON.parse(word)).toEqual({ type: 'OPEN' })
  expect((await fetch(`${local}peerjs/peerjs/id`)).status).toBe(200)
  expect((await fetch(`${local}peerjs/peerjs/peers`)).status).toBe(401)
  socket.terminate()
})

test('lets no one but the holder of its token use an id again', async () => {
  const { port } = await start()
  const first = await firstWord(socketUrl(port, 'room', 'mine'))
  const thief = await firstWord(socketUrl(port, 'room', 'other'))
  expect(JSON.parse(thief.word)).toMatchObject({ type: 'ID-TAKEN' })
  const again = await firstWord(socketUrl(port, 'room', 'mine'))
  expect(JSON.parse(again.word)).toEqual({ type: 'OPEN' })
  first.socket.terminate()
  again.socket.terminate()
})

test('refuses a socket at any other path', async () => {
  const { port } = await served()
  expect((await firstWord(`ws://127.0.0.1:${port}/other`)).word).toContain('404')
})

/** Sends text over a raw socket, and resets the connection once the server has begun to answer, or has had time to. */
function sendAndReset(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      setTimeout(() => socket.resetAndDestroy(), 5)
    })
    socket.on('close', () => resolve())
    socket.on('error', () => {})
  })
}

const upgrade = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', ...headers, '', ''].join('\r\n')
const handshake = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
const signallingPath = '/peerjs/peerjs?key=peerjs&id=reset&token=t'

test.each([
  ['a request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['half a request', 'GET / HT'],
  ['something that is not HTTP', '\0\0\0'],
  ['an upgrade at another path', upgrade('/other')],
  ['an upgrade without a handshake', upgrade(signallingPath)],
  ['a signalling socket', upgrade(signallingPath, ...handshake)],
  ['a damaged frame', `${upgrade(signallingPath, ...handshake)}\xff\xff\xff\xff`],
])('survives a connection reset after %s', async (_, text) => {
  const { port, local } = await served()
  for (let i = 0; i < 10; i++) await sendAndReset(port, text)
  await Promise.all(Array.from({ length: 20 }, () => sendAndReset(port, text)))
  expect(await (await fetch(local)).text()).toBe('Narrow Gauge')
  const { socket, word } = await firstWord(socketUrl(port))
  expect(JSON.parse(word)).toEqual({ type: 'OPEN' })
  socket.terminate()
})

test('answers a damaged address of the signalling server without a stack trace', async () => {
  const { local } = await served()
  const answer = await fetch(`${local}peerjs/%E0%A4%A/id`)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe('Bad Request\n')
})

test('survives garbage sent over a socket', async () => {
  const { port, local } = await served()
  const { socket } = await firstWord(socketUrl(port))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const text of ['', 'null', '{', '{"type":"OFFER","dst":7}', '[]', 'x'.repeat(70_000)]) socket.send(text)
  await closed
  expect((await fetch(local)).status).toBe(200)
  const again = await firstWord(socketUrl(port, 'other'))
  expect(JSON.parse(again.word)).toEqual({ type: 'OPEN' })
  again.socket.terminate()
})

test('serves the page alone with --no-signalling', async () => {
  const { port, local } = await start('--no-signalling')
  expect((await fetch(local)).status).toBe(200)
  expect((await fetch(`${local}peerjs/peerjs/id`)).status).toBe(404)
  expect((await firstWord(socketUrl(port))).word).not.toContain('OPEN')
})

test('exits with a readable error when its port is in use', async () => {
  const { port } = await served()
  await expect(start('--port', String(port))).rejects.toThrow(`Port ${port} is already in use.`)
})

test('exits with a readable error when there is no page in the folder', async () => {
  await expect(childServer('--dist', `${dist}/none`)).rejects.toThrow('No built page in')
})

test('keeps an id for its holder when a socket says that it leaves', async () => {
  const { port } = await start()
  const { socket: squatter } = await firstWord(socketUrl(port, 'room', 'theirs'))
  squatter.send('{"type":"LEAVE"}')
  squatter.send('{"type":"HEARTBEAT"}')
  const second = await firstWord(socketUrl(port, 'room', 'mine'))
  expect(JSON.parse(second.word)).toMatchObject({ type: 'ID-TAKEN' })
  squatter.terminate()
})

test('gives a relay to a page at a room, and none once it has left', async () => {
  vi.stubEnv('TURN_SECRET', 'shared')
  const { port, local } = await start('--turn', 'turn:a:3478')
  vi.unstubAllEnvs()
  const { socket: host } = await firstWord(socketUrl(port, 'room', 'theirs'))
  const { socket: guest } = await firstWord(socketUrl(port, 'guest', 'mine'))
  const status = async (id: string, token: string) =>
    (await fetch(`${local}ice?${new URLSearchParams({ id, token, room: 'room' })}`)).status
  expect(await status('guest', 'mine')).toBe(200)
  expect(await status('room', 'theirs')).toBe(200)
  expect(await status('room', 'mine')).toBe(403)
  const again = await firstWord(socketUrl(port, 'room', 'theirs'))
  host.terminate()
  await new Promise((resolve) => host.once('close', resolve))
  expect(await status('guest', 'mine')).toBe(200)
  again.socket.terminate()
  await vi.waitUntil(async () => (await status('guest', 'mine')) === 403)
  guest.terminate()
})

test('opens no socket for a page from elsewhere', async () => {
  const { port } = await served()
  const socket = new WebSocket(socketUrl(port), { origin: 'https://evil.example' })
  const word = await new Promise((resolve) => socket.once('error', ({ message }) => resolve(message)))
  expect(word).toContain('429')
})

test('says how it is used when asked for help', () => {
  const [node, ...args] = command
  expect(execFileSync(node, [...args, '--help'], { encoding: 'utf8' })).toBe(`${usage}\n`)
})
