import type { MatchMoment, Scenario } from '../../../rules/playtest.ts'
import type { Box } from '../box.ts'
import type { EffectType } from '../effects.ts'
import { inBag, inYard, type Position, pub } from '../position.ts'
import type { Types } from '../types.ts'
import { beforePorthmadog, bothLines } from './porthmadog.ts'

type Now = MatchMoment<Types>

const asks = ({ ask }: Now) => ask.type === 'choose'
const tells = ({ told }: Now, type: EffectType) => told.some((effect) => effect.type === type)
const navvies = (p: Position) => p.navvies.reduce((sum, one) => sum + one, 0)

/** The share of white cubes in the bag that makes the next refill a risk. */
const risky = 1 / 5

/** Moves that take resources out of bag and stockyard. */
const hoarding = ['take', 'gain', 'exchange'] as const

/** Positions of Foothills worth starting from. */
export const scenariosOf = (box: Box): readonly Scenario<Types>[] => [
  {
    id: 'firstTurn',
    name: 'the first turn',
    is: (now) => asks(now) && now.position.phase === 'select' && now.position.turn === 1,
  },
  {
    id: 'eventLikely',
    name: 'a bag with many events',
    is: (now) => asks(now) && now.position.bag.event > risky * (inBag(now.position) || 1),
  },
  { id: 'event', name: 'an event has just come', is: (now) => asks(now) && tells(now, 'event') },
  {
    id: 'lastStop',
    name: 'one buffer stop is left',
    is: (now) => asks(now) && now.position.stops.length === box.stops - 1,
  },
  {
    id: 'lastNavvy',
    name: 'one navvy tile is left',
    prefers: hoarding,
    is: (now) => asks(now) && navvies(now.position) === box.navvies - 1,
  },
  {
    id: 'ending',
    name: 'the end was triggered',
    is: (now) => asks(now) && now.position.ending,
  },
  {
    id: 'emptyYard',
    name: 'no resource in the stockyard',
    prefers: hoarding,
    is: (now) => asks(now) && now.position.turn > 0 && inYard(now.position) === 0,
  },
  {
    id: 'emptyBag',
    name: 'no resource in the bag',
    prefers: hoarding,
    is: (now) => asks(now) && now.position.turn > 0 && inBag(now.position) === 0,
  },
  {
    id: 'noAction',
    name: 'a turn was skipped: no card could be selected',
    is: (now) => asks(now) && tells(now, 'skipped'),
  },
  {
    id: 'pubFull',
    name: 'both surveyors are in the pub',
    is: (now) => asks(now) && now.position.boards.every(({ surveyor }) => surveyor === pub),
  },
  { id: 'built', name: 'a station was just built', is: (now) => tells(now, 'built') && asks(now) },
  { id: 'scored', name: 'a card was just scored', is: (now) => tells(now, 'scored') && asks(now) },
  {
    id: 'porthmadog',
    name: 'one track at Porthmadog completes both lines',
    is: (now) => asks(now) && now.position.turn === 1 && bothLines(box, now.position).length === 2,
    make: (p) => beforePorthmadog(box, p),
  },
  { id: 'over', name: 'the match is over', is: ({ ask }) => ask.type === 'over' },
]
