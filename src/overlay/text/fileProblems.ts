import type { Problem } from '../../rules/journal.ts'

/** What is wrong with a match file or journal, and where. */
export function fileProblem(problem: Problem): string {
  const { reason, entry, field, detail } = problem
  const what = fileReasons[reason](detail ?? '')
  if (entry === undefined) return what
  return field === undefined ? atEntry(what, entry) : atField(what, entry, field)
}

const atEntry = (what: string, entry: number) => `${what} It is line ${entry} of the match.`
const atField = (what: string, entry: number, field: string) =>
  `${what} It is line ${entry} of the match, at «${field}».`

const fileReasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'It is broken off or damaged: this is no JSON.',
  tooLong: () => 'It is longer than any match.',
  notMatch: () => 'It is JSON, but no match of ours.',
  otherVersion: () => 'It was written by another version of the page.',
  damaged: () =>
    'The link is not whole: a part of it is missing or has changed on the way. Ask for it once more, or for the match as a file.',
  badField: () => 'Something is missing or holds what it cannot hold.',
  otherGame: (detail) => `It is a match of «${detail}», which this page does not know.`,
  otherRuleset: (detail) => `It was played by rules number ${detail}; this page has others.`,
  otherEdition: (detail) =>
    `It was played with the edition «${detail}», whose values this page does not have. Load that edition first.`,
  badOptions: (detail) => `Its setup is not possible: ${detail}.`,
  badSeats: () => 'It names a seat that the game does not have.',
  wrongNumber: () => 'A line is missing or comes twice.',
  wrongEpoch: () => 'A line claims to come from another host than it can.',
  wrongPrev: () => 'A line does not follow from the one before it.',
  wrongBy: () => 'A line claims to be somebody’s who cannot have written it.',
  wrongSig: () => 'A line is not signed by whoever it says wrote it.',
  noSetup: () => 'It does not begin with a setup.',
  secondSetup: () => 'It is set up twice.',
  illegalMove: () => 'It holds a move that the rules do not allow.',
  noChanceAsked: () => 'Something was drawn when nothing was to be drawn.',
  undoNotFree: () => 'Something was taken back that could not be.',
  badPosition: (detail) => `It was put into a position that cannot be: ${detail}.`,
  notAgreed: () => 'Somebody changed it from outside, and not everybody had agreed to that.',
  badWish: () => 'Somebody asks for something that cannot be asked for there.',
  noWish: () => 'Somebody answers what was not asked.',
  alreadyOver: () => 'Somebody gives up a match that is over.',
  badNote: () =>
    'It holds a note that is too long, one too many, or about a line that is not there.',
  wrongPosition: () => 'It leads to another position than it says.',
  wrongHash: () => 'It was changed after it was saved.',
}
