import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { labCommands } from '../../../src/debug/edition/compare.tsx'
import { type EditionThing, found, thingsOf } from '../../../src/debug/edition/things.ts'
import { titles } from '../../../src/games/index.ts'
import { sourced, text, wholeTo } from '../../../src/rules/edition.ts'
import { valuesOf } from '../../../src/rules/editionValues.ts'
import { sound } from '../../journals.ts'

async function builtIn(id: string) {
  const title = titles.find((one) => one.id === id)
  const values = await sound((await title?.open()) ?? { problem: `no ${id}` }).values()
  return { ...values, things: thingsOf(values) }
}

const rowAt = (things: readonly EditionThing[], path: string) => {
  const thing = things.find(({ rows }) => rows.some((row) => row.path === path))
  return { thing: thing?.name, section: thing?.section, ...thing?.rows.find((row) => row.path === path) }
}

describe.each(titles)('the things of $name', ({ id }) => {
  it('hold every value once, except what names the edition or a thing', async () => {
    const { data, schema, things } = await builtIn(id)
    const rows = things.flatMap((thing) => thing.rows.map(({ path, source }) => `${source} ${path}`))
    expect(new Set(rows).size).toBe(rows.length)
    const lost = valuesOf(data, schema).filter(({ path, source }) => {
      const around = path.map((_, at) => `${source} ${path.slice(0, at + 1).join('.')}`)
      return !around.some((one) => rows.includes(one))
    })
    expect([...new Set(lost.map(({ path }) => path.at(-1)))].filter((key) => key !== 'id')).toEqual([
      'game',
      'format',
      'name',
    ])
    expect(lost.filter(({ path }) => path.at(-1) === 'name').map(({ path }) => path)).toEqual([['name']])
  })
})

describe('the things of an edition', () => {
  it('are named by their contents, and their values by path', async () => {
    const { things } = await builtIn('foothills')
    expect(rowAt(things, 'stations.8.spaces.0.cost')).toMatchObject({
      thing: 'Tan-y-Bwlch · I-4',
      section: 'stations',
      label: 'spaces 1 cost',
      value: { iron: 1, stone: 2 },
      source: 'ours',
    })
    expect(rowAt(things, 'actions.12.grey.verbs')).toMatchObject({ thing: expect.stringMatching(/ · C\d$/) })
    expect(rowAt(things, 'components.iron')).toMatchObject({ thing: 'components', label: 'iron', source: 'printed' })
    const { things: mines } = await builtIn('dwarven')
    expect(rowAt(mines, 'mines.0.output')).toMatchObject({ thing: 'Gold Mere · 1', value: [1, 4, 2, 'X', 3, 0] })
    expect(rowAt(mines, 'values.money.value')).toMatchObject({ thing: 'values', label: 'money' })
    const { things: works } = await builtIn('snowdonia')
    expect(rowAt(works, 'tracks.0.points')).toMatchObject({ thing: '1', section: 'tracks', label: 'points' })
    expect(rowAt(works, 'contracts.6.verb.cubes')).toMatchObject({ thing: '7', source: 'ours' })
  })

  it('are also values that stand alone', () => {
    const schema = sourced({ game: text, name: text, tracks: wholeTo(9), prices: v.array(wholeTo(9)) })
    const data = { game: 'toys', name: 'Toys', source: 'ours', tracks: 7, prices: [1, 2] }
    expect(thingsOf({ data, schema })).toMatchObject([
      { name: 'tracks', rows: [{ path: 'tracks', label: 'tracks', value: 7, allowed: { range: [0, 9] } }] },
      { name: 'prices', rows: [{ path: 'prices', label: 'prices', value: [1, 2] }] },
    ])
  })

  it('are found by their names, values and sources, and those of ours alone if wanted', async () => {
    const { things } = await builtIn('foothills')
    const names = (search: string, onlyOurs = false) => found(things, search, onlyOurs).map(({ name }) => name)
    expect(names('large boat')).toEqual(['Large Boat · D3'])
    expect(names('  ')).toHaveLength(things.length)
    expect(names('no such thing')).toEqual([])
    expect(found(things, '', true).flatMap(({ rows }) => rows.filter(({ source }) => source !== 'ours'))).toEqual([])
    const { things: tiles } = await builtIn('metro')
    expect(found(tiles, '', true)).toEqual([])
  })
})

it('are compared by two runs with the same draws', () => {
  expect(labCommands({ game: 'metro', seats: 3, file: 'metro-mine.json' }).split('\n')).toEqual([
    'npm run lab -- selfplay --title metro --bots ganger,ganger,ganger --matches 400 --out metro.jsonl',
    'npm run lab -- selfplay --title metro --bots ganger,ganger,ganger --matches 400 --edition metro-mine.json --out metro-mine.jsonl',
    'npm run lab -- balance metro.jsonl metro-mine.jsonl --out metro-mine.html',
  ])
})
