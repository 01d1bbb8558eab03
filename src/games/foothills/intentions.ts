import type { Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import type { Intention, MoveType } from './moves.ts'
import { home, isInPlay, type Position, pub } from './position.ts'

const kinds = ['iron', 'stone'] as const
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The intentions someone might have, for each type of move, given what is in the box and on the table. */
const wants: {
  readonly [T in MoveType]: (box: Box, p: Position) => readonly Intention[]
} = {
  select: (box) => box.actions.map(({ index }) => ({ type: 'select', card: index })),
  take: () => kinds.map((kind) => ({ type: 'take', kind })),
  gain: () =>
    kinds.flatMap((kind) => [
      { type: 'gain', kind, from: 'yard' },
      { type: 'gain', kind, from: 'bag' },
    ]),
  dig: (box) => upTo(box.lines.length).map((line) => ({ type: 'dig', line })),
  lay: (box, p) => stationsOf(box, p).map((station) => ({ type: 'lay', station })),
  exchange: () => [{ type: 'exchange' }],
  build: (box, p) =>
    stationsOf(box, p).flatMap((station) =>
      upTo(box.stations[station]?.spaces.length ?? 0).map((space): Intention => ({ type: 'build', station, space })),
    ),
  survey: (box, p) => [home, pub, ...stationsOf(box, p)].map((to) => ({ type: 'survey', to })),
  flip: (_, p) => ownCards(p).map((card) => ({ type: 'flip', card })),
  score: (_, p) => ownCards(p).map((card) => ({ type: 'score', card })),
  ticket: (box) => upTo(box.tickets.length).map((ticket) => ({ type: 'ticket', ticket })),
  keep: () => [{ type: 'keep' }],
  done: () => [{ type: 'done' }],
}

const stationsOf = (box: Box, p: Position) =>
  box.stations.map(({ index }) => index).filter((index) => isInPlay(box, p, index))

const ownCards = (p: Position) => (p.boards[p.seat]?.cards ?? []).filter((card) => card >= 0)

/** Everything that someone might want to do: each type of move with each thing it could be about. */
export const intentionsOf = (box: Box, p: Position): readonly Intention[] =>
  Object.values(wants).flatMap((want) => want(box, p))

/** Whether an intention is about one of the seat's own action cards, or about none. */
export const isOwn = (p: Position, seat: Seat, intention: Intention): boolean =>
  !('card' in intention) || intention.card === undefined || p.boards[seat]?.cards.includes(intention.card) === true
