import { type ReadonlySignal, signal } from '@preact/signals'
import {
  type Answer,
  allEntries,
  type Knock,
  type News,
  type Skew,
  type Standing,
  type Table,
} from '../../match/table.ts'
import type { GameTypes, Refusal, Seat } from '../../rules/game.ts'
import { isTestMatch, lastMover, resignedOf } from '../../rules/journal.ts'
import type { TablePart, Words } from '../../rules/words.ts'
import { type Notes, notesHere } from '../replay/notes.ts'
import { tableRefusal } from '../text/en/refusals.ts'
import { type Bar, barOf } from './bar.ts'
import { type LogLine, logAfter, logOf, standingLog } from './log.ts'
import { givenUp, type Reckoning, reckoningOf } from './reckoning.ts'
import { type RequestActions, type Requests, requestActions, requestsOf } from './requests.ts'
import { type SeatLine, type SeatStyles, seatLines } from './seats.ts'

/** Whether something pressed is on its way to the host. */
export interface PendingPress {
  /** It is, whether that is to be seen or not. */
  readonly busy: ReadonlySignal<boolean>
  /** It has been for so long that it is to be seen. */
  readonly late: ReadonlySignal<boolean>
}

/** One match as the page shows it at one moment. Replaced as a whole, so that no half of it is ever drawn. */
export interface TableView {
  readonly seq: number
  readonly hash: string
  readonly standing: Standing
  readonly bar: Bar<unknown>
  readonly seats: readonly SeatLine[]
  /** How far the match is, in the title's words; may be empty. */
  readonly far: string
  readonly log: readonly LogLine[]
  /** What people ask of each other, and may ask. */
  readonly requests: Requests
  /** It was changed from outside the rules, so its result means nothing. */
  readonly test: boolean
  readonly reckoning: Reckoning | undefined
  /** This browser decides the match. */
  readonly hosting: boolean
  /** Who waits to be let in by this browser. */
  readonly knocks: readonly Knock[]
  /** How many moves of mine, made while apart from the host, it could not keep. */
  readonly unkept: number
  /** Somebody came whose page is of another version. */
  readonly skew: Skew | undefined
  /** Everything on the table in words; empty where the title has none. */
  readonly table: readonly TablePart[]
  /** Notes on a match that is looked at; none at a live table. */
  readonly notes: Notes
}

/** A sentence that says why something was not done. */
export interface Refused {
  readonly text: string
  /** Where the rule stands in the rulebook; empty when no rule speaks. */
  readonly section: string
  /** Where on the page it was touched, CSS pixels; `undefined` for the decision bar. */
  readonly at: { readonly x: number; readonly y: number } | undefined
}

/** A match that the page watches, and the doors for what a person does. Names no game. */
export interface TableStore {
  readonly title: string
  /** One honest line about the component values. */
  readonly edition: string
  readonly view: ReadonlySignal<TableView>
  readonly refused: ReadonlySignal<Refused | undefined>
  /** Presses a choice of the bar that was drawn at entry `seq`; nothing when the match has gone on since. */
  press(seq: number, choice: number): void
  undo(): void
  /** Lets a bot play on for a seat whose person is away. */
  standIn(seat: Seat): void
  /** Makes the browser of a person who is here the host. */
  handOver(seat: Seat): void
  /** Lets somebody who knocks sit down where they say they sat, or not. */
  letIn(knock: number, yes: boolean): void
  /** Doors for what people ask of each other. */
  readonly requests: RequestActions
  /** Says why something touched at `at` is not possible. */
  refuse(refusal: Refusal, at?: { readonly x: number; readonly y: number }): void
  readonly pending: PendingPress
  /** Takes the refusal away. */
  forget(): void
  /** Stops watching; the table stays open. */
  stop(): void
}

/** Watches a table and turns what it tells into what the page shows. */
export function makeTableStore<G extends GameTypes>(
  table: Table<G>,
  words: Words<G>,
  style: SeatStyles<G['position']>,
  pending: PendingPress = { busy: signal(false), late: signal(false) },
): TableStore {
  let log = logOf(table, words)
  const view = signal(viewOf(table, words, style, log))
  const refused = signal<Refused | undefined>(undefined)
  const refuse: TableStore['refuse'] = (refusal, at) => {
    const own = tableRefusal(refusal)
    const section = own === undefined ? refusal.section : ''
    refused.value = { text: own ?? words.refusal(refusal), section, at }
  }
  const hear = (answer: Answer) => {
    if (answer.type === 'refused') refuse(answer.refusal)
  }
  const stop = table.on((news: News<G>) => {
    if (news.type !== 'changed') refused.value = undefined
    log = logAfter(log, news, table, words)
    view.value = viewOf(table, words, style, log)
  })
  return {
    title: words.title,
    edition: words.edition(table.game.edition.name),
    view,
    refused,
    pending,
    press(seq, at) {
      const now = table.now()
      const move = now.seq === seq && !now.pending ? barOf(words, now).choices[at]?.move : undefined
      if (move && now.turn !== undefined) void table.submit(now.turn, move).then(hear)
    },
    undo() {
      const seat = undoer(table)
      if (seat !== undefined) void table.undo(seat).then(hear)
    },
    standIn: (seat) => void table.standIn(seat).then(hear),
    handOver: (seat) => void table.handOver(seat).then(hear),
    letIn: (knock, yes) => void table.reseat(knock, yes).then(hear),
    requests: requestActions(table, () => view.value.requests, hear),
    refuse,
    forget: () => {
      refused.value = undefined
    },
    stop,
  }
}

function viewOf<G extends GameTypes>(
  table: Table<G>,
  words: Words<G>,
  style: SeatStyles<G['position']>,
  whole: readonly LogLine[],
): TableView {
  const now = table.now()
  const entries = table.journal()
  const seats = seatLines(words, style, now)
  const log = standingLog(whole, allEntries(table))
  const resigned = resignedOf(entries)
  const { told, part, ...notes } = notesHere(table, seats)
  return {
    seq: now.seq,
    hash: now.hash,
    standing: now.standing,
    bar: barOf(words, now),
    seats,
    far: words.far?.(now.position) ?? '',
    ...{ hosting: now.hosting, knocks: now.knocks, unkept: now.unkept, skew: now.skew },
    log: told.length === 0 ? log : [...log, ...told].sort((a, b) => a.seq - b.seq),
    notes,
    requests: requestsOf(now, entries, seats, log),
    test: isTestMatch(entries),
    reckoning:
      resigned === undefined
        ? reckoningOf(table.game, words, style, now.position)
        : givenUp(seats, resigned),
    table: [...part, ...(words.table?.(now.position) ?? [])],
  }
}

/** The seat for which going back is offered: the one that moved last, or the one that is asked. */
function undoer<G extends GameTypes>(table: Table<G>): Seat | undefined {
  const now = table.now()
  if (now.undoTo === undefined) return undefined
  return lastMover(table.journal()) ?? now.turn
}
