import * as v from 'valibot'
import type { OpenTitle, Title } from '../../src/games/title.ts'
import { plainScene, plainSeat } from '../tiny/plain.ts'
import { type Types, waybills } from './waybills.ts'
import { waybillsWords } from './words.ts'

/** Waybills as a title: hidden hands, several seats asked at once, and a match that one can lose alone. */
export const waybillsTitle: Title = {
  id: 'waybills',
  name: 'Waybills',
  seats: { min: 1, max: 6 },
  minutes: 5,
  teaser: () => 'Goods in closed wagons, and a guess at their weight.',
  scene: async (name, size) => plainScene(name, size, '#4b3852'),
  open: async (edition) => (edition === undefined ? bound : { problem: 'It has one edition.' }),
  loadFace: () => import('./face.ts'),
}

const bound: OpenTitle<Types> = {
  game: waybills,
  words: waybillsWords,
  edition: undefined,
  values: async () => ({ data: {}, schema: v.strictObject({}) }),
  wordsIn: async () => waybillsWords,
  seat: plainSeat,
  options: async () => [
    {
      key: 'hand',
      kind: 'number',
      default: 2,
      min: 1,
      max: 3,
      label: 'Hand',
      hint: 'How many waybills everyone holds.',
    },
  ],
  face: async () => (await import('./face.ts')).waybillsFace,
  book: async () => ({ title: 'How to play Waybills', lead: 'Guess the load.', sections: [], rules: {}, examples: {} }),
  sounds: async () => ({ cues: () => [{ sound: 'knock', at: 0 }] }),
  mind: async () => ({ worth: ({ points }) => points }),
  playtest: async () => ({
    intentions: () => [],
    meaning: () => undefined,
    odds: () => [],
    things: () => [],
    scenarios: [{ id: 'called', name: 'someone has called', is: ({ position }) => position.calls.some(Boolean) }],
  }),
}
