/** The kind of value a message takes: one of some words, a number, whether something is so, texts, or any text. */
export type Kind = 'text' | 'number' | 'truth' | 'list' | readonly string[]

/** A function that catalogues may use. */
interface CatalogueFunction {
  /** Its name in the module of a language’s grammar. */
  readonly calls: string
  /** The kinds of its arguments; text where nothing is said. */
  readonly takes: readonly Kind[]
}

/** The functions of catalogues, for what Fluent can’t say: lists, numbers, and the forms of words. */
export const functions: Readonly<Record<string, CatalogueFunction>> = {
  LIST: { calls: 'listAnd', takes: ['list'] },
  OR: { calls: 'listOr', takes: ['list'] },
  NAMES: { calls: 'listNames', takes: ['list'] },
  EITHER: { calls: 'listEither', takes: ['list'] },
  WHOSE: { calls: 'whose', takes: ['text'] },
  IN: { calls: 'inPlace', takes: ['text'] },
  SOFT: { calls: 'soft', takes: ['text'] },
  NASAL: { calls: 'nasal', takes: ['text'] },
  ASPIRATE: { calls: 'aspirate', takes: ['text'] },
  AND: { calls: 'and', takes: ['text'] },
  ARTICLE: { calls: 'smallArticle', takes: ['text'] },
  LOWER: { calls: 'lower', takes: ['text'] },
  CAPITAL: { calls: 'capital', takes: ['text'] },
  SINGULAR: { calls: 'singular', takes: ['text'] },
  FEWER: { calls: 'fewer', takes: ['text'] },
  NUMBER: { calls: 'figure', takes: ['text'] },
  COUNT: { calls: 'many', takes: ['number'] },
  SIZE: { calls: 'size', takes: ['list'] },
}
