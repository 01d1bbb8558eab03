import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('.github/SECURITY.md', root), 'utf8')

/** The rows of its table: who could want what, and the tests that hold it. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| who '))
  .map((line) => line.split(' | '))
  .map((cells) => [cells[0]?.slice(2) ?? '', cells[2] ?? ''] as const)

/** The files that a cell names, each with the names of tests in it. */
const namedIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` ((?:“[^”]+”(?:, )?)+)/g)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }))

/** Whether a file of tests has one by this name. */
function holds(file: string, name: string): boolean {
  const path = new URL(file, root)
  return existsSync(path) && readFileSync(path, 'utf8').includes(`'${name}'`)
}

it('the page about trust has a table of many rows', () => {
  expect(rows.length).toBeGreaterThan(20)
})

it.each(rows)('names tests that exist, against %s', (_, cell) => {
  const named = namedIn(cell)
  expect(named.length).toBeGreaterThan(0)
  expect(named.flatMap(({ file, names }) => names.filter((name) => !holds(file, name)))).toEqual([])
})
