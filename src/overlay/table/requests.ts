import { type Difference, differences } from '../../kit/changes.ts'
import type { Answer, Now, Table } from '../../match/table.ts'
import { openWish, type Wish, wishTarget } from '../../rules/consent.ts'
import type { GameTypes, Seat } from '../../rules/game.ts'
import type { Body, Entry, WishBody } from '../../rules/journal.ts'
import type { LogLine } from './log.ts'
import type { SeatLine, SeatLook } from './seats.ts'

/** What one seat asks of the others, as the page shows it. */
export interface OpenRequest {
  /** Number of the entry that asked. */
  readonly seq: number
  readonly asks: WishBody['wish']
  readonly by: SeatLook
  /** It was asked from here. */
  readonly mine: boolean
  /** A seat of mine that has not answered yet. */
  readonly asked: SeatLook | undefined
  /** Everybody who has not answered yet. */
  readonly waitsFor: readonly SeatLook[]
  /** What would be undone, in the sentences of the log. */
  readonly lines: readonly LogLine[]
  /** What would be another in the position, for a test. */
  readonly changes: readonly Difference[]
  /** What the next draw would bring, for a test. */
  readonly draws: readonly string[]
}

/** What the people at a table may ask of each other besides their moves, and have asked. */
export interface Requests {
  readonly wish: OpenRequest | undefined
  /** How far one of my seats may ask to go back, and what would be undone. */
  readonly back: Back | undefined
  /** Whom it would ask; nobody when all others are bots, who agree to anything. */
  readonly others: readonly SeatLook[]
  /** The seat of mine that may give up now. */
  readonly resigns: SeatLook | undefined
  /** The seat of mine that may ask for another match now. */
  readonly wantsMore: Seat | undefined
}

interface Back {
  readonly seat: Seat
  readonly to: number
  readonly lines: readonly LogLine[]
}

/** What a person does about it. Nothing happens when it is no longer possible. */
export interface RequestActions {
  /** Asks to go back as far as `consent.back` says. */
  askBack(): void
  askMore(): void
  /** Answers the open wish, for my seat that is waited for. */
  answer(yes: boolean): void
  /** Takes my own wish back. */
  withdraw(): void
  resign(): void
}

/** What may be asked and is asked at a table now. */
export function requestsOf<G extends GameTypes>(
  now: Now<G>,
  entries: readonly Entry<G['move']>[],
  seats: readonly SeatLine[],
  log: readonly LogLine[],
): Requests {
  const mine = seats.filter(({ sitter }) => sitter.mine && sitter.kind === 'person')
  const wish = openWish(entries)
  const actor = mine.find(({ look }) => look.seat === now.turn) ?? mine[0]
  const back = wish || now.standing !== 'playing' ? undefined : backOf(entries, mine, log)
  const isOther = ({ look, sitter }: SeatLine) =>
    sitter.kind === 'person' && look.seat !== (back?.seat ?? actor?.look.seat)
  return {
    wish: wish && seenWish(wish, now.position, seats, log),
    back,
    others: seats.filter(isOther).map(({ look }) => look),
    resigns: now.standing === 'playing' ? actor?.look : undefined,
    wantsMore: now.standing === 'over' && !wish ? actor?.look.seat : undefined,
  }
}

/** Of several seats of mine the one that moved last. */
function backOf(
  entries: readonly Entry<unknown>[],
  mine: readonly SeatLine[],
  log: readonly LogLine[],
): Back | undefined {
  const ways = mine.flatMap(({ look: { seat } }) => {
    const to = wishTarget(entries, seat)
    return to === undefined ? [] : [{ seat, to, lines: linesAfter(log, to) }]
  })
  return ways.sort((a, b) => b.to - a.to)[0]
}

/** The sentences about what was played; wishes and answers are no part of it. */
const linesAfter = (log: readonly LogLine[], to: number) =>
  log.filter((line) => line.seq > to && line.played)

/** Where all seats of people are mine, who tests has no one to ask: the tester's overlay answers itself. */
function seenWish(
  { seq, by, asks, waitsFor }: Wish,
  position: unknown,
  seats: readonly SeatLine[],
  log: readonly LogLine[],
): OpenRequest | undefined {
  const asker = seats[by]
  if (!asker) return undefined
  const waiting = seats.filter(({ look }) => waitsFor.includes(look.seat))
  const isTest = asks.wish === 'edit' || asks.wish === 'draws'
  if (isTest && [asker, ...waiting].every(({ sitter }) => sitter.mine)) return undefined
  return {
    ...{ seq, asks: asks.wish, by: asker.look },
    mine: asker.sitter.mine,
    asked: waiting.find(({ sitter }) => sitter.mine)?.look,
    waitsFor: waiting.map(({ look }) => look),
    lines: asks.wish === 'undo' ? linesAfter(log, asks.to) : [],
    changes: asks.wish === 'edit' ? differences(position, asks.position) : [],
    draws: asks.wish === 'draws' ? asks.draws : [],
  }
}

/** The doors to a table for all this; `consent` is looked at when somebody presses. */
export function requestActions<G extends GameTypes>(
  table: Table<G>,
  requests: () => Requests,
  hear: (answer: Answer) => void,
): RequestActions {
  const act = (seat: Seat | undefined, body: Body<G['move']>) => {
    if (seat !== undefined) void table.act(seat, body).then(hear)
  }
  const answer = (seat: Seat | undefined, yes: boolean) => {
    const to = requests().wish?.seq
    if (to !== undefined) act(seat, { type: 'answer', to, yes })
  }
  return {
    askBack() {
      const { back } = requests()
      if (back) act(back.seat, { type: 'wish', wish: 'undo', to: back.to })
    },
    askMore: () => act(requests().wantsMore, { type: 'wish', wish: 'rematch' }),
    answer: (yes) => answer(requests().wish?.asked?.seat, yes),
    withdraw() {
      const { wish } = requests()
      if (wish?.mine) answer(wish.by.seat, false)
    },
    resign: () => act(requests().resigns?.seat, { type: 'resign' }),
  }
}
