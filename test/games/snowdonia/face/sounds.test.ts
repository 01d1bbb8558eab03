import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/games/snowdonia/effects.ts'
import { ambience, recipes } from '../../../../src/games/snowdonia/face/ownSounds.ts'
import { soundsOf } from '../../../../src/games/snowdonia/face/sounds.ts'
import { soundCaptions } from '../../../../src/games/snowdonia/text/en/index.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import { none, settle } from '../../../../src/rules/play.ts'
import { soundNames } from '../../../../src/stage/sound/recipes.ts'
import { recipeFacts } from '../../../stage/sound/recipeFacts.ts'
import { game, setUp } from './opened.ts'

/** Everything that happens in a match played at random. */
function effectsIn(seats: number, options: Readonly<Record<string, unknown>>): Effect[] {
  const effects: Effect[] = []
  const tell = (effect: Effect) => effects.push(effect)
  const p = setUp(seats, options)
  const draw = fastDraw(seats + 40)
  for (let ask = settle(game, p, none, tell); ask.type !== 'over'; ) {
    const move = ask.type === 'choose' ? ask.moves[draw(ask.moves.length)] : undefined
    ask =
      ask.type === 'choose' && move
        ? settle(game, p, { type: 'move', seat: ask.seat, move }, tell)
        : settle(game, p, { type: 'chance', draw }, tell)
  }
  return effects
}

const effects = [...effectsIn(1, {}), ...effectsIn(3, { route: 'blaenau' }), ...effectsIn(5, {})]
const calls: ReadonlySet<string> = new Set(ambience.call.sounds)

describe('the sounds of Snowdonia', () => {
  it('use every recipe of the title but those of the background', () => {
    const used = new Set<string>(effects.flatMap(soundsOf).map(({ sound }) => sound))
    expect(Object.keys(recipes).filter((name) => !used.has(name))).toEqual([...calls])
    const known = [...soundNames, ...Object.keys(recipes)]
    expect([...used].filter((name) => !known.includes(name))).toEqual([])
  })

  it('begin soon after what they belong to', () => {
    for (const effect of effects)
      for (const { at } of soundsOf(effect)) expect(at, effect.type).toBeLessThan(effect.type === 'over' ? 8000 : 3000)
  })
})

recipeFacts(recipes, soundCaptions, { far: calls })

describe('the background of Snowdonia', () => {
  it('is very soft: no noise is louder than a tenth', () => {
    for (const { low, high } of ambience.beds) {
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeGreaterThanOrEqual(low)
      expect(high).toBeLessThan(0.1)
    }
  })
})
