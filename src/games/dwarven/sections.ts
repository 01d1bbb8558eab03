import type { reasons } from './reasons.ts'

type Heading = (typeof reasons)[keyof typeof reasons]

/** The section of the rules book about what the printed rules say under a heading. */
export const sections = {
  'Goal of the Game': 'end',
  'Sequence of Play': 'turn',
  'Survey and Prospect': 'placing',
  'Surveying Restrictions': 'placing',
  'Consecutive Builds': 'placing',
  'Paper Clips': 'placing',
  'Prospecting Restrictions': 'placing',
  'Prospecting the Deck': 'placing',
  'Passenger Routes': 'tickets',
  'Personnel and Transport Disputes': 'disputes',
  'Pay Prospect and Survey Expenses': 'paying',
  'Cube Limit': 'paying',
  'Pay Operating Expenses': 'mines',
  'Operate Mines': 'mines',
  'Make Deals': 'deals',
  'Clear Snow': 'snow',
  'Ship Goods': 'shipping',
  'Trans-shipment': 'shipping',
} as const satisfies Readonly<Record<Heading, string>>
