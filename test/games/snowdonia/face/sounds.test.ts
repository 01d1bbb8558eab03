import { expect, it } from 'vitest'
import { ambience, recipes } from '../../../../src/games/snowdonia/face/ownSounds.ts'
import { soundsOf } from '../../../../src/games/snowdonia/face/sounds.ts'
import type { Types } from '../../../../src/games/snowdonia/moves.ts'
import { begun, entriesOf } from '../../../playing.ts'
import { game } from './opened.ts'

const matches = [
  begun<Types>(game, 1, {}, 41),
  begun<Types>(game, 3, { route: 'blaenau' }, 43),
  begun<Types>(game, 5, {}, 45),
]

it('uses every sound of Snowdonia but those of the background', () => {
  const effects = matches.flatMap((match) => [...entriesOf<Types>(game, match)].flatMap((entry) => entry.effects))
  const used = new Set<string>(effects.flatMap(soundsOf).map(({ sound }) => sound))
  expect(Object.keys(recipes).filter((name) => !used.has(name))).toEqual([...new Set(ambience.call.sounds)])
})
