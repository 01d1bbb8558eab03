import { counted } from './goods.ts'

/** Labels of moves. */
export const moves = {
  end: (station: string) => `Begin at ${station}`,
  post: (station: string) => `Put it at ${station}`,
  hire: (coal: number) => `Hire a labourer for ${counted.coal(coal)}`,
  place: (area: string, space: number) => `${area}, space ${space}`,
  placeOpen: (area: string) => area,
  starts: 'takes the start player marker',
  use: (contract: string, does: string) => `Use ${contract}: ${does}`,
  take: (goods: string) => `Take ${goods}`,
  takeNothing: 'Take nothing',
  trade: (goods: string) => `Make ${goods}`,
  tradeNothing: 'Make nothing',
  build: (station: string, price: string, points: string) => `${station}: ${price} for ${points}`,
  buy: (train: string, price: string) => `Buy ${train} for ${price}`,
  contract: (contract: string, worth: string) => `${contract}: ${worth}`,
  move: (from: string, to: string) => `From ${from} to ${to}`,
  keep: (contract: string, worth: string) => `Keep ${contract}: ${worth}`,
  pay: 'Pay 1 steel bar',
  discard: (contract: string) => `Discard ${contract}`,
  return: 'Return the train',
  score: (points: string, contracts: string) => `${points}: ${contracts}`,
  scoreNothing: 'Score none',
  done: {
    cards: 'Use none',
    build: 'Build nothing',
    contract: 'Take none',
    move: 'Leave them where they are',
    otherwise: 'Done',
  },
  /** What a labourer sent there would bring now. */
  brings: {
    cubes: counted.cubes,
    rubble: counted.rubble,
    points: (n: number) => `+${n}`,
    track: (n: number) => `${n} track`,
    steel: (n: number) => `up to ${counted.steel(n)}`,
    stone: (n: number) => `up to ${counted.stone(n)}`,
    nothing: 'nothing yet',
  },
}
