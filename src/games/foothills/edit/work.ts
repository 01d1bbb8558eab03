import { canonical } from '../../../kit/json.ts'
import type { Box } from '../box.ts'
import { boardOf, type Frame, type FrameOf, isInPlay, type Position } from '../position.ts'
import { isFree, isOpen } from '../verbs/survey.ts'
import type { Verb } from '../verbs/verb.ts'
import { nameOf, pathOf } from './words.ts'

/** What cannot be of the pending work: it comes from cards of the box, and from no others. */
export function workFlaws(box: Box, p: Position): readonly string[] {
  if (p.todo.length === 0) return []
  const known = saidBy(box)
  return p.todo.flatMap((frame, at) => {
    const isTop = at === p.todo.length - 1
    const flaw =
      'verb' in frame && !known.has(canonical(frame.verb)) ? 'no card says that' : undefined
    const problem = flaw ?? stationFlaw(box, p, frame) ?? frameFlaw(box, p, frame, isTop)
    return problem === undefined ? [] : [`todo.${at} (${frame.do}): ${problem}`]
  })
}

const said = new WeakMap<Box, ReadonlySet<string>>()

/** All that the cards of a box say, as canonical JSON; worked out once, since a box never changes. */
function saidBy(box: Box): ReadonlySet<string> {
  const known = said.get(box) ?? new Set(verbsOf(box).map(canonical))
  said.set(box, known)
  return known
}

const verbsOf = ({ stations, actions }: Box): readonly Verb[] => [
  ...stations.flatMap(({ action = [], effect = [] }) => [...action, ...effect]),
  ...actions.flatMap(({ golden, grey }) => [...golden.verbs, ...grey.verbs]),
]

function stationFlaw(box: Box, p: Position, frame: Frame): string | undefined {
  if (!('station' in frame) || frame.station < 0) return undefined
  return isInPlay(box, p, frame.station) ? undefined : `no card ${frame.station} is in play`
}

function frameFlaw(box: Box, p: Position, frame: Frame, isTop: boolean): string | undefined {
  switch (frame.do) {
    case 'deal': {
      const { left, done, verb } = frame
      return left + done > verb.times ? `${left + done} of ${verb.times} times` : undefined
    }
    case 'dig':
      return digFlaw(box, p, frame)
    case 'hop':
      return isTop ? hopFlaw(box, p, frame) : 'the surveyor steps at once or not at all'
    default:
      return undefined
  }
}

/** Rubble that was dug already is still in the supply: part of it may go to the opponent. */
function digFlaw(box: Box, p: Position, { verb, left, used }: FrameOf<'dig'>): string | undefined {
  const board = boardOf(p, p.seat)
  const dug = verb.cubes - left
  if (dug < 0) return `${left} of ${verb.cubes} rubble is left`
  if (dug > board.supply.rubble)
    return `${nameOf(board)} has dug ${dug} rubble and holds ${board.supply.rubble} (${pathOf(p, board, 'supply.rubble')})`
  const strange = used.find((line) => !box.lines[line] || ((p.lines >> line) & 1) === 0)
  return strange === undefined ? undefined : `line ${strange} is not in play`
}

function hopFlaw(box: Box, p: Position, { station: index }: FrameOf<'hop'>): string | undefined {
  const station = box.stations[index]
  if (!station?.action) return `no card ${index} has a space for the surveyor`
  if (!isFree(p, index)) return `a surveyor stands on ${station.name}`
  return isOpen(p, station) ? undefined : `no station is built on ${station.name}`
}
