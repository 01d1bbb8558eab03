import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { FilteredSocket } from '../../src/server/filteredSocket.ts'

/** A filter over a socket of our own; `heard` is what PeerServer would hear. */
function openDoor() {
  let now = 0
  let isTerminated = false
  const terminate = () => {
    isTerminated = true
  }
  const socket = Object.assign(new EventEmitter(), { terminate, send() {}, close() {} })
  const filtered = new FilteredSocket(socket, () => now)
  const heard: unknown[] = []
  filtered.on('message', (text: string) => heard.push(JSON.parse(text)))
  return {
    heard,
    say: (message: unknown) => socket.emit('message', JSON.stringify(message)),
    write: (text: string) => socket.emit('message', text),
    wait(ms: number) {
      now += ms
    },
    isShut: () => isTerminated,
  }
}

test('lets through what browsers say to each other', () => {
  const { heard, say } = openDoor()
  const offer = { type: 'OFFER', dst: 'room', payload: { sdp: 'x' } }
  say(offer)
  say({ type: 'HEARTBEAT' })
  expect(heard).toEqual([offer, { type: 'HEARTBEAT' }])
})

test('keeps out a LEAVE, with which a socket would make the server forget an id', () => {
  const { heard, say } = openDoor()
  say({ type: 'LEAVE' })
  say({ type: 'LEAVE', dst: 'guest' })
  say({ type: 'EXPIRE', dst: 'guest' })
  expect(heard).toEqual([])
})

test('drops whatever a message says beside its addressee and payload', () => {
  const { heard, say } = openDoor()
  say({ type: 'ANSWER', dst: 'guest', payload: 1, src: 'another', extra: true })
  expect(heard).toEqual([{ type: 'ANSWER', dst: 'guest', payload: 1 }])
})

test.each(['', '{', 'null', '[]', '{"type":"OFFER"}', '{"type":"OFFER","dst":7}'])('drops “%s”', (text) => {
  const { heard, write } = openDoor()
  write(text)
  expect(heard).toEqual([])
})

test('drops an addressee longer than any name', () => {
  const { heard, say } = openDoor()
  say({ type: 'OFFER', dst: 'x'.repeat(65), payload: 1 })
  expect(heard).toEqual([])
})

test('shuts a socket that says too much at a time', () => {
  const { say, isShut, wait } = openDoor()
  for (let n = 0; n < 300; n++) say({ type: 'HEARTBEAT' })
  wait(10_000)
  for (let n = 0; n < 300; n++) say({ type: 'HEARTBEAT' })
  expect(isShut()).toBe(false)
  say({ type: 'HEARTBEAT' })
  expect(isShut()).toBe(true)
})

test('shuts a socket that calls too many rooms', () => {
  const { say, isShut, heard } = openDoor()
  for (let n = 0; n < 61; n++) say({ type: 'OFFER', dst: `room-${n}`, payload: 1 })
  expect(isShut()).toBe(true)
  expect(heard).toHaveLength(60)
})
