import type { Json } from '../../kit/json.ts'
import { goods } from './content/edition.ts'
import { home, type Phase } from './position.ts'

/** Values to set, by their paths. */
export type Changes = Readonly<Record<string, Json>>

/** The two bases, by their sites, and the first haulers. */
const bronzehall = 4
const copperkeep = 25
const grumbold = 40
const mudge = 41

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Every card in play when two play, but passengers’. */
const cards = [...upTo(1, 9), ...upTo(13, 15), ...upTo(19, 22), ...upTo(26, 28), ...upTo(33, 35), ...upTo(40, 85)]

const cubes = 20

/** One player’s things at the beginning of a stop. */
export interface Holding {
  readonly money?: number
  /** Segments with its track. */
  readonly track?: readonly number[]
  /** The segment its elf stands on, at home if missing. */
  readonly surveyor?: number
  /** The card its dwarf stands on, at home if missing. */
  readonly agent?: number
  readonly mines?: readonly number[]
  readonly transports?: readonly number[]
  readonly tickets?: readonly number[]
}

/** The beginning of a stop. */
export interface Scene {
  readonly phase: Phase
  readonly turn: number
  readonly start?: 0 | 1
  readonly asked?: readonly number[]
  readonly mine?: Holding
  readonly theirs?: Holding
  readonly row?: readonly number[]
  readonly snow?: readonly number[]
  /** Goods by the card of the mine. */
  readonly goods?: Readonly<Record<number, number>>
  readonly more?: Changes
}

/** A mine beside the rival’s base with goods to ship: the rival is asked for that, so the table stays as it is. */
const rival: Holding = { money: 0, track: [26], mines: [20], transports: [mudge] }
const rivalGoods = { 20: 2 }

/** The mines, people and haulers in the row. */
const usualRow = [27, 14, 33, 45, 57, 62]
/** Segments on the mountain, and paper clips. */
const segments = 45 + 2

const boardOf = (base: number, { money = 44, track = [], ...held }: Holding) => ({
  money,
  sold: goods.map(() => 0),
  fares: 0,
  declared: money >= 400,
  cubes: cubes - track.length,
  bases: [base],
  pawns: [
    { role: 'surveyor', rating: 0, at: held.surveyor ?? home },
    { role: 'agent', rating: 0, at: held.agent ?? home },
  ],
  people: [],
  transports: [...(held.transports ?? [grumbold])],
  mines: [...(held.mines ?? [])],
  tickets: [...(held.tickets ?? [])],
  rides: [],
  clip: false,
})

/** The position of a scene: the learner at Bronzehall against someone at Copperkeep. */
export function scene({ mine = {}, theirs = rival, row = usualRow, snow = [], more = {}, ...at }: Scene): Changes {
  const [one, other] = [boardOf(bronzehall, mine), boardOf(copperkeep, theirs)]
  const out = [...row, ...snow, ...[one, other].flatMap(({ transports, mines }) => [...transports, ...mines])]
  const ownerOf = (segment: number) => (mine.track?.includes(segment) ? 1 : theirs.track?.includes(segment) ? 2 : 0)
  return {
    phase: at.phase,
    turn: at.turn,
    start: at.start ?? 0,
    asked: [...(at.asked ?? [0])],
    owners: Array.from({ length: segments }, (_, segment) => ownerOf(segment)),
    'boards.0': one,
    'boards.1': other,
    upcards: [...row],
    snow: [...snow],
    deck: cards.filter((card) => !out.includes(card)),
    ...Object.fromEntries(
      Object.entries({ ...rivalGoods, ...at.goods }).map(([card, goods]) => [`goods.${card}`, goods]),
    ),
    ...more,
  }
}
