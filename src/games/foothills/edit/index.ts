import * as v from 'valibot'
import { same } from '../../../kit/json.ts'
import { type Flaw, flawOf } from '../../../rules/flaw.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Position } from '../position.ts'
import { cardsFlaws } from './cards.ts'
import { displayFlaws, formFlaws } from './display.ts'
import { flaw } from './flaws.ts'
import { goodsFlaws } from './goods.ts'
import { positionSchema } from './schema.ts'
import { tilesFlaws } from './tiles.ts'
import { turnFlaws } from './turn.ts'
import { workFlaws } from './work.ts'

/**
 * Reads a made-up position that is to replace `now` in the same match. A position that no match could
 * reach is answered with everything that rules it out.
 */
export function readPosition(
  box: Box,
  data: unknown,
  now: Position,
): { readonly position: Position } | { readonly flaws: readonly Flaw[] } {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) return { flaws: [flawOf(read.issues)] }
  const position = read.output
  const setup = setupFlaw(position, now)
  if (setup) return { flaws: [setup] }
  const flaws = flawsOf(box, position, now)
  return flaws.length === 0 ? { position } : { flaws }
}

/** Everything wrong with a position. The form comes first: the other checks rely on it. */
function flawsOf(box: Box, p: Position, now: Position): readonly Flaw[] {
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

/** Choices made at setup stay as they are. */
function setupFlaw(p: Position, now: Position): Flaw | undefined {
  if (!same(p.readings, now.readings)) return flaw('setupReadings', 'readings')
  if (p.second !== now.second) return flaw('setupSecond', 'second')
  const colours = (one: Position) => one.boards.map(({ colour }) => colour)
  return same(colours(p), colours(now)) ? undefined : flaw('setupColours', 'boards')
}

/** Whether a draw brought these cubes: first into the stockyard, or anywhere in the hand. */
export function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const drawn = told.find((effect) => effect.type === 'drew' || effect.type === 'drewHand')
  if (drawn?.type === 'drew') return wanted.every((cube, at) => drawn.cubes[at] === cube)
  if (drawn?.type !== 'drewHand') return false
  const count = (kind: string) => wanted.filter((one) => one === kind).length
  const [iron, stone] = [count('iron'), count('stone')]
  return iron + stone === wanted.length && iron <= drawn.iron && stone <= drawn.stone
}
