import type { Features } from './features.ts'
import { home, pub } from './position.ts'

/** Types of card pairs by number, as in `ActionCard.pair`. */
type Pair = 0 | 1 | 2 | 3 | 4

const golden =
  (pair: Pair) =>
  ({ golden: count }: Features) =>
    count[pair] ?? 0

const grey =
  (pair: Pair) =>
  ({ grey: count }: Features) =>
    count[pair] ?? 0

const mayScore = ({ board }: Features) => (board.stations > board.pile.length ? 1 : 0)

/**
 * Sources from which a seat may still make points, as numbers. The worth of each has been learnt:
 * `content/weights.json`.
 */
export const prospects: Readonly<Record<string, (features: Features) => number>> = {
  iron: ({ board }) => board.supply.iron,
  ironForTrack: ({ board }) => Math.min(2, board.supply.iron),
  stone: ({ board }) => board.supply.stone,
  stoneForStation: ({ board }) => Math.min(2, board.supply.stone),
  rubble: ({ board }) => board.supply.rubble,
  rubbleForStone: ({ board }) => Math.min(4, board.supply.rubble),
  passengers: ({ board }) => board.supply.passengers,
  passengersForStation: ({ board }) => Math.min(2, board.supply.passengers),
  stations: ({ board }) => board.stations,
  tracks: ({ board }) => board.tracks,
  tickets: ({ tickets }) => tickets,
  isNext: ({ isNext }) => (isNext ? 1 : 0),

  stationsAhead: ({ board }) => board.stations - board.pile.length,
  mayScore,
  bestCard: ({ best }) => best,
  secondCard: ({ second }) => second,
  bestCardMayScore: (features) => features.best * mayScore(features),
  bestCardNow: (features) =>
    features.board.surveyor !== pub && golden(4)(features) > 0 ? features.best * mayScore(features) : 0,
  inPub: ({ board }) => (board.surveyor === pub ? 1 : 0),
  atHome: ({ board }) => (board.surveyor === home ? 1 : 0),

  affordable: ({ stations }) => stations,
  station: ({ bonus }) => bonus,
  stationNow: ({ bonus, builds }) => (builds ? bonus : 0),
  lay: ({ tracks }) => tracks,

  scoredPassenger: ({ scored }) => scored.passenger,
  scoredTrack: ({ scored }) => scored.track,
  scoredStation: ({ scored }) => scored.station,
  scoredTicket: ({ scored }) => scored.ticket,
  scoredCard: ({ scored }) => scored.card,
  anyPassenger: ({ scored }) => Math.min(1, scored.passenger),
  anyTrack: ({ scored }) => Math.min(1, scored.track),
  anyStation: ({ scored }) => Math.min(1, scored.station),
  anyTicket: ({ scored }) => Math.min(1, scored.ticket),
  anyCard: ({ scored }) => Math.min(1, scored.card),
  heldPassenger: ({ held }) => held.passenger,
  heldTrack: ({ held }) => held.track,
  heldStation: ({ held }) => held.station,
  heldTicket: ({ held }) => held.ticket,
  heldCard: ({ held }) => held.card,

  goldenA: golden(0),
  goldenB: golden(1),
  goldenC: golden(2),
  goldenD: golden(3),
  goldenE: golden(4),
  greyA: grey(0),
  greyB: grey(1),
  greyC: grey(2),
  greyD: grey(3),
  greyE: grey(4),
}
