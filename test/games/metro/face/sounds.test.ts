import { describe, expect, it } from 'vitest'
import { recipes } from '../../../../src/games/metro/face/ownSounds.ts'
import { rideOf } from '../../../../src/games/metro/face/show/time.ts'
import { soundsOf } from '../../../../src/games/metro/face/sounds.ts'
import type { Effect, EffectOf } from '../../../../src/games/metro/moves.ts'

const seat = 0
const line = (tiles: number, city = false): EffectOf<'finished'> => ({
  type: 'finished',
  station: 3,
  seat,
  tiles,
  city,
  points: city ? 2 * tiles : tiles,
})

/** One effect of each kind, and of each variant in sound. */
const effects: readonly Effect[] = [
  { type: 'began', seat },
  { type: 'laid', seat, token: 1, face: 'aaaa', cell: 3, turns: 0 },
  { type: 'laid', seat, token: 1, face: 'cccc', cell: 3, turns: 0 },
  line(7),
  line(9, true),
  { type: 'finished', station: 4, tiles: 2, city: false, points: 0 },
  { type: 'shown', seat, cards: [{ token: 1, face: 'aaaa' }] },
  { type: 'drew', seat, token: 3, extra: false },
  { type: 'lifted', seat },
  { type: 'turned', seat },
  { type: 'over' },
]

/** The effects without a sound of their own. */
const silent = ['began', 'lifted', 'turned']

const names = (effect: Effect) => soundsOf(effect).map(({ sound }) => sound)

describe('the sounds of Metro', () => {
  it('are heard of every effect that is not silent on purpose', () => {
    expect(effects.filter((effect) => soundsOf(effect).length === 0).map(({ type }) => type)).toEqual(silent)
  })

  it('use every recipe of the title but those of the background', () => {
    const used = new Set(effects.flatMap(names))
    const own = Object.keys(recipes).filter((name) => !used.has(name))
    expect(own).toEqual(['tram', 'pigeons', 'organ'])
  })

  it('ring of iron where a tile has a bridge, and nowhere else', () => {
    const laid = effects.filter(({ type }) => type === 'laid').map(names)
    expect(laid.map((sounds) => sounds.includes('bridge'))).toEqual([true, false])
  })

  it('clack once for each tile, a semitone higher each', () => {
    const clacks = soundsOf(line(7)).filter(({ sound }) => sound === 'clack')
    expect(clacks).toHaveLength(7)
    for (const [nth, { pitch = 1 }] of clacks.entries()) expect(pitch).toBeCloseTo(2 ** (nth / 12))
  })

  it('keep even the longest line below three octaves', () => {
    const pitches = soundsOf(line(70)).map(({ pitch = 1 }) => pitch)
    expect(Math.max(...pitches)).toBeLessThanOrEqual(4)
  })

  it('blow a horn in the city, and meet the buffers at the edge', () => {
    expect(names(line(5, true))).toContain('hall')
    expect(names(line(5, true))).not.toContain('buffers')
    expect(names(line(5))).toContain('buffers')
  })
})

describe('a ride', () => {
  it('takes 170 ms a tile, and a long one no more than two seconds', () => {
    expect(rideOf(3).each).toBe(170)
    for (const tiles of [1, 5, 12, 13, 40, 90]) {
      const { starts, arrives } = rideOf(tiles)
      expect(arrives - starts).toBeLessThanOrEqual(2000)
    }
  })
})
