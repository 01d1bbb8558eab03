import type { Edition } from './edition.ts'

const spaces = 'A to F; five replacement cards are named in the rulebook, their numbers are published'

/** Values that change with the number of players, from one to five. */
export const counts: Edition['counts'] = [
  {
    spaces: [2, 2, 1, 1, 2, 1],
    iron: 16,
    stone: 10,
    events: 4,
    restock: 6,
    source: 'published',
    note: `${spaces}; the four events are in the rulebook's garbled table too`,
  },
  {
    spaces: [2, 2, 1, 1, 2, 1],
    iron: 20,
    stone: 11,
    events: 5,
    restock: 6,
    source: 'published',
    note: `${spaces}; the restock follows from three cubes for each space of A`,
  },
  {
    spaces: [3, 2, 1, 2, 2, 2],
    iron: 20,
    stone: 11,
    events: 5,
    restock: 9,
    source: 'published',
    note: `${spaces}; the spaces are those printed on the board`,
  },
  { spaces: [4, 3, 2, 3, 2, 2], iron: 27, stone: 16, events: 5, restock: 12, source: 'published', note: spaces },
  {
    spaces: [4, 3, 3, 3, 3, 2],
    iron: 33,
    stone: 20,
    events: 5,
    restock: 12,
    source: 'published',
    note: `${spaces}; with the yard this is all the iron ore and stone in the box`,
  },
]

/** The contents of the box, apart from what `counts` and `yard` take of it. */
export const box: Edition['box'] = {
  coal: { value: 14, source: 'published' },
  steel: { value: 18, source: 'published', note: 'so no more than 18 are in play at once' },
  rubble: { value: 90, source: 'published', note: 'more than any route needs' },
  events: { value: 5, source: 'published' },
  markers: { value: 16, source: 'printed', note: 'a fixed limit for each player' },
}

export const yard: Edition['yard'] = { iron: 7, stone: 4, coal: 1, source: 'printed' }

export const solo: Edition['solo'] = {
  cubes: 6,
  coal: 6,
  source: 'printed',
  note: 'the coal of the starting train comes out of the six',
}

export const take: Edition['take'] = {
  cubes: 3,
  coal: 1,
  source: 'printed',
  note: '“Take up to three cubes”: fewer is allowed',
}

export const works: Edition['works'] = { times: 3, iron: 3, rubble: 2, source: 'printed' }

export const rates: Edition['rates'] = {
  dig: {
    spaces: [1, 2, 3, 4, 5],
    start: 2,
    sun: 2,
    rain: -1,
    source: 'ours',
    note: 'the moves are printed; the track is ours: with it matches take 9 to 14 rounds',
  },
  lay: {
    spaces: [1, 1, 2, 2, 3],
    start: 1,
    sun: 1,
    rain: -1,
    source: 'ours',
    note: 'the moves are printed; the track fits a published estimate of 1.5 to 1.7 tracks an action',
  },
}

export const events: Edition['events'] = [
  { kind: 'dig', back: 0, source: 'ours' },
  { kind: 'trains', back: 0, source: 'published', note: 'trains come with the second event' },
  { kind: 'lay', back: 0, source: 'ours' },
  { kind: 'station', back: 3, source: 'ours', note: 'the return of three cubes is printed' },
  { kind: 'dig', back: 0, source: 'ours' },
  { kind: 'upkeep', back: 0, source: 'published', note: 'maintenance comes with the sixth event' },
  { kind: 'lay', back: 3, source: 'ours', note: 'the return of three cubes is printed' },
  { kind: 'dig', back: 0, source: 'ours', note: 'the last three repeat, without trains or upkeep' },
  { kind: 'lay', back: 0, source: 'ours' },
  { kind: 'station', back: 3, source: 'ours', note: 'the return of three cubes is printed' },
]

/** The fourteen track cards. Their numbers are published; that they are worth as much is ours. */
export const tracks: Edition['tracks'] = [
  { rubble: 2, points: 2, count: 3, source: 'ours', note: 'rubble published, points ours' },
  { rubble: 3, points: 3, count: 5, source: 'ours', note: 'rubble published, points ours' },
  { rubble: 4, points: 4, count: 4, source: 'ours', note: 'rubble published, points ours' },
  { rubble: 5, points: 5, count: 2, source: 'ours', note: 'rubble published, points ours' },
]

const named = 'name, coal, hire and power are printed, the price is published'

export const trains: Edition['trains'] = [
  {
    number: 1,
    name: 'L.A.D.A.S.',
    steel: 2,
    coal: 1,
    hire: 1,
    verb: { type: 'rate', of: 'dig', plus: 2 },
    source: 'published',
    note: named,
  },
  {
    number: 2,
    name: 'Enid',
    steel: 2,
    coal: 0,
    hire: 1,
    verb: { type: 'ratio', iron: 2 },
    source: 'published',
    note: named,
  },
  {
    number: 3,
    name: 'Wyddfa',
    steel: 2,
    coal: 1,
    hire: 1,
    verb: { type: 'more', cubes: 1 },
    source: 'published',
    note: named,
  },
  {
    number: 4,
    name: 'Snowdon',
    steel: 1,
    coal: 1,
    hire: 1,
    verb: { type: 'points', points: 9 },
    source: 'published',
    note: named,
  },
  {
    number: 5,
    name: 'Moel Siabod',
    steel: 1,
    coal: 2,
    hire: 1,
    source: 'printed',
    note: 'one bar cheaper than most, and nothing else',
  },
  {
    number: 6,
    name: 'Padarn',
    steel: 2,
    coal: 1,
    hire: 2,
    verb: { type: 'extra', of: 'build', ifBuilt: true },
    source: 'published',
    note: named,
  },
  {
    number: 7,
    name: 'Ralph',
    steel: 2,
    coal: 1,
    hire: 1,
    verb: { type: 'rate', of: 'lay', plus: 1 },
    source: 'published',
    note: named,
  },
]
