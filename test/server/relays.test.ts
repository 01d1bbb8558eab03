import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { iceServers } from '../../src/server/relays.ts'

const relays = { stun: ['stun:a:3478'], turn: ['turn:a:3478'], secret: 'shared' }

test('gives credentials that a TURN server with the same secret accepts for a day', () => {
  const [stun, turn] = iceServers(relays, 1_000_000)
  expect(stun).toEqual({ urls: ['stun:a:3478'] })
  const { username = '', credential } = turn ?? {}
  expect(username).toMatch(/^87400:[0-9a-f]{12}$/)
  expect(credential).toBe(createHmac('sha1', 'shared').update(username).digest('base64'))
})

test('gives each page a name of its own', () => {
  const [name, other] = [iceServers(relays, 0), iceServers(relays, 0)].map(
    (all) => all[1]?.username,
  )
  expect(name).not.toBe(other)
})
