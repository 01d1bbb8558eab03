import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { peerjsPlugin, silenced } from '../../../src/link/build/peerjs.ts'

const peerjs = join(import.meta.dirname, '../../../node_modules/peerjs/dist/bundler.mjs')

describe('PeerJS in a build', () => {
  it('has all that is asked of the adapter: the name and version of the browser', () => {
    const asked = readFileSync(peerjs, 'utf8').matchAll(/var\$webRTCAdapter\.([\w.]+)/g)
    expect(new Set([...asked].map(([, path]) => path))).toEqual(
      new Set(['browserDetails.browser', 'browserDetails.version']),
    )
  })

  it('encodes nothing in PeerJS’s own way, for whose functions alone it imports that package', () => {
    const [, names = ''] = /import \{(.+)\} from "peerjs-js-binarypack"/.exec(readFileSync(peerjs, 'utf8')) ?? []
    expect(names.split(', ').map((name) => name.split(' ')[0])).toEqual(['pack', 'unpack'])
    const plugin = peerjsPlugin()
    const id = plugin.resolveId('peerjs-js-binarypack')
    expect(id && plugin.load(id)).toMatch(/const pack\b.*const unpack\b/)
  })

  it('logs nothing, and is otherwise the same', () => {
    const theirs = readFileSync(peerjs, 'utf8')
    const ours = silenced(theirs)
    expect(theirs.match(/Creating RTCPeerConnection\./g)).toHaveLength(1)
    expect(ours).not.toContain('Creating RTCPeerConnection.')
    expect(ours.split('\n').length).toBe(theirs.split('\n').length)
    const calls = /\)\.(log|warn|error)\(/
    const isCode = (line: string) => !calls.test(line) && line.trim() !== ';'
    expect(ours.split('\n').filter(isCode)).toEqual(theirs.split('\n').filter(isCode))
    expect(parseSync('peerjs.mjs', ours).errors).toEqual([])
  })

  it('replaces those packages alone, and only in builds', () => {
    const plugin = peerjsPlugin()
    expect(plugin.apply).toBe('build')
    const id = plugin.resolveId('webrtc-adapter')
    expect(id && plugin.load(id)).toContain('browserDetails')
    expect(plugin.resolveId('peerjs')).toBeUndefined()
    expect(plugin.load('peerjs')).toBeUndefined()
  })
})
