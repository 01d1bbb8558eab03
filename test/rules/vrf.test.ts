import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { concat, fromBase64, fromHex, toBase64, toHex, utf8 } from '../../src/kit/bytes.ts'
import { sha256Hex, sha512Bytes } from '../../src/kit/hash.ts'
import { ed25519Signatures, nativeSignatures } from '../../src/match/ed25519.ts'
import { makeSigner, type Signatures } from '../../src/match/signing.ts'
import { drawAsked } from '../../src/rules/draws.ts'
import { isPlayed, type Journal } from '../../src/rules/journal.ts'
import { prove, publicKeyOf, secretOf, verify } from '../../src/rules/vrf.ts'
import { hex32Of, randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { waybills } from '../waybills/waybills.ts'

/** The vector that https://c2sp.org/vrf-r255 publishes. */
const published = {
  secret: fromHex('3431c2b03533e280b23232e280b34e2c3132c2b03238e280b23131e280b34500'),
  key: fromHex('54136cd90d99fbd1d4e855d9556efea87ba0337f2a6ce22028d0f5726fcb854e'),
  input: new TextDecoder().decode(fromHex('633273702e6f72672f7672662d72323535')),
  h: fromHex('f245308737c2a888ba56448c8cdbce9d063b57b147e063ce36c580194ef31a63'),
  k: fromHex('d32fcc5ae91ba05704da9df434f22fd4c2c373fdd8294bbb58bf27292aeec00a'),
  proof: fromHex(
    '0a97d961262fb549b4175c5117860f42ae44a123f93c476c439eddd1c0cff926' +
      '5c805525233e2284dbed45e593b8eea3' +
      '1d5ca9734d72bcbba9738d5237f955f3b2422351149d1312503b6441a47c940c',
  ),
  output:
    'dd653f0879b48c3ef69e13551239bec4cbcc1c18fe8894de2e9e1c790e182736' +
    '03bf1c6c25d7a797aeff3c43fd32b974d3fcbd4bcce916007097922a3ea3a794',
}
const { secret, input, output } = published
const key = publicKeyOf(secret)
const proof = prove(secret, input)

const { Point } = ristretto255
const { Fn } = Point
const suite = concat(Uint8Array.of(0xff), utf8('c2sp.org/vrf-r255'))
const hash = (...parts: readonly Uint8Array[]) => sha512Bytes(concat(suite, ...parts))
const byte = (value: number) => Uint8Array.of(value)

/** A prover that may cheat: it picks its nonce, and a factor by which its output is off. */
function proveFreely(text: string, k: bigint, factor = Fn.ONE): string {
  const x = bytesToNumberLE(secret)
  const map = need(ristretto255_hasher.deriveToCurve, 'the map to the group')
  const h = map(hash(byte(0x82), published.key, utf8(text)))
  const gamma = h.multiply(Fn.mul(x, factor))
  const points = [Point.BASE.multiply(x), h, gamma, Point.BASE.multiply(k), h.multiply(k)]
  const all = points.map((point) => point.toBytes())
  const c = hash(byte(0x02), ...all, byte(0)).subarray(0, 16)
  const s = Fn.add(k, Fn.mul(bytesToNumberLE(c), x))
  return toBase64(concat(gamma.toBytes(), c, numberToBytesLE(s, 32)))
}

const bytesOf = (text: string) => need(fromBase64(text), 'base64url')

/** A copy of bytes with one bit flipped. */
function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = bytes.slice()
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

/** The proof with other bytes from some place on. */
function patched(at: number, bytes: Uint8Array): string {
  const copy = bytesOf(proof).slice()
  copy.set(bytes, at)
  return toBase64(copy)
}

describe('the function', () => {
  it('gives what its specification publishes', () => {
    expect(key).toBe(toBase64(published.key))
    expect(proof).toBe(toBase64(published.proof))
    expect(verify(key, input, proof)).toBe(output)
  })

  it('agrees with a second prover, which takes the steps that the specification lists', () => {
    expect(proveFreely(input, bytesToNumberLE(published.k))).toBe(proof)
    const nonce = (h: Uint8Array) => hash(byte(0x81), secret, h)
    expect(toHex(numberToBytesLE(Fn.create(bytesToNumberLE(nonce(published.h))), 32))).toBe(toHex(published.k))
  })

  it('gives one output to an input, whatever nonces its proofs are made with', () => {
    for (let k = 1n; k <= 4n; k++) {
      const other = proveFreely(input, k)
      expect(other).not.toBe(proof)
      expect(verify(key, input, other)).toBe(output)
    }
  })

  it('lets nobody prove another output, not even the holder of the secret', () => {
    for (let k = 1n; k <= 4n; k++) expect(verify(key, input, proveFreely(input, k, k + 1n))).toBeUndefined()
  })

  it('gives another output to every input and every key', () => {
    const outputs = new Set([output])
    for (let at = 0; at < 10; at++) {
      const other = numberToBytesLE(BigInt(at + 1), 32)
      outputs.add(need(verify(key, `${at}`, prove(secret, `${at}`)), 'an output'))
      outputs.add(need(verify(publicKeyOf(other), input, prove(other, input)), 'an output'))
    }
    expect(outputs.size).toBe(21)
  })
})

describe('a proof', () => {
  it('shows nothing of another input or another key', () => {
    expect(verify(key, `${input} `, proof)).toBeUndefined()
    expect(verify(publicKeyOf(numberToBytesLE(7n, 32)), input, proof)).toBeUndefined()
  })

  it('is refused with any of 160 bits flipped', () => {
    for (let bit = 0; bit < 640; bit += 4)
      expect(verify(key, input, toBase64(flipped(bytesOf(proof), bit)))).toBeUndefined()
  })

  it('is refused with any of 160 bits of its output, key or input flipped', () => {
    for (let bit = 0; bit < 256; bit += 4) {
      const wrong = toBase64(flipped(published.key, bit))
      expect(verify(wrong, input, proof)).toBeUndefined()
      expect(verify(key, input, patched(0, flipped(published.proof.slice(0, 32), bit)))).toBe(undefined)
    }
    for (let bit = 0; bit < 32; bit++) {
      const wrong = String.fromCodePoint(...flipped(utf8(input), bit))
      expect(verify(key, wrong, proof)).toBeUndefined()
    }
  })

  it.each([
    ['nothing', ''],
    ['too short', toBase64(published.proof.slice(0, 79))],
    ['too long', toBase64(concat(published.proof, byte(0)))],
    ['not base64url', '!'.repeat(107)],
    ['padded', `${proof}=`],
    ['a number out of range', patched(48, numberToBytesLE(Fn.ORDER, 32))],
    ['the same number once round', patched(48, onceRound(published.proof.slice(48)))],
    ['the point that is no output', patched(0, new Uint8Array(32))],
    ['a point in an encoding that is not its own', patched(0, new Uint8Array(32).fill(0xff))],
  ])('is refused if it is %s', (_, wrong) => {
    expect(verify(key, input, wrong)).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['too short', toBase64(published.key.slice(0, 31))],
    ['the point that is no key', toBase64(new Uint8Array(32))],
    ['a negative field element', toBase64(flipped(published.key, 0))],
    ['no field element', toBase64(new Uint8Array(32).fill(0xff))],
  ])('is refused by a key that is %s', (_, wrong) => {
    expect(verify(wrong, input, proof)).toBeUndefined()
  })
})

/** The same number modulo the group’s order, but not its one encoding. */
function onceRound(bytes: Uint8Array): Uint8Array {
  return numberToBytesLE(bytesToNumberLE(bytes) + Fn.ORDER, 32)
}

describe('a secret', () => {
  const random = concat(...['one', 'two'].map((text) => fromHex(sha256Hex(text))))

  it('is the number that 64 bytes are, modulo the group’s order', () => {
    const number = bytesToNumberLE(secretOf(random))
    expect(number).toBe(Fn.create(bytesToNumberLE(random)))
    expect(secretOf(numberToBytesLE(Fn.ORDER + 5n, 64))).toEqual(numberToBytesLE(5n, 32))
    // All of them count, so that each number is equally likely.
    for (const bit of [0, 255, 256, 511]) expect(secretOf(flipped(random, bit))).not.toEqual(secretOf(random))
  })

  it('is one whatever the bytes are, even if they make none', () => {
    for (const none of [new Uint8Array(64), numberToBytesLE(Fn.ORDER * 3n, 64)])
      expect(verify(publicKeyOf(secretOf(none)), input, prove(secretOf(none), input))).toBeDefined()
  })

  it('makes a key and proofs that are accepted', () => {
    const own = secretOf(random)
    expect(publicKeyOf(own)).toMatch(/^[\w-]{43}$/)
    expect(prove(own, input)).toMatch(/^[\w-]{107}$/)
    expect(verify(publicKeyOf(own), input, prove(own, input))).toMatch(/^[0-9a-f]{128}$/)
  })

  it.each([
    ['zero', new Uint8Array(32)],
    ['the group’s order', numberToBytesLE(Fn.ORDER, 32)],
    ['too short', byte(1)],
  ])('is never %s', (_, wrong) => {
    expect(() => prove(wrong, input)).toThrow('Bug')
    expect(() => publicKeyOf(wrong)).toThrow('Bug')
  })
})

describe('a signer’s part in draws', () => {
  const [own, others] = ['secret', 'other'].map((who) => makeSigner(ed25519Signatures, hex32Of(who), hex32Of('people')))
  const signer = need(own, 'a signer')
  const other = need(others, 'another')
  const [setup, later] = ['1', '2'].map((digit) => digit.repeat(64))
  const first = need(setup, 'a setup')
  const second = need(later, 'another')

  it('has a key that follows from its holder’s secret and the match, and from nothing else', () => {
    expect(signer.drawKey(first)).toBe(
      makeSigner(ed25519Signatures, hex32Of('secret'), hex32Of('people')).drawKey(first),
    )
    const keys = [signer.drawKey(first), signer.drawKey(second), other.drawKey(first), signer.key]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each<readonly [string, Signatures]>([
    ['in plain code', ed25519Signatures],
    ['by the browser', nativeSignatures(crypto.subtle)],
  ])('is proven to everyone, and only as a draw of this input by this key, verified %s', async (_, signatures) => {
    const drawn = signer.draw(first, input)
    const by = signer.drawKey(first)
    expect(verify(by, input, drawn)).toBeDefined()
    expect(await signatures.verify(by, input, drawn, 'vrf')).toBe(true)
    expect(await signatures.verify(by, `${input} `, drawn, 'vrf')).toBe(false)
    expect(await signatures.verify(signer.drawKey(second), input, drawn, 'vrf')).toBe(false)
    expect(await signatures.verify(by, input, drawn)).toBe(false)
    expect(await signatures.verify(signer.key, input, signer.sign(input), 'vrf')).toBe(false)
    for (const wrong of ['', '!', drawn.slice(1)]) expect(await signatures.verify(by, input, wrong, 'vrf')).toBe(false)
  })
})

/** The questions of both kinds of draw that could come after each entry of a journal. */
const questionsOf = ({ entries, tables }: Journal) =>
  entries.flatMap(({ seq }) => {
    const table = need(tables[seq], 'a table')
    return (['chance', 'shuffle'] as const).map((type) => drawAsked(entries.slice(0, seq + 1), table, type))
  })

describe('a question', () => {
  const journals = [1, 2].flatMap((seed) => [
    randomJournal(tiny, 2, { wagons: 12 }, seed, { undo: 4, note: 3 }),
    randomJournal(waybills, 3, {}, seed),
  ])

  it('differs by the match, and by the entry that asks', () => {
    const all = new Map<string, string>()
    for (const [at, journal] of journals.entries())
      for (const { input, seq } of questionsOf(journal)) {
        expect(all.get(input) ?? `${at} ${seq}`).toBe(`${at} ${seq}`)
        all.set(input, `${at} ${seq}`)
      }
    const asking = journals.map(({ entries }) =>
      entries.filter((entry) => isPlayed(entry) || asks.has(entry.body.type)),
    )
    expect(all.size).toBeGreaterThan(0)
    expect(all.size).toBe(asking.flat().length)
  })

  it('can’t be mistaken for anything else that is signed or hashed', () => {
    for (const { input } of journals.flatMap(questionsOf))
      expect(input).toMatch(/^narrow-gauge draw [0-9a-f]{64} [0-9a-f]{64}$/)
  })
})

const asks: ReadonlySet<string> = new Set(['setup', 'undo', 'deal'])
