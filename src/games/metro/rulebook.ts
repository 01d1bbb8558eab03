import { examplesIn, type Rulebook } from '../../rules/book.ts'
import { lesson } from './lesson.ts'
import type { reasons } from './why.ts'

/** Where the book says what the printed rules say under a heading. */
const rules: Readonly<Record<(typeof reasons)[keyof typeof reasons], string>> = {
  'Goal of the Game': 'table',
  'Who places the tiles?': 'turn',
  'How are the tiles placed?': 'turn',
  'Onto which spaces are you allowed to place rail tiles?': 'squares',
  'When does it end?': 'end',
}

/** How the book is tied to the table. */
export const rulebook: Rulebook = { rules, examples: examplesIn(lesson) }
