import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js'
import { need } from '../../kit/assert.ts'
import { concat, fromBase64, toBase64, toHex, utf8 } from '../../kit/bytes.ts'
import { derive32 } from '../../kit/derive.ts'
import { sha256Bytes } from '../../kit/hash.ts'
import { remembered } from '../../kit/memoize.ts'
import { shuffled, streamOf } from '../chance.ts'

/** Work on a deck, a card at a time, since a whole deck would hold up the page. */
export type DeckWork = Generator<void, readonly string[]>

/*
 * Lets several devices shuffle a deck so that none of them knows which card is which. A card is a point of a curve;
 * hiding it means multiplying it by a secret number. It doesn't matter in which order that happens or is undone.
 * First each device in turn hides all cards by one number of its own and changes their order; then each in turn replaces
 * that number by one of its own for every card. A card is read once all its numbers are known.
 *
 * The curve is that of the signatures, which is there anyway. Eight of its points count as one card: they differ by points
 * of small order, which a cheat could add as marks that survive a shuffle, so every step begins by dropping them.
 *
 * Numbers, points and seeds are 32 bytes in base64url, 43 characters.
 */

const { Point } = ed25519
type Point = InstanceType<typeof Point>
const { Fn } = Point

/** The encryption that hides cards; part of a game with hidden cards, so that others needn’t load it. */
export interface Cipher {
  /** Whether this is a deck that someone can have shuffled: so many cards, no two alike. */
  isDeck(deck: readonly string[], count: number): boolean
  /** The deck before anyone has touched it: its cards lie open, in order. */
  fresh(count: number): readonly string[]
  /** First pass: hides all cards by one number, and changes their order. */
  mix(deck: readonly string[], seed: string): DeckWork
  /** Second pass: replaces that number, of the first pass by the seed `mixed`, by one for every card. */
  lock(deck: readonly string[], seed: string, mixed: string): DeckWork
  /** The numbers by which a second pass hides each of so many cards. */
  keys(seed: string, count: number): readonly string[]
  /** The product of numbers; undefined if one of them can’t be read. */
  product(keys: readonly string[]): string | undefined
  /** The card of a fresh deck that this is, if these are all the numbers that hide it. */
  read(card: string, keys: readonly string[], count: number): number | undefined
}

/** More than the cards of a shuffle by six devices, and all that is read of it. */
const mostKept = 4000

/** Every card is looked at several times. */
const kept = <T>(make: (text: string) => T) => remembered(make, mostKept)

/** Eight times a card, which is the same for all points that count as one. */
const eightfold = kept((card) => {
  const bytes = fromBase64(card)
  const point = bytes?.length === 32 ? readPoint(bytes) : undefined
  return { point, name: point ? toBase64(point.toBytes()) : '' }
})

/** Eight times the point in these bytes, unless they are those of none. */
function readPoint(bytes: Uint8Array): Point | undefined {
  try {
    const point = Point.fromBytes(bytes).clearCofactor()
    return point.is0() ? undefined : point
  } catch {
    // Not a point of the curve, or not its one encoding.
    return undefined
  }
}

/** A number that can hide a card. */
function readNumber(text: string): bigint | undefined {
  const bytes = fromBase64(text)
  if (bytes?.length !== 32) return undefined
  const number = bytesToNumberLE(bytes)
  return Fn.isValidNot0(number) ? number : undefined
}

const write = (number: bigint) => toBase64(numberToBytesLE(number, 32))

const eighth = Fn.inv(8n)

function times(card: string, number: bigint): string {
  const { point } = eightfold(card)
  return toBase64(need(point, 'a card').multiply(Fn.mul(number, eighth)).toBytes())
}

/**
 * An open card: the first hash that is a point. Nobody knows how these relate to each other, so that none can be turned
 * into another.
 */
const openCard = kept((at) => {
  for (let count = 0; ; count++) {
    const point = readPoint(sha256Bytes(utf8(`narrow-gauge tile ${at} ${count}`)))
    if (point) return toBase64(point.toBytes())
  }
})

const fresh = (count: number) => Array.from({ length: count }, (_, at) => openCard(`${at}`))

const noSalt = new Uint8Array(32)

/** A number that follows from a seed and a label, each equally likely. */
function numberFrom(seed: Uint8Array, label: string): bigint {
  const half = (at: number) => derive32(seed, noSalt, `narrow-gauge deck ${label} ${at}`)
  return Fn.create(bytesToNumberLE(concat(half(0), half(1)))) || Fn.ONE
}

/** All that a pass hides a deck by follows from its seed. */
const bytesOf = (seed: string) => need(fromBase64(seed), 'a seed')
const maskOf = (seed: string) => numberFrom(bytesOf(seed), 'mask')
const orderOf = (seed: string, count: number) =>
  shuffled(count, streamOf(toHex(derive32(bytesOf(seed), noSalt, 'narrow-gauge deck order'))))
const keyAt = kept((text) => {
  const [seed = '', at = ''] = text.split(' ')
  return { key: numberFrom(bytesOf(seed), `card ${at}`) }
})

const keysFrom = kept((text) => {
  const [seed = '', count = ''] = text.split(' ')
  return Array.from({ length: Number(count) }, (_, at) => write(keyAt(`${seed} ${at}`).key))
})

function* mix(deck: readonly string[], seed: string): DeckWork {
  const mask = maskOf(seed)
  const mixed: string[] = []
  for (const at of orderOf(seed, deck.length)) {
    mixed.push(times(need(deck[at], 'a card'), mask))
    yield
  }
  return mixed
}

function* lock(deck: readonly string[], seed: string, mixed: string): DeckWork {
  const unmask = Fn.inv(maskOf(mixed))
  const locked: string[] = []
  for (const [at, card] of deck.entries()) {
    locked.push(times(card, Fn.mul(keyAt(`${seed} ${at}`).key, unmask)))
    yield
  }
  return locked
}

function product(keys: readonly string[]): string | undefined {
  let all: bigint = Fn.ONE
  for (const key of keys) {
    const number = readNumber(key)
    if (number === undefined) return undefined
    all = Fn.mul(all, number)
  }
  return write(all)
}

/** An open card, from a hidden one and the product of the numbers that hide it. */
const opened = kept((text) => {
  const [card = '', all = ''] = text.split(' ')
  const number = readNumber(all)
  return number === undefined || !eightfold(card).point ? '' : times(card, Fn.inv(number))
})

/** The cipher on edwards25519. */
export const cipher: Cipher = {
  isDeck(deck, count) {
    const names = new Set(deck.map((card) => eightfold(card).name))
    return deck.length === count && names.size === count && !names.has('')
  },
  fresh,
  mix,
  lock,
  keys: (seed, count) => keysFrom(`${seed} ${count}`),
  product,
  read(card, keys, count) {
    const all = product(keys)
    const at = all === undefined ? -1 : fresh(count).indexOf(opened(`${card} ${all}`))
    return at < 0 ? undefined : at
  },
}
