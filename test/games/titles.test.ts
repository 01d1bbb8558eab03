import { describe, expect, it } from 'vitest'
import { minds } from '../../src/games/minds.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { choicesOf, runPhase } from '../../src/rules/play.ts'
import { optionsOf } from '../../src/rules/title.ts'
import { begun, playing } from '../playing.ts'
import { alternatives, openTitles } from './opened.ts'

describe('the titles on offer', () => {
  it('all have something that thinks for the computer’s seats', () => {
    expect(Object.keys(minds)).toEqual(openTitles.map(({ id }) => id))
  })
})

const looking = { seat: 0, picked: [], next: [] }

describe.each(openTitles)('$id as a title', async ({ title, open, fields }) => {
  const { game } = open
  const { max } = title.seats
  const start = game.setup(max, {})

  it('has the id and the seats of its rules', () => {
    expect(game).toMatchObject({ id: title.id, seats: title.seats })
  })

  it('tells its seats apart by colour, pattern and letter', () => {
    const styles = Array.from({ length: max }, (_, seat) => open.seat(start, seat))
    for (const mark of ['colour', 'pattern', 'letter'] as const)
      expect(new Set(styles.map((style) => style[mark])).size, mark).toBe(max)
  })

  it('offers the usual match unless something is chosen', () => {
    expect(optionsOf(fields, {})).toEqual({})
    expect(fields.length).toBeGreaterThan(0)
  })

  it.each(fields)('offers under “$label” only what its rules allow', (field) => {
    const wanted = alternatives(field).map((value) => optionsOf(fields, { [field.key]: value }))
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.map((options) => Object.keys(options).length)).toEqual(wanted.map(() => 1))
    expect(wanted.map((options) => game.readOptions(options))).toMatchObject(wanted.map((options) => ({ options })))
  })

  it('draws the same landscape for a name each time', async () => {
    const size = { w: 320, h: 200 }
    const drawn = await title.scene('table', size)
    expect(drawn).toMatch(/^<svg .*<\/svg>$/s)
    expect(await title.scene('table', size)).toBe(drawn)
  })

  it('opens a face that lays out its table', async () => {
    const { pieces } = (await open.face()).layout(start, { w: 1280, h: 720 }, looking)
    expect(pieces).not.toEqual([])
  })

  it('needs no edition of its own for the one built in, and says what is wrong with another', async () => {
    expect(open.edition).toBeUndefined()
    expect(await title.open({ game: title.id, format: 1 })).toMatchObject({ problem: expect.stringMatching(/\S/) })
    expect(open.words.edition('Straight on')).toContain('Straight on')
  })
})

describe.each(openTitles)('the mind of $id', async ({ open }) => {
  const { game } = open
  const mind = await open.mind()
  const { min, max } = game.seats
  const sizes = [...new Set([min, Math.min(2, max), max])]
  const silent = () => {}

  it.each(sizes)('has a worth for each of %i seats, and a swing that a lead can beat', (seats) => {
    const worths = [...positionsOf(seats)].map(({ p }) => [...mind.worth(p), ...(mind.glance?.(p) ?? [])])
    expect(worths.length).toBeGreaterThan(0)
    expect(worths.filter((worth) => worth.length % seats !== 0 || !worth.every(Number.isFinite))).toEqual([])
    expect([...positionsOf(seats)].filter(({ p }) => (mind.swing?.(p) ?? 6) <= 0)).toEqual([])
  })

  it.runIf(mind.ahead).each(sizes)('knows the worth after a move of %i seats without playing it', (seats) => {
    const draw = fastDraw(5)
    let looks = 0
    for (const { p, ask, known } of positionsOf(seats)) {
      const [{ seat, moves } = { seat: -1, moves: [] }] = choicesOf(ask)
      const ahead = mind.ahead?.(p, moves, known) ?? []
      for (const at of [...new Set([0, draw(moves.length), moves.length - 1])]) {
        const move = moves[at] ?? expect.fail('a choice without moves')
        const after = game.clone(p)
        runPhase(game, after, { type: 'move', seat, move, known }, silent)
        const worth = mind.worth(after)
        expect(ahead[at]).toEqual(worth.map((points) => expect.closeTo(points)))
        looks += 1
      }
    }
    expect(looks).toBeGreaterThan(0)
  })

  /** Positions of a random match in which a seat is asked. */
  function* positionsOf(seats: number) {
    const begin = begun(game, seats, {}, seats)
    for (const ask of playing(game, begin)) if (ask.type === 'choose') yield { ...begin, ask }
  }
})
