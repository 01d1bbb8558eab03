import * as v from 'valibot'
import type { Mind } from '../../src/rules/mind.ts'
import { nudging, type Training } from '../../src/rules/training.ts'
import { sound } from '../journals.ts'
import { prized } from './prized.ts'
import { type Types, tiny } from './tiny.ts'
import { sidings } from './title.ts'

const minded = ({ wagon } = { wagon: 1 }): Mind<Types> => ({ worth: ({ points }) => points.map((one) => wagon * one) })

/** Fits how many wagons of the yard will be the first seat’s. */
const fitting: Training<Types, readonly number[]> = {
  game: tiny,
  schema: v.strictTuple([v.number()]),
  first: [0],
  mind: () => minded(),
  way: {
    trace: 0.5,
    watch() {
      const seen: { readonly points: number; readonly features: readonly number[] }[] = []
      return {
        see: ({ points: [own = 0], yard }) => void seen.push({ points: own, features: [yard] }),
        end: (_, [points = 0]) => [{ seen, points }],
      }
    },
  },
}

/** Sidings, which learn by fits. */
export const sidingsLearnt = { ...sidings, training: async () => async () => fitting }

/** Prized Sidings, which learn by nudges: they begin with dislike of wagons, which win. */
export const prizedLearnt = {
  ...prized,
  training: async () => async (): Promise<Training> => {
    const { game } = sound(await prized.open())
    return { ...nudging({ wagon: [-0.4, 0.5] }), game, mind: minded }
  },
}
