import { many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** Labels of moves. */
export const moves = {
  end: (station: string) => `Begin at ${station}`,
  post: (station: string) => `Neutral surveyor at ${station}`,
  hire: (coal: number) => `Pay ${counted.coal(coal)} for a third labourer`,
  place: (area: string, space: number) => `${area}, space ${space}`,
  /** The yield of a labourer placed there now. */
  brings: {
    tracks: (n: number) => many(n, 'track'),
    upTo: (goods: string) => `up to ${goods}`,
    points: (n: number) => `+${counted.points(n)}`,
  },
  /** Asks about a labourer that is tried, and about other moves. */
  sendTo: (place: string) => `Send a labourer to ${place}?`,
  bringsNothing: 'It would bring nothing now.',
  yes: { place: 'Send labourer', build: 'Build', buy: 'Buy', move: 'Move' },
  elsewhere: 'Elsewhere',
  /** The space that brings the start player marker. */
  goFirst: 'you go first',
  /** The building site in place of Excavation. */
  secondBuild: 'Second Build',
  use: (contract: string) => `Use ${contract}`,
  take: (goods: string) => `Take ${goods}`,
  trade: (given: string, made: string) => `${given} → ${made}`,
  tradeNothing: 'Make nothing',
  build: (station: string, price: string, points: string) => `${station}: ${price} → ${points}`,
  buy: (train: string, price: string) => `Buy ${train}: ${price}`,
  contract: (contract: string, bonus: string) => `${contract}: ${bonus}`,
  disc: (weather: string) => weather,
  move: (from: string, to: string) => `From ${from} to ${to}`,
  keep: (contract: string, bonus: string) => `Keep ${contract}: ${bonus}`,
  pay: `Pay ${counted.steel(1)}`,
  discard: (contract: string) => `Discard ${contract}`,
  return: 'Return your train',
  score: (points: string, contracts: string) => `${points}: ${contracts}`,
  scoreNothing: 'Score none',
  done: { cards: 'Use none', build: 'Build nothing', move: 'Move none', otherwise: 'Done' },
}

/** Moves in a few words, where these differ. */
export const short = { hire: 'Third labourer', placed: (area: string, space: number) => `${area} ${space}` }
