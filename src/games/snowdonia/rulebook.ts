import type { Rulebook } from '../../rules/book.ts'
import { sections } from './sections.ts'

/** How the book is tied to the table. */
export const rulebook: Rulebook = { rules: sections, examples: {} }
