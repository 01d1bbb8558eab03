import type { Features } from './features.ts'
import { home, pub } from './position.ts'

/** Sources from which a seat may still make points. The worth of each has been learnt: `content/weights.json`. */
export const prospects = [
  'iron',
  'ironForTrack',
  'stone',
  'stoneForStation',
  'rubble',
  'rubbleForStone',
  'passengers',
  'passengersForStation',
  'stations',
  'tracks',
  'tickets',
  'isNext',

  'stationsAhead',
  'mayScore',
  'bestCard',
  'secondCard',
  'bestCardMayScore',
  'bestCardNow',
  'inPub',
  'atHome',

  'affordable',
  'station',
  'stationNow',
  'lay',

  'scoredPassenger',
  'scoredTrack',
  'scoredStation',
  'scoredTicket',
  'scoredCard',
  'anyPassenger',
  'anyTrack',
  'anyStation',
  'anyTicket',
  'anyCard',
  'heldPassenger',
  'heldTrack',
  'heldStation',
  'heldTicket',
  'heldCard',

  // By the types of card pairs, as in `ActionCard.pair`.
  'goldenA',
  'goldenB',
  'goldenC',
  'goldenD',
  'goldenE',
  'greyA',
  'greyB',
  'greyC',
  'greyD',
  'greyE',
] as const

type Numbers<T extends readonly unknown[]> = { readonly [At in keyof T]: number }

/** A number for each of them, in their order. */
type Counts = Numbers<typeof prospects>

/** The prospects of a seat, all at once: a call for each would take as long as everything else about a position. */
export function countsOf({ board, cards, scored, tickets, isNext, stations, bonus, tracks }: Features): Counts {
  const { iron, stone, rubble, passengers } = board.supply
  const { held, golden, grey, best, second, builds } = cards
  const mayScore = board.stations > board.pile.length ? 1 : 0
  return [
    iron,
    Math.min(2, iron),
    stone,
    Math.min(2, stone),
    rubble,
    Math.min(4, rubble),
    passengers,
    Math.min(2, passengers),
    board.stations,
    board.tracks,
    tickets,
    isNext ? 1 : 0,

    board.stations - board.pile.length,
    mayScore,
    best,
    second,
    best * mayScore,
    board.surveyor !== pub && (golden[4] ?? 0) > 0 ? best * mayScore : 0,
    board.surveyor === pub ? 1 : 0,
    board.surveyor === home ? 1 : 0,

    stations,
    bonus,
    builds ? bonus : 0,
    tracks,

    scored.passenger,
    scored.track,
    scored.station,
    scored.ticket,
    scored.card,
    Math.min(1, scored.passenger),
    Math.min(1, scored.track),
    Math.min(1, scored.station),
    Math.min(1, scored.ticket),
    Math.min(1, scored.card),
    held.passenger,
    held.track,
    held.station,
    held.ticket,
    held.card,

    // By the types of card pairs, as in `ActionCard.pair`.
    golden[0] ?? 0,
    golden[1] ?? 0,
    golden[2] ?? 0,
    golden[3] ?? 0,
    golden[4] ?? 0,
    grey[0] ?? 0,
    grey[1] ?? 0,
    grey[2] ?? 0,
    grey[3] ?? 0,
    grey[4] ?? 0,
  ]
}
