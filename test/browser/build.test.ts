import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStale } from './build.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-build-'))
  for (const name of ['src/kit', 'dist']) mkdirSync(join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Puts files there that were last changed the given number of seconds after some moment. */
function written(files: Record<string, number>): void {
  for (const file of Object.keys(files))
    if (file.includes('.')) writeFileSync(join(folder, file), '')
  for (const [path, at] of Object.entries({ src: 0, 'src/kit': 0, ...files }))
    utimesSync(join(folder, path), at + 1e9, at + 1e9)
}

describe('the built page', () => {
  it('is stale when it is missing', () => {
    written({ 'index.html': 1 })
    expect(isStale(folder)).toBe(true)
  })

  it('is stale when anything it is made of is newer', () => {
    written({ 'dist/index.html': 2, 'index.html': 1, 'src/kit/list.ts': 3 })
    expect(isStale(folder)).toBe(true)
  })

  it('is stale when something was taken away', () => {
    written({ 'dist/index.html': 2, 'index.html': 1, 'src/kit': 3 })
    expect(isStale(folder)).toBe(true)
  })

  it('is fresh when it is the newest', () => {
    written({ 'dist/index.html': 2, 'index.html': 1, 'src/kit/list.ts': 1 })
    expect(isStale(folder)).toBe(false)
  })
})
