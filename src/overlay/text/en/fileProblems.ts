import type { Check } from '../../../match/checkMatch.ts'
import type { Problem } from '../../../rules/problem.ts'

/** What is wrong with a match file, link or journal, and where. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  if (reason === 'ruleCorrected') return `${what} From move ${entry} on, it would go differently.`
  const where = field === undefined ? `line ${entry}` : `“${field}” in line ${entry}`
  return `${what} Look at ${where} of the match.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'It’s cut off or damaged: it isn’t valid JSON.',
  tooLong: () => 'It’s too long to be a match.',
  notMatch: () => 'It’s JSON, but not a match.',
  otherVersion: () => 'It was saved by a different version of this page.',
  damaged: () =>
    'The link is incomplete: part of it is missing or was changed on the way. Ask for it again, or for the match as a file.',
  badField: () => 'Something is missing or has an impossible value.',
  otherGame: (game) =>
    `It’s a match of ${game === '' ? 'a game' : `“${game}”,`} which this page doesn’t have.`,
  otherRuleset: (ruleset) =>
    `It uses version ${ruleset} of the rules, which this page doesn’t have.`,
  otherEdition: (edition) => `It uses the edition “${edition}”. Load that edition first.`,
  badOptions: (why) => `Its setup isn’t valid${because(why)}`,
  badSeats: () => 'It names a seat the game doesn’t have.',
  wrongNumber: () => 'A line is missing or repeated.',
  wrongEpoch: () => 'A line comes from the wrong host.',
  farEpoch: () => 'A new host skips more others than there can have been.',
  wrongPrev: () => 'A line doesn’t follow from the one before.',
  wrongBy: () => 'A line names an author who can’t have written it.',
  wrongSig: () => 'A line isn’t signed by its author.',
  noSetup: () => 'It doesn’t start with a setup.',
  secondSetup: () => 'It has two setups.',
  illegalMove: () => 'It has a move the rules don’t allow.',
  noChanceAsked: () => 'Something was drawn when no draw was due.',
  undoNotFree: () => 'Something was undone that couldn’t be.',
  badPosition: (why) => `It was put into an impossible position${because(why)}`,
  notAgreed: () => 'It was changed from outside without everyone’s agreement.',
  badOpening: () => 'A hidden card was opened without proof.',
  badDeal: () => 'Cards were dealt or shown when they couldn’t be.',
  badDeck: () => 'Someone handed on a deck that nobody can have shuffled.',
  badShare: () => 'Someone gave a wrong key to a card.',
  badLink: () => 'Something was drawn without everyone’s part in it.',
  badSeed: () => 'A draw doesn’t follow from everyone’s part in it.',
  badChain: () => 'Someone’s part in the draws was replaced.',
  notOut: () => 'A seat left the match without resigning.',
  badWish: () => 'Someone asked for something that wasn’t possible then.',
  noWish: () => 'Someone answered a question no one had asked.',
  alreadyOver: () => 'Someone resigned after the end.',
  badNote: () => 'It has a note that’s too long, one too many, or about a line that doesn’t exist.',
  wrongPosition: () => 'It leads to a different position from the one it gives.',
  wrongHash: () => 'It was changed after it was saved.',
  cutOff: () => 'Its end is missing.',
  ruleCorrected: () => 'The rules have been corrected since this match was played.',
}

/** What was checked of a match, in a sentence each. `name` names a seat. */
export function checkSentence(
  check: Check,
  name: (seat: number) => string = (seat) => `seat ${seat + 1}`,
): string {
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

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
    missing:
      'Signatures are missing, so anyone may have made this up. A link never has them. A file has.',
    false: 'A signature is false: someone changed this match.',
  },
  host: {
    fine: 'The host sealed every line, and can’t have shown anyone else a different match.',
    none: 'No host sealed it: it’s from an older page.',
    missing: 'The host’s seals are missing.',
    false: 'A seal is false: someone changed this match.',
  },
  chance: {
    fine: 'Every draw was made by the players’ devices together, so nobody could choose it.',
    partly: 'Some draws were made on one device, the others by the players’ devices together.',
    device: 'Draws were made on one device. That they were fair can’t be checked.',
    host: 'Draws were made on the host’s device. That they were fair can’t be checked.',
  },
  cards: {
    fine: 'Every hidden card was dealt once, and shown at the end as it was dealt.',
    together:
      'Everyone shuffled the hidden cards together, and has shown how. A marked card can only be found like this, afterwards.',
    none: 'There were no hidden cards.',
    unfinished: 'Hidden cards can be checked once the match is over.',
    closed: 'Some hidden cards were never shown, so they can’t be checked.',
    false: 'The cards shown at the end aren’t those of the deck.',
  },
} satisfies { readonly [Of in Check['of']]: Readonly<Record<string, string>> }
