import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/games/foothills/effects.ts'
import { ambience, recipes } from '../../../../src/games/foothills/face/ownSounds.ts'
import { soundsOf } from '../../../../src/games/foothills/face/sounds.ts'
import { soundCaptions } from '../../../../src/games/foothills/text/en/index.ts'
import { soundNames } from '../../../../src/stage/sound/recipes.ts'
import { recipeFacts } from '../../../stage/sound/recipeFacts.ts'

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
  it.each(effects)('include $type, unless it is silent on purpose', (effect) => {
    const cues = soundsOf(effect)
    expect(cues.length === 0).toBe(silent.includes(effect.type))
    for (const { at, pitch = 1 } of cues) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(effect.type === 'over' ? 8000 : 1500)
      expect(Math.abs(pitch - 1)).toBeLessThan(0.2)
    }
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

recipeFacts(recipes, soundCaptions, { far: new Set(['sheep']) })

describe('the background of Foothills', () => {
  it('is very soft: no noise is louder than a tenth', () => {
    for (const { low, high } of ambience.beds) {
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeGreaterThan(low)
      expect(high).toBeLessThan(0.1)
    }
  })

  it('calls by one of its own sounds', () => {
    for (const sound of ambience.call.sounds) expect(recipes).toHaveProperty(sound)
  })
})
