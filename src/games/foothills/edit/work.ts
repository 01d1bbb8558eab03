import { canonical } from '../../../kit/json.ts'
import { kept } from '../../../kit/memoize.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { Box } from '../box.ts'
import { boardOf, type Frame, type FrameOf, isInPlay, type Position } from '../position.ts'
import { isFree, isOpen } from '../verbs/survey.ts'
import type { Verb } from '../verbs/verb.ts'
import { colourOf, flaw, pathOf } from './flaws.ts'

/** Flaws in the pending work: it comes from the cards of the box alone. */
export function workFlaws(box: Box, p: Position): readonly Flaw[] {
  if (p.todo.length === 0) return []
  const known = verbsIn(box)
  return p.todo.flatMap((frame, index) => {
    const at = `todo.${index}`
    const isStrange = 'verb' in frame && !known.has(canonical(frame.verb))
    const isTop = index === p.todo.length - 1
    const wrong = isStrange ? flaw('workUnknown', at) : frameFlaw(box, p, frame, at, isTop)
    return wrong ? [{ ...wrong, amounts: { do: frame.do, ...wrong.amounts } }] : []
  })
}

/** Every verb on the cards of a box, as canonical JSON; worked out once, since a box never changes. */
const verbsIn = kept((box: Box): ReadonlySet<string> => new Set(verbsOf(box).map(canonical)))

const verbsOf = ({ stations, actions }: Box): readonly Verb[] => [
  ...stations.flatMap(({ action = [], effect = [] }) => [...action, ...effect]),
  ...actions.flatMap(({ golden, grey }) => [...golden.verbs, ...grey.verbs]),
]

function frameFlaw(box: Box, p: Position, frame: Frame, at: string, isTop: boolean): Flaw | undefined {
  if ('station' in frame && frame.station >= 0 && !isInPlay(box, p, frame.station))
    return flaw('workNotInPlay', at, { station: frame.station })
  if (frame.do === 'deal') {
    const [count, times] = [frame.left + frame.done, frame.verb.times]
    return count > times ? flaw('workTooOften', at, { count, times }) : undefined
  }
  if (frame.do === 'dig') return digFlaw(box, p, frame, at)
  if (frame.do !== 'hop') return undefined
  return isTop ? hopFlaw(box, p, frame, at) : flaw('hopNotNext', at)
}

/** Rubble already removed is still in the supply: part of it may go to the opponent. */
function digFlaw(box: Box, p: Position, { verb, left, used }: FrameOf<'dig'>, at: string): Flaw | undefined {
  const board = boardOf(p, p.seat)
  const dug = verb.cubes - left
  const have = board.supply.rubble
  if (dug < 0) return flaw('dugTooMuch', at, { left, cubes: verb.cubes })
  if (dug > have) {
    const path = pathOf(p, board, 'supply.rubble')
    return flaw('dugNotHeld', at, { colour: colourOf(board), dug, have, path })
  }
  const line = used.find((one) => !box.lines[one] || ((p.lines >> one) & 1) === 0)
  return line === undefined ? undefined : flaw('lineNotInPlay', at, { line })
}

function hopFlaw(box: Box, p: Position, { station: index }: FrameOf<'hop'>, at: string): Flaw | undefined {
  const station = box.stations[index]
  if (!station?.action) return flaw('hopNoSpace', at, { station: index })
  const amounts = { station: station.name }
  if (!isFree(p, index)) return flaw('hopOccupied', at, amounts)
  return isOpen(p, station) ? undefined : flaw('hopNotOpen', at, amounts)
}
