import { examplesIn, type Rulebook } from '../../rules/book.ts'
import { lesson } from './lesson.ts'
import { sections } from './sections.ts'

/** Links between the book and the table. */
export const rulebook: Rulebook = { rules: sections, examples: examplesIn(lesson) }
