import type { Seat } from '../../../rules/game.ts'
import type { Light } from '../../../stage/art/light.ts'
import type { Looking } from '../../../stage/face.ts'
import { type SeatPaints, seatPaints } from '../../../stage/kit/seats/paints.ts'
import { type Box, cardIn, layoutIn, mineIn } from '../box.ts'
import { type Stage, stageOf } from '../chart.ts'
import { styleOf } from '../colours.ts'
import type { Layout } from '../layout.ts'
import type { Position } from '../position.ts'
import type { Grid } from './grid.ts'
import type { Captions, FaceWords } from './says.ts'

/** The moon over the mountain. */
export const light: Light = { x: 0.62, colour: '#566f8c' }

export { around, piece, spot } from '../../../stage/kit/piece.ts'

/** Everything that decides what is on the table. */
export interface Table {
  readonly box: Box
  readonly p: Position
  readonly layout: Layout
  readonly looking: Looking
  readonly grid: Grid
  readonly say: Captions
  readonly words: FaceWords
  /** The paints of each seat's things. */
  readonly paints: readonly SeatPaints[]
}

/** The depths of things; at equal depth the later piece is on top. */
export const depths = {
  ground: 0,
  rock: 10,
  way: 14,
  trial: 17,
  site: 20,
  label: 24,
  mark: 28,
  figure: 32,
  touch: 36,
  panel: 50,
  on: 54,
  pawn: 60,
  offer: 90,
} as const

/** The depth of what lies open over everything that isn’t to be chosen now. */
export const lift = 200

/** A table as seen by one viewer. */
export const tableOf = (
  box: Box,
  p: Position,
  grid: Grid,
  looking: Looking,
  say: Captions,
  words: FaceWords,
): Table => ({
  box,
  p,
  grid,
  looking,
  say,
  words,
  layout: layoutIn(box, p),
  paints: p.boards.map((_, seat) => seatPaints(styleOf(p, seat))),
})

/** The paints of a seat. */
export const paintsOf = ({ paints }: Table, seat: Seat): SeatPaints | undefined => paints[seat]

/** Whether a pick leads on to a move now. */
export const isNext = ({ looking }: Pick<Table, 'looking'>, pick: string): boolean => looking.next.includes(pick)

/** Whether something is picked already. */
export const isPicked = ({ looking }: Pick<Table, 'looking'>, pick: string): boolean => looking.picked.includes(pick)

/** The viewer for whom purses are open: nobody for those who only watch. */
export const viewerOf = ({ looking }: Pick<Table, 'looking'>): Seat => (looking.watches ? -1 : looking.seat)

/** The seats, with the one in front last. */
export const seatsAround = ({ p, looking }: Table): Seat[] =>
  p.boards.map((_, at) => (looking.seat + 1 + at) % p.boards.length)

/** The part of the turn that the table is in. */
export const currentStage = ({ phase }: Position): Stage => stageOf[phase]

/** The seats that are to act now. */
export function actingSeats(p: Position): readonly Seat[] {
  const top = p.todo.at(-1)
  if (top) return [top.seat]
  if (p.phase === 'auction') return p.auctions[0]?.begun ? p.auctions[0].seats.slice(0, 1) : []
  if (p.phase === 'sweep') return p.sweeps.flatMap((left, seat) => (left > 0 ? [seat] : []))
  if (p.phase === 'read')
    return p.boards.flatMap(({ mines }, seat) => (mines.some((one) => p.working.includes(one)) ? [seat] : []))
  if (p.phase === 'place' || p.phase === 'race' || p.phase === 'ship') return p.asked.slice(0, 1)
  return p.asked
}

/** Cards by their kind, in the order of the edition: their place tells those of a kind apart in pictures. */
export function nthOf({ values }: Box, card: number): number {
  const lists = [values.mines, values.people, values.events, values.passengers]
  for (const list of lists) {
    const at = list.findIndex(({ id }) => id === card)
    if (at >= 0) return at
  }
  const own = values.transports.find(({ id }) => id === card)
  return Math.max(
    0,
    values.transports.filter(({ kind }) => kind === own?.kind).findIndex(({ id }) => id === card),
  )
}

/** The name printed on a card: of a mine and a ticket, its site's. */
export function cardName({ box, layout }: Pick<Table, 'box' | 'layout'>, card: number): string {
  const one = cardIn(box, card)
  if (one.kind === 'transport' || one.kind === 'person' || one.kind === 'event') return one.card.name
  return layout.sites[layout.siteOf[card] ?? -1]?.name ?? (one.kind === 'mine' ? one.card.site : '')
}

/** The good of a mine's card by its name. */
export const goodIn = ({ box }: Pick<Table, 'box'>, mine: number) =>
  box.values.mines.find(({ id }) => id === mine)?.good ?? 'silver'

/** The seat that has a mine; -1 if nobody has it. */
export const ownerOf = ({ boards }: Position, mine: number): Seat =>
  boards.findIndex(({ mines }) => mines.includes(mine))

/** The goods that a mine brings by the face of the die, from 1; -1 depletes it. */
export const outputOf = ({ box }: Pick<Table, 'box'>, mine: number): readonly number[] => mineIn(box, mine).output
