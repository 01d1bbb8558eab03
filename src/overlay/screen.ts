import type { ReadonlySignal } from '@preact/signals'
import { need } from '../kit/assert.ts'
import type { DrawnBook } from '../rules/book.ts'
import type { Options } from '../rules/game.ts'
import type { Problem } from '../rules/journal.ts'
import type { OptionField, TitleInfo } from '../rules/title.ts'
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
  /** The title’s id. */
  readonly game: string
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
  /** The rules book of a title. */
  | { readonly type: 'rules'; readonly game: string | undefined }
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

/** The edition that a title’s new tables use. */
export interface EditionChoice {
  /** `undefined` for the built-in one. */
  readonly name: string | undefined
  /** One honest line about its values, once the title has loaded. */
  readonly line: string | undefined
}

/** A way to open a table: for others to join by a link, side by side on this device, or with bots. */
export type Opening = 'table' | 'here' | 'bot'

/** How a new table differs from the usual one. */
export interface Wishes {
  readonly seats?: number
  readonly options?: Options
}

/** A title on the home screen, and what a person can do with it. */
export interface TitleCard {
  readonly info: TitleInfo
  readonly edition: ReadonlySignal<EditionChoice>
  /** What may be chosen before a table is opened. */
  options(): Promise<readonly OptionField[]>
  open(how: Opening, wishes?: Wishes): void
  /** Goes to the page that explains the rules. */
  rules(): void
  /** The rules book, with the cards of new tables. */
  book(): Promise<DrawnBook>
  /** A landscape of about this size, as the address of a picture; the same name gives the same one. */
  scene(name: string, w: number, h: number): Promise<string>
  /** Goes back to the built-in edition. */
  dropEdition(): void
}

/** Everything the page shows, as it changes. */
export interface Page {
  readonly screen: ReadonlySignal<Screen>
  readonly settings: ReadonlySignal<Settings>
  readonly titles: readonly TitleCard[]
  /** What was wrong with the edition file loaded last, if anything. */
  readonly editionProblem: ReadonlySignal<string | undefined>
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
  /** A code or a whole link, as typed. */
  join(text: string): void
  retry(): void
  /** Asks the host of a full table for a seat whose person is away. */
  askIn(seat: number): void
  openMatch(file: File): void
  loadEdition(file: File): void
  set(settings: Partial<Settings>): void
}

/** The card of a game; the first for matches that were kept before they named theirs. */
export function cardOf({ titles }: Pick<Page, 'titles'>, game: string | undefined): TitleCard {
  return need(titles.find(({ info }) => info.id === game) ?? titles[0], 'a title')
}
