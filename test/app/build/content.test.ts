import { describe, expect, it } from 'vitest'
import { contentPlugin } from '../../../src/app/build/content.ts'
import { titles } from '../../../src/games/index.ts'
import { contentOf } from '../../games/contents.ts'
import { sound } from '../../journals.ts'

const { resolveId, transform } = contentPlugin()
const built = (content: unknown) => transform(JSON.stringify(content), '/src/games/any/content/content.json')

describe('the content in a build', () => {
  it('has the values without what is said of them', () => {
    const content = { source: 'ours', cards: [{ cost: 1, note: 'dear' }], name: 'note' }
    expect(JSON.parse(built(content) ?? '')).toEqual({ cards: [{ cost: 1 }], name: 'note' })
    expect(transform('{ "source": 1 }', '/src/games/any/content/weights.json')).toBeUndefined()
  })

  it('has everything for testers', () => {
    const content = '{ "source": "ours", "cards": [{ "cost": 1, "note": "dear" }] }'
    expect(transform(content, '/src/games/any/content/content.json?noted')).toBe(`export default ${content}`)
  })

  it('is another file for testers than for the page', async () => {
    const resolve = async (source: string) => ({ id: source.replace('..', '/src/games/any') })
    const from = (importer: string) => resolveId.handler.call({ resolve }, '../content/content.json', importer)
    expect(await from('/src/games/any/playtest/index.ts')).toBe('/src/games/any/content/content.json?noted')
    expect(await from('/src/games/any/content/edition.ts')).toBeUndefined()
  })

  it.each(titles)('makes the same edition of $name', async (title) => {
    const { edition, game } = sound(await title.open(JSON.parse(built(contentOf(title.id)) ?? '')))
    expect(edition).toBeUndefined()
    expect(game.edition).toEqual(sound(await title.open()).game.edition)
  })
})
