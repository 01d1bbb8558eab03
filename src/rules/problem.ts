import type { Flaw } from './flaw.ts'

/** The problem with an entry, a journal or a match file, and where it is. The overlay has the sentences. */
export interface Problem {
  readonly reason: ProblemReason
  /** Number of the entry at fault; missing if it is the whole. */
  readonly entry?: number
  /** Dotted path of the field at fault (“body.move”). */
  readonly field?: string
  /** The value found there. */
  readonly detail?: string
  /** Why options or a position are impossible, for the title's words. */
  readonly flaw?: Flaw
}

/** The problem with an entry whose number is known. */
export type EntryProblem = Omit<Problem, 'entry'>

export const problemReasons = [
  /** Not JSON, or longer than any match. */
  'notJson',
  'tooLong',
  /** Long, and the person who was asked didn’t want it read. */
  'leftUnread',
  /** JSON, but not a match file; one of an unknown version, or of a build before the first release. */
  'notMatch',
  'otherVersion',
  'olderVersion',
  /** A link's text that was changed on the way. */
  'damaged',
  /** A field is missing or has an impossible value. */
  'badField',
  /** Another game, ruleset or edition; impossible options or seats. */
  'otherGame',
  'otherRuleset',
  'otherEdition',
  'badOptions',
  'badSeats',
  /**
   * The chain: a number, an epoch, a `prev`, an author or a signature that doesn't continue the journal; an epoch
   * further on than takeovers can have led.
   */
  'wrongNumber',
  'wrongEpoch',
  'farEpoch',
  'wrongPrev',
  'wrongBy',
  'wrongSig',
  /** A person’s seat under a name that isn’t theirs, as only they can tell. */
  'otherName',
  'playedBefore',
  /** Less protected against cheating than its waiting room promised, or than a person was content with. */
  'saysLess',
  'leftWeaker',
  /** The rules don't allow the entry here. */
  'noSetup',
  'secondSetup',
  'illegalMove',
  /** An answer to a sealed question that isn't the one pledged, or comes too early; a pledge out of turn. */
  'badPledge',
  'noChanceAsked',
  'undoNotFree',
  /** An impossible position, or a change from outside that not everyone agreed to. */
  'badPosition',
  'notAgreed',
  /** A card opened without proof, or cards dealt, shared or opened when they may not be. */
  'badOpening',
  'badDeal',
  /** A deck that nobody can have shuffled. */
  'badDeck',
  /** A number for a card that isn't the one promised. */
  'badShare',
  /** A draw without everyone's part; a seed that isn't the one promised; a key for draws out of turn. */
  'badDraw',
  'badSeed',
  'badDrawKey',
  /** An impossible request, an answer to none, a resignation after the end. */
  'badWish',
  'notOut',
  'noWish',
  'alreadyOver',
  /** A note that is too long, one too many, or pinned to a missing entry. */
  'badNote',
  /** The entry leads to a different position, or the whole to a different hash. */
  'wrongPosition',
  'wrongHash',
  /** The file ends before the match does: its end has been cut off. */
  'cutOff',
] as const
export type ProblemReason = (typeof problemReasons)[number]
