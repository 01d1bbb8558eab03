import { describe, expect, it } from 'vitest'
import { companyLooks } from '../../../src/games/metro/colours.ts'
import { metro } from '../../../src/games/metro/title.ts'
import { seatStyles } from '../../../src/kit/tokens.ts'
import { type OptionField, optionsOf } from '../../../src/rules/title.ts'
import { sound } from '../../journals.ts'

const opened = sound(await metro.open())
const { game, seat, options } = opened
const fields = await options()

/** Every value of a field but its default. */
const alternatives = (field: OptionField): readonly (boolean | number)[] =>
  field.kind === 'choice'
    ? field.choices.map((_, at) => at).filter((at) => at !== field.default)
    : [field.kind === 'switch' && !field.default]

describe('Metro as a title', () => {
  // § 1
  it('has the id and the seats of its rules', () => {
    expect(game).toMatchObject({ id: metro.id, seats: metro.seats })
  })

  it('colours seats in the order of the box, or as people chose', () => {
    const p = game.setup(3, {})
    expect([0, 1, 2].map((at) => seat(p, at))).toEqual([companyLooks.red, companyLooks.yellow, companyLooks.blue])
    const house = Object.keys(seatStyles)
    const chosen = game.setup(2, { colours: [house.indexOf('lilac'), house.indexOf('red')] })
    expect([seat(chosen, 0), seat(chosen, 1)]).toEqual([companyLooks.lilac, companyLooks.red])
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

  it('opens face, book, sounds, playtest and mind', async () => {
    const book = await opened.book()
    expect(book.sections.length).toBeGreaterThan(5)
    const sounds = await opened.sounds()
    expect(Object.keys(sounds.captions?.() ?? {}).length).toBeGreaterThan(0)
    expect(sounds.cues({ type: 'over' })).toBeInstanceOf(Array)
    const face = await opened.face()
    const looking = { seat: 0, picked: [], next: [] }
    expect(face.layout(game.setup(2, {}), { w: 1280, h: 720 }, looking).pieces).not.toEqual([])
    expect((await opened.playtest()).scenarios.length).toBeGreaterThan(5)
    expect((await opened.mind()).worth(game.setup(2, {}))).toHaveLength(2)
  })

  it('draws the same landscape for a name each time', async () => {
    const size = { w: 320, h: 200 }
    const drawn = await metro.scene('table', size)
    expect(drawn).toMatch(/^<svg .*<\/svg>$/s)
    expect(await metro.scene('table', size)).toBe(drawn)
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
