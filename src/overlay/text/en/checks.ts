import { listAnd } from '../../../kit/english.ts'
import type { Check } from '../../../match/checkMatch.ts'

/** The verdict of all checks of a match together. */
export const verdicts = {
  proven: 'This match is sound',
  open: 'Nothing wrong was found',
  unsigned: 'Nothing wrong was found, but anyone could have made this up',
  false: 'Something is wrong with this match',
}

/** Things no check can tell. */
export const unchecked =
  'Not checked: whether anyone looked over someone’s shoulder, or told anyone what they held. Keys aren’t people, either: one person who holds all the keys can make up a whole match.'

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(check: Check, name: (seat: number) => string = (seat) => `seat ${seat + 1}`): string {
  if (check.of === 'others') return confirmed(check)
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

const confirmed = ({ found, to, last }: Extract<Check, { of: 'others' }>) =>
  found === 'fine'
    ? `Everyone has the same match, right down to move ${to}.`
    : `Everyone has the same match up to move ${to} of ${last}. For the rest, there’s only the host’s word so far.`

const cheated = (names: readonly string[]) =>
  `${listAnd(names)} didn’t shuffle as promised, so the cards weren’t dealt fairly.`

const checked = {
  rules: {
    fine: 'Every move follows from the one before and obeys the rules.',
    false: 'A move doesn’t follow from the one before.',
    test: 'Every move follows from the one before and obeys the rules, apart from changes made as a test.',
  },
  people: {
    fine: 'Everyone signed what they did.',
    none: 'Nobody signed anything, because this match was played without keys.',
    missing: 'Signatures are missing, so anyone could have made this up. Files carry signatures, but links never do.',
    false: 'A player’s signature doesn’t match: someone has changed this match.',
  },
  host: {
    fine: 'The host signed every move, so showing anyone a different match would give the host away.',
    none: 'The host signed nothing, because this match was played without keys.',
    missing: 'The host’s signatures are missing, so the host could deny this match.',
    false: 'The host’s signature doesn’t match: someone has changed this match.',
  },
  chance: {
    fine: 'All the players’ devices made every draw together, so nobody could choose one.',
    missing: 'The proofs of who drew are missing, as they are from every link. The match’s file has them.',
    false: 'A draw doesn’t match the one that the players’ devices made together.',
    partly: 'One device made some of the draws, and all the players’ devices together made the others.',
    device: 'One device made the draws. There’s no way to check they were fair.',
    host: 'The host’s device made the draws. There’s no way to check they were fair.',
    none: 'Nothing was drawn, apart from any cards that were dealt.',
  },
  answers: {
    fine: 'Everyone settled on their secret answers before any were shown.',
    partly:
      'Everyone settled on their secret answers before any were shown, apart from a stand-in who took over too late for that.',
  },
  cards: {
    fine: 'Every hidden card was dealt once, and was the same when it was shown at the end.',
    together:
      'Everyone shuffled the hidden cards together, and has proved it. Only this check, after the match, can find a marked card.',
    none: 'No hidden cards were dealt.',
    unfinished: 'Hidden cards can be checked once the match is over.',
    closed: 'Some hidden cards were never shown, so they can’t be checked.',
    false: 'The cards shown at the end don’t match the deck.',
  },
} satisfies { readonly [Of in Exclude<Check['of'], 'others'>]: Readonly<Record<string, string>> }
