import type { Json } from '../../kit/json.ts'
import type { Goods } from './position.ts'
import { openArea } from './spaces.ts'

/** Values to set, by their paths. */
export type Changes = Readonly<Record<string, Json>>
/** Number of each cube when two play. */
const all = { iron: 27, stone: 15, coal: 14, white: 5, steel: 18 }

/** The contracts in play when two play. */
const contracts = [...Array.from({ length: 27 }, (_, at) => at + 1), 30]

/** A contract for the surveyor’s area. */
const fromTheBag = 18

/** The beginning of a stop: mostly Blue’s last labourer to place, and everyone else at work already. */
export interface Scene {
  readonly round: number
  readonly mine?: Partial<Goods>
  readonly theirs?: Partial<Goods>
  readonly yard?: { readonly iron: number; readonly stone: number; readonly coal: number }
  readonly hands?: readonly [readonly number[], readonly number[]]
  readonly offer?: readonly number[]
  /** Coal on the trains in the shed. */
  readonly shedCoal?: number
  /** White cubes on the event track. */
  readonly events?: readonly number[]
  /** By area, who stands on each space. */
  readonly work?: Readonly<Record<number, readonly number[]>>
  readonly more?: Changes
}

/** No labourer stands on a space. */
export const nobody = -1
const spaces = [2, 2, 1, 1, 2, 1, 0]

const goodsOf = (goods: Partial<Goods> = {}) => ({ iron: 0, stone: 0, coal: 0, steel: 0, rubble: 0, ...goods })

/**
 * The position of a scene. The rival holds a contract for the surveyor’s area, so it is asked before the round ends,
 * and the table stays as the stop left it.
 */
export function scene({
  round,
  yard = { iron: 5, stone: 3, coal: 1 },
  hands = [[], [fromTheBag]],
  offer = [12, 20, 22],
  shedCoal = 5,
  events = [],
  work = { [openArea]: [1, 0, 1] },
  more = {},
  ...held
}: Scene): Changes {
  const [mine, theirs] = [goodsOf(held.mine), goodsOf(held.theirs)]
  const left = (kind: 'iron' | 'stone' | 'coal') =>
    all[kind] - yard[kind] - mine[kind] - theirs[kind] - (kind === 'coal' ? shedCoal : 0)
  const away = [...offer, ...hands.flat()]
  return {
    phase: 'assign',
    seat: 0,
    start: 0,
    round,
    'boards.0.goods': mine,
    'boards.1.goods': theirs,
    'boards.0.hand': [...hands[0]],
    'boards.1.hand': [...hands[1]],
    'boards.0.labourers': 1,
    'boards.1.labourers': 0,
    office: [...offer],
    deck: contracts.filter((one) => !away.includes(one)),
    events: [...events],
    isForSale: events.length > 0,
    yard: { ...yard },
    bag: { iron: left('iron'), stone: left('stone'), coal: left('coal'), event: all.white - events.length },
    steel: all.steel - mine.steel - theirs.steel,
    work: spaces.map((count, area) => [...(work[area] ?? Array.from({ length: count }, () => nobody))]),
    ...more,
  }
}
