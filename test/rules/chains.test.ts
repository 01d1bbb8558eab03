import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { toHex, utf8 } from '../../src/kit/bytes.ts'
import { sha256Bytes } from '../../src/kit/hash.ts'
import { type ChainId, chainLength, isLater, makeChain, seedOf } from '../../src/rules/chains.ts'
import { streamOf } from '../../src/rules/chance.ts'
import { hex32Of } from '../journals.ts'

const secretOf = (text: string) => sha256Bytes(utf8(text))
const id: ChainId = { match: hex32Of('match'), key: 'blue', generation: 0 }
const chain = makeChain(id, secretOf('blue'))
const link = (number: number, of = chain) => need(of[number], 'a link')
const shown = (number: number, of = chain) => ({ number, link: link(number, of) })
const numbers = fc.integer({ min: 0, max: chainLength })

describe('a chain', () => {
  it('has 1,024 links behind the one that is published', () => {
    expect(chain).toHaveLength(chainLength + 1)
    expect(new Set(chain).size).toBe(chainLength + 1)
  })

  it('proves each link by any that was shown before it, and by none after', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(isLater(id, shown(a), shown(b))).toBe(a > b)
      }),
      { numRuns: 60 },
    )
  })

  it('refuses a forged link', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), numbers, (bytes, number) => {
        const forged = { number, link: toHex(bytes) }
        expect(isLater(id, forged, shown(0))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('refuses a link under another number', () => {
    expect(isLater(id, { number: 8, link: link(7) }, shown(0))).toBe(false)
    expect(isLater(id, { number: 6, link: link(7) }, shown(0))).toBe(false)
    expect(isLater(id, { number: chainLength + 1, link: link(chainLength) }, shown(0))).toBe(false)
  })

  it.each([
    ['another device’s', { ...id, key: 'green' }],
    ['another match’s', { ...id, match: hex32Of('other') }],
    ['an earlier chain’s', { ...id, generation: 1 }],
  ])('shares no link with %s from the same secret', (_, other) => {
    const theirs = makeChain(other, secretOf('blue'))
    // The last one is the secret itself, which each chain has of its own.
    expect(isLater(id, shown(5, theirs), shown(0))).toBe(false)
    expect(theirs.slice(0, chainLength).some((one) => chain.includes(one))).toBe(false)
  })
})

describe('the seed of a draw', () => {
  const other = makeChain({ ...id, key: 'green' }, secretOf('green'))
  const binding = { match: id.match, round: 3, position: 'p' }
  const links = [link(3), link(3, other)]
  const seed = seedOf(binding, links)

  it('changes with the draw, the position, each link and their order', () => {
    const others = [
      seedOf({ ...binding, round: 4 }, links),
      seedOf({ ...binding, position: 'q' }, links),
      seedOf({ ...binding, match: hex32Of('other') }, links),
      seedOf(binding, [link(4), link(3, other)]),
      seedOf(binding, [link(3), link(4, other)]),
      seedOf(binding, links.toReversed()),
      seedOf(binding, links.slice(0, 1)),
    ]
    expect(new Set([seed, ...others]).size).toBe(others.length + 1)
  })

  // Chi-squared with 5 degrees of freedom exceeds 30 once in eighty thousand runs.
  it('brings each of six equally often', () => {
    const counts = Array.from({ length: 6 }, () => 0)
    for (let match = 0; match < 6; match++)
      for (let round = 1; round <= chainLength; round++) {
        const bound = { match: hex32Of(`${match}`), round, position: 'p' }
        const drawn = streamOf(seedOf(bound, [link(round), link(round, other)]))(6)
        counts[drawn] = (counts[drawn] ?? 0) + 1
      }
    const chi = counts.reduce((sum, n) => sum + (n - chainLength) ** 2 / chainLength, 0)
    expect(chi).toBeLessThan(30)
  })
})
