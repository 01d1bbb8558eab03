import type { Seat } from '../../../../rules/game.ts'
import { planOf } from '../../prospects.ts'
import { digArea } from '../../spaces.ts'
import type { Table } from '../table.ts'

/** Cubes that one labourer takes from a space, after those before took theirs. */
interface Taken {
  readonly space: number
  readonly cubes: number
  /** Shares of the heap, from 0 to 1, where they begin and end. */
  readonly begin: number
  readonly end: number
}

/** The digging of one labourer: from part of one space to part of another. */
export interface Digging {
  readonly seat: Seat
  /** Cubes it will take in all. */
  readonly cubes: number
  /** The spaces it takes cubes from, in order, and how many of each. */
  readonly from: readonly Taken[]
}

/** The rubble the labourers sent to dig will take, in the order of their work, at today's rate with their powers. */
export function digPlan({ box, p, trial }: Pick<Table, 'box' | 'p' | 'trial'>): Digging[] {
  const left = [...p.rubble]
  return planOf(box, p, digArea, trial).flatMap(({ seat, effects }): Digging[] => {
    const from = effects.flatMap((effect): Taken[] => {
      if (effect.type !== 'dug') return []
      const { space, count: cubes } = effect
      const [all, had] = [p.rubble[space] ?? 1, left[space] ?? 0]
      left[space] = had - cubes
      return [{ space, cubes, begin: 1 - had / all, end: 1 - (had - cubes) / all }]
    })
    const cubes = from.reduce((sum, one) => sum + one.cubes, 0)
    return cubes > 0 ? [{ seat, cubes, from }] : []
  })
}
