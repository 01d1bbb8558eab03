import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Check } from '../match/checkMatch.ts'
import type { DrawnBook } from '../rules/book.ts'
import type { FilmPoint, FilmStops, Stride } from '../rules/filmStops.ts'
import type { Seat, Typed } from '../rules/game.ts'
import type { Account } from '../rules/luck.ts'
import type { Counts } from '../rules/odds.ts'
import type { Problem } from '../rules/problem.ts'
import type { Adviser, MatchAnalysis } from './advice/adviser.ts'
import type { OnFinding } from './check/finding.ts'
import type { Choices } from './choices/choices.ts'
import type { DeviceStorage } from './device/device.ts'
import type { Curtain } from './drape/curtain.ts'
import type { ClipMaker } from './film/clip.ts'
import type { Watchers } from './gallery/watchers.ts'
import type { LessonControls } from './lesson/lesson.ts'
import type { LetterScreen, TableLetters } from './letters/letters.ts'
import type { RoomContent } from './room/room.ts'
import type { HandReply, Invite, Reach } from './screens/inviting.ts'
import type { PageProblem } from './screens/pageProblem.ts'
import type { RecentMatch } from './screens/recentMatch.ts'
import type { Settings } from './settings/settings.ts'
import type { TableStore } from './table/tableStore.ts'
import type { TitleCard } from './titleCard.ts'
import type { Area } from './widgets/placement.ts'

/** The picture of the table. */
export type Picture =
  | { readonly type: 'loading' | 'none' }
  | {
      readonly type: 'drawn'
      /** Left free for the decision bar and the log. */
      readonly areas: { readonly decision: Area; readonly log: Area }
      readonly idle: boolean
      /** A piece's name and where it is on the page; undefined if it isn't on the table. */
      pieceOf(piece: string): { readonly label: string; readonly at: Area } | undefined
      /** Where a seat's things are on the page, if the picture has a place for them. */
      seatAt(seat: number): Area | undefined
      /** Lights the pieces of a move until called with `undefined`; returns where they are on the page. */
      light(move: Typed | undefined): readonly Area[]
      /** Points at a piece, as a mouse would, until something else is pointed at. */
      point(piece: string | undefined): void
    }

/** This browser's part in a match: it hosts, is a guest, plays on one device or by letters, replays, or learns. */
export type Role = 'host' | 'guest' | 'local' | 'letters' | 'replay' | 'lesson'

/** This browser's seat. */
export interface OwnSeat {
  /** Makes the link that moves it to another device. Anyone who has that has the seat. */
  link(): string | Promise<string>
  /** A hint for its use; missing at a table that people join, which has its own. */
  readonly hint?: () => string
  /** Makes all links so far useless, and opens the table again; false if that isn't possible now. */
  readonly renew?: (() => Promise<boolean>) | undefined
}

/** One sentence of the coach. */
export interface CoachTip {
  readonly text: string
  dismiss(): void
}

/** A table on the screen. */
export interface TableScreen {
  readonly type: 'table'
  /** The title’s id. */
  readonly game: string
  readonly role: Role
  readonly store: TableStore
  readonly picture: ReadonlySignal<Picture>
  /** Captions of what can be heard just now, the newest last. */
  readonly captions: ReadonlySignal<readonly string[]>
  readonly reach: ReadonlySignal<Reach>
  /** Everything others need to join; undefined on one device and in replays. */
  readonly invite?: Invite | undefined
  readonly ownLink?: OwnSeat | undefined
  /** The letters of a match that is played by them. */
  readonly letters?: TableLetters | undefined
  /** The players' control over those who watch; missing for everyone else. */
  readonly watchers?: Watchers | undefined
  /** This browser came by a watch link, and can't have a seat. */
  readonly watches?: boolean
  /** The lesson that is taught here, if any. */
  readonly lesson?: LessonControls
  /** The coach's current tip; loads beside the match. */
  readonly tip?: ReadonlySignal<CoachTip | undefined>
  /** The moves a player may have missed; undefined where nobody plays. */
  readonly since?: SinceLastTurn | undefined
  /** Opens the match so far as a film in another window; undefined before it has begun, and in a film. */
  readonly watch?: (() => void) | undefined
  /** Controls of a replay; undefined for a live match. */
  readonly replay?: Replay | undefined
  /** Starts the next match at this table; undefined if only the host can. */
  readonly again?: (() => void) | undefined
  /** Opens the waiting room before the next match, to change who plays; undefined if only the host can. */
  readonly regather?: (() => void) | undefined
  /** Retries signalling right away instead of waiting for the next attempt. */
  reachAgain(): void
  /** Downloads what proves that the host cheated; does nothing unless it was caught. */
  saveEvidence(): void
  /** Downloads the match so far as a file. */
  save(): void
  /** The text of that file; undefined before there is anything to save. */
  text(): string | undefined
  /** The match's id, from its setup; empty before that. */
  name(): string
  /** The rules book, with the cards of this match. */
  book(): Promise<DrawnBook>
  /** The computer's answers about the match; loads when first wanted. */
  adviser(): Promise<Adviser>
  /** The analysis of the match, once it is done. */
  readonly analysed: ReadonlySignal<MatchAnalysis | undefined>
  /** Results of the draws up to the moment shown; loads when first wanted. */
  luck(): Promise<Account>
  /** Possible actions now, and the reasons against the rest; its code loads when first wanted. */
  choices(): Promise<Choices>
  /** Checks what can be checked of the match. */
  verify(): Promise<readonly Check[]>
}

/** The controls of a replay. */
export interface Replay {
  readonly last: number
  /** The match is over at its end. */
  readonly over: boolean
  go(seq: number): void
  /** Whether all hands are shown, where they may be; undefined where they may not, or there are none. */
  readonly hands: { readonly open: boolean; show(open: boolean): void } | undefined
  readonly film: FilmControls
  readonly clips: ClipMaker
  /** Possible results of the next draw at the moment shown; undefined where nothing is drawn. */
  stock(): Counts | undefined
  /** The main effect of an entry for a seat, as the log tells it. */
  sentence(seq: number, seat: Seat): string
  /** A link that contains the match and opens it at the moment shown, as it is seen here. */
  link(): Promise<string>
  /** Why only the start of the match could be read; undefined if all of it was. */
  readonly wrong: Problem | undefined
  /** Ways to resume it; empty for a match that is over. */
  readonly options: readonly ResumeOption[]
  /** Doubts its file leaves: it bears no signatures, or not all, or a false one. */
  readonly doubt: ReadonlySignal<'unsigned' | 'forged' | undefined>
}

/** Everything since the last move made here. */
export interface SinceLastTurn {
  /** The others’ moves came while nobody was looking. */
  readonly missed: ReadonlySignal<boolean>
  /** The part of it that is being played. */
  readonly playing: ReadonlySignal<Recap | undefined>
  /** Others have moved since. */
  has(): boolean
  play(): void
  /** No longer offers what was missed. */
  forget(): void
}

/** A stretch of the match that is being played again. */
export interface Recap {
  /** The event being shown, as the log tells it. */
  readonly text: ReadonlySignal<string>
  stop(): void
}

/** Plays a replay as a film. */
export interface FilmControls {
  /** The entry shown, and how many of its effects. */
  readonly shown: ReadonlySignal<FilmPoint>
  readonly playing: ReadonlySignal<boolean>
  /** Times the designed speed. */
  readonly speed: Signal<number>
  /** Where it can stop, and the points at every entry. */
  stops(): FilmStops
  play(): void
  pause(): void
  /** Goes on or back by a stride, and stays there. */
  step(stride: Stride, way: 1 | -1): void
  /** Shows the table after an entry, and goes on playing if it did. */
  seek(seq: number): void
}

/** A way to resume a saved match. */
export interface ResumeOption {
  /**
   * - `host`: the same match at a new table; everyone keeps their seat
   * - `seat`: a separate match at a new table, in this seat
   * - `apart`: the same, for a browser that holds this seat in the match
   * - `back`: rejoin the table where it is still being played
   * - `here`: on this device alone
   */
  readonly as: 'host' | 'seat' | 'apart' | 'back' | 'here'
  /** Name of the seat that would be mine; empty for `here`. */
  readonly name: string
  go(): void
  /** Once chosen: whether the match is still being played, and the option to rejoin it there. */
  readonly met?: ReadonlySignal<'looking' | ResumeOption | undefined>
}

/** A table before its match, on the screen. */
export interface WaitingScreen {
  readonly type: 'waiting'
  /** The title's id. */
  readonly game: string
  readonly room: ReadonlySignal<RoomContent>
  /** The rules book, with the cards of this match. */
  book(): Promise<DrawnBook>
}

/** A step on the way to a table: reaching the host, fetching the match, or asking to be admitted. */
export type Connecting = 'dialling' | 'syncing' | 'knocking'

/** The contents of the page. */
export type Screen =
  | { readonly type: 'home' }
  /** The rules book of a title. */
  | { readonly type: 'rules'; readonly game: string | undefined }
  /** An invitation without a signalling server: what was in its link. */
  | { readonly type: 'reply'; readonly offer: string }
  /** Why two players can’t connect; `code`: the table to call. */
  | { readonly type: 'check'; readonly code: string | undefined }
  /** `gathers`: people may have to gather in a waiting room first; `game`: the title’s id, once it is known. */
  | {
      readonly type: 'opening'
      readonly what: 'table' | 'match'
      readonly gathers: boolean
      readonly game: string | undefined
    }
  | { readonly type: 'connecting'; readonly code: string; readonly how: Connecting; readonly game: string | undefined }
  | {
      readonly type: 'problem'
      readonly problem: PageProblem
      readonly retry: boolean
      /** Code of the kept match it is about, whose sound part can be replayed. */
      readonly kept: string | undefined
    }
  | WaitingScreen
  | LetterScreen
  | TableScreen

/** Everything the page shows, as it changes. */
export interface Page {
  readonly screen: ReadonlySignal<Screen>
  /** The curtain over a table that is loading. */
  readonly curtain: ReadonlySignal<Curtain | undefined>
  readonly settings: ReadonlySignal<Settings>
  readonly titles: readonly TitleCard[]
  /** The id of the title chosen on the home screen. */
  readonly chosen: Signal<string>
  /** False if this browser saves nothing, so that a reload loses the match. */
  readonly lasting: ReadonlySignal<boolean>
  /** Matches kept on this device, the latest first. */
  readonly recent: ReadonlySignal<readonly RecentMatch[]>
  /** Number of others that can't be read. */
  readonly damaged: ReadonlySignal<number>
  /** Names the page’s build. */
  readonly build: string
  readonly actions: PageActions
}

/** The result of opening a file. */
export interface FileNews {
  /** In a sentence or more. */
  readonly said: string
  /** The file couldn’t be used, and nothing was changed. */
  readonly isWrong: boolean
}

/** Actions of a person on the page. */
export interface PageActions {
  home(): void
  /** Resumes a match kept on this device, or replays it if it is over. */
  resume(match: RecentMatch): void
  /** Opens the reckoning of a match of one, where the next one of the series begins. */
  goOn(match: RecentMatch): void
  /** Replays the sound part of a damaged match kept here. */
  lookThrough(code: string): void
  /** Deletes a match from this device. */
  forget(match: RecentMatch): void
  /** Deletes those that can't be read. */
  forgetDamaged(): void
  /** A code or a whole link, as typed. */
  join(text: string): void
  retry(): void
  /** Opens the page that checks the connection, to the table that couldn’t be reached if there is one. */
  check(): void
  /** Answers an invitation made by hand; undefined if it can't be read. */
  reply(offer: string): Promise<HandReply | undefined>
  /** Tries every stop on the way to other players; the returned function gives up. */
  examine(code: string | undefined, found: OnFinding): () => void
  /** Asks the host of a full table for the seat of a player who is away. */
  askIn(seat: number): void
  /** Opens any file that this page writes; says what came of it, unless the page goes to what the file holds. */
  openFile(file: File): Promise<FileNews | undefined>
  /** Loads the line about each title’s edition, for someone who sees where it stands. */
  describeEditions(): void
  set(settings: Partial<Settings>): void
  /** Everything this device keeps; its code loads when it is first wanted. */
  device(): Promise<DeviceStorage>
}
