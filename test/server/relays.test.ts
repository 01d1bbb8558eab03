import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { makeLimiter } from '../../src/server/limits.ts'
import { credentialFor, type RelayServers, serveRelays } from '../../src/server/relays.ts'

const relays = { stun: ['stun:a:3478'], turn: ['turn:a:3478'], secret: 'shared' }
const stun = { urls: ['stun:a:3478'] }

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server where a guest and a host are connected; its credentials are limited. */
async function serving(given?: RelayServers, credentials = 9) {
  const tokens = new Map([
    ['guest', 'mine'],
    ['room', 'theirs'],
  ])
  const here = {
    has: (id: string) => tokens.has(id),
    proves: ({ id, token }: { readonly id: string; readonly token: string }) => tokens.get(id) === token,
  }
  const limiter = makeLimiter(false, { requests: 99, sockets: 99, open: 99, credentials })
  const app = express().get(
    '/ice',
    serveRelays(given, here, limiter.credentials, () => 1_000_000),
  )
  const server = createServer(app).listen(0)
  ends.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : undefined
  return (query = '') => fetch(`http://127.0.0.1:${port}/ice${query}`)
}

test('gives a credential that a TURN server with the same secret accepts for an hour', () => {
  const { urls, username, credential } = credentialFor(relays.turn, 'shared', 1_000_000)
  expect(urls).toEqual(relays.turn)
  expect(username).toMatch(/^4600:[0-9a-f]{12}$/)
  expect(credential).toBe(createHmac('sha1', 'shared').update(username).digest('base64'))
})

test('gives each page a name of its own', () => {
  const [name, other] = [0, 0].map((now) => credentialFor(relays.turn, 'shared', now).username)
  expect(name).not.toBe(other)
})

test('tells strangers of relays, and gives them no credential', async () => {
  const get = await serving(relays)
  expect(await (await get()).json()).toEqual({ iceServers: [stun], relays: true })
})

test('tells of no relays where it has none', async () => {
  const get = await serving()
  expect(await (await get()).json()).toEqual({ iceServers: [], relays: false })
  const got = await get('?id=guest&token=mine&room=room')
  expect(await got.json()).toEqual({ iceServers: [] })
})

test.each([
  ['a guest of a room', '?id=guest&token=mine&room=room'],
  ['the host of one', '?id=room&token=theirs&room=room'],
])('gives a credential to %s', async (_, query) => {
  const got = await (await serving(relays))(query)
  expect(got.headers.get('cache-control')).toBe('no-store')
  const username = expect.stringMatching(/^4600:/)
  expect(await got.json()).toEqual({ iceServers: [{ urls: relays.turn, username, credential: expect.any(String) }] })
})

test.each([
  ['someone who isn’t connected', '?id=stranger&token=mine&room=room'],
  ['someone with another’s id', '?id=room&token=mine&room=room'],
  ['a guest of no room', '?id=guest&token=mine&room=gone'],
  ['who says too little', '?id=guest&token=mine'],
  ['who has no token', '?id=stranger&token=undefined&room=room'],
])('gives none to %s', async (_, query) => {
  const got = await (await serving(relays))(query)
  expect(got.status).toBe(403)
  expect(await got.text()).not.toContain('4600')
})

test('limits credentials per address', async () => {
  const get = await serving(relays, 2)
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await get('?id=guest&token=mine&room=room')).status)
  expect(statuses).toEqual([200, 200, 429])
})
