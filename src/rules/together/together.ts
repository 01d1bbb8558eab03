import type { Body, CarriedSeed, DealingBody, Entry, Opening, SharedCard } from '../body.ts'
import type { Game, GameTypes, Seat, Token } from '../game.ts'
import type { Journal } from '../journal.ts'
import type { EntryProblem } from '../problem.ts'
import type { Roster, TableDeal, TableState } from '../tableState.ts'
import type { Audit } from './audit.ts'
import type { DeckWork } from './cipher.ts'
import type { DealStep, HeldCard } from './deal.ts'

/** A device's means to sign and seal. */
export interface Holder {
  readonly key: string
  /** 32 secret bytes of its own for a purpose. */
  derive(label: string): Uint8Array
  seal(key: string, data: Uint8Array, seed: Uint8Array): string
  unseal(sealed: string): Uint8Array | undefined
}

/** An entry for a device to write. */
export interface DealingPart {
  readonly by: Seat
  readonly body: Extract<Body<never>, { readonly type: 'commit' | 'mix' | 'lock' | 'share' | 'audit' }>
}

/** A device's task: an entry to write, or work on the deck that leads to one. */
export type PartDue =
  | DealingPart
  | {
      readonly by: Seat
      /** Tells this work from any other, on another deck too. A secret. */
      readonly id: string
      work(): DeckWork
      /** The entry that the finished work is for. */
      finish(deck: readonly string[]): DealingPart['body']
    }

/** A device's next task, in a deal by the table. */
export interface DealingDue extends DealStep {
  readonly deal: TableDeal
  /** The seat of the device. */
  readonly seat: Seat
  /** The device has left the seat, and taken its seed along: the cards have to be dealt again. */
  readonly isLost: boolean
}

/**
 * The way everyone at the table deals hidden cards together; see `deal.ts`. Games with hidden cards bring it along, so
 * that others needn’t load it. This file has its shape alone.
 */
export interface Together {
  begin(roster: Roster, seq: number, dealers: readonly Seat[], cards: Pick<TableDeal, 'tokens' | 'faces'>): TableDeal
  /** The deal after another entry that is part of it. `roster`: who sat where before it. */
  after(deal: TableDeal, roster: Roster, entry: Pick<Entry<unknown>, 'by' | 'body'>): TableDeal
  /** The deal after these were opened. */
  opened(deal: TableDeal, opens: readonly Opening[]): TableDeal
  isShuffled(deal: TableDeal): boolean
  isProven(deal: TableDeal, opening: Opening): boolean
  /** The problem with a device’s part. */
  problem(journal: Journal, by: Seat | 'host', body: DealingBody): EntryProblem | undefined
  /** The problem with sharing cards that are held as they say. */
  shareProblem(
    table: TableState,
    deal: TableDeal,
    by: Seat | 'host',
    cards: readonly SharedCard[],
  ): EntryProblem | undefined
  /** The problem with the seeds that a seat takes along to another key. */
  carryingProblem(
    table: TableState,
    by: Seat | 'host',
    body: Extract<Body<never>, { readonly type: 'seat' }>,
  ): EntryProblem | undefined
  /** The seeds that the device of a seat takes along to its person's new key. */
  carried(journal: Journal, holder: Holder, seat: Seat, key: string): readonly CarriedSeed[]
  /** The step the cards wait for. */
  due<G extends GameTypes>(game: Game<G>, journal: Journal<G>): DealingDue | undefined
  /** A device's next task. */
  part<G extends GameTypes>(game: Game<G>, journal: Journal<G>, holder: Holder): PartDue | undefined
  /** The cards that a device may look at, and those that turn out to be none. */
  cards<G extends GameTypes>(
    game: Game<G>,
    journal: Journal<G>,
    holder: Holder,
  ): { readonly given: ReadonlyMap<Token, Opening>; readonly foul: readonly HeldCard[] }
  /** The seats whose devices have sealed a wrong number for this one, which it alone can tell. */
  foulFor(deal: TableDeal, holder: Holder): readonly Seat[]
  audit(deal: TableDeal): Audit
  /**
   * The opening of a card, by the seeds of everyone who dealt; undefined if one hasn’t shown theirs, or they don’t fit.
   */
  opening(deal: TableDeal, token: Token): Opening | undefined
  /** The seats that have yet to show how they shuffled. */
  unaudited(deals: readonly TableDeal[]): readonly Seat[]
}

const bonds = new WeakMap<object, Together>()

/** The same game, whose hidden cards everyone deals together where people play on several devices. */
export function dealtBy<Of extends { readonly hidden?: object }>(together: Together, game: Of): Of {
  if (game.hidden) bonds.set(game.hidden, together)
  return game
}

/** The way everyone deals a game’s hidden cards together; undefined if the host alone does. */
export const togetherIn = ({ hidden }: { readonly hidden?: object }): Together | undefined =>
  hidden && bonds.get(hidden)
