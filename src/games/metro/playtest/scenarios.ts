import type { MatchMoment, Scenario } from '../../../rules/playtest.ts'
import { beyond, type Cell, opposite, type Side, shapeOf, sides } from '../board.ts'
import type { Effect, Types } from '../moves.ts'
import type { Position } from '../position.ts'
import { outcome } from '../score.ts'

type Now = MatchMoment<Types>
type Finished = Extract<Effect, { type: 'finished' }>

const asks = ({ ask }: Now) => ask.type === 'choose'
const finished = ({ told }: Now): readonly Finished[] => told.filter((effect) => effect.type === 'finished')
const tells = ({ told }: Now, type: Effect['type']) => told.some((effect) => effect.type === type)
const held = ({ hands }: Position) => hands.flat().length
const mover = ({ laid }: Position) => laid.at(-1)?.seat

/** Positions of Metro worth starting from. */
export const scenarios: readonly Scenario<Types>[] = [
  { id: 'firstTurn', name: 'the first turn', is: (now) => asks(now) && now.position.laid.length === 0 },
  {
    id: 'several',
    name: 'one tile has just finished several lines',
    is: (now) => asks(now) && finished(now).length > 1,
  },
  {
    id: 'forOthers',
    name: 'someone has just finished another company’s line',
    is: (now) => asks(now) && finished(now).some(({ seat }) => seat !== mover(now.position)),
  },
  {
    id: 'city',
    name: 'a line has just come into the city',
    is: (now) => asks(now) && finished(now).some(({ city }) => city),
  },
  {
    id: 'onePoint',
    name: 'a line of one tile had to be laid',
    is: (now) => asks(now) && finished(now).some(({ tiles }) => tiles === 1),
  },
  { id: 'shown', name: 'a tile fits nowhere and was shown', is: (now) => asks(now) && tells(now, 'shown') },
  { id: 'lifted', name: 'nothing fits and nothing is left to draw', is: (now) => asks(now) && tells(now, 'lifted') },
  {
    id: 'loop',
    name: 'a track has just closed into a loop',
    is: (now) => asks(now) && tells(now, 'laid') && closesLoop(now.position),
  },
  { id: 'emptyPool', name: 'no tiles are left to draw', is: (now) => asks(now) && now.position.pool.length === 0 },
  {
    id: 'lastTile',
    name: 'the last tile',
    is: (now) => asks(now) && now.position.pool.length === 0 && held(now.position) === 1,
  },
  { id: 'over', name: 'the match is over', is: ({ ask }) => ask.type === 'over' },
  {
    id: 'tie',
    name: 'the match is over with a tie',
    is: ({ ask, position }) => ask.type === 'over' && (outcome(position)?.winners.length ?? 0) > 1,
  },
]

/** True if a track of the tile laid last leads back to itself. */
function closesLoop({ board, laid }: Position): boolean {
  const cell = laid.at(-1)?.cell
  return cell !== undefined && sides.some((side) => isLoop(board, cell, side))
}

function isLoop(board: Position['board'], start: Cell, side: Side): boolean {
  let [cell, from] = [start, side]
  for (;;) {
    const kind = board[cell]
    if (!kind) return false
    const to = shapeOf(kind).exits[from] ?? from
    const next = beyond(cell, to)
    if (next === undefined) return false
    cell = next
    from = opposite(to)
    if (cell === start && from === side) return true
  }
}
