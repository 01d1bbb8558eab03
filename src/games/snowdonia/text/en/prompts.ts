import { many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** Instructions shown with a choice. */
export const prompts = {
  end: 'Which end of the line do you begin at?',
  post: 'At which end does the game’s own surveyor begin?',
  place: (left: number) => (left === 1 ? 'Send out your last labourer.' : 'Send out a labourer.'),
  placeOrHire: (coal: number) =>
    `Send out a labourer, or first hire a third for ${counted.coal(coal)}.`,
  use: (area: string) => `You may use contracts for ${area}.`,
  take: (cubes: number, coal: number) => `Take up to ${many(cubes, 'cube')}, at most ${coal} coal.`,
  takeAny: (cubes: number) => `Take up to ${many(cubes, 'cube')}.`,
  trade: (times: number) => `Make steel or stone, up to ${many(times, 'time')}.`,
  smelt: (times: number) => `Make steel bars, up to ${times}.`,
  dress: (times: number) => `Make stone, up to ${times}.`,
  build: 'Build on a site.',
  buildOrBuy: 'Build on a site, or buy a train.',
  contract: 'Take a contract.',
  disc: 'Which disc shall be the next weather?',
  move: 'Move one of your labourers to another free space.',
  keep: 'Keep one of these contracts.',
  upkeep: 'Your train needs upkeep: pay 1 steel bar, or return it.',
  score: 'Which contracts do you score?',
}
