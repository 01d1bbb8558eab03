import type { reasons } from './reasons.ts'

type Heading = (typeof reasons)[keyof typeof reasons]

/** The section of the rules book about what the printed rules say under a heading. */
export const sections = {
  'Player Pieces': 'table',
  'Stock Yard and Supply Bag': 'table',
  'Assign Labourers': 'labourers',
  'Resolve Actions': 'labourers',
  'Contract Cards': 'contracts',
  'Stock Yard': 'yard',
  Works: 'yard',
  Excavation: 'digging',
  'Lay Track': 'digging',
  Build: 'building',
  Trains: 'trains',
  'Site Office': 'office',
  'Move the Surveyor': 'office',
  'Restock Contract Cards': 'restock',
  'Check the Weather': 'restock',
  'Restock the Stock Yard': 'restock',
  'Resolving Events': 'events',
  'Blaenau Ffestiniog: Setup': 'blaenau',
  'Blaenau Ffestiniog: During Play': 'blaenau',
  'Solitaire Play': 'alone',
  Scoring: 'end',
  'End of Game': 'end',
} as const satisfies Readonly<Record<Heading, string>>

/** A section that refusals can name. */
export type SectionId = (typeof sections)[Heading]
