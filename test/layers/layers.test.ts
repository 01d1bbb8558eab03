import { describe, expect, it } from 'vitest'
import { violationsOf } from './layers.ts'
import { impure, layers } from './table.ts'
import { sourceTree } from './tree.ts'

/** The checker's findings about a small tree, given as texts by path under src/. */
function said(files: Record<string, string>): readonly string[] {
  return violationsOf(new Map(Object.entries(files))).map(({ says }) => says)
}

/** Files to import from, at least one in each layer. */
const house = {
  'kit/list.ts': '',
  'rules/game.ts': '',
  'games/index.ts': '',
  'games/title.ts': '',
  'games/foothills/title.ts': '',
  'games/foothills/loaders.ts': '',
  'games/foothills/game.ts': '',
  'games/foothills/face/face.ts': '',
  'games/metro/game.ts': '',
  'games/metro/face/face.ts': '',
  'link/link.ts': '',
  'match/begin.ts': '',
  'bots/random.ts': '',
  'stage/stage.ts': '',
  'overlay/home.ts': '',
  'debug/debug.ts': '',
  'app/app.ts': '',
  'server/serve.ts': '',
}

const inHouse = (file: string, text: string) => said({ ...house, [file]: text })

describe('the tree under src', () => {
  it('keeps to the table of layers', () => {
    expect(violationsOf(sourceTree())).toEqual([])
  })

  it('is not empty', () => {
    expect(sourceTree().has('kit/assert.ts')).toBe(true)
  })
})

describe('the front doors of a folder', () => {
  const files = { 'net/host/host.ts': '', 'net/host/acks.ts': '' }

  it('are its only way in', () => {
    const from = (path: string) => said({ ...files, 'net/role/a.ts': `import '${path}'` })
    expect(from('../host/host.ts')).toEqual([])
    expect(from('../host/acks.ts')).toEqual([expect.stringContaining('may only be entered by')])
  })

  it('are for others, not for the folder itself', () => {
    expect(said({ ...files, 'net/host/a.ts': `import './acks.ts'` })).toEqual([])
  })
})

describe('imports between layers', () => {
  it('are allowed where the table lists them', () => {
    expect(inHouse('rules/a.ts', `import { at } from '../kit/list.ts'`)).toEqual([])
    expect(inHouse('main.ts', `import './app/app.ts'`)).toEqual([])
    expect(inHouse('games/foothills/face/b.ts', `import '../game.ts'`)).toEqual([])
    expect(inHouse('bots/a.ts', `import '../games/index.ts'`)).toEqual([])
  })

  it.each([
    ['kit/a.ts', '../rules/game.ts', 'kit may not import rules'],
    ['rules/a.ts', '../games/foothills/game.ts', 'rules may not import game'],
    ['games/foothills/a.ts', '../../stage/stage.ts', 'game may not import stage'],
    ['games/foothills/a.ts', './face/face.ts', 'game may not import face'],
    ['link/a.ts', '../rules/game.ts', 'link may not import rules'],
    ['match/a.ts', '../games/index.ts', 'match may not import titles'],
    ['match/a.ts', '../app/app.ts', 'match may not import app'],
    ['bots/a.ts', '../link/link.ts', 'bots may not import link'],
    ['bots/a.ts', '../games/foothills/game.ts', 'bots may not import game'],
    ['stage/a.ts', '../match/begin.ts', 'stage may not import match'],
    ['stage/a.ts', '../games/foothills/face/face.ts', 'stage may not import face'],
    ['overlay/a.ts', '../stage/stage.ts', 'overlay may not import stage'],
    ['debug/a.ts', '../games/foothills/face/face.ts', 'debug may not import face'],
    ['app/a.ts', '../server/serve.ts', 'app may not import server'],
    ['server/a.ts', '../app/app.ts', 'server may not import app'],
    ['main.ts', './match/begin.ts', 'main may not import match'],
  ])('are refused: %s from %s', (file, from, says) => {
    expect(inHouse(file, `import { x } from '${from}'`)).toEqual([says])
  })

  it.each([
    ['a type import', `import type { X } from '../rules/game.ts'`],
    ['a type inside an import', `import { type X } from '../rules/game.ts'`],
    ['an import for its side effects', `import '../rules/game.ts'`],
    ['an inline type', `export type X = import('../rules/game.ts').X`],
    ['a re-export', `export { x } from '../rules/game.ts'`],
    ['a re-export of everything', `export * from '../rules/game.ts'`],
    ['a re-export of a type', `export type { X } from '../rules/game.ts'`],
    ['a dynamic import', `export const x = () => import('../rules/game.ts')`],
    ['a dynamic import of a template', 'export const x = import(`../rules/game.ts`)'],
    ['a worker', `new Worker(new URL('../rules/game.ts', import.meta.url))`],
    ['a worker with a suffix', `import W from '../rules/game.ts?worker'`],
    ['a require', `const x = require('../rules/game.ts')`],
    ['an import equals', `import x = require('../rules/game.ts')`],
  ])('are seen as %s', (_, text) => {
    expect(inHouse('link/a.ts', text)).toEqual(['link may not import rules'])
  })

  it.each([
    ['a computed import', `const f = (x: string) => import('./' + x)`],
    ['a glob', `const all = import.meta.glob('../games/*/face/face.ts')`],
  ])('are refused as %s, which can’t be followed', (_, text) => {
    expect(inHouse('app/a.ts', text)).toEqual(['imports something that cannot be read off the page'])
  })

  it('are not mistaken for paths of folders or pictures', () => {
    const text = `new URL('../../', import.meta.url); new URL('./x.png', import.meta.url)`
    expect(inHouse('server/a.ts', text)).toEqual([])
  })

  it('are reported with file and line', () => {
    const files = { ...house, 'kit/a.ts': `\nimport '../rules/game.ts'` }
    expect(violationsOf(new Map(Object.entries(files)))).toEqual([
      { file: 'kit/a.ts', line: 2, says: 'kit may not import rules' },
    ])
  })
})

describe('games', () => {
  it('never import one another', () => {
    const says = ['the game foothills may not import the game metro']
    expect(inHouse('games/foothills/a.ts', `import '../metro/game.ts'`)).toEqual(says)
    expect(inHouse('games/foothills/face/a.ts', `import '../../metro/game.ts'`)).toEqual(says)
    expect(inHouse('games/foothills/face/a.ts', `import '../../metro/face/face.ts'`)).toEqual(says)
  })

  it('are listed by their title file alone', () => {
    expect(inHouse('games/index.ts', `import x from './foothills/title.ts'`)).toEqual([])
    expect(inHouse('games/index.ts', `import x from './foothills/game.ts'`)).toEqual(['titles may not import game'])
  })

  it.each([
    ['games/foothills/title.ts', './loaders.ts'],
    ['games/foothills/title.ts', './face/face.ts'],
    ['games/foothills/loaders.ts', './face/face.ts'],
    ['app/a.ts', '../debug/debug.ts'],
  ])('and the debugger load only when needed: %s imports %s', (file, path) => {
    expect(inHouse(file, `import x from '${path}'`)).toMatchObject([/only by import\(\)/])
    expect(inHouse(file, `import type { X } from '${path}'`)).toEqual([])
    expect(inHouse(file, `const x = () => import('${path}')`)).toEqual([])
  })

  it.each(['app/a.ts', 'debug/a.ts', 'overlay/a.ts', 'match/a.ts', 'server/a.ts'])(
    'are named nowhere outside their folder, not even for a type: %s',
    (file) => {
      for (const path of ['game.ts', 'face/face.ts', 'title.ts'])
        expect(inHouse(file, `import type { X } from '../games/foothills/${path}'`)).toHaveLength(1)
    },
  )
})

describe('packages', () => {
  it.each([
    ['link/peer.ts', 'peerjs'],
    ['link/config.ts', 'valibot'],
    ['stage/a.ts', 'phaser'],
    ['games/foothills/face/a.ts', 'phaser'],
    ['overlay/a.ts', 'preact/hooks'],
    ['kit/a.ts', '@noble/hashes/sha2.js'],
    ['server/a.ts', 'node:http'],
  ])('may be imported where the table says: %s from %s', (file, from) => {
    expect(inHouse(file, `import { x } from '${from}'`)).toEqual([])
  })

  it.each([
    ['link/link.ts', 'peerjs', 'peerjs may only be imported by link/peer.ts'],
    ['link/peer.ts', 'valibot', /^valibot may only be imported by rules, game/],
    ['overlay/a.ts', 'phaser', 'phaser may only be imported by stage, face'],
    ['stage/a.ts', 'preact/hooks', 'preact may only be imported by overlay, debug, app'],
    ['overlay/a.ts', 'xstate', 'xstate may only be imported by match, net, stage, app'],
    ['games/foothills/a.ts', 'pure-rand/x', 'pure-rand may only be imported by rules'],
    ['games/foothills/face/a.ts', 'valibot', /^valibot may only/],
    ['rules/a.ts', '@noble/hashes/sha2.js', '@noble/hashes may only be imported by kit'],
    ['match/a.ts', 'idb-keyval', 'idb-keyval may only be imported by app'],
    ['kit/a.ts', 'node:fs', 'node may only be imported by server'],
    ['kit/a.ts', 'lodash', 'the package lodash is not in the table'],
    ['kit/a.ts', 'fs', 'the package fs is not in the table'],
    ['kit/a.ts', 'constructor', 'the package constructor is not in the table'],
    ['kit/a.ts', '../../assets/x.png', /^assets may only be imported by stage/],
    ['kit/a.ts', '../../test/x.ts', 'imports ../../test/x.ts, which is outside src'],
    ['kit/a.ts', './missing.ts', 'imports ./missing.ts, which is not a file here'],
    ['kit/a.ts', './list', 'imports ./list, which is not a file here'],
  ])('are refused elsewhere: %s from %s', (file, from, says) => {
    const found = inHouse(file, `import { x } from '${from}'`)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(says)
  })

  it('include the one that JSX imports implicitly', () => {
    expect(inHouse('overlay/a.tsx', 'export const A = () => <p />')).toEqual([])
    expect(inHouse('stage/a.tsx', 'export const A = () => <p />')).toEqual([
      'preact may only be imported by overlay, debug, app',
    ])
  })
})

describe('files', () => {
  it.each(['utils/x.ts', 'helpers.ts', 'games/shared.ts', 'vite-env.d.ts'])(
    'outside every layer are refused: %s',
    (file) => {
      expect(said({ [file]: '' })).toEqual([`${file} is in no layer`])
    },
  )

  it('of a folder with a similar name are not counted to a layer', () => {
    expect(said({ 'kitten/x.ts': '' })).toEqual(['kitten/x.ts is in no layer'])
  })
})

describe('import cycles', () => {
  it('are refused, and shown', () => {
    const files = {
      'kit/a.ts': `import './b.ts'`,
      'kit/b.ts': `import type { C } from './c.ts'`,
      'kit/c.ts': `export * from './a.ts'`,
    }
    expect(said(files)).toEqual(['imports in a circle: kit/a.ts → kit/b.ts → kit/c.ts → kit/a.ts'])
  })

  it('include a file that imports itself', () => {
    expect(said({ 'kit/a.ts': `import './a.ts'` })).toEqual(['imports in a circle: kit/a.ts → kit/a.ts'])
  })

  it('are not seen where two paths lead to one file', () => {
    const files = { 'kit/a.ts': `import './b.ts'; import './c.ts'`, 'kit/b.ts': `import './c.ts'`, 'kit/c.ts': '' }
    expect(said(files)).toEqual([])
  })
})

describe('pure layers', () => {
  const pureFiles = ['kit/a.ts', 'rules/a.ts', 'games/index.ts', 'games/foothills/a.ts']

  it.each(pureFiles)('include %s', (file) => {
    expect(inHouse(file, 'export const now = () => Date.now()')).toMatchObject([/may not mention Date/])
  })

  it('are the only ones checked for purity', () => {
    for (const file of ['link/a.ts', 'app/a.ts', 'games/foothills/face/a.ts'])
      expect(inHouse(file, 'export const now = () => Date.now()')).toEqual([])
  })

  it.each([...impure])('may not mention %s', (name) => {
    expect(inHouse('kit/a.ts', `export const x = () => ${name}`)).toEqual([`kit is pure and may not mention ${name}`])
  })

  it.each([
    ['Math.random()'],
    [`Math['random']()`],
    ['[Math]'],
    ['(({ random }) => random())(Math)'],
    ['new Date()'],
    ['{ Date }'],
    ['x as Date'],
    ['a[Date]'],
    ['globalThis.Date'],
    ['{ [document]: 1 }'],
  ])('may not say %s', (text) => {
    expect(inHouse('kit/a.ts', `const v = ${text}`)).toHaveLength(1)
  })

  it.each([
    ['Math.floor(1)'],
    ['turn.date + turn.Date'],
    ['{ Date: 1, window: 2 }'],
    [`'Date' + "document"`],
    ['class { fetch() { return 1 } }'],
  ])('may say %s', (text) => {
    expect(inHouse('kit/a.ts', `const v = ${text}`)).toEqual([])
  })

  it('may name fields of types freely, and mention clocks in comments', () => {
    const text = 'interface X { Date: number; fetch(): void } // no Date, no performance'
    expect(inHouse('kit/a.ts', text)).toEqual([])
  })
})

describe('the table', () => {
  it('names no layer it does not define', () => {
    for (const { may, lazily = [] } of Object.values(layers))
      for (const name of [...may, ...lazily]) expect(Object.keys(layers)).toContain(name)
  })

  it('fails loudly on a file that cannot be parsed', () => {
    expect(() => said({ 'kit/a.ts': 'const = 1' })).toThrow('kit/a.ts')
  })
})
