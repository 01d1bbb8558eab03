import { titles } from '../games/index.ts'
import { need } from '../kit/assert.ts'
import { ed25519Signatures } from '../match/ed25519.ts'
import { anna, ben, type Disaster } from './disasters/disaster.ts'
import { type Course, hold } from './sitting.ts'

/** What a move takes a person at most, ms. */
const pause = 4000

/** Plays a whole match of the first title through a disaster. Equal seeds play alike. */
export async function playThrough({ script, patience }: Disaster, seed: number): Promise<Course> {
  const opened = await need(titles[0], 'a title').open()
  if ('problem' in opened) throw new Error(opened.problem)
  const { game } = opened
  const manners = { pause, ...(patience === undefined ? {} : { patience }) }
  return hold({
    programme: {
      game,
      options: {},
      signatures: ed25519Signatures,
      places: [{ kind: 'mine' }, { kind: 'guest' }],
    },
    households: [
      { name: anna, founds: true, manners },
      { name: ben, founds: false, manners },
    ],
    ...{ script, seed, reunites: false },
  })
}
