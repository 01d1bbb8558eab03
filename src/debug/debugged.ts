import type { ReadonlySignal } from '@preact/signals'
import type { OpenTitle } from '../games/title.ts'
import type { SeatStyle } from '../kit/tokens.ts'
import type { Table } from '../match/table.ts'
import type { GameTypes, Seat } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import type { Note } from '../rules/notes.ts'
import type { Playtest } from '../rules/playtest.ts'
import type { Words } from '../rules/words.ts'
import type { Stage, Tempo } from '../stage/index.ts'
import type { Peek } from './peek.ts'
import type { OpenedReport } from './verdict.ts'

/** A title with an edition, as far as changing its values goes. */
export type EditedTitle<G extends GameTypes = GameTypes> = Pick<
  OpenTitle<G>,
  'game' | 'edition' | 'values' | 'face' | 'book'
>

/** The parts of the page the overlay gets. */
export interface Debugged<G extends GameTypes = GameTypes> {
  readonly table: Table<G>
  readonly words: Words<G>
  /** The colour and pattern a seat plays in. */
  seat(p: G['position'], seat: Seat): SeatStyle
  /** The title with the match’s edition. */
  readonly title: EditedTitle<G>
  playtest(): Promise<Playtest<G>>
  /** `undefined` until it is drawn, or if nothing is. */
  readonly stage: ReadonlySignal<Stage<G> | undefined>
  readonly tempo: ReadonlySignal<Tempo>
  /** The record since the page was loaded; `undefined` if it wasn't loaded for testing. */
  readonly peek: Peek | undefined
  /** The report that this match was opened from, if any. */
  readonly opened: OpenedReport | undefined
  readonly actions: DebugActions<G>
}

/** Requests the overlay can make of the page. */
export interface DebugActions<G extends GameTypes = GameTypes> {
  /** Opens a match as a replay at entry `at`. */
  replay(journal: Journal<G>, at: number): Promise<void>
  /** Opens a match file or a report. Returns why it can't be read, if it can't; the table then stays as it is. */
  openText(text: string): Promise<string | undefined>
  /**
   * Continues a journal as a separate match on this device. Seats are played here or by bots; by default as before.
   * Takes along the notes that are about its entries: `notes`, or else its own.
   */
  branch(journal: Journal<G>, seats?: readonly ('mine' | 'bot')[], notes?: readonly Note[]): Promise<void>
  /** Opens the title with another edition’s data, or says what is wrong with it. */
  openEdition(data: unknown): Promise<EditedTitle | { readonly problem: string }>
  /**
   * Begins a match on this device with the data of another edition: with the seats, options and bots of a journal. Returns
   * why it can’t, if it can’t.
   */
  playEdition(data: unknown, journal: Journal<G>): Promise<string | undefined>
  /** A link that opens a match at entry `at`. */
  link(journal: Journal<G>, at: number): Promise<string>
  /** The match in a link, up to the moment it leads to, or why there is none. */
  fromLink(link: string): Promise<Journal<G> | string>
  /** The text of a match file. */
  text(journal: Journal<G>): string
  /** Downloads a text as a file. */
  save(name: string, text: string): void
  setTempo(tempo: Tempo): void
  /** Reloads the page with everything recorded. */
  restart(): void
  /** Closes the overlay. */
  close(): void
  readonly build: string
}
