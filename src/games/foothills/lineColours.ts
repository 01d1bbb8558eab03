import { colours } from '../../kit/tokens.ts'

/** A colour, and what is legible on it. */
export interface Ground {
  readonly fill: string
  readonly ink: string
}

/** Ticket colours of the eight lines. Lines III and IV share one of two colours. */
export const ticketColours: readonly Ground[] = [
  { fill: '#e6b93a', ink: colours.ink },
  { fill: '#d9762b', ink: colours.ink },
  // Light enough for the ink that is read on the other, grey half as well.
  { fill: '#d0766b', ink: colours.ink },
  { fill: '#d0766b', ink: colours.ink },
  { fill: '#47803e', ink: '#ffffff' },
  { fill: '#7fb7d2', ink: colours.ink },
  { fill: '#2b4a86', ink: '#ffffff' },
  { fill: '#f6f1e4', ink: colours.ink },
]
/** The second colour of the ticket of lines III and IV. */
export const ticketGrey = '#a9aeb1'
