/** A title's rules book in one language. `S` names a picture, which the title's face draws. */
export interface Book<S> {
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly lead: string
  readonly sections: readonly BookSection<S>[]
}

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

/** Draws every picture of a book. */
export function drawBook<S>(book: Book<S>, draw: (sign: S) => readonly SignPart[]): DrawnBook {
  const drawn = (block: BookBlock<S>): BookBlock<readonly SignPart[]> =>
    block.type === 'signs'
      ? { ...block, rows: block.rows.map((row) => ({ ...row, sign: draw(row.sign) })) }
      : block
  const sections = book.sections.map((one) => ({ ...one, blocks: one.blocks.map(drawn) }))
  return { ...book, sections }
}
