import type { ReadonlySignal } from '@preact/signals'
import type { DrawnBook } from '../rules/book.ts'
import type { Problem } from '../rules/journal.ts'
import type { PageProblem } from './screens/pageProblem.ts'
import type { RecentMatch } from './screens/recentMatch.ts'
import type { Settings } from './settings/settings.ts'
import type { TableStore } from './table/tableStore.ts'

/** How well the table can be reached from outside. */
export interface Reach {
  /**
   * - `none`: it is not meant to be
   * - `lost`: the signalling server is away, which is tried again and again
   * - `never`: this browser cannot be reached at all
   */
  readonly type: 'none' | 'registering' | 'open' | 'taken' | 'lost' | 'never'
}

/** A rectangle of the page, CSS pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What draws the table beside the page's own words. */
export type Picture =
  | { readonly type: 'loading' | 'none' }
  | {
      readonly type: 'drawn'
      /** Left free for the decision bar and the log. */
      readonly areas: { readonly decision: Area; readonly log: Area }
      readonly idle: boolean
      /** What a piece is called and where it is seen now; `undefined` for one that does not lie there. */
      pieceOf(piece: string): { readonly label: string; readonly at: Area } | undefined
    }

/** A seat's browser hosts, is a guest, plays alone on one device, or only looks. */
export type Role = 'host' | 'guest' | 'local' | 'replay'

/** A table on the screen. */
export interface TableScreen {
  readonly type: 'table'
  readonly role: Role
  readonly store: TableStore
  readonly picture: ReadonlySignal<Picture>
  /** What is to be heard just now, in words, for those who wish to read it; the newest last. */
  readonly captions: ReadonlySignal<readonly string[]>
  readonly reach: ReadonlySignal<Reach>
  /** What others open to sit down; empty for one device and replays. */
  readonly invite: Invite | undefined
  /** Leads to this browser's own seat at another device; whoever has it has the seat. */
  readonly ownLink?: (() => string) | undefined
  /** Where a replay stands; `undefined` for a live match. */
  readonly replay: Replay | undefined
  /** Begins the next match at this table; `undefined` where that is somebody else's to do. */
  readonly again: (() => void) | undefined
  /** Tries at once to be reached again, instead of waiting. */
  reachAgain(): void
  /** Hands the match so far to the person as a file. */
  save(): void
  /** The match so far as the text of such a file; `undefined` before there is anything to save. */
  text(): string | undefined
  /** Names this match among all, from its setup; empty before that. */
  name(): string
  /** Leaves with a word to the others; where it is missing, going home is all there is to it. */
  leave?(): void
  /** The rules explained, with the cards of this match. */
  book(): Promise<DrawnBook>
}

/** What others need to sit down at a table. */
export interface Invite {
  readonly code: string
  readonly link: string
  /** The link leads to this device by a name that only this device knows. */
  readonly localOnly: boolean
}

/** The doors of a replay. */
export interface Replay {
  readonly last: number
  go(seq: number): void
  /** A link that holds the match and leads to the moment shown. */
  link(): Promise<string>
  /** What is wrong with the rest of the match, when only its beginning could be read. */
  readonly wrong: Problem | undefined
  /** Ways to go on with it; none for a match that is over. */
  readonly options: readonly ResumeOption[]
}

/** A way to go on with a saved match. */
export interface ResumeOption {
  /**
   * - `host`: at a new table, by the same name; whoever sits in it keeps their seat
   * - `seat`: at a new table, under a new name, in a seat that is called so
   * - `apart`: the same, for whoever has that seat in the match
   * - `back`: at the table where it is still being played
   * - `here`: at this device alone
   */
  readonly as: 'host' | 'seat' | 'apart' | 'back' | 'here'
  /** What the seat is called that would be mine; empty for `here`. */
  readonly name: string
  go(): void
  /** What was found in the way of it, once it is taken: the match may still be played elsewhere. */
  readonly met?: ReadonlySignal<'looking' | ResumeOption | undefined>
}

/** How far the way to a table is: somebody is reached, the match fetched, or the host asked to let in. */
export type Connecting = 'dialling' | 'syncing' | 'knocking'

/** What the page shows. */
export type Screen =
  | { readonly type: 'home' }
  | { readonly type: 'rules' }
  | { readonly type: 'opening'; readonly what: 'table' | 'match' }
  | { readonly type: 'connecting'; readonly code: string; readonly how: Connecting }
  | {
      readonly type: 'problem'
      readonly problem: PageProblem
      readonly retry: boolean
      /** The match kept on this device that it is about: what can be read of it may be looked through. */
      readonly kept: string | undefined
    }
  | TableScreen

/** An edition that new tables will be set up with; what was wrong with the last file, if anything. */
export interface EditionChoice {
  /** `undefined` for the one built in. */
  readonly name: string | undefined
  /** One honest line about its values, once the title has arrived. */
  readonly line: string | undefined
  readonly problem: string | undefined
}

/** Everything the page shows, as it changes. */
export interface Page {
  readonly screen: ReadonlySignal<Screen>
  readonly settings: ReadonlySignal<Settings>
  readonly edition: ReadonlySignal<EditionChoice>
  /** False when this browser keeps nothing, so that nothing can be resumed. */
  readonly lasting: ReadonlySignal<boolean>
  /** Matches that this device remembers, the latest first. */
  readonly recent: ReadonlySignal<readonly RecentMatch[]>
  /** How many more of them cannot be read. */
  readonly damaged: ReadonlySignal<number>
  readonly actions: PageActions
}

/** What a person can ask of the page. */
export interface PageActions {
  home(): void
  /** Goes on with a match that this device remembers; looks through one that is over. */
  resume(match: RecentMatch): void
  /** Looks through what can still be read of a match kept here that was damaged. */
  lookThrough(code: string): void
  /** Forgets a match of this device for good. */
  forget(match: RecentMatch): void
  /** Forgets those that cannot be read. */
  forgetDamaged(): void
  newTable(): void
  playHere(): void
  playBot(): void
  /** A code or a whole link, as typed. */
  join(text: string): void
  retry(): void
  /** Asks the host of a full table for a seat whose person is away. */
  askIn(seat: number): void
  openMatch(file: File): void
  loadEdition(file: File): void
  dropEdition(): void
  set(settings: Partial<Settings>): void
  /** To the page that explains the rules. */
  rules(): void
  /** The rules explained, with the cards of new tables. */
  book(): Promise<DrawnBook>
  /** A landscape by any name, as the address of a picture of about this size. */
  scene(name: string, w: number, h: number): Promise<string>
}
