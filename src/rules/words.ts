import type { Flaw } from './flaw.ts'
import type { Choice, GameTypes, Known, Outcome, Refusal, ScoreLine, Seat } from './game.ts'
import type { Chosen, OptionField } from './title.ts'

/** A part of the table described in words, for people who can't see the picture. */
export interface TablePart {
  readonly title: string
  readonly lines: readonly string[]
}

/** A sentence or two under a heading, which may be empty. */
export interface ThingLine {
  readonly head: string
  readonly text: string
}

/** The panel text about a thing on the table. */
export interface ThingWords {
  readonly title: string
  /** The kind of thing it is, in a few words. */
  readonly kind: string
  readonly lines: readonly ThingLine[]
}

/** A coloured sign before a short text, such as a line's numeral. It adds nothing to the text. */
export interface MoveMark {
  readonly text: string
  /** Its background, one colour or two side by side, and the text's colour: `#rrggbb`. */
  readonly grounds: readonly string[]
  readonly ink: string
}

/** A move in a few words. */
export interface ShortMove {
  readonly mark?: MoveMark
  readonly text: string
}

/** A question about a move, the answer that makes it, and the one that looks for another. */
export interface Trial {
  readonly ask: string
  readonly yes: string
  readonly no: string
}

/** A part of a form: fields under a heading. */
export interface FormPart {
  readonly title: string
  /** The seat that it is about. */
  readonly seat?: Seat
  readonly fields: readonly OptionField[]
  /** More fields, folded away under headings of their own until they are wanted. */
  readonly more?: readonly { readonly title: string; readonly fields: readonly OptionField[] }[]
}

/** A move that is composed on a form, since there are far too many to list. */
export interface MoveForm<M> {
  readonly title: string
  /** A line about what such a move can hold. */
  readonly note: string
  readonly parts: readonly FormPart[]
  /** The move as it is filled in, legal or not. */
  readonly move: M
}

/** A thing worth counting over many matches, such as a card's side that was played. */
export interface Tally {
  /** Its kind, in the plural (“Card sides”). */
  readonly heading: string
  readonly name: string
  /** Points it has earned, if that is worth averaging. */
  readonly points?: number
}

/** A number of things of one kind, and the words for any number of them (“3 iron ore”). */
export interface Held {
  readonly amount: number
  readonly say: (amount: number) => string
  /** It tells how far things are, and is nothing that moves gain. */
  readonly isProgress?: true
}

/**
 * A title's sentences in one language: everything people read that comes from the rules. Whole sentences with their
 * numbers, never pieced together by a caller. `known` gives the closed cards that the reader may see; without it, none.
 */
export interface Words<G extends GameTypes = GameTypes> {
  /** BCP 47 tag, such as `en-GB`. */
  readonly language: string
  readonly title: string
  /** Names the sounds around the table in the settings, for a title that has any. */
  readonly ambience?: string
  /** One line about where this edition's component values come from. */
  edition(name: string): string
  /** A seat's name (“Blue”). */
  seat(p: G['position'], seat: Seat): string
  /** One line that says what to do. */
  prompt(p: G['position'], choice: Choice<G['move']>, known?: Known): string
  /** A legal move, as on its button. */
  move(p: G['position'], move: G['move'], known?: Known): string
  /** A legal move in a few words, for tight spaces next to the prompt. Several moves may read alike. */
  short?(p: G['position'], move: G['move'], known?: Known): ShortMove
  /** Asks whether to make a move that is being tried on the table, and says yes to it in a few words. */
  trial?(p: G['position'], move: G['move'], known?: Known): Trial
  /** The name of the form for moves of a choice that lists only some (`form`); undefined if one can’t fill them in. */
  formName?(p: G['position']): string | undefined
  /** The same form for a seat, filled in with the values chosen so far. */
  form?(p: G['position'], seat: Seat, chosen: Chosen): MoveForm<G['move']>
  /** An effect as a line of the log; undefined if it needs none. `p` is the position after it. */
  effect(p: G['position'], effect: G['effect']): string | undefined
  /** Everything on the table, in the order a player wants to hear it. */
  table?(p: G['position'], known?: Known): readonly TablePart[]
  /** A seat's openly held things, always the same kinds in the same order, so that positions can be compared. */
  holdings?(p: G['position'], seat: Seat): readonly Held[]
  /** A number of points, where they have a name of their own (“12 Cu”). */
  points?(amount: number): string
  /** A match's progress in a few words, for a list of matches. */
  far?(p: G['position']): string
  /** The first rule that forbids it, with amounts. */
  refusal(refusal: Refusal): string
  /**
   * The rules book's title for the section about a refusal’s rule, by the printed heading over it; the same without
   * this.
   */
  section?(heading: string): string
  /** The statistics' count of an effect; undefined for nothing. It belongs to the effect's seat, if it has one. */
  tally?(p: G['position'], effect: G['effect']): Tally | undefined
  /**
   * A legal move as an option for statistics, without its details, under the heading of its `tally` where it has one;
   * undefined where its type says enough.
   */
  option?(p: G['position'], move: G['move']): Tally | undefined
  /** The name of a thing that draws bring (`Mind.drawn`), as the heading of how many there were. */
  drawn?(thing: string): string
  /** The fault in an edition, options or a made-up position, with amounts; its sentences load when one is needed. */
  flaw(flaw: Flaw): Promise<string>
  /** The reason for a line of the final reckoning; the same text for every seat with such points. */
  score(line: ScoreLine): string
  /** Names of kinds of sources of which a seat may have several, by the part of `source` before the first dot. */
  readonly sources?: Readonly<Record<string, string>>
  /** Number of things that earned a line's points (“3 stations”), if worth showing. */
  counted?(line: ScoreLine): string | undefined
  /** The winner, or that it is a tie and what follows; of a match played alone, how well it went. */
  outcome(p: G['position'], outcome: Outcome): string
}

/** A refusal's text, with the rules against the other ways of doing the same. */
export const refusalText =
  (say: (refusal: Refusal) => string) =>
  (refusal: Refusal): string =>
    [...new Set([refusal, ...(refusal.also ?? [])].map(say))].join(' ')

/** A rule to look up. */
export interface RuleLink {
  /** The printed heading over it. */
  readonly heading: string
  /** The title of its section in the rules book. */
  readonly title: string
}

/** Where the rule under a printed heading can be looked up. */
export const ruleLink = ({ section }: Pick<Words, 'section'>, heading: string): RuleLink => ({
  heading,
  title: section?.(heading) ?? heading,
})

/** Points as text, with a half as ½. */
export function halves(points: number): string {
  const whole = Math.floor(points)
  if (points === whole) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}
