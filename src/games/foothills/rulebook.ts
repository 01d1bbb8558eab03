import { examplesIn, type Rulebook } from '../../rules/book.ts'
import { lesson } from './lesson.ts'
import type { reasons } from './reasons.ts'

/** Where the book says what the printed rules say under a heading. */
const rules: Readonly<Record<(typeof reasons)[keyof typeof reasons], string>> = {
  Setup: 'table',
  'Course of Play': 'turn',
  'Flipping an Additional Action Card': 'turn',
  'Collecting Resources': 'yard',
  'Refilling the Stockyard': 'yard',
  'Component Limitations': 'yard',
  'Removing Rubble': 'rubble',
  'Clearing a Station Card': 'rubble',
  'Laying Track': 'track',
  'Laying Track and/or Making Stone': 'track',
  'Building a Station': 'stations',
  'Devil’s Bridge': 'stations',
  'Moving the Surveyor': 'surveyor',
  'Obtaining Tickets': 'surveyor',
  'The Pub': 'pub',
  'Placing a Navvy Tile': 'events',
  'Game End and Scoring': 'end',
}

/** How the book is tied to the table. */
export const rulebook: Rulebook = { rules, examples: examplesIn(lesson) }
