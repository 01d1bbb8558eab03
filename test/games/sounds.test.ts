import { describe, expect, it } from 'vitest'
import { soundNames } from '../../src/stage/sound/recipes.ts'
import { recipeFacts } from '../stage/sound/recipeFacts.ts'
import { matchesOf, openTitles } from './opened.ts'

describe.each(openTitles)('the sounds of $id', async (one) => {
  const { cues, recipes = {}, ambience, captions } = await one.open.sounds()
  const { beds, call } = ambience ?? expect.fail('no background')
  const effects = matchesOf(one).flatMap((match) => match.flatMap((moment) => moment.effects))

  it('begin soon after what they belong to', () => {
    const sounding = effects.filter((effect) => cues(effect).length > 0)
    const isLate = (at: number, type: string) => at < 0 || at >= (type === 'over' ? 8000 : 3000)
    expect(sounding.length).toBeGreaterThan(0)
    expect(sounding.filter((effect) => cues(effect).some(({ at }) => isLate(at, effect.type)))).toEqual([])
  })

  it('are its own or those of the house', () => {
    const known: readonly string[] = [...soundNames, ...Object.keys(recipes)]
    const used = new Set(effects.flatMap((effect) => cues(effect).map(({ sound }) => sound)))
    expect(used.size).toBeGreaterThan(0)
    expect([...used].filter((name) => !known.includes(name))).toEqual([])
  })

  it('have a background that is very soft: no noise is louder than a tenth', () => {
    expect(beds.length).toBeGreaterThan(0)
    expect(beds.filter(({ low, high }) => low < 0 || high < low || high >= 0.1)).toEqual([])
  })

  it('have a background that calls by sounds of its own', () => {
    expect(call.sounds.length).toBeGreaterThan(0)
    expect(call.sounds.filter((sound) => !(sound in recipes))).toEqual([])
  })

  recipeFacts(recipes, captions?.() ?? {}, { far: new Set(call.sounds) })
})
