import type { ReadonlySignal } from '@preact/signals'
import { need } from '../kit/assert.ts'
import type { DrawnBook } from '../rules/book.ts'
import type { MatchOptions } from '../rules/game.ts'
import type { OptionField, TitleInfo } from '../rules/title.ts'
import type { SeatLook } from './table/seats.ts'

/** The edition that a title’s new tables use. */
export interface EditionChoice {
  /** `undefined` for the built-in one. */
  readonly name: string | undefined
  /** One honest line about its values, once the title has loaded. */
  readonly line: string | undefined
}

/** A way to open a table: for others to join by a link or by letters, or on this device: alone, side by side or with bots. */
export type TableOpening = 'table' | 'letters' | 'alone' | 'here' | 'bot'

/** The ways to play a title on this device. */
export const waysBesides = ({ seats }: Pick<TitleInfo, 'seats'>) =>
  seats.min === 1 ? (['alone', 'here', 'bot'] as const) : (['here', 'bot'] as const)

/** A new table's differences from the default. */
export interface Wishes {
  readonly seats?: number
  readonly options?: MatchOptions
  /** The computer player of every other seat, by its name. */
  readonly bot?: string | undefined
}

/** A title on the home screen, and what a person can do with it. */
export interface TitleCard {
  readonly info: TitleInfo
  readonly edition: ReadonlySignal<EditionChoice>
  /** Fetches what its table needs, for someone who may be about to open one. */
  fetchAhead(): void
  /** The options to choose before opening a table. */
  options(): Promise<readonly OptionField[]>
  open(how: TableOpening, wishes?: Wishes): void
  /** Opens the lesson; missing where the title has none. */
  learn?(): void
  /** Opens the page with the rules. */
  rules(): void
  /** The rules book, with the cards of new tables. */
  book(): Promise<DrawnBook>
  /** The address of a landscape of about this size; the same name gives the same picture. */
  scene(name: string, w: number, h: number): Promise<string>
  /** The address of a train’s picture: a seat’s, 124 by 76, or the house’s, 92 by 50. */
  train(of?: Pick<SeatLook, 'colour' | 'pattern' | 'letter'>): Promise<string>
  /** Goes back to the built-in edition. */
  dropEdition(): void
}

/** The card of a title; the first for matches kept before they named theirs. */
export function cardOf({ titles }: { readonly titles: readonly TitleCard[] }, game: string | undefined): TitleCard {
  return need(titles.find(({ info }) => info.id === game) ?? titles[0], 'a title')
}
