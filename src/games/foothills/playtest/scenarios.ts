import { need } from '../../../kit/assert.ts'
import type { MatchMoment, Scenario } from '../../../rules/playtest.ts'
import type { Box, Station } from '../box.ts'
import type { EffectType } from '../effects.ts'
import { boardOf, clonePosition, inBag, inYard, layoutOf, type Position, pub } from '../position.ts'
import type { Types } from '../types.ts'

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
  { id: 'ending', name: 'the end was triggered', is: (now) => asks(now) && now.position.ending },
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

/** Iron ore with which any card lays a track or two. */
const plenty = 6

/** The station with two track spaces at which two lines end (“Porthmadog”). */
const terminus = ({ stations }: Box): Station =>
  need(
    stations.find(({ lines, tracks, start }) => lines.length > 1 && tracks > 1 && !start),
    'Porthmadog',
  )

/** The lines in play that end at Porthmadog. */
function bothLines(box: Box, p: Position): readonly number[] {
  if (p.lines === 0) return []
  const { lines } = layoutOf(box, p)
  return terminus(box).lines.filter((line) => lines.includes(line))
}

/**
 * The first turn, with every track of both lines laid except the last at Porthmadog, and iron ore for that one in the
 * supply of the seat that is asked.
 */
function beforePorthmadog(box: Box, p: Position): Position {
  const made = clonePosition(p)
  const end = terminus(box)
  const last = end.firstTrack + end.tracks - 1
  const both = bothLines(box, p)
  for (const station of box.stations) if (station.lines.some((line) => both.includes(line))) layAll(made, station, last)
  for (const [seat, board] of made.boards.entries()) {
    board.tracks = made.tracks.filter((owner) => owner === seat + 1).length
    board.earned.track = board.tracks
  }
  const { supply } = boardOf(made, made.seat)
  const wanted = Math.min(made.bag.iron, Math.max(0, plenty - supply.iron))
  supply.iron += wanted
  made.bag.iron -= wanted
  return made
}

/** Lays a card's tracks for both players in turn, except the very last. */
function layAll(p: Position, { index, firstTrack, tracks }: Station, last: number): void {
  p.rubble[index] = 0
  for (let space = firstTrack; space < firstTrack + tracks; space++)
    if (space !== last) p.tracks[space] = 1 + (space % 2)
}
