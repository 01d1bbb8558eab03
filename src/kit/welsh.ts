/** New beginnings of words, by the old; those that stay the same aren’t listed. */
type Mutation = Readonly<Record<string, string>>

const softened: Mutation = { p: 'b', t: 'd', c: 'g', b: 'f', d: 'dd', g: '', m: 'f', ll: 'l', rh: 'r' }
const nasalised: Mutation = { p: 'mh', t: 'nh', c: 'ngh', b: 'm', d: 'n', g: 'ng' }
const aspirated: Mutation = { p: 'ph', t: 'th', c: 'ch' }

/** Beginnings that are one letter of the Welsh alphabet, though written with two. */
const digraph = /^(ch|dd|ll|ph|rh|th)/i
/** Borrowed words that keep their g: “dwy gêm”. */
const keepsG = /^g(êm|emau|ôl|olff|raff|rid)/i

function mutated(text: string, mutation: Mutation): string {
  const first = digraph.exec(text)?.[0] ?? text.slice(0, 1)
  const other = keepsG.test(text) ? undefined : mutation[first.toLowerCase()]
  if (other === undefined) return text
  const rest = text.slice(first.length)
  if (first[0] === first[0]?.toLowerCase()) return other + rest
  return other === '' ? capital(rest) : capital(other) + rest
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A heading as a word within a sentence: “mwyn haearn”. */
export const lower = (text: string): string => text.toLowerCase()

/** The soft mutation, as after “dy”, “i”, “o”, “ar” or “neu”: “cerdyn” is “gerdyn”. */
export const soft = (text: string): string => mutated(text, softened)

/** The nasal mutation, as after “yn” (in): “Bangor” is “Mangor”. */
export const nasal = (text: string): string => mutated(text, nasalised)

/** The aspirate mutation, as after “a” (and), “â” or “gyda”: “cerdyn” is “cherdyn”. */
export const aspirate = (text: string): string => mutated(text, aspirated)

/** In a place: “yn Llandudno”, “ym Mangor”, “yng Nghaernarfon”. */
export function inPlace(place: string): string {
  const there = nasal(place)
  if (/^m/i.test(there)) return `ym ${there}`
  return `${/^ng/i.test(there) ? 'yng' : 'yn'} ${there}`
}

/** Whether it begins with a vowel when it is read out: “afal”, “1” (un), “8” (wyth). */
const beginsWithVowel = (text: string) => /^([aeiouwyâêîôûŵŷ]|(1|1[1-9]|8\d*)(?!\d))/i.test(text)

/** “And” before a name or a number, which stay as they are: “a Nell”, “ac Agnes”, “ac 1”. */
export const and = (text: string) => `${beginsWithVowel(text) ? 'ac' : 'a'} ${text}`
/** “And” before a word it mutates: “a charreg”, “ac eryr”. */
const andThing = (text: string) => and(aspirate(text))
const orThing = (text: string) => `neu ${soft(text)}`

function joined(all: Iterable<string>, last: (text: string) => string): string {
  const parts = [...all]
  const end = parts.pop() ?? ''
  return parts.length === 0 ? end : `${parts.join(', ')} ${last(end)}`
}

/** Things: “mwyn haearn, carreg a thrac”. */
export const listAnd = (parts: Iterable<string>): string => joined(parts, andThing)

/** Things to choose from: “carreg, trac neu fwyn haearn”. */
export const listOr = (parts: Iterable<string>): string => joined(parts, orThing)

/** Names, which stay as they are: “Nell, Pip a Carys”, “Nell ac Agnes”. */
export const listNames = (names: Iterable<string>): string => joined(names, and)

/** Names or whole deeds to choose from, which stay as they are: “gosoda drac neu cyfnewidia”. */
export const listEither = (parts: Iterable<string>): string => joined(parts, (text) => `neu ${text}`)

/** A name within a sentence, its article small: “yr Wyddfa”. */
export const smallArticle = (name: string): string => name.replace(/^Y(?=r? )/, 'y')

/** A noun to count. Numbers go with the singular; nought goes with the plural. */
export interface Noun {
  readonly one: string
  readonly all: string
  readonly gender: 'm' | 'f'
}

/** A masculine noun, its singular and its plural. */
export const masculine = (one: string, all: string): Noun => ({ one, all, gender: 'm' })
/** A feminine noun, its singular and its plural. */
export const feminine = (one: string, all: string): Noun => ({ one, all, gender: 'f' })

const rules = new Intl.PluralRules('cy')

/** The form of words that go with a number: one of Welsh’s six plural categories. */
export const pluralOf = (n: number): Intl.LDMLPluralRule => rules.select(n)

/** A number of things: “dim cardiau”, “1 cerdyn”, “2 gerdyn”, “3 cherdyn”, “4 cerdyn”. */
export function many(n: number, { one, all, gender }: Noun): string {
  if (n === 0) return `dim ${all}`
  const isFeminine = gender === 'f'
  // “Un” leaves ll and rh alone: “un llaw”, but “dwy law”.
  const first = isFeminine && !/^(ll|rh)/i.test(one) ? soft(one) : one
  const few = isFeminine ? one : aspirate(one)
  const forms = { zero: one, one: first, two: soft(one), few, many: aspirate(one), other: one }
  return `${n} ${forms[rules.select(n)]}`
}

const words = ['dim', 'un', 'dau', 'tri', 'pedwar', 'pump', 'chwech', 'saith', 'wyth', 'naw', 'deg']
const feminines: Readonly<Record<number, string>> = { 2: 'dwy', 3: 'tair', 4: 'pedair' }

/** A number that stands alone, in words up to ten: “dau” or, of feminine things, “dwy”. */
export const numeral = (n: number, gender: Noun['gender'] = 'm'): string =>
  (gender === 'f' ? feminines[n] : undefined) ?? words[n] ?? String(n)

/** A number of times: “unwaith”, “dwywaith”, “3 gwaith”. */
export const times = (n: number): string =>
  ({ 1: 'unwaith', 2: 'dwywaith' })[n] ?? many(n, feminine('gwaith', 'gweithiau'))

/** The number of parts in a list. */
export const size = (parts: Iterable<string>): number => [...parts].length
