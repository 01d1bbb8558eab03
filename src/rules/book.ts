/** A title's rules explained, in one language. `S` names a picture; its title's face draws it. */
export interface Book<S> {
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly BookSection<S>[]
}

export interface BookSection<S> {
  /** Names it in addresses and for tests. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly BookBlock<S>[]
}

export type BookBlock<S> =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly numbered: boolean; readonly items: readonly string[] }
  /** Pictures, each with what it means. */
  | {
      readonly type: 'signs'
      /** Each is short, so that several stand beside each other. */
      readonly short: boolean
      readonly rows: readonly SignRow<S>[]
    }

export interface SignRow<S> {
  readonly sign: S
  readonly name: string
  readonly text: string
}

/** A part of a picture as it stands in a line of text. */
export type SignPart =
  | { readonly type: 'words'; readonly words: string }
  | {
      readonly type: 'picture'
      /** A whole SVG document. */
      readonly svg: string
      /** Its width in times its height. */
      readonly wide: number
      /** What is written across it. */
      readonly over?: string
    }

/** A book whose pictures are drawn. */
export type DrawnBook = Book<readonly SignPart[]>

/** The same book with every picture drawn. */
export function drawBook<S>(book: Book<S>, draw: (sign: S) => readonly SignPart[]): DrawnBook {
  const drawn = (block: BookBlock<S>): BookBlock<readonly SignPart[]> =>
    block.type === 'signs'
      ? { ...block, rows: block.rows.map((row) => ({ ...row, sign: draw(row.sign) })) }
      : block
  const sections = book.sections.map((one) => ({ ...one, blocks: one.blocks.map(drawn) }))
  return { ...book, sections }
}
