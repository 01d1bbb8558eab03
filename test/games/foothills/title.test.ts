import { describe, expect, it } from 'vitest'
import { builtIn } from '../../../src/games/foothills/index.ts'
import { foothills } from '../../../src/games/foothills/title.ts'
import type { BasePosition } from '../../../src/rules/game.ts'
import { type OptionField, optionsOf } from '../../../src/rules/title.ts'
import { sound } from '../../journals.ts'

const { game, seat, options } = sound(await foothills.open())
const fields = await options()

/** Every value of a field but its default. */
const alternatives = (field: OptionField): readonly (boolean | number)[] =>
  field.kind === 'switch'
    ? [!field.default]
    : field.kind === 'choice'
      ? field.choices.map((_, at) => at).filter((at) => at !== field.default)
      : [field.min, field.max]

describe('Foothills as a title', () => {
  // § 4
  it('has the id and the seats of its rules', () => {
    expect(game).toMatchObject({ id: foothills.id, seats: foothills.seats })
  })

  it('marks seats by colour and letter as the position has them, also swapped', () => {
    const styles = (wanted: object) => {
      const p: BasePosition = game.setup(2, { readings: {}, ...wanted })
      return [seat(p, 0), seat(p, 1)]
    }
    const [blue, green] = [
      { colour: 'blue', pattern: 0, letter: 'B' },
      { colour: 'green', pattern: 1, letter: 'G' },
    ]
    expect(styles({})).toEqual([blue, green])
    expect(styles({ swapped: true })).toEqual([green, blue])
  })

  it('offers the usual match unless something is chosen', () => {
    expect(optionsOf(fields, {})).toEqual({})
  })

  it.each(fields)('offers under “$label” only what its rules allow', (field) => {
    for (const value of alternatives(field)) {
      const wanted = optionsOf(fields, { [field.key]: value })
      expect(Object.keys(wanted)).toHaveLength(1)
      expect(game.readOptions(wanted)).toMatchObject({ options: wanted })
    }
  })

  // § 21
  it('offers every set of six lines, and combines options', () => {
    const lines = fields.find(({ key }) => key === 'lines')
    expect(lines?.kind === 'choice' && lines.choices).toHaveLength(1 + 28)
    const chosen = { lines: 1, start: 2, 'readings.pubToPub': true, 'readings.refillSix': true }
    expect(optionsOf(fields, chosen)).toMatchObject({ start: 1, readings: { pubToPub: true, refillSix: true } })
  })

  it('says what is wrong with an edition', async () => {
    expect(await foothills.open({ ...builtIn, lines: 3 })).toMatchObject({ problem: expect.stringContaining('lines') })
  })
})
