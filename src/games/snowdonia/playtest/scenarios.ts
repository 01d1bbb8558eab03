import type { MatchMoment, Scenario } from '../../../rules/playtest.ts'
import { type Box, lineIn } from '../box.ts'
import type { EffectType } from '../effects.ts'
import type { Types } from '../moves.ts'
import { clonePosition, free, type Position } from '../position.ts'
import { digArea } from '../spaces.ts'
import { isAllLaid, rubbleLeft } from '../verbs/along.ts'

type Now = MatchMoment<Types>

const asks = ({ ask }: Now) => ask.type === 'choose'
const tells = ({ told }: Now, type: EffectType) => told.some((effect) => effect.type === type)
const begins = (now: Now) => asks(now) && tells(now, 'round')
const top = ({ position }: Now) => position.todo.at(-1)?.do

/** Positions of Snowdonia worth starting from. */
export const scenariosOf = (box: Box): readonly Scenario<Types>[] => [
  { id: 'firstRound', name: 'the first round', is: (now) => begins(now) && now.position.round === 1 },
  { id: 'sun', name: 'a sunny round', is: (now) => begins(now) && now.position.sky === 'sun' },
  { id: 'rain', name: 'a rainy round', is: (now) => begins(now) && now.position.sky === 'rain' },
  { id: 'fog', name: 'a round in fog', is: (now) => begins(now) && now.position.sky === 'fog' },
  { id: 'event', name: 'an event has just come', is: (now) => asks(now) && tells(now, 'event') },
  { id: 'station', name: 'an event has completed a station', is: (now) => asks(now) && tells(now, 'completed') },
  { id: 'forSale', name: 'trains can be bought', is: (now) => begins(now) && now.position.isForSale },
  {
    id: 'trains',
    name: 'a train was just bought',
    prefers: ['trade', 'buy'],
    is: (now) => asks(now) && tells(now, 'bought'),
  },
  {
    id: 'hire',
    name: 'a labourer can be hired',
    prefers: ['trade', 'buy'],
    is: (now) => now.ask.type === 'choose' && now.ask.moves.some(({ type }) => type === 'hire'),
  },
  {
    id: 'upkeep',
    name: 'train maintenance is due',
    prefers: ['trade', 'buy'],
    is: (now) => asks(now) && now.position.phase === 'upkeep',
  },
  {
    id: 'window',
    name: 'a contract can be used',
    prefers: ['contract'],
    is: (now) => asks(now) && now.position.phase === 'cards',
  },
  { id: 'works', name: 'trades at the Works', is: (now) => asks(now) && top(now) === 'trade' },
  { id: 'build', name: 'something can be built', is: (now) => asks(now) && top(now) === 'build' },
  {
    id: 'keep',
    name: 'one of some contracts is kept',
    prefers: ['contract', 'use'],
    is: (now) => asks(now) && top(now) === 'keep',
  },
  {
    id: 'dug',
    name: 'area B is a building site',
    is: (now) => begins(now) && now.position.isDug,
    make: (p) => withoutRubble(p),
  },
  {
    id: 'lastTrack',
    name: 'one track is left to lay',
    is: (now) => begins(now) && !isAllLaid(lineIn(box, now.position), now.position),
    make: (p) => beforeLastTrack(box, p),
  },
  { id: 'over', name: 'the match is over', is: ({ ask }) => ask.type === 'over' },
]

/** The beginning of a round with all rubble gone. */
export function withoutRubble(p: Position): Position {
  const made = clonePosition(p)
  made.rubble = made.rubble.map(() => 0)
  made.isDug = true
  made.work[digArea] = [-1]
  return made
}

/** The beginning of a round with every track laid but the last, and steel for it in the start player’s supply. */
export function beforeLastTrack(box: Box, p: Position): Position {
  const made = rubbleLeft(p) > 0 ? withoutRubble(p) : clonePosition(p)
  const { tracks } = lineIn(box, p)
  for (const space of tracks.slice(0, -1)) if (made.owners[space] === free) made.owners[space] = -1
  const goods = made.boards[made.start]?.goods
  if (goods && made.steel > 0 && goods.steel === 0) {
    goods.steel += 1
    made.steel -= 1
  }
  return made
}
