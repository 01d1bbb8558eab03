import { describe, expect, it } from 'vitest'
import { copies, deck, kinds } from '../../../src/games/metro/content/tiles.ts'
import { unseenOf } from '../../../src/games/metro/unseen.ts'
import { closedFaces, moments } from './face/tables.ts'

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0)

describe('the tiles still unseen', () => {
  it('are all but those laid or shown', () => {
    for (const { p } of moments) {
      const counts = unseenOf(copies, p)
      expect(sum(counts)).toBe(deck.length - p.laid.length - p.shown.length)
      for (const kind of kinds) {
        const open = [...p.laid, ...p.shown].filter(({ face }) => face === kind).length
        expect(counts.get(kind)).toBe(copies[kind] - open)
      }
    }
  })

  it('leave out those in one’s own hand', () => {
    const held = moments.flatMap(({ p, seat, known }) => {
      const own = closedFaces(p, seat, known)
      const [all, counts] = [unseenOf(copies, p), unseenOf(copies, p, known)]
      expect(sum(counts)).toBe(sum(all) - own.length)
      return own.map((face) => (all.get(face) ?? 0) - (counts.get(face) ?? 0))
    })
    expect(held.length).toBeGreaterThan(0)
    expect(Math.min(...held)).toBeGreaterThan(0)
  })
})
