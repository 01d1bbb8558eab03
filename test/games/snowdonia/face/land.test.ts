import { describe, expect, it } from 'vitest'
import { openFace } from '../../../../src/games/snowdonia/face/index.ts'
import { need } from '../../../../src/kit/assert.ts'
import { texts } from '../texts.ts'
import { face as englishFace, game, setUp, words } from './opened.ts'

describe('the summit', () => {
  it('has its height written as the language writes numbers', () => {
    const writtenIn = ({ captions }: (typeof texts)['en']) => {
      const face = openFace(
        () => game.box,
        () => words,
        () => captions,
      )
      const looking = { seat: 0, picked: [], next: [] }
      const { pieces } = face.layout(setUp(3, {}), { w: 1280, h: 720 }, looking)
      const land = pieces.find(({ id }) => id === 'land')
      return /1.085\u00a0m/.exec(JSON.stringify(land?.art.draw()))?.[0]
    }
    expect([texts.en, texts.de].map(writtenIn)).toEqual(['1,085\u00a0m', '1.085\u00a0m'])
  })
})

describe('names of stations on a small stage', () => {
  const sizes = [
    { w: 390, h: 505 },
    { w: 390, h: 575 },
    { w: 390, h: 844 },
    { w: 360, h: 640 },
  ]

  it.each(sizes)('stay on the mountain and off the houses below, at $w by $h', (size) => {
    const looking = { seat: 0, picked: [], next: [] }
    const { pieces } = englishFace.layout(setUp(5, {}), size, looking)
    const land = need(
      pieces.find(({ id }) => id === 'land'),
      'the mountain',
    )
    const houses = pieces.filter(({ id }) => id.startsWith('plot:'))
    for (const name of pieces.filter(({ id }) => id.startsWith('board:'))) {
      expect(name.y + name.h).toBeLessThanOrEqual(land.y + land.h)
      const covered = houses.map((house) =>
        Math.min(name.x + name.w, house.x + house.w) > Math.max(name.x, house.x)
          ? Math.min(name.y + name.h, house.y + house.h) - Math.max(name.y, house.y)
          : 0,
      )
      // A roof’s ridge may reach under a name.
      expect(Math.max(...covered)).toBeLessThan(4)
    }
  })
})
