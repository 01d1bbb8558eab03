import { need } from '../../src/kit/assert.ts'
import { fromBase64, fromHex, toBase64, toHex } from '../../src/kit/bytes.ts'
import { sha256Hex } from '../../src/kit/hash.ts'
import { remembered } from '../../src/kit/memoize.ts'
import { shuffled, streamOf } from '../../src/rules/chance.ts'
import type { Cipher, DeckWork } from '../../src/rules/together/cipher.ts'

/*
 * Hides cards as the page does, in texts of the same form, but a card is a number instead of a point of a curve, so that
 * anyone can divide by what hides it.
 */

/** A prime. */
const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n

/** A number that isn’t 0, by a text. */
const numberOf = (text: string) => 1n + (BigInt(`0x${sha256Hex(text)}`) % (order - 1n))

const write = (number: bigint) => toBase64(fromHex(number.toString(16).padStart(64, '0')))

function read(text: string): bigint | undefined {
  const bytes = fromBase64(text)
  const number = bytes?.length === 32 ? BigInt(`0x${toHex(bytes)}`) : 0n
  return number > 0n && number < order ? number : undefined
}

const times = (one: bigint, other: bigint) => (one * other) % order

/** The number that undoes another one, by Euclid’s algorithm. */
function inverse(number: bigint): bigint {
  let [before, now, sumBefore, sum] = [order, number, 0n, 1n]
  while (now !== 1n) {
    const often = before / now
    ;[before, now] = [now, before - often * now]
    ;[sumBefore, sum] = [sum, sumBefore - often * sum]
  }
  return ((sum % order) + order) % order
}

const openCards: bigint[] = []
const openCard = (at: number) => (openCards[at] ??= numberOf(`card ${at}`))

const maskOf = (seed: string) => numberOf(`mask ${seed}`)
const keyOf = (seed: string, at: number) => numberOf(`key ${seed} ${at}`)
const keysFrom = remembered((id) => {
  const [seed = '', count] = id.split(' ')
  return Array.from({ length: Number(count) }, (_, at) => write(keyOf(seed, at)))
}, 64)
const orderOf = (seed: string, count: number) => shuffled(count, streamOf(sha256Hex(`order ${seed}`)))

function productOf(keys: readonly string[]): bigint | undefined {
  let all = 1n
  for (const key of keys) {
    const number = read(key)
    if (number === undefined) return undefined
    all = times(all, number)
  }
  return all
}

const hide = (card: string, number: bigint) => write(times(need(read(card), 'a card'), number))

/** A cipher for long tests: easy to break, but cheap. */
export const cheapCipher: Cipher = {
  isDeck(deck, count) {
    const numbers = new Set(deck.map(read))
    return deck.length === count && numbers.size === count && !numbers.has(undefined)
  },
  fresh: (count) => Array.from({ length: count }, (_, at) => write(openCard(at))),
  *mix(deck, seed): DeckWork {
    const mixed: string[] = []
    for (const at of orderOf(seed, deck.length)) {
      mixed.push(hide(need(deck[at], 'a card'), maskOf(seed)))
      yield
    }
    return mixed
  },
  *lock(deck, seed, mixed): DeckWork {
    const unmask = inverse(maskOf(mixed))
    const locked: string[] = []
    for (const [at, card] of deck.entries()) {
      locked.push(hide(card, times(keyOf(seed, at), unmask)))
      yield
    }
    return locked
  },
  keys: (seed, count) => keysFrom(`${seed} ${count}`),
  product(keys) {
    const all = productOf(keys)
    return all === undefined ? undefined : write(all)
  },
  read(card, keys, count) {
    const [hidden, all] = [read(card), productOf(keys)]
    if (hidden === undefined || all === undefined) return undefined
    for (let at = 0; at < count; at++) if (times(openCard(at), all) === hidden) return at
    return undefined
  },
}
