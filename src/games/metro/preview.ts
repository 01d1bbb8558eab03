import type { Seat } from '../../rules/game.ts'
import { type Cell, entries, type Station, stationCount } from './board.ts'
import type { TileKind } from './content/tiles.ts'
import { put, runFrom } from './lines.ts'
import { clonePosition, ownerOf, type Position, pointsOf, type Run } from './position.ts'

/** The effect a tile would have on one line. */
export interface LinePreview {
  readonly station: Station
  readonly seat: Seat
  /** Number of tiles the line passes now, and the number it would. */
  readonly before: number
  readonly after: number
  /** Its end and the points for it; missing if it goes on. */
  readonly end?: Run & { readonly points: number }
}

/** The effects of a tile on a cell: first on lines it finishes, then on those it carries on. */
export function preview(p: Position, cell: Cell, kind: TileKind): readonly LinePreview[] {
  const after = clonePosition(p)
  put(after, cell, kind)
  const lines: LinePreview[] = []
  for (let station = 0; station < stationCount; station++) {
    const seat = ownerOf(p, station)
    if (seat === undefined || p.runs[station]) continue
    const before = p.length[entries + station] ?? 0
    const now = after.length[entries + station] ?? 0
    if (now === before) continue
    const run = runFrom(after, station)
    lines.push({ station, seat, before, after: now, ...(run && { end: { ...run, points: pointsOf(run) } }) })
  }
  return lines.sort((a, b) => Number(b.end !== undefined) - Number(a.end !== undefined))
}
