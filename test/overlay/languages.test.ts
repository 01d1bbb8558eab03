import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../src/kit/language.ts'

/** Every plain string of a text, by its path. */
function stringsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`))
}

const files = Object.entries(import.meta.glob('../../src/overlay/words/*/*.ts', { eager: true }))

/** Everything that one language says. */
const sentencesIn = (language: Language) =>
  new Map(files.filter(([file]) => file.includes(`/${language}/`)).flatMap(([, text]) => stringsIn(text)))
const inEnglish = sentencesIn('en')
const others = languages.filter((language) => language !== 'en')

/** Names, symbols and words that languages share. */
const shared =
  /^(Narrow Gauge|Name|STUN|TURN|Browser|live|Pub|(Pip|Nell|Silas|Agnes|Dot|Wil|Joss|Mair|Cora|Emrys|Ambrose|Una|Bron|Ned|Elin|Reuben|Hetty|Idris|Judith|Caradoc|Olive) [A-Z][a-z]+|[BGRYLK–×])$/

describe.each(others)('the page in %s', (language) => {
  const texts = sentencesIn(language)

  it('says nothing in English', () => {
    const same = [...texts].filter(([path, text]) => inEnglish.get(path) === text)
    expect(same.filter(([, text]) => !shared.test(text))).toEqual([])
  })

  it('says everything that it says in English', () => {
    expect([...texts.keys()].sort()).toEqual([...inEnglish.keys()].sort())
  })
})
