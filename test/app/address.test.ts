import { describe, expect, it } from 'vitest'
import { makePlace, type PagePlace, parsePlace, typedPlace } from '../../src/app/address.ts'
import { readQuery, readTempo } from '../../src/app/query.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 7))

describe('the address bar', () => {
  it.each<PagePlace>([
    { type: 'home' },
    { type: 'rules' },
    { type: 'room', code },
    { type: 'watch', code },
    { type: 'here', code },
    { type: 'check' },
    { type: 'check', code },
    { type: 'match' },
    { type: 'match', at: 17 },
    { type: 'match', packed: 'q1ZKLi1KVbIy-_8' },
    { type: 'match', packed: 'q1ZKLi1KVbIy-_8', at: 0 },
    { type: 'match', packed: 'q1ZKLi1KVbIy-_8?at=37.4&seat=1' },
    { type: 'match', packed: '?at=37.4' },
    { type: 'mistyped', text: 'ABC / ?', problem: 'character' },
    { type: 'newer', hash: '#/q/x' },
  ])('reads back what it writes: $type $at $packed', (place) => {
    expect(parsePlace(makePlace(place))).toEqual(place)
  })

  it.each(['', '#', '#/', '#home', '#/s/x'])('reads “%s” as home', (hash) => {
    expect(parsePlace(hash)).toEqual({ type: 'home' })
  })

  it('reads an unknown kind of link as a newer page’s', () => {
    expect(parsePlace('#/q/x')).toEqual({ type: 'newer', hash: '#/q/x' })
  })

  it('reads a code in any case, with spaces and dashes', () => {
    const loose = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
    expect(parsePlace(`#/r/${encodeURIComponent(loose)}`)).toEqual({ type: 'room', code })
  })

  it.each([
    ['23', 'length'],
    ['2345O7', 'character'],
    [`${code.slice(1, 2)}${code.slice(0, 1)}${code.slice(2)}`, 'checksum'],
    ['%E0%A4%A', 'character'],
  ])('refuses the code “%s” for its %s', (text, problem) => {
    expect(parsePlace(`#/r/${text}`)).toMatchObject({ type: 'mistyped', problem })
  })

  it('reads digits alone as an entry of a match and everything else as the match itself', () => {
    expect(parsePlace('#/g/12')).toEqual({ type: 'match', at: 12 })
    expect(parsePlace('#/g/12@x')).toEqual({ type: 'match', at: 12 })
    expect(parsePlace('#/g/abc@12')).toEqual({ type: 'match', packed: 'abc', at: 12 })
    expect(parsePlace('#/g/abc@x')).toEqual({ type: 'match', packed: 'abc' })
  })
})

describe('the field for a code', () => {
  it('accepts a whole link', () => {
    expect(typedPlace(` http://192.168.0.7:4600/x/?renderer=canvas#/r/${code} `)).toEqual({ type: 'room', code })
  })

  it('accepts a link to watch', () => {
    const link = `https://table.example/#/w/${code}`
    expect(typedPlace(link)).toEqual({ type: 'watch', code })
  })

  it('keeps a mistyped code for correction', () => {
    expect(typedPlace('hello!')).toEqual({ type: 'mistyped', text: 'hello!', problem: 'character' })
  })
})

describe('half a character, as a link cut in the middle has it', () => {
  it('is a mistyped code that the address can hold', () => {
    const place = typedPlace('\ud83d')
    expect(place).toMatchObject({ type: 'mistyped' })
    expect(parsePlace(makePlace(place))).toEqual(place)
  })
})

describe('the query', () => {
  it('gives renderer, tempo, seed, test and coach', () => {
    expect(readQuery('?renderer=canvas&tempo=2.5&seed=7&test&coach')).toEqual({
      renderer: 'canvas',
      tempo: 2.5,
      seed: 7,
      test: true,
      coach: true,
    })
  })

  it('ignores what it cannot read', () => {
    expect(readQuery('?renderer=oil&tempo=9&seed=x')).toEqual({ test: false })
  })

  it.each([
    ['instant', 'instant'],
    ['0.5', 0.5],
    ['4', 4],
    ['4.5', undefined],
    ['0.1', undefined],
    ['', undefined],
    ['-1', undefined],
  ])('reads the tempo “%s” as %s', (text, tempo) => {
    expect(readTempo(text)).toBe(tempo)
  })
})
