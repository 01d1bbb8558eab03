import type { Check } from '../../../match/checkMatch.ts'

/** The verdict of all checks of a match together. */
export const verdicts = {
  proven: 'This match is sound',
  open: 'Nothing wrong was found',
  unsigned: 'Nothing wrong was found, but anyone may have made this up',
  false: 'Something is wrong with this match',
}

/** Things no check can tell. */
export const unchecked =
  'Not checked: whether anyone looked over a shoulder, or told another what they held. Keys aren’t people, either: one person who holds all of them can make up a whole match.'

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(check: Check, name: (seat: number) => string = (seat) => `seat ${seat + 1}`): string {
  if (check.of === 'others') return confirmed(check)
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

const confirmed = ({ found, to, last }: Extract<Check, { of: 'others' }>) =>
  found === 'fine'
    ? `Everyone confirms this same match to its last line, ${to}.`
    : `Everyone confirms this same match up to line ${to} of ${last}. What follows rests on the host’s word so far.`

const cheated = (names: readonly string[]) =>
  `The cards weren’t dealt fairly: ${names.join(', ')} didn’t shuffle as promised.`

const checked = {
  rules: {
    fine: 'Every line follows from the one before, and by the rules.',
    false: 'A line doesn’t follow from the one before.',
    test: 'Every line follows from the one before, and by the rules. It was changed as a test.',
  },
  people: {
    fine: 'Everyone signed what they did.',
    none: 'Nobody signs here: it was played without keys.',
    missing: 'Signatures are missing, so anyone may have made this up. A link never has them. A file has.',
    false: 'A player’s signature is false: someone changed this match.',
  },
  host: {
    fine: 'The host signed every line, so showing anyone a different match would give the host away.',
    none: 'No host signed it: it was played without keys.',
    missing: 'The host’s signatures are missing, so nothing holds the host to it.',
    false: 'The host’s signature is false: someone changed this match.',
  },
  chance: {
    fine: 'Every draw was made by the players’ devices together, so nobody could choose it.',
    missing: 'Proofs of who drew are missing, as in every link to a match. Its file has them.',
    false: 'A draw isn’t the one that the players’ devices made together.',
    partly: 'Some draws were made on one device, the others by the players’ devices together.',
    device: 'Draws were made on one device. That they were fair can’t be checked.',
    host: 'Draws were made on the host’s device. That they were fair can’t be checked.',
    none: 'Nothing was drawn, apart from any cards that were dealt.',
  },
  cards: {
    fine: 'Every hidden card was dealt once, and shown at the end as it was dealt.',
    together:
      'Everyone shuffled the hidden cards together, and has shown how. A marked card can only be found like this, afterwards.',
    none: 'No hidden cards were dealt.',
    unfinished: 'Hidden cards can be checked once the match is over.',
    closed: 'Some hidden cards were never shown, so they can’t be checked.',
    false: 'The cards shown at the end aren’t those of the deck.',
  },
} satisfies { readonly [Of in Exclude<Check['of'], 'others'>]: Readonly<Record<string, string>> }
