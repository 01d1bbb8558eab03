import type { MatchMoment, Scenario } from '../../../rules/playtest.ts'
import type { EffectType } from '../effects.ts'
import { clonePosition, isSnowy, type Phase, type Position } from '../position.ts'
import type { Types } from '../types.ts'

type Now = MatchMoment<Types>

const asks = ({ ask }: Now) => ask.type === 'choose'
const asksIn = (now: Now, phase: Phase) => asks(now) && now.position.phase === phase
const tells = ({ told }: Now, type: EffectType) => told.some((effect) => effect.type === type)
const begins = (now: Now) => asksIn(now, 'place') && tells(now, 'turn')

/** Positions of Dwarven Rails worth starting from. */
export const scenarios: readonly Scenario<Types>[] = [
  { id: 'firstTurn', name: 'the first turn', is: (now) => begins(now) && now.position.turn === 1 },
  {
    id: 'snow',
    name: 'a turn with snow',
    prefers: ['survey', 'prospect'],
    is: (now) => begins(now) && isSnowy(now.position),
  },
  {
    id: 'tie',
    name: 'a dispute has just ended in a tie',
    prefers: ['prospect'],
    is: (now) => asks(now) && now.told.some((effect) => effect.type === 'rolled' && effect.winner < 0),
  },
  { id: 'auction', name: 'a card is up for auction', prefers: ['prospect'], is: (now) => asksIn(now, 'auction') },
  {
    id: 'pay',
    name: 'what was won is to be paid for',
    prefers: ['survey', 'prospect'],
    is: (now) => asksIn(now, 'pay'),
  },
  {
    id: 'event',
    name: 'an agent has just drawn an event',
    prefers: ['prospect'],
    is: (now) => asks(now) && tells(now, 'event'),
  },
  { id: 'operate', name: 'mines can be worked', prefers: ['prospect', 'pay'], is: (now) => asksIn(now, 'operate') },
  {
    id: 'read',
    name: 'the die of a new mine is to be read',
    prefers: ['prospect', 'pay'],
    is: (now) => asksIn(now, 'read'),
  },
  {
    id: 'deals',
    name: 'deals can be made',
    prefers: ['survey', 'prospect', 'pay', 'operate'],
    is: (now) => asksIn(now, 'deals') && now.position.boards.every(({ mines }) => mines.length > 0),
  },
  { id: 'ship', name: 'goods can be shipped', prefers: ['survey', 'pay', 'operate'], is: (now) => asksIn(now, 'ship') },
  {
    id: 'nearGoal',
    name: 'everyone has almost reached the goal',
    is: (now) => begins(now) && now.position.turn > 1,
    make: (p) => nearGoal(p),
  },
  { id: 'over', name: 'the match is over', is: ({ ask }) => ask.type === 'over' },
]

/** The same with declared purses, each a little short of the goal. */
export function nearGoal(p: Position): Position {
  const made = clonePosition(p)
  for (const [seat, board] of made.boards.entries()) {
    board.money = 680 + seat
    board.declared = true
  }
  return made
}
