import { halves } from '../../../rules/words.ts'

/** The end of a match. */
export const reckoning = {
  title: 'The final reckoning',
  source: 'Source',
  total: 'Total',
  none: '–',
  number: halves,
  verdict: (ahead: number) => {
    if (ahead === 0) return 'It’s a tie'
    return `You ${ahead > 0 ? 'won' : 'lost'} by ${halves(Math.abs(ahead))}`
  },
  verdictAlone: (won: boolean) => (won ? 'You won' : 'You lost'),
  scored: (points: number) => `You scored ${halves(points)}`,
  close: 'Back to the table',
  picture: 'Save as a picture',
  analysis: 'Analysis',
  luck: 'Luck',
  verify: 'Verify',
  verifying: 'Checking every line…',
  verified: 'What this match proves',
  rematch: 'Play the rematch',
  /** After a match of one that is part of a series. */
  next: 'Play the next match',
  again: 'Play again',
  regather: 'Change players or options',
  waits: 'The host starts the next match, and you’ll join it automatically.',
}
