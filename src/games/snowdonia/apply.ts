import { need } from '../../kit/assert.ts'
import { type Box, lineIn } from './box.ts'
import type { Effect, EffectOf, EffectType } from './effects.ts'
import { stationIn } from './line.ts'
import { boardOf, free, lost, type Position } from './position.ts'
import { dealt } from './setup.ts'
import { digArea, openArea } from './spaces.ts'

type Changes = {
  readonly [T in EffectType]: (box: Box, p: Position, effect: EffectOf<T>) => void
}

const nothing = () => {}

/** The changes each effect makes on the table. */
const changes: Changes = {
  dealt,
  forecast: (_, p, { coming }) => {
    p.coming = [...coming]
  },
  began: (_, p, { seat, end }) => {
    boardOf(p, seat).end = end
  },
  posted: (_, p, { end }) => {
    p.post = end
  },
  round: (_, p, { round }) => {
    p.round = round
    p.builds = 0
    p.isStartFixed = false
    p.isLocked = false
    for (const board of p.boards) board.active = []
  },
  hired: (_, p, { seat, coal }) => {
    const board = boardOf(p, seat)
    board.hired = true
    board.labourers += 1
    board.goods.coal -= coal
    p.bag.coal += coal
  },
  placed: (_, p, { seat, area, space }) => {
    boardOf(p, seat).labourers -= 1
    put(p, area, space, seat)
  },
  moved: (_, p, { seat, area, space, toArea, toSpace }) => {
    put(p, area, space, nobody)
    put(p, toArea, toSpace, seat)
  },
  area: nothing,
  used: (_, p, { seat, contract }) => {
    const board = boardOf(p, seat)
    take(board.hand, contract)
    board.used.push(contract)
    board.active.push(contract)
  },
  locked: (_, p) => {
    p.isLocked = true
  },
  lead: (_, p, { seat, fixed }) => {
    p.start = seat
    if (fixed) p.isStartFixed = true
  },
  took: (_, p, { seat, iron, stone, coal }) => {
    const { goods } = boardOf(p, seat)
    p.yard.iron -= iron
    p.yard.stone -= stone
    p.yard.coal -= coal
    goods.iron += iron
    goods.stone += stone
    goods.coal += coal
  },
  drewBag: (_, p, { seat, iron, stone, coal }) => {
    const { goods } = boardOf(p, seat)
    p.bag.iron -= iron
    p.bag.stone -= stone
    p.bag.coal -= coal
    goods.iron += iron
    goods.stone += stone
    goods.coal += coal
  },
  traded: (_, p, { seat, iron, steel, rubble, stone }) => {
    const { goods } = boardOf(p, seat)
    goods.iron -= iron
    goods.steel += steel
    goods.rubble -= rubble
    goods.stone += stone
    p.bag.iron += iron
    p.bag.stone -= stone
    p.steel -= steel
  },
  dug: (_, p, { seat, space, count }) => {
    p.rubble[space] = (p.rubble[space] ?? 0) - count
    boardOf(p, seat).goods.rubble += count
  },
  claimed: (_, p, { seat, space }) => {
    p.owners[space] = seat + 1
    boardOf(p, seat).markers -= 1
  },
  laid: (_, p, { seat, space }) => {
    const board = boardOf(p, seat)
    board.goods.steel -= 1
    board.markers -= 1
    p.steel += 1
    p.owners[space] = seat + 1
  },
  built: (_, p, { seat, site, steel, stone, iron, rubble }) => {
    const board = boardOf(p, seat)
    spend(p, seat, { steel, stone, iron, rubble })
    board.markers -= 1
    p.sites[site] = seat + 1
    p.builds += 1
  },
  gift: (_, p, { seat, kind }) => {
    p.bag[kind] -= 1
    boardOf(p, seat).goods[kind] += 1
  },
  bought: (_, p, { seat, train, steel, iron, coal }) => {
    const board = boardOf(p, seat)
    spend(p, seat, { steel, stone: 0, iron, rubble: 0 })
    board.train = train
    board.goods.coal += coal
    p.shed = p.shed.filter((one) => one.train !== train)
    p.builds += 1
  },
  returned: (_, p, { seat, train }) => {
    boardOf(p, seat).train = 0
    if (p.boards.length === 1) return
    p.shed.push({ train, coal: 0 })
    p.shed.sort((a, b) => a.train - b.train)
  },
  fuelled: (_, p, { train, coal }) => {
    const shed = p.shed.find((one) => one.train === train)
    if (shed) shed.coal += coal
    p.bag.coal -= coal
  },
  contract: (_, p, { seat, contract, space }) => {
    p.office[space] = 0
    boardOf(p, seat).hand.push(contract)
  },
  drew: (_, p, { contracts }) => {
    for (const contract of contracts) take(p.deck, contract)
    p.back = 'none'
  },
  kept: (_, p, { seat, contract, card, discarded }) => {
    const board = boardOf(p, seat)
    if (contract !== card) {
      take(board.used, card)
      take(board.active, card)
      board.hand.push(contract)
    }
    p.discard.push(...discarded)
  },
  surveyed: (_, p, { seat, to, marker }) => {
    const board = boardOf(p, seat)
    board.surveyor = to
    if (marker) board.markers -= 1
  },
  disc: (_, p, { weather }) => {
    p.coming[0] = weather
  },
  home: (_, p, { seat, area, space, pub }) => {
    const board = boardOf(p, seat)
    put(p, area, space, nobody)
    if (pub) board.hired = false
    else board.labourers += 1
  },
  allDug: (_, p) => {
    p.isDug = true
    p.work[digArea] = [nobody]
  },
  dropped: (_, p, { contracts }) => {
    p.discard.push(...contracts)
    p.office = p.office.map((contract) => (contracts.includes(contract) ? 0 : contract))
  },
  closedUp: (_, p, { office }) => {
    p.office = [...office]
  },
  reshuffled: (_, p) => {
    p.deck = p.discard.toSorted((a, b) => a - b)
    p.discard = []
  },
  filled: (_, p, { contract, space }) => {
    take(p.deck, contract)
    p.back = 'none'
    p.office[space] = contract
  },
  back: (_, p, { weather }) => {
    p.back = weather
  },
  weather: (_, p, { sky, coming, dig, lay }) => {
    p.sky = sky
    p.coming = [...coming]
    p.dig = dig
    p.lay = lay
  },
  stocked: (_, p, { cubes }) => {
    for (const cube of cubes) {
      p.bag[cube] -= 1
      if (cube !== 'event') p.yard[cube] += 1
    }
  },
  event: (_, p, { space }) => {
    p.events.push(space)
  },
  cleared: (_, p, { space, count }) => {
    p.rubble[space] = (p.rubble[space] ?? 0) - count
  },
  railed: (_, p, { space }) => {
    p.owners[space] = lost
  },
  completed: (box, p, { station }) => {
    p.closed[station] = true
    const { sites, digs } = stationIn(lineIn(box, p), station)
    for (const site of sites) if (p.sites[site] === free) p.sites[site] = lost
    for (const dig of digs) if (p.owners[dig] === free) p.owners[dig] = lost
  },
  forSale: (_, p) => {
    p.isForSale = true
  },
  upkeep: nothing,
  maintained: (_, p, { seat, contract }) => {
    const board = boardOf(p, seat)
    if (contract > 0) {
      take(board.hand, contract)
      p.discard.push(contract)
      return
    }
    board.goods.steel -= 1
    p.steel += 1
  },
  crossed: (_, p, { end }) => {
    p.post = end
  },
  cubesBack: (_, p, { spaces }) => {
    p.events = p.events.filter((space) => !spaces.includes(space))
    p.bag.event += spaces.length
  },
  scored: (_, p, { seat, contracts }) => {
    boardOf(p, seat).scored = [...contracts]
  },
  ending: nothing,
  over: nothing,
}

/** No labourer stands on a space. */
const nobody = -1

function put(p: Position, area: number, space: number, seat: number): void {
  const spaces = need(p.work[area], 'an area')
  if (seat === nobody && area === openArea) spaces.splice(space, 1)
  else spaces[space] = seat
}

/** Stone and iron ore go back to the bag, steel bars and rubble to the general supply. */
function spend(
  p: Position,
  seat: number,
  { steel, stone, iron, rubble }: { steel: number; stone: number; iron: number; rubble: number },
): void {
  const { goods } = boardOf(p, seat)
  goods.steel -= steel
  goods.stone -= stone
  goods.iron -= iron
  goods.rubble -= rubble
  p.steel += steel
  p.bag.stone += stone
  p.bag.iron += iron
}

function take(cards: number[], card: number): void {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
}

// The type is passed beside the effect so that the compiler pairs table entry and effect.
const change = <T extends EffectType>(type: T, box: Box, p: Position, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  changes[type](box, p, effect)

/** Makes an effect happen: the only way anything on the table changes. */
export const apply = (box: Box, p: Position, effect: Effect): void => change(effect.type, box, p, effect)
