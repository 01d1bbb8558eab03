import type { Box } from '../../../src/games/foothills/box.ts'
import { bits } from '../../../src/games/foothills/layout.ts'
import { type Board, home, layoutOf, type Position } from '../../../src/games/foothills/position.ts'

/** The first invariant broken, in words; undefined if none is. */
export function broken(box: Box, p: Position): string | undefined {
  if (p.phase === 'deal') return undefined
  return cubes(box, p) ?? negatives(p) ?? tiles(box, p) ?? cards(box, p) ?? lines(box, p) ?? seats(box, p)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Cubes in a player's hand in the middle of a card. */
function inHand(p: Position, kind: 'iron' | 'stone'): number {
  return sum(p.todo.map((frame) => (frame.do === 'keep' ? frame[kind] : 0)))
}

function cubes(box: Box, p: Position): string | undefined {
  for (const kind of ['iron', 'stone'] as const) {
    const held = sum(p.boards.map(({ supply }) => supply[kind]))
    if (p.yard[kind] + p.bag[kind] + held + inHand(p, kind) !== box[kind]) return `${kind} cubes`
  }
  return p.yard.event + p.bag.event === box.events ? undefined : 'white cubes'
}

function negatives(p: Position): string | undefined {
  const counts = [
    ...[p.yard, p.bag].flatMap((place) => [place.iron, place.stone, place.event]),
    ...p.boards.flatMap(({ supply, earned, stations, tracks }) => [
      supply.iron,
      supply.stone,
      supply.rubble,
      supply.passengers,
      stations,
      tracks,
      earned.cleared,
      earned.track,
      earned.bonus,
      earned.exchange,
    ]),
    ...p.rubble,
    p.flips,
  ]
  return counts.every((count) => Number.isInteger(count) && count >= 0) ? undefined : 'a count'
}

function tiles(box: Box, p: Position): string | undefined {
  for (const [seat, board] of p.boards.entries()) {
    if (board.tracks + board.stations > box.tiles) return 'tiles used up twice'
    if (p.tracks.filter((tile) => tile === seat + 1).length !== board.tracks) return 'tracks'
    if (p.spaces.filter((tile) => tile === seat + 1).length !== board.stations) return 'stations'
  }
  if (sum(p.navvies) > box.navvies) return 'navvies'
  for (const station of box.stations) {
    const { index, firstTrack, firstSpace } = station
    const laid = sum(p.tracks.slice(firstTrack, firstTrack + station.tracks))
    const built = sum(p.spaces.slice(firstSpace, firstSpace + station.spaces.length))
    const covered = p.navvies[index] === 1
    const rubble = p.rubble[index] ?? 0
    if (laid + built > 0 && (covered || rubble > 0)) return `tiles on ${station.id}`
    if (covered && (rubble > 0 || station.start)) return `a navvy on ${station.id}`
    if (rubble > station.rubble) return `rubble on ${station.id}`
  }
  return undefined
}

/** Each of the twenty cards in a match is in exactly one place. */
function cards(box: Box, p: Position): string | undefined {
  const cards = [...p.spare, ...p.boards.flatMap((board) => [...board.cards, ...board.pile])]
  const real = cards.filter((card) => card >= 0)
  if (real.length !== 20 || new Set(real).size !== 20) return 'action cards'
  for (const board of p.boards) {
    if (board.pile.length > board.stations) return 'a pile above the stations'
    for (const [slot, card] of board.cards.entries())
      if (card >= 0 && box.actions[card]?.pair !== slot) return 'a card in a strange slot'
      else if (card < 0 && (board.grey >> slot) & 1) return 'a grey side of nothing'
  }
  return undefined
}

/** Complete lines have buffer stops, all of them while the stops last. */
function lines(box: Box, p: Position): string | undefined {
  const complete = layoutOf(box, p).lines.filter((line) => isComplete(box, p, line))
  if (new Set(p.stops).size !== p.stops.length) return 'a second stop'
  if (p.stops.some((line) => !complete.includes(line))) return 'a stop at an open line'
  if (p.stops.length !== Math.min(box.stops, complete.length)) return 'a missing stop'
  return p.stops.length === box.stops && !p.ending ? 'an end that was not triggered' : undefined
}

function isComplete(box: Box, p: Position, line: number): boolean {
  return box.stations.every(
    (station) =>
      !station.lines.includes(line) ||
      p.navvies[station.index] === 1 ||
      p.tracks.slice(station.firstTrack, station.firstTrack + station.tracks).every((one) => one > 0),
  )
}

function seats(box: Box, p: Position): string | undefined {
  const { tickets, linesOf } = layoutOf(box, p)
  const places = p.boards.map(({ surveyor }) => surveyor).filter((place) => place >= 0)
  if (new Set(places).size !== places.length) return 'two surveyors on one space'
  for (const board of p.boards) {
    if ((board.tickets & ~tickets) !== 0 || bits(board.tickets).length > 6) return 'tickets'
    if (board.surveyor > home && !isVisitable(box, p, board, linesOf)) return 'a surveyor'
  }
  return undefined
}

function isVisitable(box: Box, p: Position, { surveyor }: Board, linesOf: readonly (readonly number[])[]): boolean {
  const station = box.stations[surveyor]
  if (!station?.action || linesOf[surveyor]?.length === 0) return false
  const { firstSpace, spaces } = station
  const built = sum(p.spaces.slice(firstSpace, firstSpace + spaces.length)) > 0
  return station.start || p.navvies[surveyor] === 1 || built
}
