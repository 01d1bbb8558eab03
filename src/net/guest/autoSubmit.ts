import { finalOpenings } from '../../match/dealer.ts'
import { missingFrom } from '../../match/merge.ts'
import { seatsOf } from '../../match/roster.ts'
import { lastOf, tableOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { takeSeatBack } from '../seats/standIns.ts'
import { askingOf, type GuestSide, isMine } from './guestSide.ts'
import { submission } from './pendingRequests.ts'

/*
 * What a guest's page submits by itself, without anyone at it being asked.
 */

/** Takes back the seats that a bot was given from entry `from` on, while their person was away. */
export function returnToSeats(side: GuestSide, from: number): void {
  const { entries } = side.match.journal()
  for (const seat of seatsOf(side.match.table().roster, side.signer.key)) {
    const last = entries.findLast(({ body }) => body.type === 'seat' && body.seat === seat)
    const isPlayed = last?.body.type === 'seat' && last.body.kind === 'bot'
    if (isPlayed && last.seq >= from) void takeSeatBack(askingOf(side), seat)
  }
}

/** Submits the move to which this guest was bound before a reload. */
export function resumePledge(side: GuestSide): void {
  void side.contribution.owed().then((owed) => {
    if (!owed || side.ended || side.requests.any() || !isMine(side, owed.seat)) return
    void side.requests.ask(submission(side, owed.seat, owed.body))
  })
}

/**
 * Submits again what was done apart, as long as the match stands exactly where it was done: the same
 * move is still legal, and surprises nobody. A note is valid at any time.
 */
export function resubmit(side: GuestSide): void {
  const { apart, from, at } = side.fork
  if (apart.length === 0 || side.requests.any()) return
  const { entries, ask } = side.match.journal()
  const missing = missingFrom(apart, entries, from)
  const note = missing.find(({ body }) => body.type === 'mark')
  const next = note ?? missing[0]
  if (!next) {
    side.fork = { apart: [], from, at }
    return
  }
  const { position } = lastOf(side.match.journal())
  const isAsked = choiceOf(ask, next.seat) !== undefined && next.before === position
  if (note || isAsked) void side.requests.ask(submission(side, next.seat, next.body))
}

/** Opens the cards that this guest's seats still hide when the match is over, for the record. */
export function openHands(side: GuestSide): void {
  const { game, match, signer, requests } = side
  const journal = match.journal()
  if (journal.ask.type !== 'over' || requests.any()) return
  for (const seat of seatsOf(tableOf(journal).roster, signer.key)) {
    const opens = isMine(side, seat) ? finalOpenings(game, journal, signer, seat) : []
    if (opens.length === 0) continue
    void requests.ask(submission(side, seat, { type: 'open', opens }))
    return
  }
}

/**
 * Does this guest's part in draws and deals: starts its chain, shuffles and shares cards, and shows its link for the draw
 * that is due.
 */
export function contribute(side: GuestSide): void {
  const { contribution, requests, connection } = side
  if (side.ended) return
  side.dealing.check(side.match.journal())
  const isFree = !requests.any()
  const part = isFree ? (contribution.chain() ?? side.dealing.due(side.match.journal())) : undefined
  if (part) void requests.ask(submission(side, part.by, part.body))
  void contribution.due().then((reveal) => {
    if (reveal && !side.ended) connection.send({ type: 'reveal', ...reveal })
  })
}
