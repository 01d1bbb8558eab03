import { describe, expect, it } from 'vitest'
import { companyLooks } from '../../../src/games/metro/colours.ts'
import { metro } from '../../../src/games/metro/title.ts'
import { seatStyles } from '../../../src/kit/tokens.ts'
import { sound } from '../../journals.ts'

const { game, seat } = sound(await metro.open())

describe('Metro as a title', () => {
  // § 1
  it('is for two to six', () => {
    expect(metro.seats).toEqual({ min: 2, max: 6 })
  })

  it('colours seats in the order of the box, or as people chose', () => {
    const p = game.setup(3, {})
    expect([0, 1, 2].map((at) => seat(p, at))).toEqual([companyLooks.red, companyLooks.yellow, companyLooks.blue])
    const house = Object.keys(seatStyles)
    const chosen = game.setup(2, { colours: [house.indexOf('lilac'), house.indexOf('red')] })
    expect([seat(chosen, 0), seat(chosen, 1)]).toEqual([companyLooks.lilac, companyLooks.red])
  })

  it('opens with an edition, and says what is wrong with one', async () => {
    const edition = { game: 'metro', format: 1, name: 'Straight on', tiles: { aaaa: 60 } }
    const other = sound(await metro.open(edition))
    expect(other.game.edition.name).toBe('Straight on')
    expect(other.edition).toBe(edition)
    expect(other.words.edition('Straight on')).toContain('Straight on')
    expect(await metro.open({ ...edition, tiles: { aaaa: 59 } })).toMatchObject({
      problem: expect.stringContaining('59'),
    })
  })
})
