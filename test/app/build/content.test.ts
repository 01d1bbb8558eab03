import { describe, expect, it } from 'vitest'
import { contentPlugin } from '../../../src/app/build/content.ts'
import { titles } from '../../../src/games/index.ts'
import { contentOf } from '../../games/contents.ts'
import { sound } from '../../journals.ts'

const { transform } = contentPlugin()
const built = (content: unknown) => transform(JSON.stringify(content), '/src/games/any/content/content.json')

describe('the content in a build', () => {
  it('has the values without what is said of them', () => {
    const content = { source: 'ours', cards: [{ cost: 1, note: 'dear' }], name: 'note' }
    expect(JSON.parse(built(content) ?? '')).toEqual({ cards: [{ cost: 1 }], name: 'note' })
    expect(transform('{ "source": 1 }', '/src/games/any/content/weights.json')).toBeUndefined()
  })

  it.each(titles)('makes the same edition of $name', async (title) => {
    const { edition, game } = sound(await title.open(JSON.parse(built(contentOf(title.id)) ?? '')))
    expect(edition).toBeUndefined()
    expect(game.edition).toEqual(sound(await title.open()).game.edition)
  })
})
