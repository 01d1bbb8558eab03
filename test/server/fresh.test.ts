import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFresh } from '../../src/server/fresh.ts'
import { temporaryFolder } from './folder.ts'

const past = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const sources = ['src/deep/a.ts', 'index.html', 'package-lock.json', 'vite.config.ts', 'assets/a.png']
let place: Awaited<ReturnType<typeof temporaryFolder>>

beforeEach(async () => {
  place = await temporaryFolder({})
  for (const source of sources) await place.write(source, 'x', past(10))
  for (const folder of ['src/deep', 'src', 'assets']) await utimes(join(place.folder, folder), past(10), past(10))
  await place.write('dist/index.html', 'x', past(5))
})
afterEach(() => place.remove())

const fresh = () => isFresh(place.folder, join(place.folder, 'dist'))

test('a page newer than its sources is fresh', async () => {
  expect(await fresh()).toBe(true)
})

test('a page that was never built is not', async () => {
  await rm(join(place.folder, 'dist'), { recursive: true })
  expect(await fresh()).toBe(false)
})

test.each(sources)('a change of %s asks for a new page', async (source) => {
  await place.write(source, 'y', past(2))
  expect(await fresh()).toBe(false)
})

test('a source that was removed asks for a new page', async () => {
  await rm(join(place.folder, 'src/deep/a.ts'))
  expect(await fresh()).toBe(false)
})

test('files beside the sources do not matter', async () => {
  await place.write('README.md', 'y', past(2))
  expect(await fresh()).toBe(true)
})
