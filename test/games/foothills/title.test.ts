import { describe, expect, it } from 'vitest'
import { builtIn } from '../../../src/games/foothills/index.ts'
import { foothills } from '../../../src/games/foothills/title.ts'
import type { BasePosition } from '../../../src/rules/game.ts'
import { optionsOf } from '../../../src/rules/title.ts'
import { sound } from '../../journals.ts'

const { game, seat, options } = sound(await foothills.open())
const fields = await options()

describe('Foothills as a title', () => {
  // § 4
  it('is for two', () => {
    expect(foothills.seats).toEqual({ min: 2, max: 2 })
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
