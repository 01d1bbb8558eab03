import type { GameTypes, Seat } from './game.ts'

/** A title's additions to its words and rules for someone who asks what they can do. */
export interface Guide<G extends GameTypes = GameTypes> {
  /** Everything that a seat might want to do here with what is its own, possible or not, each once. */
  intentions(p: G['position'], seat: Seat): readonly G['intention'][]
  /** The kind of an intention, in a few words: “Lay track”. */
  deed(intention: G['intention']): string
  /** Its object, in a few words: a station, a card; empty if its kind says all. */
  thing(p: G['position'], intention: G['intention']): string
  /** The result of a legal move, beyond its label; undefined where its effects tell that best. */
  brings(p: G['position'], move: G['move']): string | undefined
}
