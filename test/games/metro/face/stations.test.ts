import { describe, expect, it } from 'vitest'
import { cellCount, placeOf, stationCount } from '../../../../src/games/metro/board.ts'
import { gridFor } from '../../../../src/games/metro/face/grid.ts'
import { stationsPieces } from '../../../../src/games/metro/face/pieces/stations.ts'
import { cellRect, stationRect } from '../../../../src/games/metro/face/ring.ts'
import { tableOf } from '../../../../src/games/metro/face/table.ts'
import { settingsOf } from '../../../../src/games/metro/options.ts'
import { ownerOf, type Position, setup } from '../../../../src/games/metro/position.ts'
import type { Looking, Piece, Rect } from '../../../../src/stage/face.ts'
import { captions as english } from '../said.ts'
import { playout, words } from './playout.ts'

const stations = Array.from({ length: stationCount }, (_, station) => station)
const size = { w: 1920, h: 1080 }
const looking: Looking = { seat: 0, picked: [], next: [] }
const grid = gridFor(size, { count: 4, front: looking.seat })

function piecesFor(p: Position, at?: string): ReadonlyMap<string, Piece> {
  const here = { ...looking, ...(at !== undefined && { at }) }
  const pieces = stationsPieces(tableOf(p, grid, here, words, english))
  return new Map(pieces.map((piece) => [piece.id, piece]))
}

const last = [...playout(3, { seats: 3 })].at(-1)?.after ?? setup(3, settingsOf({}))

describe('the stations of Metro', () => {
  it('are all there, named, and beside the cell that their trains go to', () => {
    const pieces = piecesFor(setup(4, settingsOf({})))
    const cells = Array.from({ length: cellCount }, (_, cell) => cellRect(grid, cell))
    for (const station of stations) {
      const { x, y, w, h } = stationRect(grid, station)
      expect(pieces.get(`station:${station}`)?.label).toContain(`${station + 1}`)
      expect(cells.some((cell) => overlaps(cell, { x, y, w, h }))).toBe(false)
      const near = cellRect(grid, placeOf(station).cell)
      expect(overlaps(near, { x: x - 2, y: y - 2, w: w + 4, h: h + 4 })).toBe(true)
    }
  })

  it('have a train where a seat owns one, and none elsewhere', () => {
    const p = setup(5, settingsOf({}))
    const pieces = piecesFor(p)
    for (const station of stations) expect(pieces.has(`marker:${station}`)).toBe(ownerOf(p, station) !== undefined)
  })

  it('keep the train inside their own place', () => {
    const pieces = piecesFor(setup(2, settingsOf({})))
    for (const station of stations) {
      const train = pieces.get(`marker:${station}`)
      const place = stationRect(grid, station)
      expect(train?.x).toBeGreaterThanOrEqual(place.x)
      expect(train?.y).toBeGreaterThanOrEqual(place.y)
      expect((train?.x ?? 0) + (train?.w ?? 0)).toBeLessThanOrEqual(place.x + place.w)
      expect((train?.y ?? 0) + (train?.h ?? 0)).toBeLessThanOrEqual(place.y + place.h)
    }
  })

  it('say what a finished line came to', () => {
    const pieces = piecesFor(last)
    const station = last.runs.findIndex((run, at) => run && ownerOf(last, at) !== undefined)
    const run = last.runs[station]
    const points = (run?.tiles ?? 0) * (run?.city ? 2 : 1)
    expect(pieces.get(`station:${station}`)?.label).toContain(`${points}`)
    expect(pieces.get(`marker:${station}`)?.art.key).toContain(`:${points}:`)
  })

  it('ring the train whose line is followed, and dim the others', () => {
    const pieces = piecesFor(last, 'station:0')
    const rings = [...pieces.keys()].filter((id) => id.startsWith('ring:'))
    expect(rings).toEqual(['ring:0'])
    expect(pieces.get('marker:0')?.alpha).toBeUndefined()
    expect(pieces.get('marker:1')?.alpha).toBeLessThan(1)
  })
})

const overlaps = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
