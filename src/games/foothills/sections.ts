import type { reasons } from './reasons.ts'

type Heading = (typeof reasons)[keyof typeof reasons]

/** The section of the rules book about what the printed rules say under a heading. */
export const sections = {
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
} as const satisfies Readonly<Record<Heading, string>>

/** A section that refusals can name. */
export type SectionId = (typeof sections)[Heading]
