import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { extend, lastOf, signed } from '../../src/rules/replay.ts'
import { beginMatch } from '../../src/table/host.ts'
import { ed25519Seal } from '../../src/table/seal.ts'
import { entryText, makePen, sealProblem, sealsProblem } from '../../src/table/sealing.ts'
import { hex32Of, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const secret = hex32Of('secret')
const people = hex32Of('people')

describe('a key', () => {
  it('follows from the secret and the people, as 43 letters, and tells nothing of the secret', () => {
    const key = ed25519Seal.keyOf(secret, people)
    expect(ed25519Seal.keyOf(secret, people)).toBe(key)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(ed25519Seal.keyOf(secret, hex32Of('others'))).not.toBe(key)
    expect(ed25519Seal.keyOf(hex32Of('other'), people)).not.toBe(key)
  })

  it('makes signatures that Node’s own Ed25519 finds right', () => {
    const key = ed25519Seal.keyOf(secret, people)
    const sig = ed25519Seal.sign(secret, people, 'text')
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key }
    const node = createPublicKey({ key: jwk, format: 'jwk' })
    expect(verify(undefined, Buffer.from('text'), node, Buffer.from(sig, 'base64url'))).toBe(true)
  })
})

describe('a signature', () => {
  const key = ed25519Seal.keyOf(secret, people)
  const sig = ed25519Seal.sign(secret, people, 'text')

  it('is right for its text and its key alone', () => {
    expect(ed25519Seal.verify(key, 'text', sig)).toBe(true)
    expect(ed25519Seal.verify(key, 'Text', sig)).toBe(false)
    expect(ed25519Seal.verify(ed25519Seal.keyOf(secret, secret), 'text', sig)).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['half of it', sig.slice(0, 43)],
    ['no letters of ours', '!'.repeat(86)],
    ['another one', `${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}`],
  ])('is not right when it is %s', (_, wrong) => {
    expect(ed25519Seal.verify(key, 'text', wrong)).toBe(false)
  })

  it('is not right by a key that is none', () => {
    expect(ed25519Seal.verify('A'.repeat(43), 'text', sig)).toBe(false)
    expect(ed25519Seal.verify('', 'text', sig)).toBe(false)
  })
})

describe('a pen', () => {
  it('knows its own signatures and those of others', () => {
    const own = makePen(ed25519Seal, secret, people)
    const other = makePen(ed25519Seal, hex32Of('other'), people)
    for (const pen of [own, other]) {
      const sig = pen.sign('text')
      expect([own, other].map(({ verify }) => verify(pen.key, 'text', sig))).toEqual([true, true])
      expect([own, other].map(({ verify }) => verify(pen.key, 'Text', sig))).toEqual([false, false])
    }
  })
})

/** A new match of this device alone, signed. */
const begun = () => {
  let count = 0
  const entropy = () => hex32Of(`${count++}`)
  const places = [{ kind: 'mine' }] as const
  const options = { wagons: 9 }
  const made = beginMatch({ game: tiny, entropy, seal: ed25519Seal, secret, places, options })
  return sound(made)
}

describe('a match', () => {
  it('is signed from its first entry on', () => {
    const { journal } = begun()
    expect(sealsProblem(journal.entries, ed25519Seal.verify)).toBeUndefined()
    expect(sealProblem(journal.entries, ed25519Seal.verify)).toBeUndefined()
    const unsigned = journal.entries.map(({ sig: _, ...entry }) => entry)
    expect(sealsProblem(unsigned, ed25519Seal.verify)).toMatchObject({
      reason: 'wrongSig',
      entry: 1,
    })
  })

  it('takes nothing for the host’s that another has signed', () => {
    const { journal } = begun()
    const step = sound(extend(tiny, journal, 'host', { type: 'mark', note: 'x' }))
    const by = (who: string) =>
      signed(step, ed25519Seal.sign(who, people, entryText(lastOf(step.journal)))).journal.entries
    expect(sealProblem(by(hex32Of('other')), ed25519Seal.verify)).toMatchObject({
      reason: 'wrongSig',
      entry: 2,
    })
  })

  it('has moves of at most 400 bytes on the way', () => {
    const game = foothills(builtIn)
    let count = 0
    const entropy = () => hex32Of(`${count++}`)
    const places = [{ kind: 'mine' }, { kind: 'mine' }] as const
    const made = beginMatch({ game, entropy, seal: ed25519Seal, secret, places, options: {} })
    let { journal } = sound(made)
    const { pen } = sound(made)
    const sizes: number[] = []
    for (let n = 0; n < 60 && journal.ask.type !== 'over'; n++) {
      const { ask } = journal
      const step =
        ask.type === 'choose'
          ? extend(game, journal, ask.seat, {
              type: 'move',
              move: need(ask.moves[n % ask.moves.length], 'a move'),
            })
          : extend(game, journal, 'host', { type: 'chance', seed: entropy() })
      const done = signed(sound(step), pen.sign(entryText(lastOf(sound(step).journal))))
      journal = done.journal
      sizes.push(JSON.stringify({ type: 'submit', id: 100, entry: lastOf(journal) }).length)
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400)
  })
})
