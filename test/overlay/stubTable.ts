import { need } from '../../src/kit/assert.ts'
import { seatDuty } from '../../src/match/duties.ts'
import type { Answer, Now, Sitter, Standing, Table } from '../../src/match/table.ts'
import type { Body } from '../../src/rules/body.ts'
import { agreedBody } from '../../src/rules/consent.ts'
import type { Game, GameTypes, MatchOptions, Seat } from '../../src/rules/game.ts'
import {
  isPlayed,
  isTest,
  type Journal,
  lastMover,
  lastOf,
  positionOf,
  tableOf,
  undoTarget,
} from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'

/** A simple table with all seats in this browser, for tests of what watches tables. */
export interface StubTable<G extends GameTypes = GameTypes> extends Table<G> {
  /** The submissions, accepted or not. */
  readonly submitted: { readonly seat: Seat; readonly move: G['move'] }[]
  /** Answers chance until a seat is asked. */
  draw(): void
  /** Seats people everywhere, with keys if given. */
  sit(keyOf?: (seat: Seat) => string): void
  /** Overrides what `now()` returns, and emits a change. */
  change(now: Partial<Now<G>>): void
  /** Answers the next submission with this. */
  refuseNext(answer: Answer): void
}

export const sitting = (mine: boolean, kind: Sitter['kind'] = 'person'): Sitter => ({ kind, mine, present: true })

/** Begins a match at a stub table. */
export function stubTable<G extends GameTypes>(game: Game<G>, options: MatchOptions, seats = 2): StubTable<G> {
  type Listener = Parameters<Table<G>['on']>[0]
  const listeners = new Set<Listener>()
  const submitted: { seat: Seat; move: G['move'] }[] = []
  let { journal } = sound(beginJournal(game, setupFor(game, seats, options)))
  let over: Partial<Now<G>> = {}
  let next: Answer | undefined
  const tell = (news: Parameters<Listener>[0]) => {
    for (const listener of listeners) listener(news)
  }
  const write = (by: Seat | 'host', body: Body<G['move']>) => {
    const before = positionOf(journal)
    const step = sound(extend(game, journal, by, body))
    journal = step.journal
    const entry = lastOf(journal)
    if (body.type === 'undo') tell({ type: 'reset', why: 'undo' })
    else if (body.type === 'mark' && isTest(body)) tell({ type: 'reset', why: 'edit' })
    else if (!isPlayed(entry)) tell({ type: 'changed' })
    else tell({ type: 'told', entry, effects: step.effects, before, after: positionOf(journal) })
    return { type: 'accepted', seq: entry.seq } as const
  }
  const draw = () => {
    while (journal.ask.type === 'chance')
      write('host', { type: 'chance', seed: hex32Of(`draw ${journal.entries.length}`) })
  }
  return {
    game,
    submitted,
    draw,
    sit(keyOf) {
      for (let seat = 0; seat < seats; seat++) {
        const key = keyOf ? { key: keyOf(seat) } : {}
        write('host', { type: 'seat', seat, kind: 'person', ...key })
      }
    },
    now: () => ({ ...nowOf(journal, seats), ...over }),
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async submit(seat, move) {
      submitted.push({ seat, move })
      const answer = next ?? write(seat, { type: 'move', move })
      next = undefined
      return answer
    },
    async undo(seat) {
      const to = need(undoTarget(journal.entries, tableOf(journal), seat), 'something to undo')
      return write(seat, { type: 'undo', to })
    },
    standIn: async (seat) => write('host', { type: 'seat', seat, kind: 'bot', name: 'random' }),
    async takeBack(seat) {
      const { key = '' } = tableOf(journal).roster.seats[seat] ?? {}
      return write('host', { type: 'seat', seat, kind: 'person', key })
    },
    handOver: async (seat) => write('host', { type: 'host', seat }),
    decideClaim: async () => ({ type: 'accepted', seq: lastOf(journal).seq }),
    async act(seat, body) {
      const answer = write(seat, body)
      const agreed = agreedBody(tableOf(journal))
      if (agreed) write('host', agreed)
      const due = seatDuty(game, journal, [])
      if (due) write('host', due)
      return answer
    },
    journal: () => journal.entries,
    close: () => listeners.clear(),
    change: (now) => {
      over = { ...over, ...now }
      tell({ type: 'changed' })
    },
    refuseNext: (answer) => {
      next = answer
    },
  }
}

function nowOf<G extends GameTypes>(journal: Journal<G>, seats: number): Now<G> {
  const { ask, entries } = journal
  const mover = lastMover(entries)
  const standing: Standing = ask.type === 'over' ? 'over' : 'playing'
  return {
    standing,
    position: positionOf(journal),
    table: tableOf(journal),
    ask,
    known: () => () => undefined,
    epoch: lastOf(journal).epoch,
    seq: lastOf(journal).seq,
    hash: lastOf(journal).position,
    sitters: Array.from({ length: seats }, () => sitting(true)),
    turn: ask.type === 'choose' ? ask.seat : undefined,
    undoTo: mover === undefined ? undefined : undoTarget(entries, tableOf(journal), mover),
    pending: false,
    hosting: true,
    claims: [],
    unkept: 0,
    skew: undefined,
  }
}
