import type { ReadonlySignal, Signal } from '@preact/signals'

/** Why a letter that was opened has changed nothing here. */
export type LetterNotice = 'known' | 'gap' | 'forged' | 'differs' | 'notKept' | 'begun' | 'own' | 'answered' | 'full'

/** The letter of a match, as it stands. */
export interface LetterNow {
  /** `ready`: nobody has sent it yet; `sent`: it can be sent again; undefined while there is none. */
  readonly state: 'ready' | 'sent' | undefined
  readonly link: string
  /** The name of the seat that writes next; undefined once the match is over. */
  readonly to: string | undefined
  /** The names of those who have the same match open: what is written here reaches them by itself. */
  readonly live: readonly string[]
  /** Several people get it. */
  readonly forAll: boolean
}

/** The letters of a table on the screen. */
export interface TableLetters {
  /** Names the match in storage. */
  readonly code: string
  readonly now: ReadonlySignal<LetterNow>
  readonly notice: Signal<LetterNotice | undefined>
  /** The letter is on its way. */
  sent(): void
}

/** A page of a match by letters that isn't its table. */
export type LetterContent =
  | {
      readonly type: 'inviting'
      readonly link: string
      /** The names of those who have answered; undefined for someone without one. */
      readonly players: readonly (string | undefined)[]
      /** The number of letters that the deal takes; undefined where nothing is dealt. */
      readonly deals: number | undefined
      readonly notice: LetterNotice | undefined
      /** Begins the match; undefined while too few have answered. */
      readonly begin: (() => void) | undefined
    }
  | { readonly type: 'invited'; readonly by: string | undefined; accept(): void }
  | { readonly type: 'answered'; readonly link: string }
  | {
      readonly type: 'elsewhere'
      /** The name of the person whose turn it is; empty if it isn't known. */
      readonly to: string
      /** Replays the match so far, if the letter brings all of it. */
      readonly watch: (() => void) | undefined
    }

/** Such a page on the screen. */
export interface LetterScreen {
  readonly type: 'letter'
  /** The title's id, and its name. */
  readonly game: string
  readonly title: string
  /** Names the match in storage, if it is kept here. */
  readonly code: string | undefined
  readonly content: LetterContent
}
