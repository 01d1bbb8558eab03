import { describe, expect, it } from 'vitest'
import { shownBy } from '../../../src/debug/edition/pictures.ts'
import { titles } from '../../../src/games/index.ts'
import { withValue } from '../../../src/rules/editionValues.ts'
import { positionOf } from '../../../src/rules/journal.ts'
import { randomJournal, sound } from '../../journals.ts'

const seats = 2

/** Everything shown differently, in the middle of a random match, with another value in the built-in edition. */
async function shown(id: string, path: readonly (string | number)[], value: unknown) {
  const title = titles.find((one) => one.id === id)
  if (!title) throw new Error(`no ${id}`)
  const before = sound(await title.open())
  const { data } = await before.values()
  const after = sound(await title.open(withValue(data, path, value)))
  const journal = randomJournal(before.game, seats, {}, 5, {})
  const position = journal.positions[Math.floor(journal.positions.length / 2)] ?? positionOf(journal)
  return shownBy(before, after, { position, seats })
}

describe('a changed value', () => {
  it('shows on its card on the table, before and after, with the sentence that changed', async () => {
    const [station, line] = await shown('foothills', ['stations', 8, 'spaces', 0, 'bonus'], { vp: 5 })
    const lines = ['Station Costs 1 iron ore and 2 stone, bonus 5 VP.']
    expect(station).toMatchObject({ where: 'table', title: 'Tan-y-Bwlch', lines })
    expect(new Set(station?.pictures).size).toBe(2)
    expect(station?.pictures.every((one) => one.startsWith('data:image/svg+xml'))).toBe(true)
    // A line is described, but nothing of it is drawn.
    expect(line).toMatchObject({ title: 'I, Ffestiniog Railway', pictures: [] })
  })

  it('shows in the rules, with the signs there', async () => {
    const all = await shown('foothills', ['actions', 2, 'grey', 'verbs'], [{ type: 'refill', to: 5 }])
    const rules = all.find(({ where }) => where === 'rules')
    expect(rules).toMatchObject({ lines: ['Top up the stockyard to 5 cubes.'] })
    expect(rules?.pictures.length).toBeGreaterThan(1)
    expect(await shown('snowdonia', ['contracts', 6, 'verb', 'cubes'], 3)).toMatchObject([
      { where: 'rules', lines: [expect.stringContaining('takes 3 cubes more')] },
    ])
  })

  it('shows as another match begins, if it matters no more in this one and no rule tells it', async () => {
    const all = await shown('foothills', ['stations', 10, 'rubble'], 5)
    expect(all.map(({ where }) => where)).toEqual(['opening', 'opening'])
    expect(all).toContainEqual(
      expect.objectContaining({ title: 'Beddgelert', lines: [expect.stringContaining('5 left')] }),
    )
  })

  it('shows the same thing once', async () => {
    const all = await shown('snowdonia', ['rates', 'dig', 'spaces'], [2, 2, 3, 4, 5])
    expect(all.map(({ title }) => title)).toEqual(['Excavation', 'Weather'])
  })

  it('shows nothing if it is the same', async () => {
    expect(await shown('dwarven', ['values', 'money', 'value'], 50)).toEqual([])
  })
})
