import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainName, longestName, normalName } from '../../src/kit/names.ts'

/** Text with more than its share of what doesn’t belong into a name. */
const odd = fc.constantFrom(
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200d',
  '\ufe0f',
  '\u0301',
  '\ud800',
  '\ue000',
  '\u3164',
  '\u{e0041}',
  ' ',
  '\t',
  '\u00a0',
  '\u2028',
  '\u0000',
  '👩',
  '❤',
  'A',
  '\u212b',
  '\u1100',
  '\u1161',
  '\u0344',
)
const text = fc
  .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 })
  .map((parts) => parts.join(''))

describe('a name', () => {
  it.each([
    ['has one space between words', ' Anna \t\u00a0 Jones\n', 'Anna Jones'],
    ['is composed', 'Zoe\u0308', 'Zo\u00eb'],
    ['turns no text around', 'Anna\u202e\u2067', 'Anna'],
    ['has no joiner between its letters', 'An\u200dna', 'Anna'],
    ['has no gaps without width', 'An\u200bn\u2060a\ufeff', 'Anna'],
    ['has no letters without shape', '\u3164Anna\u{e0041}\u2800', 'Anna'],
    ['keeps emoji in one piece', '👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
    ['keeps no half of an emoji', `${'x'.repeat(22)}👩\u200d🚀`, `${'x'.repeat(22)}👩`],
    ['is as long as it may be', 'é'.repeat(longestName + 1), 'é'.repeat(longestName)],
    ['may be in any writing', 'Σωκράτης 北京 עברית', 'Σωκράτης 北京 עברית'],
  ])('%s', (_, given, name) => {
    expect(normalName(given)).toBe(name)
  })

  it('stays as it is once it is normal, is plain, and hides nothing', () => {
    fc.assert(
      fc.property(text, (given) => {
        const name = normalName(given)
        expect(normalName(name)).toBe(name)
        expect([...name].length).toBeLessThanOrEqual(longestName)
        expect(name).toBe(name.normalize('NFC').trim())
        const bare = name.replaceAll('\u200d', '').replaceAll('\ufe0f', '')
        expect(bare).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Bidi_C}\p{DI}\u2028\u2029]| {2}/u)
        expect(name === '' || isPlainName(name)).toBe(true)
      }),
    )
  })

  it('that is signed may be spaced and composed in any way, and hides nothing either', () => {
    expect(['Anna  Jones', 'Zoe\u0308', '👩\u200d🚀', 'x'.repeat(80)].filter(isPlainName)).toHaveLength(4)
    const hiding = ['An\u200dna', '\u202eAnna', 'An\u200bna', 'An\tna', ' ', '\u3000', '\ufe0f']
    expect(hiding.filter(isPlainName)).toEqual([])
  })
})
