import { type Difference, differences } from '../../kit/changes.ts'
import type { Missing } from '../../match/missing.ts'
import type { Answer, Now, Table } from '../../match/table.ts'
import type { Body, Entry, WishBody } from '../../rules/body.ts'
import { isMajority, openWish, type Wish, wishTarget } from '../../rules/consent.ts'
import type { Seat, Typed } from '../../rules/game.ts'
import { type Provisional, provisionalFor } from '../../rules/standIns.ts'
import type { TableState } from '../../rules/tableState.ts'
import type { LogLine } from './log.ts'
import type { SeatLine, SeatLook } from './seats.ts'

/** One seat's request to the others, as the page shows it. */
export interface OpenRequest {
  /** Number of the entry that asked. */
  readonly seq: number
  readonly asks: WishBody['wish']
  readonly by: SeatLook
  /** It was asked from here. */
  readonly mine: boolean
  /** A seat of mine that has not answered yet. */
  readonly asked: SeatLook | undefined
  /** Everyone here who has not answered yet. */
  readonly waitsFor: readonly SeatLook[]
  /** Everyone who would have to answer, but can't be reached. */
  readonly away: readonly SeatLook[]
  /** Where everyone who has a say stands; empty among two, unless it is about a stand-in. */
  readonly answers: readonly RequestAnswer[]
  /** A majority is enough. */
  readonly majority: boolean
  /** Moves that would be undone, in the sentences of the log. */
  readonly lines: readonly LogLine[]
  /** Proposed changes to the position, for a test. */
  readonly changes: readonly Difference[]
  /** The seat that a bot would play for. */
  readonly subject: SeatLook | undefined
  /** Proposed results of the next draw, for a test. */
  readonly draws: readonly string[]
}

/** Where someone stands on a request. */
interface RequestAnswer {
  readonly look: SeatLook
  readonly state: 'agreed' | 'declined' | 'waits' | 'away'
}

/** Requests of players to each other besides their moves, open or possible now. */
export interface Requests {
  readonly open: OpenRequest | undefined
  /** The farthest that one of my seats may ask to undo, and the moves concerned. */
  readonly back: UndoRequest | undefined
  /** Players who would have to agree; empty when all others are bots, which agree to anything. */
  readonly others: readonly SeatLook[]
  /** The seat of mine that asks and answers. */
  readonly actor: Seat | undefined
  /** The seat of mine that may resign now. */
  readonly resigns: SeatLook | undefined
  /** The seat of mine that may ask to end the match now. */
  readonly mayEnd: Seat | undefined
  /** The seat of mine that may ask for another match now. */
  readonly wantsMore: Seat | undefined
  /** The seats whose cards nobody can read any more; none while dealing again is being asked for. */
  readonly lost: readonly SeatLook[]
  /** The seats whose devices have dealt falsely. */
  readonly cheats: readonly SeatLook[]
  /** Moves of the computer's for one of my seats, which I may take back now. */
  readonly provisional: (Provisional & { readonly seat: Seat }) | undefined
}

interface UndoRequest {
  readonly seat: Seat
  readonly to: number
  readonly lines: readonly LogLine[]
}

/** A person's actions on requests. Does nothing when it is no longer possible. */
export interface RequestActions {
  /** Asks to undo as far as `requests.back` says. */
  askBack(): void
  askMore(): void
  /** Asks to let the computer play for someone who keeps the others waiting. */
  askStandIn(seat: Seat): void
  askEnd(): void
  /** Asks to deal the cards again, as far as nobody has opened them. */
  askDeal(): void
  /** Answers the open request, for my seat that has not answered yet. */
  answer(yes: boolean): void
  /** Cancels my own request. */
  withdraw(): void
  resign(): void
  /** Takes back what the computer has played while I was away. */
  takeBack(): void
}

/** The requests at a table now. */
export function requestsOf(
  now: Now,
  entries: readonly Entry<Typed>[],
  seats: readonly SeatLine[],
  log: readonly LogLine[],
  { away }: Missing,
): Requests {
  const isOver = now.standing === 'over'
  // Those who resigned have no say in the match any more, but may want another.
  const isIn = ({ sitter, out }: SeatLine) => sitter.kind === 'person' && (isOver || !out)
  const mine = seats.filter((line) => line.sitter.mine && isIn(line))
  const wish = openWish(now.table)
  const actor = mine.find(({ look }) => look.seat === now.turn) ?? mine[0]
  // By letter, there is nobody to ask.
  if (now.letters)
    return { ...nothing, actor: actor?.look.seat, resigns: now.turn === undefined ? undefined : actor?.look }
  const back = wish || now.standing !== 'playing' ? undefined : undoRequest(now.table, entries, mine, log)
  const isOther = (line: SeatLine) => isIn(line) && line.look.seat !== (back?.seat ?? actor?.look.seat)
  return {
    open: wish && openRequest(withAway(wish, away), now.position, seats, log, isMajority(now.table, wish)),
    back,
    others: seats.filter(isOther).map(({ look }) => look),
    actor: actor?.look.seat,
    resigns: now.standing === 'playing' ? actor?.look : undefined,
    mayEnd: now.standing === 'playing' && !wish ? actor?.look.seat : undefined,
    wantsMore: isOver && !wish ? actor?.look.seat : undefined,
    cheats: lookedUp(seats, now.cheats ?? []),
    provisional: now.ask.type === 'chance' ? undefined : provisionalOf(now.table, entries, mine),
    lost: now.standing === 'playing' && !wish ? lookedUp(seats, now.lost ?? []) : [],
  }
}

const nothing: Requests = {
  open: undefined,
  back: undefined,
  others: [],
  actor: undefined,
  resigns: undefined,
  mayEnd: undefined,
  wantsMore: undefined,
  lost: [],
  cheats: [],
  provisional: undefined,
}

const lookedUp = (seats: readonly SeatLine[], which: readonly Seat[]) =>
  which.flatMap((seat) => seats[seat]?.look ?? [])

/** Of several seats of mine, the one that moved last. */
function undoRequest(
  table: TableState,
  entries: readonly Entry<unknown>[],
  mine: readonly SeatLine[],
  log: readonly LogLine[],
): UndoRequest | undefined {
  const possible = mine.flatMap(({ look: { seat } }) => {
    const to = wishTarget(entries, table, seat)
    return to === undefined ? [] : [{ seat, to, lines: linesAfter(log, to) }]
  })
  return possible.sort((a, b) => b.to - a.to)[0]
}

/** Of several seats of mine, the one that a bot began to play for first. */
function provisionalOf(table: TableState, entries: readonly Entry<unknown>[], mine: readonly SeatLine[]) {
  const all = mine.flatMap(({ look: { seat } }) => {
    const found = provisionalFor(entries, table, seat)
    return found ? [{ ...found, seat }] : []
  })
  return all.sort((a, b) => a.to - b.to)[0]
}

/** The sentences about what was played, without requests and answers. */
const linesAfter = (log: readonly LogLine[], to: number) => log.filter((line) => line.seq > to && line.played)

/** People who can't be reached aren't waited for, even before the host has excused them. */
const withAway = (wish: Wish, away: readonly Seat[]): Wish => ({
  ...wish,
  waitsFor: wish.waitsFor.filter((seat) => !away.includes(seat)),
  excused: [...wish.excused, ...wish.waitsFor.filter((seat) => away.includes(seat))],
})

/** Undefined for a test among seats that are all mine: the testers' overlay answers those by itself. */
function openRequest(
  wish: Wish,
  position: unknown,
  seats: readonly SeatLine[],
  log: readonly LogLine[],
  majority: boolean,
): OpenRequest | undefined {
  const { seq, by, asks, waitsFor } = wish
  const asker = seats[by]
  if (!asker) return undefined
  const waiting = seats.filter(({ look }) => waitsFor.includes(look.seat))
  const isTest = asks.wish === 'edit' || asks.wish === 'draws'
  if (isTest && [asker, ...waiting].every(({ sitter }) => sitter.mine)) return undefined
  return {
    seq,
    asks: asks.wish,
    by: asker.look,
    mine: asker.sitter.mine,
    asked: waiting.find(({ sitter }) => sitter.mine)?.look,
    waitsFor: waiting.map(({ look }) => look),
    away: lookedUp(seats, wish.excused),
    answers: answersTo(wish, seats),
    majority,
    lines: asks.wish === 'undo' ? linesAfter(log, asks.to) : [],
    changes: asks.wish === 'edit' ? differences(position, asks.position) : [],
    subject: 'seat' in asks ? seats[asks.seat]?.look : undefined,
    draws: asks.wish === 'draws' ? asks.draws : [],
  }
}

function answersTo({ asks, agreed, declined, excused, waitsFor }: Wish, seats: readonly SeatLine[]) {
  const answers = seats.flatMap(({ look }): RequestAnswer[] => {
    if (agreed.includes(look.seat)) return [{ look, state: 'agreed' }]
    if (declined.includes(look.seat)) return [{ look, state: 'declined' }]
    if (excused.includes(look.seat)) return [{ look, state: 'away' }]
    return waitsFor.includes(look.seat) ? [{ look, state: 'waits' }] : []
  })
  return answers.length > 2 || asks.wish === 'standIn' ? answers : []
}

/** Binds the actions to a table; `requests` is read at each press. */
export function requestActions(table: Table, requests: () => Requests, hear: (answer: Answer) => void): RequestActions {
  const act = (seat: Seat | undefined, body: Body<Typed>) => {
    if (seat !== undefined) void table.act(seat, body).then(hear)
  }
  const answer = (seat: Seat | undefined, yes: boolean) => {
    const to = requests().open?.seq
    if (to !== undefined) act(seat, { type: 'answer', to, yes })
  }
  return {
    askBack() {
      const { back } = requests()
      if (back) act(back.seat, { type: 'wish', wish: 'undo', to: back.to })
    },
    askMore: () => act(requests().wantsMore, { type: 'wish', wish: 'rematch' }),
    askStandIn: (seat) => act(requests().actor, { type: 'wish', wish: 'standIn', seat }),
    askDeal: () => act(requests().actor, { type: 'wish', wish: 'deal' }),
    askEnd: () => act(requests().mayEnd, { type: 'wish', wish: 'end' }),
    answer: (yes) => answer(requests().open?.asked?.seat, yes),
    withdraw() {
      const { open } = requests()
      if (open?.mine) answer(open.by.seat, false)
    },
    resign: () => act(requests().resigns?.seat, { type: 'resign' }),
    takeBack() {
      const { provisional } = requests()
      if (provisional) act(provisional.seat, { type: 'undo', to: provisional.to })
    },
  }
}
