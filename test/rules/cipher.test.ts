import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { fromBase64, toBase64 } from '../../src/kit/bytes.ts'
import { atOnce } from '../../src/kit/slices.ts'
import { cipher } from '../../src/rules/together/cipher.ts'

const count = 8
const seedOf = (byte: number) => toBase64(new Uint8Array(32).fill(byte))
const seeds = [1, 2, 3].map(seedOf)
const passes = [cipher.mix, (deck: readonly string[], seed: string) => cipher.lock(deck, seed, seed)]

/** The decks after each step of a shuffle by these. */
const shuffledBy = (who: readonly string[]) => {
  let deck = cipher.fresh(count)
  return passes.flatMap((pass) =>
    who.map((seed) => {
      deck = atOnce(pass(deck, seed))
      return deck
    }),
  )
}
const decks = shuffledBy(seeds)
const last = need(decks.at(-1), 'a deck')
const keysOf = (at: number) => seeds.map((seed) => need(cipher.keys(seed, count)[at], 'a number'))
const cardAt = (at: number) => need(last[at], 'a card')
const read = (at: number, keys: readonly string[]) => cipher.read(cardAt(at), keys, count)

describe('a deck that several shuffle', () => {
  it('is told by nobody who lacks one of the numbers', () => {
    for (const at of last.keys())
      for (const missing of seeds.keys()) expect(read(at, keysOf(at).toSpliced(missing, 1))).toBeUndefined()
  })

  it('holds every card once, which all numbers together tell, in any order', () => {
    const tiles = last.map((_, at) => read(at, keysOf(at)))
    expect(tiles.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(last.map((_, at) => read(at, keysOf(at).toReversed()))).toEqual(tiles)
    expect(tiles).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('is told as well by the product of numbers', () => {
    const [one = '', ...others] = keysOf(3)
    const product = need(cipher.product(others), 'a product')
    expect(read(3, [one, product])).toBe(read(3, keysOf(3)))
  })

  it('comes out the same for the same seeds, and otherwise for another', () => {
    expect(shuffledBy(seeds)).toEqual(decks)
    expect(shuffledBy([seedOf(1), seedOf(2), seedOf(4)]).at(-1)).not.toEqual(last)
  })

  it('shows no card of one step in the next', () => {
    const seen = [cipher.fresh(count), ...decks].flat()
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('is one at every step', () => {
    for (const deck of decks) expect(cipher.isDeck(deck, count)).toBe(true)
  })
})

describe('what is no deck', () => {
  const other = (card: string) => cipher.isDeck([...last.slice(1), card], count)
  /** The encoding of no card at all: the point by which all others are unchanged. */
  const nothing = toBase64(new Uint8Array(32))

  it.each([
    ['a card too few', last.slice(1)],
    ['a card too many', [...last, cardAt(0).replace(/^./, 'A')]],
    ['the same card twice', [...last.slice(1), cardAt(1)]],
  ])('%s', (_, deck) => expect(cipher.isDeck(deck, count)).toBe(false))

  it.each([
    ['nothing', nothing],
    ['bytes that are no point', toBase64(new Uint8Array(32).fill(255))],
    ['too few bytes', toBase64(new Uint8Array(31).fill(1))],
    ['no bytes', '?'],
  ])('a deck with %s among its cards', (_, card) => expect(other(card)).toBe(false))
})

describe('a point of small order', () => {
  const small = ed25519.Point.fromHex(need(ED25519_TORSION_SUBGROUP[1], 'a point'))
  const marked = (card: string) => {
    const point = ed25519.Point.fromBytes(need(fromBase64(card), 'a card'))
    return toBase64(point.add(small).toBytes())
  }

  it('added to a card marks it for nobody, once another has shuffled', () => {
    const deck = cipher.fresh(count)
    const changed = [marked(need(deck[0], 'a card')), ...deck.slice(1)]
    expect(changed).not.toEqual(deck)
    for (const pass of passes) expect(atOnce(pass(changed, seedOf(1)))).toEqual(atOnce(pass(deck, seedOf(1))))
  })

  it('makes no second card of one', () => {
    expect(cipher.isDeck([...last.slice(1), marked(cardAt(1))], count)).toBe(false)
  })

  it('is no card itself', () => {
    const card = toBase64(small.toBytes())
    expect(cipher.isDeck([...last.slice(1), card], count)).toBe(false)
  })
})

describe('a number', () => {
  it.each([
    ['zero', toBase64(new Uint8Array(32))],
    ['one beyond the last', toBase64(new Uint8Array(32).fill(255))],
    ['no number', 'x'],
  ])('that is %s opens nothing', (_, key) => {
    expect(cipher.product([key])).toBeUndefined()
    expect(read(0, [...keysOf(0).slice(1), key])).toBeUndefined()
  })

  it('that is wrong turns a card into no other', () => {
    for (const at of last.keys()) {
      const wrong = keysOf((at + 1) % count)
      expect(read(at, [...keysOf(at).slice(1), need(wrong[0], 'a number')])).toBeUndefined()
    }
  })
})
