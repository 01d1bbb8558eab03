import type { BookBlock, BookSection } from '../../rules/book.ts'

/** The sections that hold every word of a query, in any order; all of them for an empty one. */
export function sectionsWith<S>(
  sections: readonly BookSection<S>[],
  query: string,
): readonly BookSection<S>[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return sections.filter((section) => {
    const text = plain([section.title, ...section.blocks.map(textOf)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Small letters without accents, and straight apostrophes, so that people find what they can type. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

function textOf<S>(block: BookBlock<S>): string {
  if (block.type === 'text') return block.text
  if (block.type === 'list') return block.items.join(' ')
  return block.rows.map(({ name, text }) => `${name} ${text}`).join(' ')
}
