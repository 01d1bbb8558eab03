import { describe, expect, it } from 'vitest'
import { openFace } from '../../../../src/games/snowdonia/face/index.ts'
import { captions as german } from '../../../../src/games/snowdonia/text/de/captions.ts'
import { captions as english } from '../../../../src/games/snowdonia/text/en/captions.ts'
import { game, setUp, words } from './opened.ts'

describe('the summit', () => {
  it('has its height written as the language writes numbers', () => {
    const writtenIn = (captions: typeof english) => {
      const face = openFace(
        game.box,
        () => words,
        () => captions,
      )
      const looking = { seat: 0, picked: [], next: [] }
      const { pieces } = face.layout(setUp(3, {}), { w: 1280, h: 720 }, looking)
      const land = pieces.find(({ id }) => id === 'land')
      return /1.085\u00a0m/.exec(JSON.stringify(land?.art.draw()))?.[0]
    }
    expect([english, german].map(writtenIn)).toEqual(['1,085\u00a0m', '1.085\u00a0m'])
  })
})
