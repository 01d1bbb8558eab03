import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { isLeaf } from '../../src/kit/changes.ts'
import { sourced, wholeTo } from '../../src/rules/edition.ts'
import { valuesOf, withValue } from '../../src/rules/editionValues.ts'
import { sound } from '../journals.ts'

const built = async (id: string) => {
  const title = titles.find((one) => one.id === id)
  return sound((await title?.open()) ?? { problem: `no ${id}` }).values()
}

/** The values of a built-in edition, by their paths. */
async function byPath(id: string) {
  const { data, schema } = await built(id)
  return new Map(valuesOf(data, schema).map((one) => [one.path.join('.'), one]))
}

/** Another value that is allowed in the place of one, if there is one. */
function anotherOf({ value, allowed: { range, choices } }: ReturnType<typeof valuesOf>[number]) {
  if (typeof value === 'number' && range) return value < range[1] ? value + 1 : value - 1
  return choices?.find((one) => one !== value)
}

describe.each(titles)('the values of $name', ({ id, open }) => {
  it('are all of them, each where its path says', async () => {
    const { data, schema } = await built(id)
    const values = valuesOf(data, schema)
    const written = JSON.stringify(data, (key, value) =>
      ['source', 'note', 'names'].includes(key) ? undefined : value,
    )
    const leaves: unknown[] = []
    JSON.parse(written, (_, value) => {
      if (isLeaf(value)) leaves.push(value)
      return value
    })
    expect(values.map(({ value }) => value)).toEqual(leaves)
    for (const { path, value } of values)
      expect(
        path.reduce<unknown>((so, key) => Object(so)[key], data),
        path.join('.'),
      ).toEqual(value)
  })

  it('say how each may be changed', async () => {
    const { data, schema } = await built(id)
    const mute = valuesOf(data, schema).filter(
      ({ value, allowed: { range, choices }, path }) =>
        !(id === 'metro' && path[0] === 'stations') &&
        (typeof value === 'number' || typeof value === 'boolean') &&
        !choices?.includes(value) &&
        !(range && range[0] <= Number(value) && Number(value) <= range[1]),
    )
    expect(mute).toEqual([])
  })

  it('make another edition that opens where one that is ours is changed as allowed', async () => {
    const { data, schema } = await built(id)
    const before = sound(await open()).game.edition.hash
    const seen = new Set<string>()
    let opened = 0
    for (const one of valuesOf(data, schema)) {
      const kind = one.path.filter((key) => typeof key === 'string').join('.')
      if (one.source !== 'ours' || seen.has(kind)) continue
      const next = anotherOf(one)
      if (next === undefined) continue
      seen.add(kind)
      const read = await open(withValue(data, one.path, next))
      // Some values have to fit others: then a sentence says so.
      if ('problem' in read) expect(read.problem, kind).toMatch(/\S{2,} \S/)
      else expect(read.game.edition.hash, kind).not.toBe(before)
      if (!('problem' in read)) opened++
    }
    expect(opened).toBeGreaterThanOrEqual(seen.size / 2)
  })
})

describe('the source of a value', () => {
  it('is that of the nearest thing around it that says one', async () => {
    const foothills = await byPath('foothills')
    const sourceAt = (path: string) => foothills.get(path)?.source
    expect(sourceAt('components.iron')).toBe('printed')
    expect(sourceAt('lines.2.bonus')).toBe('printed')
    expect(sourceAt('lines.2.name')).toBe('ours')
    expect(sourceAt('lines.6.name')).toBe('derived')
    // A card’s name is on its grey side, further in.
    expect(sourceAt('actions.0.grey.name')).toBe('printed')
    const dwarven = await byPath('dwarven')
    expect(dwarven.get('mines.0.site')?.source).toBe('printed')
    expect(dwarven.get('mines.0.output.0')?.source).toBe('ours')
    expect(dwarven.get('values.mostTurns.value')).toMatchObject({
      source: 'ours',
      note: 'a match that nobody can win ends',
      allowed: { range: [0, 999] },
    })
  })

  it('reaches into an action whose other values are from elsewhere', async () => {
    const snowdonia = await byPath('snowdonia')
    expect(snowdonia.get('contracts.6.verb.cubes')).toMatchObject({ source: 'ours', value: 2, whole: 3 })
    expect(snowdonia.get('contracts.6.verb.type')?.source).toBe('published')
  })

  it('is never ours in Metro', async () => {
    expect([...(await byPath('metro')).values()].filter(({ source }) => source === 'ours')).toEqual([])
  })

  it('is ours where nothing says one', () => {
    const schema = sourced({ a: wholeTo(9), b: sourced({ c: wholeTo(9), d: wholeTo(9) }) })
    const data = { a: 1, b: { c: 2, d: 3, source: { c: 'printed' }, note: { rest: 'by hand', c: 'page 3' } } }
    expect(valuesOf(data, schema).map(({ source, note }) => [source, note])).toEqual([
      ['ours', undefined],
      ['printed', 'page 3'],
      ['ours', 'by hand'],
    ])
  })
})

describe('things that are changed as a whole', () => {
  const wholes = async (id: string) =>
    new Set(
      [...(await byPath(id)).values()].flatMap(({ path, whole, source }) =>
        whole === undefined || source !== 'ours'
          ? []
          : [
              path
                .slice(0, whole)
                .filter((key) => typeof key === 'string')
                .join('.'),
            ],
      ),
    )

  it('are prices, lists of values and actions', async () => {
    expect([...(await wholes('foothills'))].sort()).toEqual([
      'actions.grey.verbs',
      'stations.action',
      'stations.columns',
      'stations.lines',
      'stations.spaces.bonus',
      'stations.spaces.cost',
    ])
    expect(await wholes('dwarven')).toEqual(
      new Set([
        'market.rungs.diamond',
        'market.rungs.ruby',
        'market.rungs.emerald',
        'market.rungs.gold',
        'market.rungs.silver',
        'mines.output',
        'events.prices',
        'advanced.bases',
        'layouts.bases',
        'layouts.wide',
        'layouts.tall',
        'layouts.sites.map',
        'layouts.sites.wide',
        'layouts.sites.tall',
      ]),
    )
  })

  it('may be replaced by others that the schema reads', () => {
    const schema = sourced({ price: v.strictObject({ iron: v.optional(wholeTo(9)), stone: v.optional(wholeTo(9)) }) })
    const data = { price: {} }
    expect(valuesOf(data, schema)).toMatchObject([{ path: ['price'], value: {}, whole: 1 }])
    expect(withValue(data, ['price'], { stone: 2 })).toEqual({ price: { stone: 2 } })
    expect(withValue(data, ['cost'], { stone: 2 })).toEqual(data)
  })
})
