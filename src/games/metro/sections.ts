import type { reasons } from './reasons.ts'

type Heading = (typeof reasons)[keyof typeof reasons]

/** The section of the rules book about what the printed rules say under a heading. */
export const sections = {
  'Goal of the Game': 'table',
  'Who places the tiles?': 'turn',
  'How are the tiles placed?': 'turn',
  'Onto which spaces are you allowed to place rail tiles?': 'squares',
  'When does it end?': 'end',
} as const satisfies Readonly<Record<Heading, string>>
