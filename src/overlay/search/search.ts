import { localizedText } from '../../kit/language.ts'
import type { Alike, Book, BookBlock, BookSection } from '../../rules/book.ts'
import { followed } from '../text/text.ts'

/** Search words of one language, in small letters without accents. */
export interface SearchWords {
  /** Words that say nothing about what is looked for, with spaces between them. */
  readonly ignored: string
  /** Words that books of any title may use instead. */
  readonly alike: Alike
  /** The other forms in which a book may have a word. */
  forms(word: string): readonly string[]
}

/** Search words of the language that is spoken. */
export const searchWords = followed(
  localizedText<SearchWords>({ en: () => import('./en.ts'), de: () => import('./de.ts'), cy: () => import('./cy.ts') }),
)

/**
 * The sections that hold every word of a query or something like it, in any order; failing that, those with the most of
 * them. All of them for a query that says nothing.
 */
export function sectionsWith<S>(
  { sections, alike }: Pick<Book<S>, 'sections' | 'alike'>,
  query: string,
  words: SearchWords,
): readonly BookSection<S>[] {
  const ignored = words.ignored.split(' ')
  const asked = plain(query)
    .split(' ')
    .filter((word) => word !== '' && !ignored.includes(word))
  if (asked.length === 0) return sections
  const others = [...Object.entries(words.alike), ...Object.entries(alike ?? {})]
  const wanted = asked.map((word) => meanings(word, words.forms(word), others))
  const counts = sections.map((section) => {
    const text = ` ${plain([section.title, ...section.blocks.map(textOf)].join(' '))} `
    return wanted.filter((any) => any.some((meaning) => text.includes(meaning))).length
  })
  const most = Math.max(1, ...counts)
  return sections.filter((_, at) => counts[at] === most)
}

/** The word itself and its forms, anywhere in another one, and what may stand in its place. */
function meanings(
  word: string,
  forms: readonly string[],
  others: readonly (readonly [begin: string, also: readonly string[]])[],
): readonly string[] {
  const alike = others.filter(([begin]) => word.startsWith(begin))
  return [word, ...forms, ...alike.flatMap(([, also]) => also.map((text) => ` ${text}`))]
}

/** Small letters without accents, and straight apostrophes, so that people find what they can type. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .toLowerCase()

function textOf<S>(block: BookBlock<S>): string {
  if (block.type === 'text') return block.text
  if (block.type === 'list') return block.items.join(' ')
  return block.rows.map(({ name, text }) => `${name} ${text}`).join(' ')
}
