import type { Seat } from '../../../../rules/game.ts'
import { surveyPoints } from '../../line.ts'
import { boardOf } from '../../position.ts'
import type { Table } from '../table.ts'

/** What a seat would score if the match ended now, by source. */
export interface Standing {
  readonly sites: number
  readonly track: number
  readonly contracts: number
  readonly surveyor: number
  readonly train: number
}

/** A seat's points so far, by where they come from. */
export function standingOf({ box, p, line }: Table, seat: Seat): Standing {
  const board = boardOf(p, seat)
  const own = (owner: number | undefined) => owner === seat + 1
  const tracks = line.spaces.filter((one, at) => one.kind === 'track' && own(p.owners[at]))
  const digs = line.spaces.filter((one, at) => one.kind === 'dig' && own(p.owners[at]))
  const sites = line.sites.filter((_, at) => own(p.sites[at]))
  const sum = (all: readonly { readonly points: number }[]) =>
    all.reduce((total, { points }) => total + points, 0)
  const verb = board.train > 0 ? box.trains[board.train]?.verb : undefined
  return {
    sites: sum(digs) + sum(sites),
    track: tracks.reduce(
      (total, { track }) => total + (box.tracks[p.tracks[track] ?? -1]?.points ?? 0),
      0,
    ),
    contracts: 0,
    surveyor: surveyPoints(line, Math.max(0, board.end), board.surveyor),
    train: verb?.type === 'points' ? verb.points : 0,
  }
}

/** All of them together. */
export const totalOf = (standing: Standing): number =>
  Object.values(standing).reduce((sum: number, points: number) => sum + points, 0)
