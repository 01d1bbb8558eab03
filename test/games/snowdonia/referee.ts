import { lineIn, trainIn } from '../../../src/games/snowdonia/box.ts'
import type { Effect, EffectOf, EffectType } from '../../../src/games/snowdonia/effects.ts'
import { lastStep, type Site, siteIn } from '../../../src/games/snowdonia/line.ts'
import { type Board, boardOf, type Position } from '../../../src/games/snowdonia/position.ts'
import { box, game } from './table.ts'

/*
 * A second reading of the rulebook, in numbers of its own: what it allows of each thing that happens. It knows
 * nothing of moves, and of contracts and trains only their numbers.
 */

/** Whether the rulebook allows an effect at a table. */
type Law<E extends Effect> = (p: Position, effect: E) => boolean

const uses = ({ active }: Board, ...contracts: readonly number[]) =>
  active.filter((one) => contracts.includes(one)).length

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Spaces in the order of work from an end. */
function from(p: Position, end: number): readonly number[] {
  const order = p.rubble.map((_, space) => space)
  return end === 1 ? order.reverse() : order
}

const isTrack = (p: Position, space: number) => lineIn(box, p).tracks.includes(space)

const isOpenTrack = (p: Position, space: number) => isTrack(p, space) && p.owners[space] === 0

const firstRubble = (p: Position, seat: number) =>
  from(p, boardOf(p, seat).end).find((space) => (p.rubble[space] ?? 0) > 0)

const firstCleared = (p: Position, seat: number) =>
  from(p, boardOf(p, seat).end).find((space) => isOpenTrack(p, space) && p.rubble[space] === 0)

/** Whether a price in steel and stone is paid. */
function isPaid(
  board: Board,
  cost: Pick<Site, 'steel' | 'stone'>,
  { steel, stone, iron, rubble }: Omit<EffectOf<'built'>, 'type' | 'seat' | 'site'>,
): boolean {
  const less = uses(board, 9, 14, 15)
  const isIronFine = iron === 0 || uses(board, 6, 25) > 0
  const isRubbleFine = rubble === 0 || (uses(board, 17) > 0 && rubble <= 4)
  return (
    isIronFine &&
    isRubbleFine &&
    steel + iron / 3 === cost.steel &&
    stone + rubble / 2 === Math.max(0, cost.stone - less)
  )
}

/** A station can be built on once every track card up to it is clear, or a surveyor has come that far. */
function isOpenTo(p: Position, board: Board, site: number): boolean {
  const line = lineIn(box, p)
  const { station } = siteIn(line, site)
  const steps = board.end === 1 ? line.stations.length - 1 - station : station
  if (line.ends > 0) return steps <= board.surveyor
  return line.tracks.every((space) => (line.spaces[space]?.station ?? 0) > station || p.rubble[space] === 0)
}

const restocks = [6, 6, 9, 12, 12]
/** The actions of the spaces of the event track, and the number of cubes that go back. */
const eventTrack = 'dig trains lay station dig upkeep lay dig lay station'.split(' ')

const laws: { readonly [T in EffectType]?: Law<EffectOf<T>> } = {
  hired: (p, { seat, coal }) => {
    const { train, goods, labourers } = boardOf(p, seat)
    return train > 0 && coal === (train === 6 ? 2 : 1) && goods.coal >= coal && labourers === 2
  },
  placed: (p, { area, space }) => {
    const isFree = area === 6 ? space === p.work[6]?.length : p.work[area]?.[space] === -1
    return isFree && !(p.sky === 'fog' && (area === 3 || (area === 1 && !p.isDug)))
  },
  took: (p, { seat, iron, stone, coal }) => {
    const board = boardOf(p, seat)
    const most = 3 + (board.train === 3 ? 1 : 0) + 2 * uses(board, 7)
    const isFine = coal <= 1 || uses(board, 29) > 0
    const { yard } = p
    const isThere = iron <= yard.iron && stone <= yard.stone && coal <= yard.coal
    return iron + stone + coal <= most && isFine && isThere
  },
  traded: (p, { seat, iron, steel, rubble, stone }) => {
    const board = boardOf(p, seat)
    const isCheap = iron === 2 * steel && uses(board, 12, 24) > 0
    const isIron = isCheap || iron === (board.train === 2 ? 2 : 3) * steel
    return isIron && rubble === 2 * stone && steel + stone <= 3 && stone <= p.bag.stone
  },
  dug: (p, { seat, space, count }) =>
    space === firstRubble(p, seat) && count <= (p.rubble[space] ?? 0) && p.sky !== 'fog',
  claimed: (p, { seat, space }) =>
    !isTrack(p, space) && p.rubble[space] === 0 && p.owners[space] === 0 && boardOf(p, seat).markers > 0,
  laid: (p, { seat, space }) => {
    const { goods, markers } = boardOf(p, seat)
    return space === firstCleared(p, seat) && goods.steel > 0 && markers > 0 && p.sky !== 'fog'
  },
  built: (p, effect) => {
    const board = boardOf(p, effect.seat)
    const isOpen = p.sites[effect.site] === 0 && isOpenTo(p, board, effect.site)
    return isOpen && board.markers > 0 && isPaid(board, siteIn(lineIn(box, p), effect.site), effect)
  },
  bought: (p, { seat, train, steel, iron, coal }) => {
    const cost = { steel: [4, 5].includes(train) ? 1 : 2, stone: 0 }
    const isThere = p.shed.some((one) => one.train === train && one.coal === coal)
    const paid = { steel, iron, stone: 0, rubble: 0 }
    return p.isForSale && isThere && p.boards.length > 1 && isPaid(boardOf(p, seat), cost, paid)
  },
  fuelled: (p, { train, coal }) => coal <= trainIn(box, train).coal && coal <= p.bag.coal,
  surveyed: (p, { seat, to }) => to === boardOf(p, seat).surveyor + 1 && to <= lastStep(lineIn(box, p)),
  lead: (p) => !p.isStartFixed,
  dropped: (p, { contracts }) => p.boards.length === 1 || (contracts.length === 1 && contracts[0] === p.office[0]),
  weather: (p, { sky, coming, dig, lay }) => {
    const by = { sun: [2, 1], rain: [-1, -1], fog: [0, 0] }[sky]
    const on = (from: number, steps = 0) => Math.min(4, Math.max(0, from + steps))
    return (
      sky === p.coming[0] &&
      coming[0] === p.coming[1] &&
      [on(p.dig, by[0]), on(p.lay, by[1])].join() === [dig, lay].join()
    )
  },
  stocked: (p, { cubes }) => {
    const { iron, stone, coal, event } = p.bag
    return cubes.length === Math.min(restocks[p.boards.length - 1] ?? 0, iron + stone + coal + event)
  },
  railed: (p, { space }) => space === from(p, p.post).find((one) => isOpenTrack(p, one)) && p.rubble[space] === 0,
  event: (p, { space, kind }) => space === (p.events.at(-1) ?? 0) + 1 && kind === eventTrack[space - 1],
  cubesBack: ({ events }, { spaces }) =>
    ['4:1,2,3', '7:4,5,6', '10:8,9,10'].includes(`${events.at(-1)}:${spaces.join()}`),
  maintained: (p, { seat, contract }) =>
    contract > 0
      ? [16, 21].includes(contract) && boardOf(p, seat).hand.includes(contract)
      : boardOf(p, seat).goods.steel > 0,
}

// The type is passed beside the effect so that the compiler pairs law and effect.
const allows = <T extends EffectType>(type: T, p: Position, effect: { [K in EffectType]: EffectOf<K> }[T]): boolean =>
  laws[type]?.(p, effect) ?? true

/** The amount of work of a labourer of B or D: the rate with its bonuses, as far as there is anything to do. */
function duty(p: Position, seat: number, area: number): number {
  const board = boardOf(p, seat)
  if (area === 1) {
    const rate = p.dig + 1 + (board.train === 1 ? 2 : 0)
    return Math.min(rate * 2 ** uses(board, 26, 30), sum(p.rubble))
  }
  const rate = ([1, 1, 2, 2, 3][p.lay] ?? 0) + (board.train === 7 ? 1 : 0) + uses(board, 1, 2)
  const open = p.rubble.filter((count, space) => count === 0 && isOpenTrack(p, space)).length
  return Math.min(rate, board.goods.steel, board.markers, open)
}

/** Follows a match from its setup; called with each effect, it says whether the rulebook allows that. */
export function openReferee(setup: Position): (effect: Effect) => boolean {
  const p = game.clone(setup)
  /** The table before the labourer at work now, and the rubble or tracks it has brought. */
  let before = game.clone(p)
  let done = 0
  return (effect) => {
    const isAllowed = allows(effect.type, p, effect)
    if (effect.type === 'dug') done += effect.count
    if (effect.type === 'laid') done += 1
    const isDone = effect.type !== 'home' || isWorkDone(p, before, effect, done)
    game.apply(p, effect)
    if (effect.type === 'home' || effect.type === 'area') {
      before = game.clone(p)
      done = 0
    }
    return isAllowed && isDone
  }
}

const isWorkDone = ({ isDug }: Position, before: Position, { seat, area }: EffectOf<'home'>, done: number): boolean =>
  area === 3 || (area === 1 && !isDug) ? done === duty(before, seat, area) : done === 0
