import { describe, expect, it } from 'vitest'
import type { EffectType } from '../../../../src/games/dwarven/effects.ts'
import { ambience, recipes } from '../../../../src/games/dwarven/face/ownSounds.ts'
import { soundsOf } from '../../../../src/games/dwarven/face/sounds.ts'
import { soundNames } from '../../../../src/stage/sound/recipes.ts'
import { recipeFacts } from '../../../stage/sound/recipeFacts.ts'
import { game, texts } from '../said.ts'
import { shownIn } from './shown.ts'

const effects = [...shownIn(2, { paperClip: true }, 5), ...shownIn(3, {}, 4)].map(({ effect }) => effect)

/** Effects that aren’t heard: others tell of them, or only two seats may know. */
const quiet: readonly EffectType[] = ['dealt', 'left', 'offered', 'refused', 'returned']

/** The latest that a sound of a long scene begins, ms. */
const latest: Readonly<Partial<Record<EffectType, number>>> = { over: 6000, shipped: 3500, carried: 3500 }

describe('the sounds of the mountain', () => {
  it('are heard with every kind of effect but those that say nothing new', () => {
    const heard = new Set(effects.filter((effect) => soundsOf(effect).length > 0).map(({ type }) => type))
    const kinds = [...new Set(effects.map(({ type }) => type))]
    expect(kinds.length).toBeGreaterThan(35)
    expect(kinds.filter((type) => !heard.has(type)).filter((type) => !quiet.includes(type))).toEqual([])
  })

  it('are its own or those of the house, and begin soon', () => {
    const known: readonly string[] = [...soundNames, ...Object.keys(recipes)]
    const cues = effects.flatMap((effect) => soundsOf(effect).map((cue) => ({ ...cue, type: effect.type })))
    expect(cues.length).toBeGreaterThan(100)
    expect(cues.filter(({ sound }) => !known.includes(sound))).toEqual([])
    expect(cues.filter(({ at, type }) => at < 0 || at >= (latest[type] ?? 2500))).toEqual([])
  })

  it('are those of prices that move: up, down, or both', () => {
    const heard = (to: readonly number[]) =>
      soundsOf({ type: 'prices', from: [[4, 4]], rungs: [to] }).map(({ sound }) => sound)
    expect([heard([5, 4]), heard([4, 2]), heard([5, 3]), heard([4, 4])]).toEqual([
      ['chainUp'],
      ['chainDown'],
      ['chainUp', 'chainDown'],
      [],
    ])
  })

  it('are all used, but for those of the background', () => {
    const deal = soundsOf({ type: 'agreed', from: 0, to: 1, gives: {}, wants: {} })
    const falls = soundsOf({ type: 'prices', from: [[4]], rungs: [[3]] })
    const haulers = game.box.values.transports.flatMap(({ id }) => [
      ...soundsOf({ type: 'took', seat: 0, card: id, cost: 4 }),
      ...soundsOf({ type: 'sent', seat: 0, transports: [id] }),
    ])
    const used = new Set<string>(
      [...effects.flatMap(soundsOf), ...deal, ...falls, ...haulers].map(({ sound }) => sound),
    )
    const far = new Set(ambience.call.sounds)
    expect(Object.keys(recipes).filter((name) => !used.has(name) && !far.has(name))).toEqual([])
    expect([...far].filter((name) => used.has(name))).toEqual([])
  })
})

recipeFacts(recipes, texts.en.soundCaptions, { far: new Set(ambience.call.sounds) })

it('says nothing about sounds that there are not', () => {
  const known: readonly string[] = [...soundNames, ...Object.keys(recipes)]
  expect(Object.keys(texts.en.soundCaptions).filter((name) => !known.includes(name))).toEqual([])
})
