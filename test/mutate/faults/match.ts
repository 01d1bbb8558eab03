import { type Fault, foothillsFaults as game } from '../plant.ts'

/** Mistakes in the course of a match: setup, turns, navvies, the display, the reckoning. */
export const matchFaults: readonly Fault[] = [
  ...game(
    'setup.ts',
    ['five cubes at the start', 'const firstCubes = 6', 'const firstCubes = 5'],
    ['always the same neutral cards', 'draw(neutral.length)', '0 * draw(neutral.length)'],
    ['the return match begins alike', 'const start: Seat = other(p.start)', 'const start: Seat = p.start'],
    ['the return match keeps colours', 'swapped: p.boards[0]?.colour === 0', 'swapped: p.boards[0]?.colour === 1'],
  ),
  ...game(
    'turn.ts',
    ['one resource to begin with', 'export const provision = 2', 'export const provision = 1'],
    ['white cubes stay until there are four', 'const manyEvents = 3', 'const manyEvents = 4'],
    [
      'no card is flipped',
      "perform: { more: 'perform', done: 'flip' }",
      "perform: { more: 'perform', done: 'endCheck' }",
    ],
    ['a skipped turn places no navvy', '      placeNavvy(box, p, tell)\n', ''],
    ['no last turn for the other player', 'if (p.ending && p.seat !== p.start)', 'if (p.ending)'],
    ['the end never comes', 'if (p.ending && p.seat !== p.start)', 'if (p.ending && p.seat === p.start)'],
    ['flips left over are kept', '    endFlips(p)\n', ''],
    ['cards acquired once are never flipped', '  freeFlips(p)\n', ''],
    ['a turn is not counted', 'turn: p.turn + 1', 'turn: p.turn'],
  ),
  ...game(
    'pending.ts',
    ['additional flips without end', '  p.flips -= 1\n', ''],
    ['the same card flipped additionally twice', '  barFlip(p, slot)\n', ''],
    ['the parts of a card in the wrong order', 'const verb = verbs[i]', 'const verb = verbs.at(-1 - i)'],
  ),
  ...game(
    'navvy.ts',
    ['an eleventh navvy', 'used >= box.navvies', 'used > box.navvies'],
    [
      'a navvy on a half-built card',
      'if (p.spaces[station.firstSpace + i] !== 0) return false',
      'if (i < 0) return false',
    ],
    ['a navvy on a track', 'if (p.tracks[station.firstTrack + i] !== 0) return false', 'if (i < 0) return false'],
    ['a navvy completes no line', '  completeLines(box, p, station, tell)\n}\n\n/** Where', '}\n\n/** Where'],
    ['a sixth buffer stop', 'const stop = p.stops.length < box.stops', 'const stop = p.stops.length <= box.stops'],
    ['a navvy does not count for a line', 'p.navvies[index] !== 1 && freeTrack', 'freeTrack'],
    [
      'the right space of Porthmadog is forgotten',
      'i < station.tracks; i++) if (p.tracks[station.firstTrack + i] === 0)',
      'i < 1; i++) if (p.tracks[station.firstTrack + i] === 0)',
    ],
    ['the fifth stop does not trigger the end', 'if (stop === box.stops)', 'if (stop > box.stops)'],
    ['the end is triggered again and again', 'if (!p.ending) tell', 'tell'],
  ),
  ...game(
    'layout.ts',
    [
      'navvies search row by row',
      'column(a) - column(b) || top(a) - top(b)',
      'top(a) - top(b) || column(a) - column(b)',
    ],
    ['navvies on starting stations', 'along.filter((s) => !s.start)', 'along.filter((s) => s.columns.length > 0)'],
    ['neighbours two cards away', 'column + 1}', 'column + 2}'],
    [
      'a ticket for one of two lines only',
      's.lines.some((line) => lines.includes(line))) set',
      's.lines.every((line) => lines.includes(line))) set',
    ],
  ),
  ...game(
    'score.ts',
    ['a tied line bonus goes to both', 'stationsIn(box, p, line, one) >= mine', 'stationsIn(box, p, line, one) > mine'],
    ['every track scores', "scoring === 'passenger' || scoring === 'track' ? 2 : 1", "scoring === 'passenger' ? 2 : 1"],
    [
      'half points are dropped',
      'points: board.supply.passengers / 2,',
      'points: Math.floor(board.supply.passengers / 2),',
    ],
    ['the summit scores for both', 'p.summit === seat ? box.summit : 0', 'p.summit >= 0 ? box.summit : 0'],
    ['a card does not count itself', 'return board.pile.length', 'return board.pile.length - 1'],
    ['return match after return match', 'if (winners.length === 1 || p.second)', 'if (winners.length === 1)'],
    ['fewest points win', 'Math.max(...seats.map', 'Math.min(...seats.map'],
  ),
  ...game(
    'position.ts',
    ['a clone shares its bag', '    bag: cloneCubes(p.bag),', '    bag: p.bag,'],
    ['a clone shares a board’s cards', '  cards: board.cards.slice(),\n', ''],
  ),
]
