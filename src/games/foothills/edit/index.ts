import * as v from 'valibot'
import { same } from '../../../kit/json.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Position } from '../position.ts'
import { cardsFlaws } from './cards.ts'
import { displayFlaws, formFlaws } from './display.ts'
import { goodsFlaws } from './goods.ts'
import { positionSchema } from './schema.ts'
import { tilesFlaws } from './tiles.ts'
import { turnFlaws } from './turn.ts'
import { workFlaws } from './work.ts'

/**
 * Reads a position that somebody made up, to go on from instead of `now` in the same match. The
 * answer to one that no match could come to is what stands against it, each with amounts and, where
 * there is one, a way out: up to three conflicts, a line each.
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
  const setup = setupFlaw(position, now)
  if (setup !== undefined) return { problem: setup }
  const flaws = flawsOf(box, position, now)
  return flaws.length === 0 ? { position } : { problem: listText(flaws) }
}

/** As many conflicts are told in one answer. */
const most = 3

function listText(flaws: readonly string[]): string {
  const more = flaws.length - most
  return [...flaws.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])].join(';\n')
}

/** All that is against a position. The form comes first: the other rules rely on it. */
function flawsOf(box: Box, p: Position, now: Position): readonly string[] {
  const form = formFlaws(box, p)
  if (form.length > 0) return form
  return [
    ...displayFlaws(box, p),
    ...tilesFlaws(box, p),
    ...goodsFlaws(box, p, now),
    ...cardsFlaws(box, p, now),
    ...turnFlaws(p),
    ...workFlaws(box, p),
  ]
}

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
