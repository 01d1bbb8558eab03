import type { Problem } from '../../../rules/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  const where = field === undefined ? `move ${entry}` : `“${field}” in move ${entry}`
  return `${what} Look at ${where}.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'It’s cut off or damaged: it isn’t valid JSON.',
  tooLong: () => 'It’s too long to be a match.',
  leftUnread: () => 'It’s unusually long, and you chose not to read it. If you change your mind, open it again.',
  notMatch: () => 'It’s JSON, but not a match.',
  otherVersion: () => 'It was saved by a different version of this page.',
  olderVersion: () => 'It comes from an older version of this page, and this one can’t open it.',
  damaged: () =>
    'The link is incomplete: part of it is missing or was changed on the way. Ask for it again, or for the match as a file.',
  badField: () => 'Something is missing or has an impossible value.',
  otherGame: (game) => `It’s a match of ${game === '' ? 'a game' : `“${game}”,`} which this page doesn’t have.`,
  otherRuleset: (ruleset) => `It uses version ${ruleset} of the rules, which this page doesn’t have.`,
  otherEdition: (edition) => `It uses the edition “${edition}”. Load that edition first.`,
  badOptions: (why) => `Its setup isn’t valid${because(why)}`,
  badSeats: () => 'It names a seat the game doesn’t have.',
  wrongNumber: () => 'A move is missing or repeated.',
  wrongEpoch: () => 'A move comes from the wrong host.',
  farEpoch: () => 'It jumps over more hosts than the match can have had.',
  wrongPrev: () => 'A move doesn’t follow from the one before.',
  wrongBy: () => 'A move names a player who can’t have made it.',
  wrongSig: () => 'A move isn’t signed by the player it names.',
  playedBefore: () =>
    'It has the same name as a match you’ve already played, but it’s a different one. Its host could know what will be drawn. Ask for a new table.',
  saysLess: () =>
    'It’s less protected against cheating than its waiting room promised. The host’s page may have been altered to cheat. Try again to see what’s weaker, then decide whether to play.',
  leftWeaker: () =>
    'It’s less protected against cheating than a new match, and you chose not to play on. Ask for a new table, or try again and choose to play.',
  otherName: () => 'It calls you by a name that isn’t yours. Ask for a new table.',
  noSetup: () => 'It doesn’t start with a setup.',
  secondSetup: () => 'It has two setups.',
  illegalMove: () => 'It has a move the rules don’t allow.',
  badPledge: () => 'Someone’s sealed answer isn’t the one they had pledged, or came out of turn.',
  noChanceAsked: () => 'Something was drawn when no draw was due.',
  undoNotFree: () => 'Someone undid something that couldn’t be undone.',
  badPosition: (why) => `It was put into an impossible position${because(why)}`,
  notAgreed: () => 'It was changed from outside the rules without everyone’s agreement.',
  badOpening: () => 'A hidden card was turned up without proof.',
  badDeal: () => 'Cards were dealt or shown at the wrong time.',
  badDeck: () => 'Someone passed on a deck that no shuffle could have produced.',
  badShare: () => 'Someone gave the wrong key to a card.',
  badDraw: () => 'Something was drawn without everyone taking part.',
  badSeed: () => 'A draw isn’t the one that everyone made together.',
  badDrawKey: () => 'Someone replaced a player’s part in the draws.',
  notOut: () => 'A player left the match without resigning.',
  badWish: () => 'Someone asked for something that wasn’t possible then.',
  noWish: () => 'Someone answered a request that no one had made.',
  alreadyOver: () => 'Someone resigned after the end.',
  badNote: () => 'It has a note that’s too long, one too many, or about a move that doesn’t exist.',
  wrongPosition: () => 'It leads to a different position from the one it gives.',
  wrongHash: () => 'It was changed after it was saved.',
  cutOff: () => 'The end is missing.',
}

/** Files that no way of opening one can use. */
export const files = {
  broken: `This file can’t be opened. ${reasons.notJson('')}`,
  other: 'This file can’t be opened. It isn’t a match, a report, evidence, an edition or a device’s saved data.',
  edition: (why: string) => `This edition can’t be used. ${why}`,
}
