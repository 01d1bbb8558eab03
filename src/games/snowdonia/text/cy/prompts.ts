import { soft } from '../../../../kit/welsh.ts'
import type { prompts as english } from '../en/prompts.ts'
import { counted } from './goods.ts'

/** Instructions shown with a choice. */
export const prompts: typeof english = {
  end: 'Dewisa ben y lein lle byddi di’n dechrau.',
  post: 'Dewisa’r pen lle bydd y syrfëwr niwtral yn dechrau.',
  place: (left) => (left === 1 ? 'Gosoda dy weithiwr olaf.' : 'Gosoda weithiwr.'),
  placeOrHire: (coal) => `Gosoda weithiwr, neu tala ${counted.coal(coal)} am drydydd yn gyntaf.`,
  use: (area) => `Nesaf: ${area}. Defnyddio contract?`,
  take: (cubes, coal) => `Cymera hyd at ${soft(counted.cubes(cubes))}, ${counted.coal(coal)} ar y mwyaf.`,
  takeAny: (cubes) => `Cymera hyd at ${soft(counted.cubes(cubes))}.`,
  trade: (times, trades) => `Hyd at ${times === 2 ? 'ddwywaith' : `${times} gwaith`}: ${trades.join(', neu ')}.`,
  smelt: (iron) => `${counted.iron(iron)} am far dur`,
  dress: (rubble) => `${counted.rubble(rubble)} am garreg`,
  build: 'Dewisa safle i’w adeiladu.',
  buildOrBuy: 'Dewisa safle i’w adeiladu, neu drên i’w brynu.',
  contract: 'Dewisa gontract i’w gymryd.',
  disc: 'Dewisa dywydd y rownd nesaf.',
  move: 'Symuda un o dy weithwyr. Pa un, ac i ble?',
  keep: 'Dewisa’r contract i’w gadw.',
  upkeep: 'Rhaid cynnal a chadw dy drên. Talu, neu ddychwelyd y trên?',
  score: 'Dewisa’r contractau i’w sgorio.',
}
