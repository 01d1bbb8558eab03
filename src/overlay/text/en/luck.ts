import { many } from '../../../kit/english.ts'

const one = (amount: number) => (Math.round(amount * 10) / 10).toFixed(1).replace(/\.0$/, '')

/** What the draws of a match have brought so far. */
export const luck = {
  title: 'Luck so far',
  open: 'Luck so far…',
  none: 'Nothing has been drawn yet.',
  uncounted: 'This game has no draws to count: its chance is in what was shuffled.',
  account: 'What each player’s turns drew',
  drawn: 'Drawn',
  expected: 'Expected',
  draws: 'Every draw',
  setup: 'Before the first move',
  odds: (share: number) => {
    if (share >= 0.9995) return 'certain'
    return share < 0.0005 ? 'less than 1 in 2,000' : `${one(share * 100)}%`
  },
  number: one,
  /** “2.1 more iron ore than expected”. */
  more: (amount: number, thing: string) => {
    const rounded = Math.round(amount * 10) / 10
    if (rounded === 0) return `as much ${thing.toLowerCase()} as expected`
    const word = rounded > 0 ? 'more' : 'less'
    return `${one(Math.abs(rounded))} ${word} ${thing.toLowerCase()} than expected`
  },
  said: (name: string, parts: readonly string[]) =>
    parts.length === 0 ? `${name} has drawn nothing yet.` : `${name}: ${parts.join(', ')}.`,
  count: (count: number, thing: string) => `${count} ${thing.toLowerCase()}`,
  hand: (parts: readonly string[]) => (parts.length === 0 ? 'shuffled' : parts.join(', ')),
  devices: (count: number) => {
    if (count > 1) return `drawn by ${many(count, 'device')} together`
    return count === 1 ? 'made on one device' : 'drawn by the host'
  },
}
