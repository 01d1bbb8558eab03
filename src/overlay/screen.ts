import type { ReadonlySignal } from '@preact/signals'
import type { Match } from './match.ts'
import type { PageProblem } from './pageProblem.ts'
import type { Settings } from './settings.ts'

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
    }

/** A seat's browser hosts, is a guest, plays alone on one device, or only looks. */
export type Role = 'host' | 'guest' | 'local' | 'replay'

/** A table on the screen. */
export interface TableScreen {
  readonly type: 'table'
  readonly role: Role
  readonly match: Match
  readonly picture: ReadonlySignal<Picture>
  /** What is to be heard just now, in words, for those who wish to read it; the newest last. */
  readonly captions: ReadonlySignal<readonly string[]>
  readonly reach: ReadonlySignal<Reach>
  /** What others open to sit down; empty for one device and replays. */
  readonly invite: Invite | undefined
  /** Where a replay stands; `undefined` for a live match. */
  readonly replay: Replay | undefined
  /** Begins the next match at this table; `undefined` where that is somebody else's to do. */
  readonly again: (() => void) | undefined
  /** Tries at once to be reached again, instead of waiting. */
  reachAgain(): void
  /** Hands the match so far to the person as a file. */
  save(): void
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
}

/** What the page shows. */
export type Screen =
  | { readonly type: 'home' }
  | { readonly type: 'opening'; readonly what: 'table' | 'match' }
  | { readonly type: 'connecting'; readonly code: string; readonly syncing: boolean }
  | { readonly type: 'problem'; readonly problem: PageProblem; readonly retry: boolean }
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
  /** There is a table to go back to. */
  readonly canGoBack: ReadonlySignal<boolean>
  readonly doors: Doors
}

/** What a person can ask of the page. */
export interface Doors {
  home(): void
  /** To the table that was left last. */
  back(): void
  newTable(): void
  playHere(): void
  playBot(): void
  /** A code or a whole link, as typed. */
  join(text: string): void
  retry(): void
  openMatch(file: File): void
  loadEdition(file: File): void
  dropEdition(): void
  set(settings: Partial<Settings>): void
}
