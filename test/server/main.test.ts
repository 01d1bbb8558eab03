import { afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type ChildServer, childServer } from './childServer.ts'
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

const socketUrl = (port: number, id = 'me', token = 't') =>
  `ws://127.0.0.1:${port}/peerjs/peerjs?key=peerjs&id=${id}&token=${token}`

/** Opens a socket; the first thing it hears, or how it failed. */
function firstWord(url: string): Promise<{ socket: WebSocket; word: string }> {
  const socket = new WebSocket(url)
  return new Promise((resolve) => {
    socket.once('message', (data) => resolve({ socket, word: String(data) }))
    socket.once('error', (error) => resolve({ socket, word: error.message }))
  })
}

test('one port serves the page and signalling', async () => {
  const { port, local, network } = await start()
  expect(await (await fetch(local)).text()).toBe('Narrow Gauge')
  for (const url of network) expect(url).toMatch(/^http:\/\/[\d.]+:\d+\/$/)
  const { socket, word } = await firstWord(socketUrl(port))
  expect(JSON.parse(word)).toEqual({ type: 'OPEN' })
  expect((await fetch(`${local}peerjs/peerjs/id`)).status).toBe(200)
  expect((await fetch(`${local}peerjs/peerjs/peers`)).status).toBe(401)
  socket.terminate()
})

test('an id is taken for everyone but the holder of its token, who is told OPEN again', async () => {
  const { port } = await start()
  const first = await firstWord(socketUrl(port, 'room', 'mine'))
  const thief = await firstWord(socketUrl(port, 'room', 'other'))
  expect(JSON.parse(thief.word)).toMatchObject({ type: 'ID-TAKEN' })
  const again = await firstWord(socketUrl(port, 'room', 'mine'))
  expect(JSON.parse(again.word)).toEqual({ type: 'OPEN' })
  first.socket.terminate()
  again.socket.terminate()
})

test('a socket asked for elsewhere is refused', async () => {
  const { port } = await start()
  expect((await firstWord(`ws://127.0.0.1:${port}/other`)).word).toContain('404')
})

test('rubbish over the socket leaves the server alive', async () => {
  const { port, local } = await start()
  const { socket } = await firstWord(socketUrl(port))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const text of ['', 'null', '{', '{"type":"OFFER","dst":7}', '[]', 'x'.repeat(70_000)])
    socket.send(text)
  await closed
  expect((await fetch(local)).status).toBe(200)
  const again = await firstWord(socketUrl(port, 'other'))
  expect(JSON.parse(again.word)).toEqual({ type: 'OPEN' })
  again.socket.terminate()
})

test('--no-signalling serves the page alone', async () => {
  const { port, local } = await start('--no-signalling')
  expect((await fetch(local)).status).toBe(200)
  expect((await fetch(`${local}peerjs/peerjs/id`)).status).toBe(404)
  expect((await firstWord(socketUrl(port))).word).not.toContain('OPEN')
})

test('a port in use ends the program with a sentence', async () => {
  const { port } = await start()
  await expect(start('--port', String(port))).rejects.toThrow(`Port ${port} is in use.`)
})

test('a folder without a page ends the program with a sentence', async () => {
  await expect(childServer('--dist', `${dist}/none`)).rejects.toThrow('There is no built page in')
})
