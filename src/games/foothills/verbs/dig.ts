import { need } from '../../../kit/assert.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { earn, receive } from '../goods.ts'
import { digIn, done, type Move } from '../moves.ts'
import { push } from '../pending.ts'
import { type FrameOf, layoutOf, other, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { needTicket, needTicketFor } from './ticket.ts'
import type { VerbOf } from './verb.ts'

/** “Removing Rubble”: from left to right; what the lines lack comes from the general supply. */
export const dig: VerbRules<VerbOf<'dig'>> = {
  gate: (p, verb) => (verb.ticketed ? needTicket(p) : undefined),
  begin: (_, p, verb) => {
    push(p, { do: 'dig', verb, left: verb.cubes, used: [] })
  },
}

export const digging: FrameRules<FrameOf<'dig'>> = {
  ask: (box, p, frame) => {
    if (frame.left === 0) return undefined
    const moves: Move[] = []
    for (const line of layoutOf(box, p).lines) if (!hinderLine(box, p, frame, line)) moves.push(digIn(line))
    if (moves.length > 0 && mayStop(box, p, frame)) moves.push(done)
    return moves.length > 0 ? moves : undefined
  },
  perform: (box, p, frame, move, _, tell) => {
    if (move?.type === 'dig') digLine(box, p, frame, move.line, tell)
    else finish(p, frame.verb, frame.left, tell)
  },
  against: {
    dig: (box, p, frame, { line }) => (line === undefined ? undefined : hinderLine(box, p, frame, line)),
    done: (box, p, frame) => (mayStop(box, p, frame) ? undefined : 'cannotStop'),
  },
}

/** Why no rubble may be removed from a line now. */
function hinderLine(box: Box, p: Position, { verb, used }: FrameOf<'dig'>, line: number): Reason | undefined {
  if ((layoutOf(box, p).rows[line] ?? -1) < 0) return 'notInPlay'
  const reason = verb.ticketed && needTicketFor(box, p, line)
  if (reason) return reason
  if (verb.lines === 'each' && used.includes(line)) return 'lineUsed'
  if (verb.lines === 'oneOrTwo' && used.length === 2 && !used.includes(line)) return 'twoLines'
  return hasRubble(box, p, line) ? undefined : 'lineClear'
}

/** True if a card of the line has rubble. */
function hasRubble(box: Box, p: Position, line: number): boolean {
  for (const station of layoutOf(box, p).tracked[line] ?? []) if ((p.rubble[station] ?? 0) > 0) return true
  return false
}

/** Once a line is clear, a player who used only that one may take the rest from the general supply. */
function mayStop(box: Box, p: Position, frame: FrameOf<'dig'>): boolean {
  const { used } = frame
  return frame.verb.lines === 'oneOrTwo' && used.length === 1 && !hasRubble(box, p, used[0] ?? -1)
}

function digLine(box: Box, p: Position, frame: FrameOf<'dig'>, line: number, tell: Tell<Effect>): void {
  const whole = frame.verb.lines === 'one'
  const left = frame.left - removeFrom(box, p, line, whole ? frame.left : 1, tell)
  if (whole || left === 0) {
    finish(p, frame.verb, left, tell)
    return
  }
  const used = frame.used.includes(line) ? frame.used : [...frame.used, line]
  push(p, { do: 'dig', verb: frame.verb, left, used })
}

/** Removes up to `cubes` from a line, left to right; returns how many there were. */
function removeFrom(box: Box, p: Position, line: number, cubes: number, tell: Tell<Effect>): number {
  let left = cubes
  for (const station of layoutOf(box, p).tracked[line] ?? []) {
    const count = Math.min(left, p.rubble[station] ?? 0)
    if (count === 0) continue
    removeAt(p, station, count, tell)
    left -= count
  }
  return cubes - left
}

/** “Clearing a Station Card”: the last cube gives 1 VP, also on a double. */
function removeAt(p: Position, station: number, count: number, tell: Tell<Effect>): void {
  const seat = p.seat
  const rest = need(p.rubble[station], 'rubble') - count
  tell({ type: 'dug', seat, station, count })
  if (rest > 0) return
  tell({ type: 'cleared', seat, station })
  earn(seat, 1, 'cleared', station, tell)
}

/** The rest comes from the general supply; then the opponent's share is given. */
function finish(p: Position, { give = 0 }: VerbOf<'dig'>, left: number, tell: Tell<Effect>): void {
  receive(p.seat, 'rubble', left, tell)
  if (give > 0) tell({ type: 'gave', seat: p.seat, to: other(p.seat), rubble: give })
}
