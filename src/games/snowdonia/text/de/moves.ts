import { many } from '../../../../kit/german.ts'
import type { moves as english, short as englishShort } from '../en/moves.ts'
import { counted } from './goods.ts'

/** Labels of moves. */
export const moves: typeof english = {
  end: (station) => `Beginnen: ${station}`,
  post: (station) => `Neutraler Vermesser: ${station}`,
  hire: (coal) => `${counted.coal(coal)} für einen dritten Arbeiter`,
  place: (area, space) => `${area}, Feld ${space}`,
  brings: {
    tracks: (n) => many(n, 'Gleis', 'Gleise'),
    upTo: (goods) => `bis zu ${goods}`,
    points: (n) => `+${counted.points(n)}`,
  },
  sendTo: (place) => `Einen Arbeiter schicken: ${place}?`,
  bringsNothing: 'Das brächte jetzt nichts.',
  yes: { place: 'Arbeiter schicken', build: 'Bauen', buy: 'Kaufen', move: 'Versetzen' },
  elsewhere: 'Woandershin',
  goFirst: 'du beginnst',
  secondBuild: 'Zweiter Bau',
  use: (contract) => `Nutzen: ${contract}`,
  take: (goods) => `${goods} nehmen`,
  trade: (given, made) => `${given} → ${made}`,
  tradeNothing: 'Nichts tauschen',
  build: (station, price, points) => `${station}: ${price} → ${points}`,
  buy: (train, price) => `${train} kaufen: ${price}`,
  contract: (contract, bonus) => `${contract}: ${bonus}`,
  disc: (weather) => weather,
  move: (from, to) => `Von ${from} nach ${to}`,
  keep: (contract, bonus) => `Behalten: ${contract}: ${bonus}`,
  pay: `${counted.steel(1)} zahlen`,
  discard: (contract) => `Abwerfen: ${contract}`,
  return: 'Lokomotive zurückgeben',
  score: (points, contracts) => `${points}: ${contracts}`,
  scoreNothing: 'Keinen werten',
  done: { cards: 'Keinen nutzen', build: 'Nichts bauen', move: 'Keinen versetzen', otherwise: 'Fertig' },
}

/** Moves in a few words, where these differ. */
export const short: typeof englishShort = { hire: 'Dritter Arbeiter', placed: (area, space) => `${area} ${space}` }
