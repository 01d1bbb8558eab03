import type { Problem } from '../../../rules/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  const where = field === undefined ? `line ${entry}` : `“${field}” in line ${entry}`
  return `${what} Look at ${where} of the match.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'It’s cut off or damaged: it isn’t valid JSON.',
  tooLong: () => 'It’s too long to be a match.',
  leftUnread: () => 'It’s unusually long, and you chose not to read it. Open it once more to be asked again.',
  notMatch: () => 'It’s JSON, but not a match.',
  otherVersion: () => 'It was saved by a different version of this page.',
  olderVersion: () => 'It comes from an older version of this page, and can’t be opened any more.',
  damaged: () =>
    'The link is incomplete: part of it is missing or was changed on the way. Ask for it again, or for the match as a file.',
  badField: () => 'Something is missing or has an impossible value.',
  otherGame: (game) => `It’s a match of ${game === '' ? 'a game' : `“${game}”,`} which this page doesn’t have.`,
  otherRuleset: (ruleset) => `It uses version ${ruleset} of the rules, which this page doesn’t have.`,
  otherEdition: (edition) => `It uses the edition “${edition}”. Load that edition first.`,
  badOptions: (why) => `Its setup isn’t valid${because(why)}`,
  badSeats: () => 'It names a seat the game doesn’t have.',
  wrongNumber: () => 'A line is missing or repeated.',
  wrongEpoch: () => 'A line comes from the wrong host.',
  farEpoch: () => 'A new host skips more others than there can have been.',
  wrongPrev: () => 'A line doesn’t follow from the one before.',
  wrongBy: () => 'A line names an author who can’t have written it.',
  wrongSig: () => 'A line isn’t signed by its author.',
  playedBefore: () =>
    'It has the name of a match that you’ve played before, but isn’t that match. Its host could know what will be drawn. Ask for a new table.',
  saysLess: () =>
    'It’s less protected against cheating than its waiting room promised. The host’s page may be altered to cheat. Try again to see what’s weaker, and decide whether to play.',
  leftWeaker: () =>
    'It’s less protected against cheating than a new match, and you haven’t agreed to play on. Ask for a new table, or try again and agree.',
  otherName: () => 'It seats you under a name that isn’t yours. Ask for a new table.',
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
  badDraw: () => 'Something was drawn without everyone’s part in it.',
  badSeed: () => 'A draw doesn’t follow from everyone’s part in it.',
  badDrawKey: () => 'Someone’s part in the draws was replaced.',
  notOut: () => 'A seat left the match without resigning.',
  badWish: () => 'Someone asked for something that wasn’t possible then.',
  noWish: () => 'Someone answered a question no one had asked.',
  alreadyOver: () => 'Someone resigned after the end.',
  badNote: () => 'It has a note that’s too long, one too many, or about a line that doesn’t exist.',
  wrongPosition: () => 'It leads to a different position from the one it gives.',
  wrongHash: () => 'It was changed after it was saved.',
  cutOff: () => 'Its end is missing.',
}

/** Files that no way of opening one can use. */
export const files = {
  broken: `This file can’t be opened. ${reasons.notJson('')}`,
  other:
    'This file can’t be opened. It’s not one of ours: a match, a report, evidence, an edition or everything from a device.',
  edition: (why: string) => `This edition can’t be used. ${why}`,
}
