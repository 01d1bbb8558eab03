import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { describe, expect, it, vi } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { concat, fromBase64, toBase64, toHex } from '../../src/kit/bytes.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { ed25519Signatures, nativeSignatures, openSignatures, type Verifier } from '../../src/match/ed25519.ts'
import {
  makeSigner,
  type Signatures,
  sealStep,
  signatureProblem,
  signaturesProblem,
  signStep,
} from '../../src/match/signing.ts'
import { lastOf } from '../../src/rules/journal.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const secret = hex32Of('secret')
const people = hex32Of('people')

describe('a key', () => {
  it('is derived from the secret and the people, has 43 letters, and reveals nothing of the secret', () => {
    const key = ed25519Signatures.keyOf(secret, people)
    expect(ed25519Signatures.keyOf(secret, people)).toBe(key)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(ed25519Signatures.keyOf(secret, hex32Of('others'))).not.toBe(key)
    expect(ed25519Signatures.keyOf(hex32Of('other'), people)).not.toBe(key)
  })

  it('makes signatures that Node’s own Ed25519 accepts', () => {
    const key = ed25519Signatures.keyOf(secret, people)
    const sig = ed25519Signatures.sign(secret, people, 'text')
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key }
    const node = createPublicKey({ key: jwk, format: 'jwk' })
    expect(verify(undefined, Buffer.from('text'), node, Buffer.from(sig, 'base64url'))).toBe(true)
  })
})

/** A point of small order: four steps lead to the identity. */
const small = ed25519.Point.fromHex('00'.repeat(32))

/** The one in plain code, and the one that lets the browser (here Node) verify. */
const seals: readonly (readonly [string, Signatures])[] = [
  ['in plain code', ed25519Signatures],
  ['by the browser', nativeSignatures(crypto.subtle)],
]

describe.each(seals)('a signature verified %s', (_, signatures) => {
  const key = signatures.keyOf(secret, people)
  const sig = signatures.sign(secret, people, 'text')

  it('equals the other’s, byte for byte', () => {
    expect(key).toBe(ed25519Signatures.keyOf(secret, people))
    expect(sig).toBe(ed25519Signatures.sign(secret, people, 'text'))
  })

  it('is valid only for its text and key', async () => {
    expect(await signatures.verify(key, 'text', sig)).toBe(true)
    expect(await signatures.verify(key, 'Text', sig)).toBe(false)
    expect(await signatures.verify(signatures.keyOf(secret, secret), 'text', sig)).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['half of itself', sig.slice(0, 43)],
    ['not base64url', '!'.repeat(86)],
    ['another', `${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}`],
    ['a number out of range', `${sig.slice(0, 43)}${'_'.repeat(43)}`],
  ])('is invalid if it is %s', async (_, wrong) => {
    expect(await signatures.verify(key, 'text', wrong)).toBe(false)
  })

  it('is invalid for a malformed key, and for one that anyone could sign for', async () => {
    for (const wrong of ['A'.repeat(43), '', `${'_'.repeat(42)}8`, `AQ${'A'.repeat(41)}`])
      expect(await signatures.verify(wrong, 'text', sig)).toBe(false)
    const everybodys = `AQ${'A'.repeat(84)}`
    expect(await signatures.verify(`AQ${'A'.repeat(41)}`, 'text', everybodys)).toBe(false)
  })

  it('is invalid for a key with a small-order component, on which implementations disagree', async () => {
    const { Point } = ed25519
    const dirty = Point.fromHex(toHex(fromBase64(key) ?? new Uint8Array())).add(small)
    expect(await signatures.verify(toBase64(dirty.toBytes()), 'text', sig)).toBe(false)
  })

  it('is invalid with a small-order point added to it', async () => {
    const bytes = fromBase64(sig) ?? new Uint8Array()
    const at = ed25519.Point.fromBytes(bytes.slice(0, 32)).add(small)
    const wrong = toBase64(concat(at.toBytes(), bytes.slice(32)))
    expect(await signatures.verify(key, 'text', wrong)).toBe(false)
  })

  it('is told apart from invalid ones in any mixture', async () => {
    const others = [hex32Of('other'), hex32Of('third')]
    for (const [at, who] of [secret, ...others].entries()) {
      const own = signatures.sign(who, people, `text ${at}`)
      for (const whose of [secret, ...others])
        expect(await signatures.verify(signatures.keyOf(whose, people), `text ${at}`, own)).toBe(whose === who)
    }
  })
})

describe('the signatures of a page', () => {
  const right = { importKey: crypto.subtle.importKey, verify: crypto.subtle.verify }
  const bound = {
    importKey: right.importKey.bind(crypto.subtle),
    verify: right.verify.bind(crypto.subtle),
  } satisfies Verifier
  const sig = ed25519Signatures.sign(secret, people, 'text')
  const key = ed25519Signatures.keyOf(secret, people)

  it('are verified by the browser if it can', async () => {
    const verify = vi.fn(bound.verify)
    const signatures = openSignatures({ ...bound, verify })
    await signatures.verify(key, 'text', sig)
    verify.mockClear()
    expect(await signatures.verify(key, 'text', sig)).toBe(true)
    expect(verify).toHaveBeenCalledOnce()
  })

  it('are made without the browser', async () => {
    const verify = vi.fn(bound.verify)
    const signatures = openSignatures({ ...bound, verify })
    expect(signatures.keyOf(secret, people)).toBe(key)
    expect(signatures.sign(secret, people, 'text')).toBe(sig)
    expect(verify).not.toHaveBeenCalled()
  })

  it('are verified by the page if the browser has none, as on a plain http page', () => {
    expect(openSignatures(undefined)).toBe(ed25519Signatures)
  })

  it.each<readonly [string, Verifier]>([
    ['does not know the curve', { ...bound, importKey: () => Promise.reject(new Error('no')) }],
    ['accepts everything', { ...bound, verify: async () => true }],
    ['accepts nothing', { ...bound, verify: async () => false }],
  ])('are verified by the page if the browser %s', async (_, subtle) => {
    const signatures = openSignatures(subtle)
    expect(await signatures.verify(key, 'text', sig)).toBe(true)
    const verify = vi.spyOn(subtle, 'verify')
    expect(await signatures.verify(key, 'Text', sig)).toBe(false)
    expect(verify).not.toHaveBeenCalled()
  })

  it('are verified by the page if the browser suddenly cannot', async () => {
    let isWell = true
    const verify: Verifier['verify'] = (...asked) =>
      isWell ? bound.verify(...asked) : Promise.reject(new Error('gone'))
    const signatures = openSignatures({ ...bound, verify })
    await signatures.verify(key, 'text', sig)
    isWell = false
    expect(await signatures.verify(key, 'text', sig)).toBe(true)
    expect(await signatures.verify(key, 'Text', sig)).toBe(false)
  })
})

describe('a signer', () => {
  it('knows its own signatures and those of others', async () => {
    const own = makeSigner(ed25519Signatures, secret, people)
    const other = makeSigner(ed25519Signatures, hex32Of('other'), people)
    for (const signer of [own, other]) {
      const sig = signer.sign('text')
      const by = (text: string) => Promise.all([own, other].map(({ verify }) => verify(signer.key, text, sig)))
      expect(await by('text')).toEqual([true, true])
      expect(await by('Text')).toEqual([false, false])
    }
  })

  it('signs two texts in a row as it would each alone', () => {
    const signer = makeSigner(ed25519Signatures, secret, people)
    const [one, two] = ['one', 'two'].map((text) => ed25519Signatures.sign(secret, people, text))
    expect(['one', 'two', 'two', 'one'].map(signer.sign)).toEqual([one, two, two, one])
  })
})

/** A new signed match on this device. */
const begun = () => {
  let count = 0
  const entropy = () => hex32Of(`${count++}`)
  const places = [{ kind: 'mine' }] as const
  const options = { wagons: 9 }
  const made = beginMatch({ game: tiny, entropy, signatures: ed25519Signatures, secret, places, options })
  return sound(made)
}

describe('a match', () => {
  it('is signed from its first entry', async () => {
    const { journal } = begun()
    expect(await signaturesProblem(journal.entries, ed25519Signatures.verify)).toBeUndefined()
    const before = cut(tiny, journal, journal.entries.length - 1)
    expect(await signatureProblem(before, lastOf(journal), ed25519Signatures.verify)).toBeUndefined()
    const unsigned = journal.entries.map(({ seal: _, ...entry }) => entry)
    expect(await signaturesProblem(unsigned, ed25519Signatures.verify)).toMatchObject({ reason: 'wrongSig', entry: 1 })
  })

  it('does not mistake another’s signature for the host’s', async () => {
    const { journal } = begun()
    const step = sound(extend(tiny, journal, 'host', { type: 'mark', note: 'x' }))
    const by = (who: string) => lastOf(sealStep(step, makeSigner(ed25519Signatures, who, people)).journal)
    expect(await signatureProblem(journal, by(hex32Of('other')), ed25519Signatures.verify)).toMatchObject({
      reason: 'wrongSig',
      entry: 2,
    })
  })

  it('sends moves of at most 400 bytes', () => {
    const game = foothills(builtIn)
    let count = 0
    const entropy = () => hex32Of(`${count++}`)
    const places = [{ kind: 'mine' }, { kind: 'mine' }] as const
    const made = beginMatch({ game, entropy, signatures: ed25519Signatures, secret, places, options: {} })
    let { journal } = sound(made)
    const { signer } = sound(made)
    const sizes: number[] = []
    for (let n = 0; n < 60 && journal.ask.type !== 'over'; n++) {
      const { ask } = journal
      const step =
        ask.type === 'choose'
          ? extend(game, journal, ask.seat, { type: 'move', move: need(ask.moves[n % ask.moves.length], 'a move') })
          : extend(game, journal, 'host', { type: 'chance', seed: entropy() })
      const done = signStep(sound(step), signer)
      journal = done.journal
      sizes.push(JSON.stringify({ type: 'submit', id: 100, entry: lastOf(journal) }).length)
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400)
  })
})
