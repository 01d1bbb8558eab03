import * as v from 'valibot'
import type { OpenTitle, Title } from '../../src/games/title.ts'
import { sha256Hex } from '../../src/kit/hash.ts'
import { tinyWords } from '../overlay/tinyWords.ts'
import { plainScene, plainSeat } from './plain.ts'
import { type Tiny, type Types, tiny } from './tiny.ts'

/** An edition that was built in before: matches played with it name it by its hash alone. */
export const earlier = { game: 'sidings', name: 'Earlier' } as const

const editionSchema = v.object({ game: v.literal('sidings'), name: v.string() })

/** Sidings as a title: the house works with it in place of any other. */
export const sidings: Title = {
  id: 'sidings',
  name: 'Sidings',
  seats: { min: 1, max: 6 },
  minutes: 5,
  teaser: () => 'Wagons, and nowhere to put them.',
  scene: async (name, size) => plainScene(name, size, '#3b4852'),
  async open(data, hash = '') {
    const isEarlier = hash !== '' && sha256Hex(earlier.name).startsWith(hash)
    if (data === undefined && !isEarlier) return bound(tiny, undefined)
    const read = v.safeParse(editionSchema, data ?? earlier)
    if (!read.success) return { problem: read.issues[0].message }
    const { name } = read.output
    return bound({ ...tiny, edition: { name, hash: sha256Hex(name) } }, name === earlier.name ? undefined : data)
  },
  loadFace: () => import('./face.ts'),
}

function bound(game: Tiny, edition: unknown): OpenTitle<Types> {
  return {
    game,
    words: tinyWords,
    wordsIn: async () => tinyWords,
    edition,
    values: async () => ({ data: edition ?? { game: 'sidings', name: game.edition.name }, schema: editionSchema }),
    seat: plainSeat,
    options: async () => [
      {
        key: 'wagons',
        kind: 'number',
        default: 12,
        min: 1,
        max: 99,
        label: 'Wagons',
        hint: 'How many are in the yard at first.',
      },
    ],
    face: async () => (await import('./face.ts')).tinyFace,
    book: async () => ({ title: 'How to play Sidings', lead: 'Take wagons.', sections: [], rules: {}, examples: {} }),
    sounds: async () => ({ cues: () => [{ sound: 'knock', at: 0 }] }),
    mind: async () => ({ worth: ({ points }) => points }),
    playtest: async () => ({
      intentions: () => [],
      meaning: () => undefined,
      odds: () => [],
      things: () => [],
      scenarios: [{ id: 'pushed', name: 'a train was pushed', is: ({ position }) => position.pushed }],
    }),
  }
}
