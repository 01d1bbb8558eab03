import type { Language } from '../../src/kit/language.ts'
import { remembered } from '../../src/kit/memoize.ts'
import { aspirate, feminine, many, masculine, type Noun, nasal, soft } from '../../src/kit/welsh.ts'

/** Counted things in German after a preposition that takes the dative, without its ending. */
const undeclined =
  /\b(mit|von|aus|nach|bei|außer|seit)( je)? \d+ (weiße|Punkte|Fahrgäste|Rohstoffe|Gleise|Bahnhöfe|Züge|Aufträge|Plätze|Bauplätze|Aushubplätze|Prellböcke|Geräte|Felder|Minute|Schritte)\b/

/** English counts with the wrong number, and nought as a figure. */
const uncounted = /\b1 (?!is\b|was\b|has\b)[a-z]+[^s\W]s\b|(?<![\d.,:–])\b0 (?!of\b)[a-z]/

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'one' in value && 'gender' in value

const files: readonly object[] = Object.values(import.meta.glob('../../src/games/*/text/cy/nouns.ts', { eager: true }))

const catalogues = import.meta.glob<string>('../../src/games/*/words/**/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const counted = /COUNT\(\$\w+, one: "([^"]+)", all: "([^"]+)", gender: "([mf])"\)/g

/** The nouns that a catalogue counts. */
const nounsIn = (catalogue: string): readonly Noun[] =>
  [...catalogue.matchAll(counted)].map(([, one = '', all = '', gender]) =>
    gender === 'f' ? feminine(one, all) : masculine(one, all),
  )

/** Everything that titles count in Welsh. */
export const nouns: readonly Noun[] = [
  ...files.flatMap((file) => Object.values(file)).filter(isNoun),
  ...Object.values(catalogues).flatMap(nounsIn),
]

const firstWord = (text: string) => text.split(' ')[0] ?? ''

/** The forms of each noun, of one and of many. */
const forms = nouns.map((noun) => {
  const texts = [noun.one, noun.all].flatMap((text) => [text, soft(text), nasal(text), aspirate(text)])
  return { noun, words: new Set(texts.map(firstWord)) }
})

/** The nouns that a word may be a form of. */
const nounsOf = remembered((word) => forms.flatMap(({ noun, words }) => (words.has(word) ? [noun] : [])))

/** Figures in Welsh with a word that isn’t the form which the number asks for: “2 cerdyn”, “3 pwyntiau”. */
export const unmutated = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\d.,×/–-])(\d+) (\p{L}+)/gu)].flatMap(([said, number, word = '']) => {
    const counted = nounsOf(word)
    const right = counted.map((noun) => firstWord(many(Number(number), noun).slice(String(number).length + 1)))
    return counted.length === 0 || right.includes(word) ? [] : [said]
  })

const miscounts: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) => uncounted.test(text),
  de: (text) => undeclined.test(text),
  cy: (text) => unmutated(text).length > 0,
}

/** Whether a sentence counts something as its language doesn’t. */
export const isMiscounted = (language: Language, text: string): boolean => miscounts[language](text)
