import { need } from '../../kit/assert.ts'
import { type Draw, shuffled } from '../../rules/chance.ts'
import type { MatchOptions, Tell } from '../../rules/game.ts'
import { type Box, lineIn, routeFor, trainIn } from './box.ts'
import type { Weather } from './content/edition.ts'
import { drawContract, drawCubes, revealBack } from './drawing.ts'
import type { Effect, EffectOf } from './effects.ts'
import type { Line } from './line.ts'
import { settingsOf } from './options.ts'
import { type Board, free, type Position } from './position.ts'

/** The table before the deal, with nothing drawn yet. */
export function setup(box: Box, seats: number, options: MatchOptions): Position {
  const settings = settingsOf(options)
  const { counts, rates, box: pieces } = box.values
  const route = routeFor(box, settings.route, seats)
  const line = need(box.lines[route][seats], 'a line')
  const { iron, stone, events, spaces } = need(counts[seats - 1], 'values for the players')
  const white = line.event > 0 ? Math.min(events, pieces.events.value - 1) : events
  return {
    phase: 'deal',
    settings,
    round: 0,
    start: -1,
    isStartFixed: false,
    isLocked: false,
    builds: 0,
    rubble: line.spaces.map(({ rubble }) => rubble),
    owners: line.spaces.map(() => free),
    tracks: [],
    sites: line.sites.map(() => free),
    closed: line.stations.map(() => false),
    post: line.ends > 0 ? -1 : 0,
    bag: { iron, stone, coal: 0, event: white },
    yard: { iron: 0, stone: 0, coal: 0 },
    steel: pieces.steel.value,
    events: line.event > 0 ? [line.event] : [],
    isForSale: line.event > 0,
    shed: [],
    aside: 0,
    isDug: false,
    dig: rates.dig.start,
    lay: rates.lay.start,
    sky: 'none',
    coming: ['none', 'none'],
    back: 'none',
    deck: [...line.contracts],
    discard: [],
    office: [0, 0, 0],
    boards: Array.from({ length: seats }, () => boardFor(box, line)),
    work: [...spaces.map((count) => Array.from({ length: count }, () => -1)), []],
    seat: 0,
    area: -1,
    stage: 'cards',
    window: [],
    todo: [],
    asked: [],
    returned: [],
    due: 0,
  }
}

/** Setup steps 3 to 5: the pieces of one player. */
const boardFor = ({ values }: Box, { ends }: Line): Board => ({
  goods: { iron: 0, stone: 0, coal: 0, steel: 0, rubble: 0 },
  markers: values.box.markers.value,
  labourers: atHome,
  hired: false,
  train: 0,
  hand: [],
  used: [],
  active: [],
  surveyor: 0,
  scored: [],
  end: ends > 0 ? -1 : 0,
})

/** Labourers of each player that aren’t in the pub. */
export const atHome = 2

/**
 * Everything that setup leaves to chance: who starts, the order of the track cards, the train set aside, the first
 * contracts and weather, and the Stock Yard of a match of one.
 */
export function deal(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const isAlone = p.boards.length === 1
  const start = draw(p.boards.length)
  const cards = shuffled(box.tracks.length, draw)
  const tracks = cards.slice(0, lineIn(box, p).tracks.length)
  const numbers = box.values.trains.map(({ number }) => number)
  const aside = isAlone ? 0 : need(numbers[draw(numbers.length)], 'a train')
  const trains = isAlone ? [] : numbers.filter((number) => number !== aside)
  tell({ type: 'dealt', start, tracks, trains, aside })
  forecast(box, p, draw, tell)
  if (!isAlone) return
  const cubes = drawCubes({ ...p.bag, event: 0 }, box.values.solo.cubes, draw)
  tell({ type: 'stocked', cubes })
}

/** Setup steps 7, 8, 13 and 14: track cards with their rubble, trains with their coal, yard and bag. */
export function dealt(box: Box, p: Position, effect: EffectOf<'dealt'>): void {
  const { values } = box
  p.start = effect.start
  p.tracks = [...effect.tracks]
  p.aside = effect.aside
  for (const [at, space] of lineIn(box, p).tracks.entries())
    p.rubble[space] = need(box.tracks[p.tracks[at] ?? -1], 'a track card').rubble
  p.shed = effect.trains.map((train) => ({ train, coal: trainIn(box, train).coal }))
  const [alone] = p.boards.length === 1 ? p.boards : []
  if (alone) {
    alone.train = p.settings.train
    alone.goods.coal = trainIn(box, alone.train).coal
    p.bag.coal = values.solo.coal - alone.goods.coal
    return
  }
  const { iron, stone, coal } = values.yard
  p.yard = { iron, stone, coal }
  p.bag.coal = values.box.coal.value - coal - p.shed.reduce((sum, one) => sum + one.coal, 0)
}

/** “First weather forecast”: three contracts; the backs of the second and the third give the first discs. */
function forecast(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const coming: Weather[] = []
  revealBack(box, p, draw, tell)
  for (let space = 0; space < p.office.length; space++) {
    if (space > 0 && p.back !== 'none') coming.push(p.back)
    drawContract(box, p, draw, (contract) => tell({ type: 'filled', contract, space }), tell)
  }
  tell({ type: 'forecast', coming })
}
