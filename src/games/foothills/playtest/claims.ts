import type { Box } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { boardOf, inHand, type Position, slotOf } from '../position.ts'
import { seatName } from '../text/en/seats.ts'
import { isGrey } from '../turn.ts'
import { cardName, placeName } from './meanings.ts'

/** Something an effect says of how things lay when it came: what it is, as told, and as it was. */
export type Claim = readonly [
  what: string,
  told: number | string | undefined,
  was: number | string | undefined,
]

type Claims = {
  readonly [T in EffectType]: (box: Box, p: Position, effect: EffectOf<T>) => readonly Claim[]
}

const nothing = () => []

const claims: Claims = {
  dealt: nothing,
  turn: nothing,
  selected: (_, p, { seat, card, grey }) => cardClaims(p, seat, card, grey),
  skipped: nothing,
  drew: nothing,
  drewHand: nothing,
  kept: (_, p, { iron, stone, restIron, restStone }) => [
    ['iron ore in the hand', iron + restIron, inHand(p, 'iron')],
    ['stone in the hand', stone + restStone, inHand(p, 'stone')],
  ],
  took: nothing,
  received: nothing,
  paid: nothing,
  dug: nothing,
  cleared: (_, p, { station }) => [['the rubble left there', 0, p.rubble[station]]],
  gave: nothing,
  laid: (box, p, { station, space }) => [
    [
      'the track space',
      'free',
      owner(p, p.tracks[(box.stations[station]?.firstTrack ?? 0) + space]),
    ],
  ],
  built: (box, p, { station, space }) => [
    ['the space', 'free', owner(p, p.spaces[(box.stations[station]?.firstSpace ?? 0) + space])],
  ],
  earned: nothing,
  surveyed: (box, p, { seat, from }) => [
    ['the way from', placeName(box, from), placeName(box, boardOf(p, seat).surveyor)],
  ],
  ticket: (_, p, { seat, ticket }) => [
    ['the ticket', 'new', (boardOf(p, seat).tickets >> ticket) & 1 ? 'held already' : 'new'],
  ],
  summit: nothing,
  flipped: (_, p, { seat, card, grey }) => cardClaims(p, seat, card, !grey),
  scored: (box, p, { seat, card, spare, slot }) => [
    ['the card in its slot', cardName(box, card), cardName(box, boardOf(p, seat).cards[slot])],
    ['the new card', 'spare', spare < 0 || p.spare.includes(spare) ? 'spare' : 'elsewhere'],
  ],
  event: nothing,
  navvy: (_, p, { station, rubble }) => [
    ['the rubble there', rubble, p.rubble[station]],
    ['the card', 'uncovered', p.navvies[station] === 0 ? 'uncovered' : 'covered'],
  ],
  completed: (_, p, { stop }) =>
    stop === 0 ? [] : [['the number of buffer stops before', stop - 1, p.stops.length]],
  ending: (_, p) => [['the end', 'not triggered', p.ending ? 'triggered' : 'not triggered']],
  returned: (_, p, { events }) => [['white cubes in the stockyard', events, p.yard.event]],
  over: nothing,
}

const owner = (p: Position, value = 0) => (value === 0 ? 'free' : `${seatName(p, value - 1)}’s`)

/** That a card lies below a seat's board, with this side up. */
function cardClaims(p: Position, seat: number, card: number, grey: boolean): readonly Claim[] {
  const board = boardOf(p, seat)
  const slot = slotOf(board, card)
  if (slot < 0) return [['the card', `${seatName(p, seat)}’s`, 'elsewhere']]
  return [['the side that was up', side(grey), side(isGrey(board, slot))]]
}

const side = (grey: boolean) => (grey ? 'grey' : 'golden')

// The kind goes beside the effect: so the compiler sees that claim and effect belong together.
const claim = <T extends EffectType>(
  type: T,
  box: Box,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => claims[type](box, p, effect)

/** All that an effect says of how things lay when it came. */
export const claimsOf = (box: Box, p: Position, effect: Effect): readonly Claim[] =>
  claim(effect.type, box, p, effect)
