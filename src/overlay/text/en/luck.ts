import { listAnd, many } from '../../../kit/english.ts'

const rounded = (amount: number) => Math.round(amount * 10) / 10
const one = (amount: number) => String(rounded(amount))

/** “2.1 more iron ore”, “0.4 fewer events”, “1 more event”. */
function gainText(things: string, more: number): string {
  const amount = one(Math.abs(more))
  const less = things.endsWith('s') ? 'fewer' : 'less'
  return `${amount} ${more > 0 ? 'more' : less} ${amount === '1' ? things.replace(/s$/, '') : things}`
}

/** Results of a match's draws so far. */
export const luck = {
  title: 'Luck so far',
  open: 'Luck so far…',
  none: 'Nothing has been drawn yet.',
  uncounted: 'The only luck in this game is the shuffle, so there are no draws to count.',
  account: 'What each player’s turns drew',
  drawn: 'Drawn',
  expected: 'Expected',
  draws: 'Every draw',
  common: 'For everyone',
  setup: 'Before the first move',
  odds: (share: number) => {
    if (share >= 0.9995) return 'certain'
    return share < 0.0005 ? 'less than 1 in 2,000' : `${one(share * 100)}%`
  },
  number: one,
  /** “Blue drew 2.1 more iron ore and 1 fewer event than expected.” */
  said: (name: string, gains: readonly { readonly thing: string; readonly more: number }[]) => {
    if (gains.length === 0) return `${name} has drawn nothing yet.`
    const parts = gains.flatMap(({ thing, more }) => (rounded(more) === 0 ? [] : [gainText(thing.toLowerCase(), more)]))
    if (parts.length === 0) return `${name} drew about as expected.`
    return `${name} drew ${listAnd(parts)} than expected.`
  },
  count: (count: number, thing: string) => `${thing.toLowerCase()} ${count}`,
  hand: (parts: readonly string[]) => (parts.length === 0 ? 'shuffled' : parts.join(', ')),
  devices: (count: number) => {
    if (count > 1) return `drawn by ${many(count, 'device')} together`
    return count === 1 ? 'made on one device' : 'drawn by the host'
  },
}
