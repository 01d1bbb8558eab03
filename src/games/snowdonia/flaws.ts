import type { Flaw } from '../../rules/flaw.ts'
import { type Box, countsIn } from './box.ts'
import type { Line } from './line.ts'
import { type Cube, type Kind, kinds, type Position } from './position.ts'
import { digArea } from './spaces.ts'

/** Possible flaws of a position made by hand. */
export const flawReasons = [
  'seats',
  'size',
  'cubes',
  'white',
  'steel',
  'markers',
  'contracts',
  'trains',
  'labourers',
  'rates',
  'rubble',
] as const
export type FlawReason = (typeof flawReasons)[number]

const flaw = (reason: FlawReason, at: string, amounts: Flaw['amounts'] = {}): Flaw => ({ reason, at, amounts })

/** Flaws of a position `q` that is to replace `p` in the same match. */
export function flawsOf(box: Box, line: Line, q: Position, p: Position): readonly Flaw[] {
  const sized = sizeFlaws(line, q, p)
  if (sized.length > 0) return sized
  return [
    ...cubeFlaws(q, p),
    ...steelFlaws(box, q),
    ...q.boards.flatMap((_, seat) => markerFlaws(box, line, q, seat)),
    ...cardFlaws(line, q),
    ...trainFlaws(box, q),
    ...labourFlaws(box, q),
    ...lineFlaws(box, line, q),
  ]
}

/** Everything is as long as the match has it. */
function sizeFlaws({ spaces, sites, stations, tracks }: Line, q: Position, p: Position): Flaw[] {
  const seats = p.boards.length
  const named = [q.start, q.seat, ...q.window, ...q.asked, ...q.todo.map((frame) => frame.seat)]
  const standing = q.work.flat().filter((seat) => seat >= seats)
  if (q.boards.length !== seats || standing.length > 0 || named.some((seat) => seat >= seats))
    return [flaw('seats', 'boards', { need: seats })]
  const lengths = [
    ['rubble', q.rubble.length, spaces.length],
    ['owners', q.owners.length, spaces.length],
    ['sites', q.sites.length, sites.length],
    ['closed', q.closed.length, stations.length],
    ['tracks', q.tracks.length, tracks.length],
  ] as const
  return lengths.flatMap(([at, have, need]) => (have === need ? [] : [flaw('size', at, { have, need })]))
}

/** Number of cubes of a kind: in the bag, the yard, on trains and with players. */
export function cubesIn(p: Position, kind: Kind): number {
  const held = p.boards.reduce((sum, { goods }) => sum + goods[kind], 0)
  const onTrains = kind === 'coal' ? p.shed.reduce((sum, { coal }) => sum + coal, 0) : 0
  return p.bag[kind] + p.yard[kind] + held + onTrains
}

/** Number of white cubes: in the bag, on the event track and on their way to it. */
export const whiteIn = (p: Position): number => p.bag.event + p.events.length + p.due

function cubeFlaws(q: Position, p: Position): Flaw[] {
  const flaws: Flaw[] = []
  for (const kind of kinds) {
    const [have, need] = [cubesIn(q, kind), cubesIn(p, kind)]
    if (have !== need) flaws.push(flaw('cubes', `bag.${kind}`, { kind, have, need }))
  }
  const [have, need] = [whiteIn(q), whiteIn(p)]
  const kind: Cube = 'event'
  if (have !== need) flaws.push(flaw('white', 'bag.event', { kind, have, need }))
  return flaws
}

/** Steel bars in the supply and with players. */
export const steelIn = (p: Position): number => p.boards.reduce((sum, { goods }) => sum + goods.steel, p.steel)

function steelFlaws({ values }: Box, q: Position): Flaw[] {
  const [have, need] = [steelIn(q), values.box.steel.value]
  return have === need ? [] : [flaw('steel', 'steel', { have, need })]
}

/** A player’s markers: in hand, along the line, on sites, and at the end where the player began. */
export function markersOf({ ends }: Line, p: Position, seat: number): number {
  const board = p.boards[seat]
  const placed = [...p.owners, ...p.sites].filter((owner) => owner === seat + 1).length
  const left = ends > 0 && (board?.surveyor ?? 0) > 0 ? 1 : 0
  return placed + left + (board?.markers ?? 0)
}

function markerFlaws({ values }: Box, line: Line, q: Position, seat: number): Flaw[] {
  const [have, need] = [markersOf(line, q, seat), values.box.markers.value]
  return have === need ? [] : [flaw('markers', `boards.${seat}.markers`, { have, need })]
}

/** Every contract in play, wherever it is. */
export function contractsIn(p: Position): number[] {
  const held = p.boards.flatMap(({ hand, used }) => [...hand, ...used])
  const drawn = p.todo.flatMap((frame) =>
    frame.do === 'keep' ? frame.contracts.filter((contract) => contract !== frame.card) : [],
  )
  const office = p.office.filter((contract) => contract > 0)
  return [...p.deck, ...p.discard, ...office, ...held, ...drawn].sort((a, b) => a - b)
}

function cardFlaws({ contracts }: Line, q: Position): Flaw[] {
  const have = contractsIn(q)
  const wrong = have.find((one, at) => one !== contracts[at])
  return have.length === contracts.length && wrong === undefined
    ? []
    : [flaw('contracts', 'deck', { have: have.length, need: contracts.length })]
}

/** Every train, wherever it is. */
export function trainsIn(p: Position): number[] {
  const owned = p.boards.flatMap(({ train }) => (train > 0 ? [train] : []))
  const aside = p.aside > 0 ? [p.aside] : []
  return [...p.shed.map(({ train }) => train), ...owned, ...aside].sort((a, b) => a - b)
}

function trainFlaws({ values, trains }: Box, q: Position): Flaw[] {
  const have = trainsIn(q)
  const isOnce = new Set(have).size === have.length && have.every((train) => trains[train])
  const need = q.boards.length === 1 ? undefined : values.trains.length
  return isOnce && (need === undefined || have.length === need)
    ? []
    : [flaw('trains', 'shed', { have: have.length, need: need ?? 1 })]
}

/** Labourers at home and at work: two each, a third if it is hired. */
export const labourersOf = (p: Position, seat: number): number =>
  (p.boards[seat]?.labourers ?? 0) + p.work.flat().filter((one) => one === seat).length

function labourFlaws(box: Box, q: Position): Flaw[] {
  const { spaces } = countsIn(box, q)
  const areas = spaces.flatMap((count, area) => {
    const need = area === digArea && q.isDug ? 1 : count
    const have = q.work[area]?.length ?? 0
    return have === need ? [] : [flaw('labourers', `work.${area}`, { have, need })]
  })
  const players = q.boards.flatMap(({ hired }, seat) => {
    const [have, need] = [labourersOf(q, seat), hired ? 3 : 2]
    return have === need ? [] : [flaw('labourers', `boards.${seat}.labourers`, { have, need })]
  })
  return [...areas, ...players]
}

function lineFlaws({ values, tracks }: Box, line: Line, q: Position): Flaw[] {
  const flaws: Flaw[] = []
  if (q.dig >= values.rates.dig.spaces.length) flaws.push(flaw('rates', 'dig'))
  if (q.lay >= values.rates.lay.spaces.length) flaws.push(flaw('rates', 'lay'))
  for (const [at, { kind, track, rubble }] of line.spaces.entries()) {
    const need = kind === 'dig' ? rubble : (tracks[q.tracks[track] ?? -1]?.rubble ?? -1)
    const have = q.rubble[at] ?? 0
    if (have > need) flaws.push(flaw('rubble', `rubble.${at}`, { have, need }))
    else if (have > 0 && (q.owners[at] ?? 0) > 0) flaws.push(flaw('rubble', `owners.${at}`, { have, need: 0 }))
  }
  return flaws
}
