import { many } from '../../../../kit/welsh.ts'
import type { moves as english, short as englishShort } from '../en/moves.ts'
import { counted } from './goods.ts'
import { track } from './nouns.ts'
import { inStation } from './stations.ts'

/** Labels of moves. */
export const moves: typeof english = {
  end: (station) => `Dechrau ${inStation(station)}`,
  post: (station) => `Syrfëwr niwtral: ${station}`,
  hire: (coal) => `Talu ${counted.coal(coal)} am drydydd gweithiwr`,
  place: (area, space) => `${area}, lle ${space}`,
  brings: { tracks: (n) => many(n, track), upTo: (goods) => `hyd at ${goods}`, points: (n) => `+${counted.points(n)}` },
  sendTo: (place) => `Anfon gweithiwr: ${place}?`,
  bringsNothing: 'Fyddai dim yn dod ohono nawr.',
  yes: { place: 'Anfon gweithiwr', build: 'Adeiladu', buy: 'Prynu', move: 'Symud' },
  elsewhere: 'Rhywle arall',
  goFirst: 'ti fydd yn dechrau',
  secondBuild: 'Ail Adeiladu',
  use: (contract) => `Defnyddio: ${contract}`,
  take: (goods) => `Cymryd ${goods}`,
  trade: (given, made) => `${given} → ${made}`,
  tradeNothing: 'Peidio â chyfnewid',
  build: (station, price, points) => `${station}: ${price} → ${points}`,
  buy: (train, price) => `Prynu ${train}: ${price}`,
  contract: (contract, bonus) => `${contract}: ${bonus}`,
  disc: (weather) => weather,
  move: (from, to) => `${from} → ${to}`,
  keep: (contract, bonus) => `Cadw: ${contract}: ${bonus}`,
  pay: `Talu ${counted.steel(1)}`,
  discard: (contract) => `Taflu: ${contract}`,
  return: 'Dychwelyd dy drên',
  score: (points, contracts) => `${points}: ${contracts}`,
  scoreNothing: 'Peidio â sgorio',
  done: { cards: 'Peidio â defnyddio', build: 'Peidio ag adeiladu', move: 'Peidio â symud', otherwise: 'Gorffen' },
}

/** Moves in a few words, where these differ. */
export const short: typeof englishShort = { hire: 'Trydydd gweithiwr', placed: (area, space) => `${area} ${space}` }
