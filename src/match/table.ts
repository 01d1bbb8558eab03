import type { Body, Entry, MarkBody } from '../rules/body.ts'
import type { Ask, Choice, Game, GameTypes, Known, Refusal, Seat } from '../rules/game.ts'
import type { TableState } from '../rules/tableState.ts'
import type { Evidence } from './evidence.ts'
import type { Talk } from './talk.ts'

/** The holder of a seat, as everyone at the table sees it. */
export interface Sitter {
  /** `open`: the seat is empty. */
  readonly kind: 'person' | 'bot' | 'open'
  /** This browser answers for it. */
  readonly mine: boolean
  /** Its browser can be reached (always true for `mine` and this host's bots). */
  readonly present: boolean
  /** Silent for some seconds, but not yet absent. */
  readonly quiet?: boolean
  readonly name?: string
  /** A bot standing in for a person, who gets the seat back on return. */
  readonly standIn?: boolean
  /** The person it stands in for is at this browser, and may take the seat back. */
  readonly forMe?: boolean
}

/** A newcomer's claim to an absent person's seat, for the host to grant or reject. */
export interface SeatClaim {
  readonly id: number
  readonly seat: Seat
}

/** Another page's version, compared with this one. */
export type Skew = 'newer' | 'older'

/**
 * The seat whose device is at work on the cards, with how much of the shuffle is done; or hands out its part of some.
 */
export interface DealingNow {
  readonly seat: Seat
  readonly shuffle?: { readonly done: number; readonly all: number }
}

/** The state of a match for this browser. `waiting`: seats are still empty. */
export type Standing = 'waiting' | 'playing' | 'over' | 'lost' | 'closed'

/** The way on for a match whose host this browser has not heard for some seconds. */
export interface Takeover {
  /** The seat whose browser takes over as host, unless the host is back before; undefined if none can. */
  readonly by: Seat | undefined
  /** Time until then, ms; 0 while it is being done. */
  readonly in: number
  /** This browser is offline itself, and finds nobody. */
  readonly cutOff: boolean
}

/** The letters of a match, now. */
interface LettersNow {
  /** The seat whose device writes next; undefined once the match is over. */
  readonly next: Seat | undefined
  /** A letter waits here to be sent. */
  readonly isReady: boolean
  /** The seats whose devices get letters at once, since they have the same match open. */
  readonly live: readonly Seat[]
}

/** One match as this browser sees it. Replaced as a whole at every change; never mutated. */
export interface Now<G extends GameTypes = GameTypes> {
  readonly standing: Standing
  readonly position: G['position']
  /** Everything else the journal says. */
  readonly table: TableState
  /**
   * The question asked, with the moves of hidden cards that my own seats hold; of a sealed one, without the seats that
   * have answered.
   */
  readonly ask: Ask<G['move']>
  /** The faces that a seat of mine may see, besides those that everyone knows; the latter for any other. */
  readonly known: (seat?: Seat) => Known
  /** The letters of a match that is played by them. */
  readonly letters?: LettersNow
  /** The seats with a card that nobody can read any more, since the host who dealt it is gone. */
  readonly lost?: readonly Seat[]
  /** The seats whose devices have dealt falsely, as this browser has found. */
  readonly cheats?: readonly Seat[]
  /** The step that the cards wait for, where everyone at the table deals them. */
  readonly dealing?: DealingNow | undefined
  /** The seats whose devices keep a draw or a deal waiting, since they don't confirm what asks for it. */
  readonly stalls?: readonly Seat[]
  /** My seat whose hand this page shows; undefined if it shows none. */
  readonly hand?: Seat | undefined
  /** My seat that is asked, but whose person has yet to take this device from another. */
  readonly passTo?: Seat | undefined
  /** Number of the last entry. */
  readonly seq: number
  /** `digest64` of the position. */
  readonly hash: string
  readonly sitters: readonly Sitter[]
  /** My seat that is asked now, the first of several; undefined if none of mine is. */
  readonly turn: Seat | undefined
  /** The entry to which one of my seats may undo without consent. */
  readonly undoTo: number | undefined
  /** The seat whose board is in front if no seat is mine; the first one by default. */
  readonly front?: Seat
  /** It shows nobody’s face, since people have agreed to no more: it is looked at again, or streamed. */
  readonly veiled?: true
  /** Something of mine awaits the host's answer. */
  readonly pending: boolean
  /** This browser is the host. */
  readonly hosting: boolean
  /** The host's epoch: 1 for the first, higher after each takeover. */
  readonly epoch: number
  /** Claims to seats that the host has to decide; empty where another browser hosts. */
  readonly claims: readonly SeatClaim[]
  /** Number of moves of mine that were lost, because I made them while disconnected from the host. */
  readonly unkept: number
  /** Names of those who watch: empty if unknown. Missing where nobody can. */
  readonly watching?: readonly string[]
  /** Number of people who watch by a watch link; missing where that isn't known. */
  readonly viewers?: number
  /** The others hold entries, sealed by the host, that it has kept from this guest for some time. */
  readonly withheld?: boolean
  /** The version of a visitor's page that differs from this host's. */
  readonly skew: Skew | undefined
}

/** An entry was committed: its effects, in order, lead from `before` to `after`, which is shown now. */
export interface Told<G extends GameTypes = GameTypes> {
  readonly type: 'told'
  readonly entry: Entry<G['move']>
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
}

/** A change at the table. */
export type News<G extends GameTypes = GameTypes> =
  | Told<G>
  /** The position was replaced without effects: undo, resync, opening, an edit for a test. */
  | { readonly type: 'reset'; readonly why: 'undo' | 'resync' | 'opened' | 'edit' }
  /** Seats, presence or standing changed. */
  | { readonly type: 'changed' }

/** The host's answer to something submitted. */
export type Answer =
  | { readonly type: 'accepted'; readonly seq: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }

/** A match as the page uses it: the same for a host, a guest and a replay. */
export interface Table<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  now(): Now<G>
  on(listener: (news: News<G>) => void): () => void
  /** Submits a move for a seat of mine; the host decides. */
  submit(seat: Seat, move: G['move']): Promise<Answer>
  /** Undoes back to `now().undoTo`, for my seat that moved last. */
  undo(seat: Seat): Promise<Answer>
  /** Submits anything else that a seat of mine may write: a request, an answer, a resignation. */
  act(seat: Seat, body: Body<G['move']>): Promise<Answer>
  /** Lets a bot stand in for an absent person until they return. */
  standIn(seat: Seat): Promise<Answer>
  /** Takes a seat of mine back from the bot that stands in for me. */
  takeBack(seat: Seat): Promise<Answer>
  /** Makes the browser of a present person the host, and this one its guest. */
  handOver(seat: Seat): Promise<Answer>
  /** Grants a claim to a seat, or rejects it. */
  decideClaim(id: number, isGranted: boolean): Promise<Answer>
  /** Reactions and nudges; missing in a replay. */
  readonly talk?: Talk
  /** Messages dropped or requested again so far; missing where no messages arrive. */
  tally?(): TrafficCounts
  /** The journal so far, in order. */
  journal(): readonly Entry<G['move']>[]
  /** The way on without the host; undefined while there is one. Missing where the host can't be replaced. */
  takeover?(): Takeover | undefined
  /** Proof that the host cheated; undefined unless it was caught, which froze the table. */
  evidence?(): Evidence | undefined
  /**
   * The last entry up to which everyone else is known to hold this same journal; undefined if nobody else has a seat,
   * or someone hasn’t said anything yet.
   */
  agreed?(): number | undefined
  /** Further controls of a replay; missing at a live table. */
  readonly beyond?: Beyond<G['move']>
  close(): void
}

/** A match beyond the moment that is shown. */
export interface Beyond<M> {
  /** The entries after the moment shown. */
  later(): readonly Entry<M>[]
  /** Shows the match as it stood after entry `n`, or the nearest one. */
  go(n: number): void
  /** Appends a note, signed by nobody. */
  annotate(note: MarkBody): Answer
}

/** All entries of a match, those after the moment shown included. */
export const allEntries = <M>({
  journal,
  beyond,
}: {
  journal(): readonly Entry<M>[]
  readonly beyond?: Beyond<M>
}): readonly Entry<M>[] => [...journal(), ...(beyond?.later() ?? [])]

/** Things dropped or requested again without anyone noticing. */
export interface TrafficCounts {
  /** Messages, frames and entries that were invalid or out of place. */
  dropped: number
  /** Messages beyond the rate limit. */
  limited: number
  /** Journals requested again. */
  resyncs: number
}

/** Counts that start at zero. */
export const noCounts = (): TrafficCounts => ({ dropped: 0, limited: 0, resyncs: 0 })

/** A question to a seat, with its entry and position. */
export interface Asked<G extends GameTypes = GameTypes> {
  readonly seq: number
  readonly choice: Choice<G['move']>
  readonly position: G['position']
  /** The faces that this seat may see. */
  readonly known: Known
}

/** A seat as its bot or person uses it. */
export interface SeatPort<G extends GameTypes = GameTypes> {
  readonly seat: Seat
  /** The question to this seat now; undefined while it isn't its turn. */
  asked(): Asked<G> | undefined
  /** Calls at every change; returns how to stop that. */
  on(listener: () => void): () => void
  submit(seq: number, move: G['move']): Promise<Answer>
}
