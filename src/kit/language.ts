import { makeEmitter } from './emitter.ts'
import { memoizeLast } from './memoize.ts'

/** The languages on offer, by their BCP 47 tags. A language is listed once all of its text is written. */
export const languages = ['en', 'de', 'cy'] as const
export type Language = (typeof languages)[number]

/** A text, fetched in the language that is spoken. Throws before it has been opened. */
export interface LocalizedText<T> {
  (): T
  /** Fetches it. From then on it follows a change of language. */
  open(): Promise<unknown>
  /** Fetches it in a language of its own, which it keeps. */
  readonly in: (language: Language) => Promise<T>
}

/** The shape of a text in any language, as in English: the same keys, arguments and amounts. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : { readonly [Key in keyof T]: Translation<T[Key]> }

/** A text filled with facts: a plain one as it is, any other with those of them that it asks for. */
export const filled = <Facts>(text: string | ((facts: Facts) => string), facts: Facts): string =>
  typeof text === 'string' ? text : text(facts)

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>

const changes = makeEmitter<Language>()
const opened = new Set<(language: Language) => Promise<() => void>>()
let current: Language = 'en'

/** The language that is spoken. */
export const language = (): Language => current

/** Calls after every change of language, once all its text is there; the returned function stops. */
export const onLanguage = changes.on

/**
 * Speaks another language, once every text that is open has been fetched in it. Rejects, and changes nothing, if one
 * can’t be fetched.
 */
export async function setLanguage(next: Language): Promise<void> {
  const swaps = await Promise.all([...opened].map((load) => load(next)))
  current = next
  for (const swap of swaps) swap()
  changes.emit(next)
}

/** Applied to every text once it has been fetched. */
let dress = <T extends object>(text: T): T => text

/** Changes every text that is fetched from now on, for testers. */
export function dressTexts(dressing: typeof dress): void {
  dress = dressing
}

/** A text with a loader for each language. */
export function localizedText<T extends object>(loaders: Loaders<T>): LocalizedText<T> {
  let now: { readonly text: T } | undefined
  const load = async (next: Language) => {
    const text = dress(await loaders[next]())
    return () => {
      now = { text }
    }
  }
  const open = async () => {
    if (now) return
    const wanted = current
    const swap = await load(wanted)
    // The language may have changed while the text was on its way.
    if (wanted !== current) return open()
    opened.add(load)
    swap()
  }
  const read = () => {
    if (!now) throw new Error('a text was read before it had been opened')
    return now.text
  }
  return Object.assign(read, { open, in: async (wanted: Language) => dress(await loaders[wanted]()) })
}

/** Something loaded together with its own words, in the language that is spoken. */
export async function withMessages<T extends object, Text, Words>(
  loading: Promise<T>,
  text: LocalizedText<Text>,
  wordsIn: (text: Text) => Words,
): Promise<T & { readonly words: Words }> {
  const [loaded] = await Promise.all([loading, text.open()])
  return {
    ...loaded,
    get words() {
      return wordsIn(text())
    },
  }
}

/** Derives something from a text, once for each language. */
export function memoizedFrom<T, Made>(text: () => T, make: (text: T) => Made): () => Made {
  const made = memoizeLast(make)
  return () => made(text())
}

/** The language that suits someone best, by what their browser asks for, most wanted first. */
export function languageFor(wanted: readonly string[]): Language {
  const known = wanted.flatMap((tag) => languages.filter((one) => one === tag.split('-')[0]))
  return known[0] ?? 'en'
}
