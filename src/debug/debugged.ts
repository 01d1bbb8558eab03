import type { ReadonlySignal } from '@preact/signals'
import type { Table } from '../match/table.ts'
import type { GameTypes, Seat } from '../rules/game.ts'
import type { Note } from '../rules/notes.ts'
import type { Playtest } from '../rules/playtest.ts'
import type { Journal } from '../rules/replay.ts'
import type { SeatStyle } from '../rules/title.ts'
import type { Words } from '../rules/words.ts'
import type { Stage, Tempo } from '../stage/index.ts'
import type { Peek } from './peek.ts'
import type { Opened } from './verdict.ts'

/** A table as the playtester's overlay is handed it. */
export interface Debugged<G extends GameTypes = GameTypes> {
  readonly table: Table<G>
  readonly words: Words<G>
  /** The colour and pattern a seat plays in. */
  seat(p: G['position'], seat: Seat): SeatStyle
  /** The component values, unless they are built in. */
  readonly edition: unknown
  playtest(): Promise<Playtest<G>>
  /** `undefined` until it is drawn, and where nothing draws. */
  readonly stage: ReadonlySignal<Stage<G> | undefined>
  readonly tempo: ReadonlySignal<Tempo>
  /** Watches since the page was opened; `undefined` where it was opened to be played. */
  readonly peek: Peek | undefined
  /** The report from which this match was opened, if it was. */
  readonly opened: Opened | undefined
  readonly doors: DebugDoors<G>
}

/** What the overlay may ask of the page. */
export interface DebugDoors<G extends GameTypes = GameTypes> {
  /** Shows a match read-only as it stood after entry `at`, in this window. */
  replay(journal: Journal<G>, at: number): Promise<void>
  /**
   * Opens the text of a match file or a report in this window. Where it cannot be read: a sentence
   * that says why, and the table stays as it was.
   */
  openText(text: string): Promise<string | undefined>
  /**
   * Goes on from the end of a journal as a match of its own on this device; in each seat somebody here
   * or a bot, as before unless told. Of these notes, or else of its own, those go with it that are
   * about something in it.
   */
  branch(
    journal: Journal<G>,
    seats?: readonly ('mine' | 'bot')[],
    notes?: readonly Note[],
  ): Promise<void>
  /** A link that opens a match anywhere, as it stood after entry `at`. */
  link(journal: Journal<G>, at: number): Promise<string>
  /** The match in a link of the same game, as it stood at the moment the link leads to; or a sentence. */
  fromLink(link: string): Promise<Journal<G> | string>
  /** The text of a match file. */
  text(journal: Journal<G>): string
  /** Hands a text to the person as a file. */
  save(name: string, text: string): void
  setTempo(tempo: Tempo): void
  /** Loads the page anew with everything watched from the beginning. */
  restart(): void
  /** Puts the overlay away. */
  close(): void
  readonly build: string
}
