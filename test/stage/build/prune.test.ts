import { describe, expect, it } from 'vitest'
import { prune } from '../../../src/stage/build/prune.ts'

/** Prunes modules given by path. */
const pruned = (files: Readonly<Record<string, string>>, words: readonly string[] = []) =>
  prune(['/a.js'], words, (path) => files[path])

/** The exports of a pruned module, whose requires return their own paths. */
function exportsOf(code: string | undefined): unknown {
  const module: { exports: unknown } = { exports: {} }
  const makeClass = 'const Class = class { constructor(definition) { return Object.keys(definition) } }'
  new Function('module', 'require', `${makeClass}\n${code}`)(module, (path: string) => path)
  return module.exports
}

describe('pruning', () => {
  it('keeps the methods that outsiders name, or other methods that stay, and no others', () => {
    const code = `module.exports = {
      shown: function () { return this.needed() },
      needed: function () { return 1 },
      dead: function () { return this.deadToo() },
      deadToo: function () { return this.dead() },
      size: 3
    }`
    const kept = exportsOf(pruned({ '/a.js': code }, ['shown']).get('/a.js'))
    expect(kept).toMatchObject({ size: 3 })
    expect(Object.keys(kept ?? {})).toEqual(['shown', 'needed', 'size'])
  })

  it('prunes classes and accessors alike, but never a constructor', () => {
    const code = `var A = new Class({
      initialize: function A() {},
      width: { get: function () { return 1 } },
      height: { get: function () { return 2 } },
      resize: function () {}
    });
    module.exports = A`
    expect(exportsOf(pruned({ '/a.js': code }, ['height']).get('/a.js'))).toEqual(['initialize', 'height'])
  })

  it('follows names through strings, and ignores them in comments', () => {
    const code = `/* also: commented */
    module.exports = {
      run: function () { this.on('event', 'handled') }, // commented()
      handled: function () {},
      commented: function () {}
    }`
    const kept = exportsOf(pruned({ '/a.js': code }, ['run']).get('/a.js'))
    expect(Object.keys(kept ?? {})).toEqual(['run', 'handled'])
  })

  it('leaves out modules that only unused methods need', () => {
    const files = {
      '/a.js': `var B = require('./b'); var C = require('./c')
        module.exports = { run: function () { return B }, dead: function () { return C } }`,
      '/b.js': `module.exports = { D: require('./d'), E: require('./e') }`,
      '/c.js': '',
      '/d/index.js': '',
      '/e.js': '',
    }
    expect([...pruned(files, ['run', 'D']).keys()]).toEqual(['/a.js', '/b.js', '/d/index.js'])
    expect(pruned(files, ['run', 'D']).get('/a.js')).not.toContain('./c')
  })

  it('keeps modules that are required for what they do', () => {
    const files = { '/a.js': `require('./b')`, '/b.js': 'globalThis.b = 1' }
    expect(pruned(files).get('/b.js')).toBe('globalThis.b = 1')
  })
})
