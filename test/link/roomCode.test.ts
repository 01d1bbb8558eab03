import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRoomCode, readRoomCode, roomCodeBytes, roomCodeLength } from '../../src/link/roomCode.ts'

const alphabet = [...'2345789CDFGHJKMNPRTVWXY']
const codes = fc.uint8Array({ minLength: roomCodeBytes, maxLength: roomCodeBytes }).map((bytes) => makeRoomCode(bytes))
const places = fc.nat(roomCodeLength - 1)

test('a new room code reads back unchanged', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(readRoomCode(code)).toEqual({ code })
    }),
  )
})

test('a room code has eight characters without look-alikes', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toHaveLength(8)
      for (const character of code) expect(alphabet).toContain(character)
    }),
  )
})

test('no single wrong character passes', () => {
  fc.assert(
    fc.property(codes, places, fc.constantFrom(...alphabet), (code, at, wrong) => {
      fc.pre(code.charAt(at) !== wrong)
      const typed = code.slice(0, at) + wrong + code.slice(at + 1)
      expect(readRoomCode(typed)).toEqual({ problem: 'checksum' })
    }),
  )
})

test('no swap of neighbouring characters passes', () => {
  fc.assert(
    fc.property(codes, fc.nat(roomCodeLength - 2), (code, at) => {
      const [left, right] = [code.charAt(at), code.charAt(at + 1)]
      fc.pre(left !== right)
      const typed = code.slice(0, at) + right + left + code.slice(at + 2)
      expect(readRoomCode(typed)).toEqual({ problem: 'checksum' })
    }),
  )
})

test('every wrong character and every swap in one code is caught, without exception', () => {
  const code = makeRoomCode(new Uint8Array([1, 7, 9, 30, 250, 2, 77, 13, 5, 99, 4, 8, 200, 3]))
  for (let at = 0; at < roomCodeLength; at++) {
    for (const wrong of alphabet.filter((character) => character !== code.charAt(at)))
      expect(readRoomCode(code.slice(0, at) + wrong + code.slice(at + 1))).toHaveProperty('problem')
  }
})

test('lower case, spaces and dashes make no difference', () => {
  const code = makeRoomCode(new Uint8Array(roomCodeBytes).fill(41))
  const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3, 5)} – ${code.slice(5)}\n`
  expect(readRoomCode(typed)).toEqual({ code })
})

test.each([
  ['', 'length'],
  ['CDFG', 'length'],
  ['CDFGHJK', 'length'],
  // A code as pages made them before the first release.
  ['9W8YWP', 'length'],
  ['CDFGH0', 'character'],
  ['O1ILSZ', 'character'],
  ['CDFGH*', 'character'],
  ['😀', 'character'],
])('“%s” is refused for its %s', (typed, problem) => {
  expect(readRoomCode(typed)).toEqual({ problem })
})

test('every text gets an answer', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const answer = readRoomCode(text)
      expect('code' in answer || 'problem' in answer).toBe(true)
    }),
  )
})
