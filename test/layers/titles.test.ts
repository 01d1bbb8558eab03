import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { namingsIn, titlesIn } from './titles.ts'
import { sourceTree } from './tree.ts'

/** Colours that only seats have; the page uses the others of the palette too. */
const seatColours = ['blue', 'green', 'heather'] as const

const said = (files: Record<string, string>) =>
  namingsIn(new Map(Object.entries({ 'games/metro/title.ts': '', ...files })), seatColours).map(({ says }) => says)

describe('a title', () => {
  it('is named nowhere outside its folder and its line in the list', () => {
    expect(namingsIn(sourceTree(), seatColours)).toEqual([])
  })

  it('keeps its vocabulary to itself', () => {
    const words = /\b(navv(y|ies)|buffer stops?|barmouth)\b/i
    // Places and things that two titles have in common.
    const shared = /\b(stockyard|porthmadog|ffestiniog|llanberis)\b/i
    const found = [...sourceTree()].filter(
      ([file, text]) =>
        (!file.startsWith('games/foothills/') && words.test(text)) ||
        (!/^games\/(foothills|snowdonia)\//.test(file) && shared.test(text)),
    )
    expect(found.map(([file]) => file)).toEqual([])
  })

  it('has a folder of its id', () => {
    const ids = titles.map(({ id }) => id)
    const made = [...sourceTree().keys()].filter((file) => /^games\/[^/]+\/title\.ts$/.test(file))
    expect([...titlesIn(made)].sort()).toEqual([...ids].sort())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['app/page.ts', `const first = 'metro'`, 'names metro'],
    ['app/page.ts', '/** As in Metro. */', 'names metro'],
    ['overlay/home.tsx', '<h2>Metro</h2>', 'names metro'],
    ['games/foothills/setup.ts', '// unlike Metro', 'names metro'],
    ['overlay/seats.ts', `const first = 'blue'`, 'knows the colour blue'],
    ['stage/hand.ts', 'draw(colours.green)', 'knows the colour green'],
    ['overlay/style/base.css', 'color: var(--heather);', 'knows the colour heather'],
  ])('may not be named: %s says %s', (file, text, says) => {
    expect(said({ [file]: text })).toEqual([says])
  })

  it.each([
    ['games/metro/setup.ts', '// how Metro begins'],
    ['games/index.ts', `import { metro } from './metro/title.ts'`],
    ['games/metro/title.ts', `const first = 'blue'`],
    ['kit/tokens.ts', `blue: '#2861a4',`],
    ['overlay/style/base.css', 'fill: #2861a4;'],
  ])('may be named: %s says %s', (file, text) => {
    expect(said({ [file]: text })).toEqual([])
  })
})
