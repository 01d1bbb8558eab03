import type { Lesson } from './lesson.ts'

/** Links between a rules book and the table. */
export interface Rulebook {
  /** The id of the section about what the printed rules say under a heading, as refusals name it. */
  readonly rules: Readonly<Record<string, string>>
  /** The stop of the lesson that shows a section on the table, by the section’s id; not all have one. */
  readonly examples: Readonly<Record<string, string>>
}

/** A title's rules book in one language. `S` names a picture, which the title's face draws. */
export interface Book<S> extends Rulebook {
  readonly title: string
  /** Its subject, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly BookSection<S>[]
  /** Its words for those that people look for, by their beginnings. */
  readonly alike?: Alike
}

/** Words that may stand for one that begins like this: beginnings of words, or whole ones if a space follows. */
export type Alike = Readonly<Record<string, readonly string[]>>

export interface BookSection<S> {
  /** Names it in addresses and tests. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly BookBlock<S>[]
}

export type BookBlock<S> =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly numbered: boolean; readonly items: readonly string[] }
  /** Pictures with their meanings. */
  | {
      readonly type: 'signs'
      /** Each is short enough for several to share a line. */
      readonly short: boolean
      readonly rows: readonly SignRow<S>[]
    }

export interface SignRow<S> {
  readonly sign: S
  readonly name: string
  readonly text: string
}

/** The title of a book's section about what the printed rules say under a heading; if none, the heading. */
export const sectionTitle =
  <Id extends string>(sections: Readonly<Record<string, Id>>, titles: Readonly<Record<Id, string>>) =>
  (heading: string): string => {
    const id = sections[heading]
    return id === undefined ? heading : titles[id]
  }

/** A paragraph. */
export const text = (words: string): BookBlock<never> => ({ type: 'text', text: words })

/** A list with dashes. */
export const list = (...items: readonly string[]): BookBlock<never> => ({ type: 'list', numbered: false, items })

/** A list with numbers. */
export const numbered = (...items: readonly string[]): BookBlock<never> => ({ type: 'list', numbered: true, items })

/** Pictures, each with what it means; `short` ones stand beside each other. */
export const signs = <S>(rows: readonly SignRow<S>[], short = false): BookBlock<S> => ({ type: 'signs', short, rows })

/** A part of a picture set in a line of text. */
export type SignPart =
  | { readonly type: 'words'; readonly words: string }
  | {
      readonly type: 'picture'
      /** A whole SVG document. */
      readonly svg: string
      /** Its width divided by its height. */
      readonly wide: number
      /** Text written across it. */
      readonly over?: string
    }

/** A book with its pictures drawn. */
export type DrawnBook = Book<readonly SignPart[]>

/** The first stop of a lesson about each section, leaving out those where a match is played. */
export const examplesIn = ({ stops }: Pick<Lesson, 'stops'>): Rulebook['examples'] =>
  Object.fromEntries(
    stops
      .filter(({ tasks }) => tasks.length > 0)
      .toReversed()
      .map(({ section, id }) => [section, id]),
  )

/** Draws every picture of a book. */
export function drawBook<S>(book: Book<S>, draw: (sign: S) => readonly SignPart[]): DrawnBook {
  const drawn = (block: BookBlock<S>): BookBlock<readonly SignPart[]> =>
    block.type === 'signs' ? { ...block, rows: block.rows.map((row) => ({ ...row, sign: draw(row.sign) })) } : block
  const sections = book.sections.map((one) => ({ ...one, blocks: one.blocks.map(drawn) }))
  return { ...book, sections }
}
