import * as v from 'valibot'
import { same } from '../../../kit/json.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Position } from '../position.ts'
import { cardsFlaw } from './cards.ts'
import { displayFlaw } from './display.ts'
import { goodsFlaw } from './goods.ts'
import { positionSchema } from './schema.ts'
import { turnFlaw } from './turn.ts'
import { workFlaw } from './work.ts'

/**
 * Reads a position that somebody made up, to go on from instead of `now` in the same match. The
 * answer to one that no match could come to is the first thing against it, with amounts.
 */
export function readPosition(
  box: Box,
  data: unknown,
  now: Position,
): { readonly position: Position } | { readonly problem: string } {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) {
    const [issue] = read.issues
    return { problem: `${v.getDotPath(issue) ?? 'the position'}: ${issue.message}` }
  }
  const position = read.output
  const problem = setupFlaw(position, now) ?? flaws(box, position, now)
  return problem === undefined ? { position } : { problem }
}

const flaws = (box: Box, p: Position, now: Position): string | undefined =>
  displayFlaw(box, p) ??
  goodsFlaw(box, p) ??
  cardsFlaw(box, p, now) ??
  turnFlaw(p) ??
  workFlaw(box, p)

/** What was chosen when the match was set up stays as it is. */
function setupFlaw(p: Position, now: Position): string | undefined {
  if (!same(p.readings, now.readings)) return 'the readings of the rulebook are chosen at setup'
  if (p.second !== now.second) return 'whether this is a return match is chosen at setup'
  const colours = (one: Position) => one.boards.map(({ colour }) => colour)
  return same(colours(p), colours(now)) ? undefined : 'the colours are chosen at setup'
}

/** Whether a draw brought these cubes: first of all into the stockyard, or anywhere among those in the hand. */
export function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const drawn = told.find((effect) => effect.type === 'drew' || effect.type === 'drewHand')
  if (drawn?.type === 'drew') return wanted.every((cube, at) => drawn.cubes[at] === cube)
  if (drawn?.type !== 'drewHand') return false
  const count = (kind: string) => wanted.filter((one) => one === kind).length
  const [iron, stone] = [count('iron'), count('stone')]
  return iron + stone === wanted.length && iron <= drawn.iron && stone <= drawn.stone
}
