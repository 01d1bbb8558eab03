import type { Seat } from '../../../../rules/game.ts'
import { reckon } from '../../score.ts'
import type { Table } from '../table.ts'

/** A seat's score if the match ended now, by source. */
export interface Standing {
  readonly sites: number
  readonly track: number
  readonly contracts: number
  readonly surveyor: number
  readonly train: number
}

const sources: Readonly<Record<string, keyof Standing>> = {
  sites: 'sites',
  digs: 'sites',
  tracks: 'track',
  contract: 'contracts',
}

/** A seat's points so far, by where they come from. */
export function standingOf({ box, p }: Pick<Table, 'box' | 'p'>, seat: Seat): Standing {
  const standing = { sites: 0, track: 0, contracts: 0, surveyor: 0, train: 0 }
  for (const { source, points } of reckon(box, p, seat)) {
    const kind = sources[source] ?? (source === 'train' ? 'train' : 'surveyor')
    standing[kind] += points
  }
  return standing
}

/** All of them together. */
export const totalOf = (standing: Standing): number =>
  Object.values(standing).reduce((sum: number, points: number) => sum + points, 0)

/** The contracts of a seat that would score now, if nothing else used up what they need. */
export const scoringNow = ({ box, p }: Pick<Table, 'box' | 'p'>, seat: Seat): ReadonlySet<number> =>
  new Set(reckon(box, p, seat).flatMap(({ source, detail }) => (source === 'contract' ? [Number(detail)] : [])))
