import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtIn } from '../../src/games/foothills/index.ts'
import { titles } from '../../src/games/index.ts'

const stage = join(import.meta.dirname, '../../src/stage')

/** Words that belong to a title: its name, lines and places. */
const names = [
  ...titles.map(({ name }) => name),
  ...builtIn.lines.map(({ name }) => name),
  ...builtIn.stations.map(({ name }) => name),
]

describe('the stage and its kit', () => {
  const files = readdirSync(stage, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))

  it.each(files)('names no title and none of its places: %s', (path) => {
    const source = readFileSync(join(stage, path), 'utf8')
    for (const name of names) expect(source, name).not.toMatch(new RegExp(`\\b${name}\\b`, 'i'))
    expect(source).not.toContain('/games/')
  })
})
