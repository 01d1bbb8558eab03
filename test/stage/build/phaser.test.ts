import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leanPhaser, phaserPlugin, thrown, unused } from '../../../src/stage/build/phaser.ts'

const root = join(import.meta.dirname, '../../..')
const folder = realpathSync(join(root, 'node_modules/phaser/src'))

describe('the lean Phaser', () => {
  it('consists of files that Phaser has', () => {
    const files = [...leanPhaser(folder).matchAll(/"([^"]+\.js)"/g)].map((match) => match[1] ?? '')
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('replaces the flags it knows and leaves other code alone', () => {
    expect(thrown('if (typeof WEBGL_RENDERER) a(); if (typeof FEATURE_SOUND) b()')).toBe(
      'if (true) a(); if (false) b()',
    )
    expect(thrown('typeof HTMLElement; typeof UNKNOWN_THING; typeof x')).toBe(
      'typeof HTMLElement; typeof UNKNOWN_THING; typeof x',
    )
  })

  it('never compares the number of a texture exactly, so that turned pictures are whole', () => {
    const theirs = readFileSync(join(folder, 'renderer/webgl/shaders/GetTexture-glsl.js'), 'utf8')
    expect(theirs.match(/outTexDatum ==/g)).toHaveLength(2)
    expect(thrown(theirs)).not.toContain('outTexDatum ==')
    expect(thrown(theirs)).toContain('abs(outTexDatum - float(INDEX)) < 0.5')
  })

  it('replaces only the phaser module, and only in builds', () => {
    const plugin = phaserPlugin()
    plugin.configResolved({ root })
    expect(plugin.apply).toBe('build')
    const id = plugin.resolveId('phaser')
    expect(plugin.resolveId('phaser/src/x')).toBeUndefined()
    expect(id && plugin.load(id)).toContain(`${folder}/core/Game.js`)
    expect(plugin.load('other')).toBeUndefined()
    expect(plugin.transform('typeof CANVAS_RENDERER', `${folder}/a.js`)).toBe('true')
    expect(plugin.transform('typeof CANVAS_RENDERER', `${root}/src/a.ts`)).toBeUndefined()
  })

  it('leaves out files that Phaser has, with every pattern matching some', () => {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.slice(0, -3))
    for (const pattern of unused)
      expect(
        paths.some((path) => pattern.test(path)),
        pattern.source,
      ).toBe(true)
  })

  it('is the same in a folder that borrows another one’s packages', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'narrow-gauge-elsewhere-'))
    symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'))
    symlinkSync(join(root, 'src'), join(elsewhere, 'src'))
    const file = join(folder, 'math/Matrix4.js')
    const code = readFileSync(file, 'utf8')
    const [here, there] = [root, elsewhere].map((at) => {
      const plugin = phaserPlugin()
      plugin.configResolved({ root: at })
      plugin.buildStart()
      return plugin.transform(code, file)
    })
    rmSync(elsewhere, { recursive: true })
    expect(there).toBe(here)
    expect(there).not.toBe(code)
  })

  it('has no method that the stage cannot call, and those that it calls', () => {
    const plugin = phaserPlugin()
    plugin.configResolved({ root })
    plugin.buildStart()
    const file = join(folder, 'math/Matrix4.js')
    const ours = plugin.transform(readFileSync(file, 'utf8'), file)
    expect(ours).toMatch(/\bortho: function/)
    expect(ours).not.toMatch(/\b(lookAt|adjoint|frustum): function/)
  })

  it('replaces unused code with a class that can be constructed and called', () => {
    const plugin = phaserPlugin()
    plugin.configResolved({ root })
    const stub = plugin.transform('theirs', join(folder, 'input/InputManager.js')) ?? ''
    const module: { exports?: unknown } = {}
    new Function('module', stub)(module)
    expect(typeof module.exports).toBe('function')
    const made: unknown = typeof module.exports === 'function' && Reflect.construct(module.exports, [])
    const answer = (name: string): unknown => {
      const method: unknown = typeof made === 'object' && made !== null && Reflect.get(made, name)
      return typeof method === 'function' ? Reflect.apply(method, made, []) : 'no method'
    }
    expect(answer('setOrigin')).toBe(made)
    // A camera asks its effects whether they drew anything.
    for (const name of ['destroy', 'postRenderCanvas', 'postRenderWebGL', 'update'])
      expect(answer(name), name).toBeUndefined()
  })

  it('replaces an unused mixin with one that adds no methods', () => {
    const plugin = phaserPlugin()
    plugin.configResolved({ root })
    for (const name of ['Filters', 'GetBounds', 'PathFollower']) {
      const file = join(folder, `gameobjects/components/${name}.js`)
      expect(existsSync(file), file).toBe(true)
      const module: { exports?: unknown } = {}
      new Function('module', plugin.transform('theirs', file) ?? '')(module)
      expect(module.exports, name).toEqual({})
    }
  })

  it('removes tint modes from the shader and keeps its other functions', () => {
    const plugin = phaserPlugin()
    plugin.configResolved({ root })
    const file = join(folder, 'renderer/webgl/shaders/ApplyTint-glsl.js')
    const theirs = readFileSync(file, 'utf8')
    const ours = plugin.transform(theirs, file)
    expect(theirs).toContain('tintMode')
    expect(ours).not.toContain('tintMode')
    for (const shader of [theirs, ours]) expect(shader).toContain('vec4 applyTint(vec4 texture)')
  })
})
