import { listOr } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** Instructions shown with a choice. */
export const prompts = {
  end: 'Choose the end of the line where you begin.',
  post: 'Choose the end where the neutral surveyor begins.',
  place: (left: number): string => (left === 1 ? 'Place your last labourer.' : 'Place a labourer.'),
  placeOrHire: (coal: number) => `Place a labourer, or pay ${counted.coal(coal)} for a third one first.`,
  use: (area: string) => `${area} comes next. Use a contract?`,
  take: (cubes: number, coal: number) => `Take up to ${counted.cubes(cubes)}, at most ${counted.coal(coal)}.`,
  takeAny: (cubes: number) => `Take up to ${counted.cubes(cubes)}.`,
  /** The trades on offer, and how often they may be made. */
  trade: (times: number, trades: readonly string[]) =>
    `Trade up to ${times === 2 ? 'twice' : `${times} times`}: ${listOr(trades)}.`,
  smelt: (iron: number) => `${counted.iron(iron)} for a steel bar`,
  dress: (rubble: number) => `${counted.rubble(rubble)} for a stone`,
  build: 'Choose a site to build.',
  buildOrBuy: 'Choose a site to build, or a train to buy.',
  contract: 'Choose a contract to take.',
  disc: 'Choose the weather for the next round.',
  move: 'Move one of your labourers. Which one, and where to?',
  keep: 'Choose the contract to keep.',
  upkeep: 'Your train needs upkeep. Pay for it, or return the train?',
  score: 'Choose the contracts to score.',
}
