import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adapterPlugin } from '../../../src/link/build/adapter.ts'

const peerjs = join(import.meta.dirname, '../../../node_modules/peerjs/dist/bundler.mjs')

describe('the page without an adapter', () => {
  it('has all that PeerJS asks of it: the name and version of the browser', () => {
    const asked = readFileSync(peerjs, 'utf8').matchAll(/var\$webRTCAdapter\.([\w.]+)/g)
    expect(new Set([...asked].map(([, path]) => path))).toEqual(
      new Set(['browserDetails.browser', 'browserDetails.version']),
    )
  })

  it('replaces that package alone, and only in builds', () => {
    const plugin = adapterPlugin()
    expect(plugin.apply).toBe('build')
    const id = plugin.resolveId('webrtc-adapter')
    expect(id && plugin.load(id)).toContain('browserDetails')
    expect(plugin.resolveId('peerjs')).toBeUndefined()
    expect(plugin.load('peerjs')).toBeUndefined()
  })
})
