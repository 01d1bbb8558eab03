import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/games/foothills/effects.ts'
import { recipes } from '../../../../src/games/foothills/face/ownSounds.ts'
import { soundsOf } from '../../../../src/games/foothills/face/sounds.ts'
import { soundNames } from '../../../../src/stage/sound/recipes.ts'

const seat = 0
/** One effect of each kind, and of each variant in sound. */
const effects: readonly Effect[] = [
  { type: 'dealt', lines: 63, spare: [], start: 0 },
  { type: 'turn', seat, turn: 1 },
  { type: 'selected', seat, card: 1, grey: false },
  { type: 'skipped', seat },
  { type: 'drew', cubes: ['iron', 'stone', 'event'] },
  { type: 'drewHand', seat, iron: 2, stone: 1, looked: false },
  { type: 'kept', seat, iron: 1, stone: 0, restIron: 1, restStone: 1 },
  { type: 'took', seat, kind: 'iron', from: 'yard' },
  { type: 'received', seat, what: 'rubble', count: 2 },
  { type: 'paid', seat, iron: 2, stone: 0, rubble: 0, passengers: 0 },
  { type: 'dug', seat, station: 3, count: 2 },
  { type: 'cleared', seat, station: 3 },
  { type: 'gave', seat, to: 1, rubble: 1 },
  { type: 'laid', seat, station: 3, space: 0 },
  { type: 'built', seat, station: 3, space: 0 },
  { type: 'earned', seat, points: 1, source: 'track', station: 3 },
  { type: 'surveyed', seat, from: -1, to: 3 },
  { type: 'surveyed', seat, from: 3, to: -2 },
  { type: 'ticket', seat, ticket: 1 },
  { type: 'summit', seat },
  { type: 'flipped', seat, card: 1, grey: true },
  { type: 'scored', seat, card: 1, spare: 2, slot: 0 },
  { type: 'event' },
  { type: 'navvy', station: 3, rubble: 1 },
  { type: 'completed', line: 1, stop: 1 },
  { type: 'ending', why: 'stops' },
  { type: 'returned', events: 1 },
  { type: 'over' },
]

/** The effects without a sound of their own. */
const silent = ['turn', 'skipped']

describe('the sounds of Foothills', () => {
  it('are heard of every effect that is not silent on purpose, close to their own pitch', () => {
    expect(effects.filter((effect) => soundsOf(effect).length === 0).map(({ type }) => type)).toEqual(silent)
    const pitches = effects.flatMap(soundsOf).map(({ pitch = 1 }) => pitch)
    expect(pitches.filter((pitch) => Math.abs(pitch - 1) >= 0.2)).toEqual([])
  })

  it('use every recipe except the bell and the sheep, which belong to the page', () => {
    const used = new Set(effects.flatMap(soundsOf).map(({ sound }) => sound))
    const all = [...soundNames, ...Object.keys(recipes)]
    expect(all.filter((name) => !used.has(name))).toEqual(['bell', 'sheep'])
  })

  it('knock once for each cube that lands, and not for a hundred', () => {
    const knocks = (count: number) =>
      soundsOf({ type: 'received', seat, what: 'rubble', count }).filter(({ sound }) => sound === 'knock').length
    expect([knocks(1), knocks(3), knocks(100)]).toEqual([1, 3, 8])
  })

  it('are silent for 0 points', () => {
    expect(soundsOf({ type: 'earned', seat, points: 0, source: 'track', station: -1 })).toEqual([])
  })
})
