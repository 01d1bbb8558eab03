import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as draw from '../../../src/stage/art/draw.ts'
import { drawing, type Sheet } from '../../../src/stage/art/sheet.ts'
import { drawingsIn } from '../../../src/stage/build/drawings.ts'

/** The drawings of a sheet with these elements. */
function sheet(...elements: readonly string[]): Sheet {
  const code = drawingsIn(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${elements.join('')}</svg>`)
  return new Function(...Object.keys(draw), `return ${code}`)(...Object.values(draw))
}

/** The shapes of a drawing with these elements. */
const shapes = (...elements: readonly string[]) => sheet(`<g id="it">${elements.join('')}</g>`).it

describe('a sheet of drawings', () => {
  it('holds one for each group with an id at the top, wherever it lies', () => {
    const drawings = sheet(
      '<rect width="80" height="40" fill="#eeeeee"/>',
      '<g id="a" transform="translate(20 20)"><path d="M0 0H4"/></g>',
      '<g id="b"><g id="inner"/></g>',
      '<g/>',
    )
    expect(drawings).toEqual({
      a: [{ type: 'path', d: 'M0 0H4', fill: '#000000' }],
      b: [{ type: 'group', x: 0, y: 0, scale: 1, shapes: [] }],
    })
  })

  it('knows the basic shapes', () => {
    const outlines = shapes(
      '<rect x="1" y="2" width="3" height="4"/>',
      '<circle cx="5" cy="5" r="2"/>',
      '<ellipse cx="5" cy="5" rx="2" ry="1"/>',
      '<line x1="1" y1="2" x2="3" y2="4"/>',
      '<polygon points="0,0 4,0 4,4"/>',
      '<polyline points="0 0 4 0 4 4"/>',
    )
    expect(outlines?.map((shape) => 'd' in shape && shape.d)).toEqual([
      'M1 2H4V6H1Z',
      'M3 5A2 2 0 0 1 7 5A2 2 0 0 1 3 5Z',
      'M3 5A2 1 0 0 1 7 5A2 1 0 0 1 3 5Z',
      'M1 2L3 4',
      'M0 0L4 0L4 4Z',
      'M0 0L4 0L4 4',
    ])
  })

  it('takes looks from attributes, styles and groups around', () => {
    expect(
      shapes(
        '<g fill="none" stroke="#112233" transform="translate(1 2) rotate(30) scale(2 3)" opacity="0.5">',
        '<path d="M0 0" style="stroke-width: 2; stroke-dasharray: 3 1; stroke-linecap: round"/>',
        '<path d="M1 1" stroke="none" fill="url(#sky)" data-only="usual" data-ground=""/>',
        '</g><linearGradient id="sky" x1="0" y1="0" x2="0" y2="9"><stop offset="0.5" stop-color="#ffffff"/></linearGradient>',
      ),
    ).toEqual([
      {
        type: 'group',
        x: 1,
        y: 2,
        angle: 30,
        scale: [2, 3],
        opacity: 0.5,
        shapes: [
          { type: 'path', d: 'M0 0', stroke: { colour: '#112233', width: 2, dash: [3, 1], round: true } },
          {
            type: 'path',
            d: 'M1 1',
            fill: { type: 'linear', from: [0, 0], to: [0, 9], stops: [[0.5, '#ffffff']] },
            only: 'usual',
            ground: true,
          },
        ],
      },
    ])
  })

  it('leaves slots for colours that the code knows', () => {
    const drawings = sheet('<g id="man"><path d="M0 0" data-fill="coat" fill="#ff0000" data-stroke="edge"/></g>')
    const [man] = drawing(drawings, 'man', { coat: '#00ff00', edge: '#000000' })
    expect(man).toEqual({ type: 'path', d: 'M0 0', fill: '#00ff00', stroke: { colour: '#000000', width: 1 } })
    expect(() => drawing(drawings, 'man', { coat: '#00ff00' })).toThrow('a paint for $edge')
    expect(() => drawing(drawings, 'woman')).toThrow('a drawing of woman')
  })

  it.each([
    ['an element that can’t be drawn', '<g id="a"><image href="a.png"/></g>', 'a <image> can’t be drawn'],
    ['a place that can’t be read', '<g id="a"><g transform="matrix(1 0 0 1 2 3)"/></g>', 'move, turn and scale can'],
    ['a gradient that isn’t there', '<g id="a"><path d="M0 0" fill="url(#b)"/></g>', 'there is no gradient “b”'],
    ['a sheet that isn’t well formed', '<g>', 'Unexpected close tag'],
  ])('says so of %s', (_, element, words) => {
    expect(() => sheet(element)).toThrow(words)
  })
})

describe('the sheets of the house', () => {
  const root = join(import.meta.dirname, '../../..')
  const source = join(root, 'src')
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && /^(rules|stage|table|games)\b/.test(name))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n')
  const sheets = [...new Set([...code.matchAll(/(assets\/[^']+\.svg)\?drawings/g)].map(([, file = '']) => file))]
  // Recipes of faces name several parts in one text.
  const named = new Set([...code.matchAll(/'([^'\n]*)'/g)].flatMap(([, text = '']) => text.split(' ')))

  it('are found where the code imports them', () => {
    expect(sheets.length).toBeGreaterThan(5)
  })

  it.each(sheets)('%s holds no drawing that the code doesn’t name', (file) => {
    const names = readFileSync(join(root, file), 'utf8').matchAll(/^ {2}<g id="([^"]+)"/gm)
    const unused = [...names].map(([, name]) => name).filter((name = '') => !named.has(name))
    expect(unused).toEqual([])
  })
})
