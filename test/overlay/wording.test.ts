import { describe, expect, it } from 'vitest'

interface Avoided {
  readonly word: RegExp
  readonly why: string
}

/** Words that shown text leaves to others, with those that it uses, by language. */
const avoided: Readonly<Record<'en' | 'de', readonly Avoided[]>> = {
  en: [
    { word: /\b(spectators?|watchers?|audience)\b/i, why: 'viewer' },
    { word: /\b(wish|wishes|consent)\b/i, why: 'request' },
    { word: /\bdoors?\b/i, why: 'watching is on or off' },
    { word: /\b(give|gives|gave|giving) up\b/i, why: 'end the match, or resign' },
    { word: /\bfilms?\b/i, why: 'replay, or clip' },
    { word: /\bstretch(es)?\b/i, why: 'part' },
    { word: /\bganger\b/i, why: 'Steady' },
    { word: /\b(lesson|this|next) stops?\b/i, why: 'step' },
    { word: /\b(whoever|somebody|anybody|once more|anew)\b/i, why: 'not English here' },
    { word: /\b(such a|leads? nowhere|as it had to)\b/i, why: 'reads translated' },
    { word: /\bfrom (now|then|here|the \w+( of the \w+)?) on\b/i, why: 'starting from, or now' },
  ],
  de: [
    { word: /\b(Spielzug|Spielfilm|Filme?)\b/, why: 'Aktion und Zug, Clip und Wiederholung' },
    { word: /\b(Hände|Händen|signiert|Signatur)\b/, why: 'Karten, unterschrieben' },
    {
      word: /(^|[.:!?,] |\b(und|oder|dann|also) )(leg|zieh|zeig|setz|räum|nutz|dreh|schick|verleg|füll|versetz|ersetz|bezahl|mach(?! schon)|hol|bring|kopier|frag|füg|drück|schließ|versuch|vergleich|verschick|zahl) /i,
      why: 'full imperatives',
    },
  ],
}

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../src/overlay/words/{en,de}/*.ts', '../../src/games/*/words/{en,de}/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g
const comments = /\/\*[\s\S]*?\*\/|\/\/ .*/g

/** Everything in a file that people may read: text in quotes that isn’t a key or a path. */
const shownIn = (source: string): readonly string[] =>
  [...source.replace(comments, '').matchAll(literal)]
    .map(([, plain, pattern]) => plain ?? pattern ?? '')
    .filter((text) => /[ ]|^\p{Lu}/u.test(text))

const textsOf = (language: string) =>
  Object.entries(sources).flatMap(([file, source]) =>
    file.includes(`/${language}/`) ? shownIn(source).map((text) => ({ file, text })) : [],
  )

describe.each(['en', 'de'] as const)('the words people read, in %s', (language) => {
  const texts = textsOf(language)

  it('are the house’s own', () => {
    expect(texts.length).toBeGreaterThan(1500)
    const wrong = texts.flatMap(({ file, text }) =>
      avoided[language].flatMap(({ word, why }) => (word.test(text) ? [`${file}: “${text}” (${why})`] : [])),
    )
    expect(wrong).toEqual([])
  })
})

describe('the check of the words people read', () => {
  it('sees text in quotes and patterns, not comments, keys or paths', () => {
    const lines = [
      "import x from './film.ts'",
      '/** A film. */',
      "const a = { film: 'film', b: 'A film', c: `films of it` }",
    ]
    expect(shownIn(lines.join('\n')).map((text) => text.slice(0, 6))).toEqual(['A film', 'films '])
  })
})
