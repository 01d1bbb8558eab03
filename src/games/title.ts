import type { Language } from '../kit/language.ts'
import type { SeatStyle } from '../kit/tokens.ts'
import type { DrawnBook } from '../rules/book.ts'
import type { Tips } from '../rules/coach.ts'
import type { EditionData } from '../rules/edition.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import type { Guide } from '../rules/guide.ts'
import type { WordedLesson } from '../rules/lesson.ts'
import type { Mind } from '../rules/mind.ts'
import type { Counts } from '../rules/odds.ts'
import type { Playtest } from '../rules/playtest.ts'
import type { OptionField, TitleInfo } from '../rules/title.ts'
import type { Words } from '../rules/words.ts'
import type { Face, Size } from '../stage/face.ts'
import type { Cue } from '../stage/sound/cue.ts'
import type { TitleSounds } from '../stage/sound/mixer.ts'

/** A sentence saying what is wrong with an edition, and where. */
export interface EditionProblem {
  readonly problem: string
  /** Its format has a number that this page doesn’t know. */
  readonly isOther?: boolean
}

/** A game on offer: what the home screen needs, and loaders for the rest. */
export interface Title extends Omit<TitleInfo, 'teaser'> {
  /** Its subject, in a sentence or two. */
  teaser(language: Language): string
  /** Draws a landscape as an SVG document; the same name always gives the same one. */
  scene(name: string, size: Size): Promise<string>
  /** Draws a seat for the waiting room as an SVG document, in place of the house's train. */
  seatScene?(style: SeatStyle, size: Size): Promise<string>
  /**
   * Look of each seat, by seat, where its place at the table decides that. Without this, people choose among the
   * house's colours, and the option `colours` brings their choice (`rules/colours.ts`).
   */
  readonly looks?: readonly SeatStyle[]
  /**
   * Opens the title with an edition read from untrusted data. Without one, opens it with the built-in edition whose
   * hash begins with `hash`, or with the newest.
   */
  open(edition?: unknown, hash?: string): Promise<OpenTitle | EditionProblem>
  /** The lesson, for its built-in edition; missing where the title has none. */
  lesson?(): Promise<WordedLesson>
  /** A coach’s explanations for someone’s first matches; missing where the title has none. */
  tips?(): Promise<Tips>
  /** Loads the code of its face ahead of time, while the title is being opened. */
  loadFace(): Promise<unknown>
}

/** The files of a title that load when they are needed. */
interface TitleFiles {
  loaders(): Promise<Pick<Title, 'open'>>
  landscape(): Promise<{ landscape(name: string, size: Size): string }>
  face(): Promise<unknown>
}

/** The parts of a title that come from its files. */
export const loadedFrom = ({ loaders, landscape, face }: TitleFiles) =>
  ({
    scene: async (name, size) => (await landscape()).landscape(name, size),
    open: async (edition, hash) => (await loaders()).open(edition, hash),
    loadFace: face,
  }) satisfies Partial<Title>

/** The lesson and the coach of a title that has them. */
export const taughtFrom = (loaders: () => Promise<Required<Pick<Title, 'lesson' | 'tips'>>>) =>
  ({
    lesson: async () => (await loaders()).lesson(),
    tips: async () => (await loaders()).tips(),
  }) satisfies Partial<Title>

/** A title bound to one edition: its rules and words, and loaders for what not every page needs. */
export interface OpenTitle<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** Everything it says, in the language spoken. */
  readonly words: Words<G>
  /** The same in another language, for captions in two. */
  wordsIn(language: Language): Promise<Words<G>>
  /** The edition’s data, unless it is built in: then its hash is enough. */
  readonly edition: unknown
  /** The edition’s data with its sources and notes, built in or not, and the schema that reads it. */
  values(): Promise<EditionData>
  /** The colour, pattern and letter of a seat: on the page the same as on the table. */
  seat(p: G['position'], seat: Seat): SeatStyle
  /**
   * Number of each thing that the next draw can bring, by its name in `Words.drawn`; everyone may know. Missing for a
   * title whose draws are of no such kind.
   */
  stock?(p: G['position']): Counts
  /** The form of what people may choose before a match. */
  options(): Promise<readonly OptionField[]>
  face(): Promise<Face<G>>
  /** The rules book, with this edition’s cards. */
  book(): Promise<DrawnBook>
  sounds(): Promise<Sounds<G>>
  /** The title’s additions for someone who asks what they can do; missing where it has none. */
  guide?(): Promise<Guide<G>>
  playtest(): Promise<Playtest<G>>
  /** The thinking behind bots, hints and the analysis. */
  mind(): Promise<Mind<G>>
}

/** The sounds of a title. */
export interface Sounds<G extends GameTypes = GameTypes> extends TitleSounds {
  /** The sounds of an effect; empty for silent ones. */
  cues(effect: G['effect']): readonly Cue[]
  /** Captions of its own recipes, and of sounds that mean something in it. */
  captions?(): Readonly<Record<string, string>>
}
