import { describe, expect, it } from 'vitest'
import { overlap } from '../../../../src/games/dwarven/face/map/places.ts'
import { need } from '../../../../src/kit/assert.ts'
import { journalIn } from '../../../matches/recorded.ts'
import { game } from '../said.ts'
import { face } from './laid.ts'

/** Moments at which dwarves stand at crowded places, and near the edge of a phone. */
const moments = [
  ['dwarven-2-seats-both-past-700.json', 241],
  ['dwarven-1-person-and-the-guild.json', 137],
] as const
const stages = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
] as const

describe('pawns on the mountain', () => {
  it.each(moments)('stay on it and off its names: %s at %i', (file, at) => {
    const p = need(journalIn(game, file).positions[at], 'a position')
    for (const stage of stages) {
      const { pieces } = face.layout(p, stage, { seat: 0, picked: [], next: [] })
      const land = need(
        pieces.find(({ id }) => id === 'land'),
        'the mountain',
      )
      const pawns = pieces.filter(({ id, x, y }) => id.startsWith('pawn:') && overlap({ x, y, w: 1, h: 1 }, land) > 0)
      const names = pieces.filter(({ id }) => id.startsWith('called:'))
      expect([pawns.length > 2, names.length > 6]).toEqual([true, true])
      for (const pawn of pawns) {
        expect([pawn.id, overlap(pawn, land)]).toEqual([pawn.id, pawn.w * pawn.h])
        const covered = names.filter((name) => overlap(pawn, name) > 0.25 * name.w * name.h)
        expect([pawn.id, stage.w, covered.map(({ id }) => id)]).toEqual([pawn.id, stage.w, []])
      }
    }
  })
})
