import { describe, expect, it } from 'vitest'
import { numerals } from '../../../../src/games/foothills/content/edition.ts'
import { bits, lineSets } from '../../../../src/games/foothills/layout.ts'
import type { Move, MoveType } from '../../../../src/games/foothills/moves.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import type { Piece, Size } from '../../../../src/stage/face.ts'
import { pickOf } from '../../../../src/stage/hand.ts'
import { type Form, formFor } from '../../../../src/stage/kit/grid.ts'
import { type MovePicks, nextPicks } from '../../../../src/stage/narrow.ts'
import { everyText, overlaps, some, told, within } from '../../../stage/faces/rects.ts'
import { shared } from '../../../stage/faces/shared.ts'
import { chosenBy } from '../../../stage/faces/touching.ts'
import { type Asked, asks, face, leading, playout, positionAfter } from './playout.ts'

/** Phones and tablets in both orientations, windows, and the largest screen. */
const stages = [
  { w: 360, h: 640 },
  { w: 390, h: 844 },
  { w: 640, h: 360 },
  { w: 844, h: 390 },
  { w: 768, h: 1024 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
  { w: 3840, h: 2160 },
] as const

/** The smallest of each form. */
const smallest: readonly Size[] = [stages[0], stages[2], stages[5], stages[6]]

const linesOf = (set: number) => ({ lines: bits(set).map((line) => numerals[line] ?? 'I') })

const everySet = lineSets().map((set, index) => positionAfter(set, 1 + (index % 3) * 70, linesOf(set)))

const at = (p: Position, size: Size, seat = 0) => face.layout(p, size, { seat, picked: [], next: [] })

/** Some choices of a match with each set of lines, and every rare one. */
function questions(): Asked[] {
  return lineSets().flatMap((set, seed) =>
    [...playout(seed, seed % 4 === 0 ? 1000 : 60, linesOf(set))]
      .flatMap(asks)
      .filter(({ moves }, index) => index % 17 === 0 || ['score', 'keep', 'gain'].includes(moves[0]?.type ?? '')),
  )
}

const asked = questions()

describe.each(stages)('the table at $w × $h', (size) => {
  // Cached, as many tests use the same tables.
  const lay = shared((p: Position) => at(p, size))
  const share = stages.indexOf(size) % 3
  /** All sets of lines at the smallest stage of each form, a third of them at others. */
  const sets = everySet.filter((_, index) => smallest.includes(size) || index % 3 === share)

  it.each([0, 1])('lays every set of lines out inside the stage, seen from seat %s', (seat) => {
    expect(everySet).toHaveLength(28)
    for (const p of sets) {
      const { pieces, size: laid } = seat === 0 ? lay(p) : at(p, size, seat)
      expect(laid.w / laid.h).toBeCloseTo(size.w / size.h, 2)
      expect(pieces.filter((one) => !within(one, { x: 0, y: 0, ...laid }, 1)).map(told)).toEqual([])
      const ids = pieces.map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    }
  })

  it('lets no card, board, panel or area of the page overlap another', () => {
    for (const p of sets) {
      const layout = lay(p)
      const cards = some(layout, 'station:')
      const others = [
        ...Object.values(layout.areas),
        ...some(layout, 'board:'),
        ...some(layout, 'panel:'),
        ...some(layout, 'pub'),
        ...(some(layout, 'panel:bag').length > 0 ? [] : some(layout, 'bag')).filter(({ id }) => id === 'bag'),
      ]
      expect(cards.length).toBeGreaterThan(15)
      expect(overlaps([...cards, ...others])).toEqual([])
      expect(overlaps(some(layout, 'action:'))).toEqual([])
    }
  })

  it('keeps signs, tiles and cubes on their cards, and no sign in another', () => {
    for (const p of sets) {
      const layout = lay(p)
      const card = new Map(some(layout, 'station:').map((one) => [one.id.split(':')[1], one]))
      expect(some(layout, 'plot:').length + some(layout, 'rubble:').length).toBeGreaterThan(0)
      for (const prefix of ['plot:', 'built:', 'track:', 'rubble:', 'navvy:'])
        for (const one of some(layout, prefix)) {
          const home = card.get(one.id.split(':')[1])
          expect(home && within(one, home, 3), one.id).toBe(true)
        }
      expect(overlaps([...some(layout, 'plot:'), ...some(layout, 'built:')])).toEqual([])
    }
  })

  it('lets no rubble cover the board of a sign', () => {
    for (const p of sets) {
      const layout = lay(p)
      const rubble = some(layout, 'rubble:')
      for (const sign of some(layout, 'plot:')) {
        const board = { ...sign, h: sign.h * 0.88 - 2 }
        expect(overlaps([board], rubble), sign.id).toEqual([])
      }
    }
  })

  it('shows everything either seat holds', () => {
    for (const p of sets) {
      const ids = new Set(lay(p).pieces.map(({ id }) => id))
      for (const seat of [0, 1])
        for (const what of ['points', 'goods', 'hut', 'stations', 'tracks', 'pile'])
          expect([...ids].some((id) => id.startsWith(`${what}:${seat}`))).toBe(true)
    }
  })

  it('prints names at 11 CSS pixels or more, none wider than its card', () => {
    for (const p of sets.slice(0, 6)) {
      const layout = lay(p)
      const factor = size.w / layout.size.w
      for (const card of some(layout, 'station:')) {
        const [name] = everyText(card.art.draw()).filter(({ text }) => /^[A-Z].*[A-Z]{3}/.test(text))
        expect(name, card.id).toBeDefined()
        expect((name?.px ?? 0) * factor, card.id).toBeGreaterThan(10.7)
        expect(name?.wide, card.id).toBeLessThan(card.w)
      }
    }
  })

  it('shows the line of each starting card and what each of my cards scores', () => {
    for (const p of sets.slice(0, 9)) {
      const layout = lay(p)
      const printed = ({ art }: Piece) => everyText(art.draw()).map(({ text }) => text)
      const onCards = some(layout, 'station:').flatMap(printed)
      for (const numeral of bits(p.lines).map((line) => numerals[line] ?? 'I'))
        expect(
          onCards.some((text) => text.split('·').includes(numeral)),
          numeral,
        ).toBe(true)
      const mine = new Set(p.boards[0]?.cards.map((card) => `action:${card}`))
      const cards = some(layout, 'action:').filter(({ id }) => mine.has(id))
      expect(cards).toHaveLength(5)
      for (const card of cards)
        expect(
          printed(card).some((text) => text === '1' || text === '½'),
          card.id,
        ).toBe(true)
    }
  })

  it('shows every cube of the stockyard, however many there are', () => {
    const p = positionAfter(1, 1)
    for (const iron of [0, 1, 3, 6, 9, 14]) {
      const layout = at({ ...p, yard: { iron, stone: 3, event: 4 } }, size)
      const cubes = ['yard:iron', 'yard:stone', 'yard:event'].flatMap((id) => some(layout, id))
      expect(cubes).toHaveLength(iron + 7)
      const [yard] = some(layout, 'panel:yard')
      expect(cubes.filter((cube) => !yard || !within(cube, yard))).toEqual([])
    }
  })

  it('has each legal move under its pieces’ centres, within reach of a finger', () => {
    const met = new Set<MoveType>()
    const small = new Set<string>()
    for (const one of asked.filter((_, index) => index % 3 === share)) {
      const choices = one.moves.map((move) => ({ move, picks: face.picks(one.p, move) }))
      const led = leading(one, choices, size)
      for (const choice of choices) {
        met.add(choice.move.type)
        expect(ledBy(led, choices, choice, size, small), choice.picks.join()).toEqual(choice.move)
      }
    }
    expect(met.size).toBeGreaterThan(9)
    const form = formFor(size)
    expect([...small].filter((kind) => !exceptions[form].includes(kind))).toEqual([])
    if ((form === 'low' && size.w > 700) || size.w === 390)
      expect([...small].filter((kind) => kind !== 'yard')).toEqual([])
  })
})

/** The size of a finger in CSS pixels, less rounding, and the least size of anything touchable. */
const [broad, least] = [43.5, 24]

/**
 * Pieces narrower or lower than a finger in a form, by the kind of their names. Each can be pressed in the bar as well,
 * whose buttons are as large as a finger.
 * - `spare`: ten cards lie in a panel beside the table, 65 × 32; where that is folded they are spread out
 * - `plot`: two signs of a double station in the line of seven share its 82 pixels on the smallest phones
 * - `yard`: a lone cube beside five of the other kind borrows from its neighbour, 33 × 44 at least
 * - `goods`: on the smallest phone held sideways four kinds share 150 pixels beside the points, 38 × 44
 */
const exceptions: Readonly<Record<Form, readonly string[]>> = {
  upright: ['plot', 'yard'],
  low: ['goods', 'plot', 'yard'],
  square: ['spare'],
  wide: ['spare'],
}

/** Result of touching the pieces of a choice; the kinds too small for a finger are kept in `small`. */
function ledBy(
  tableOf: ReturnType<typeof leading>,
  choices: readonly MovePicks<Move>[],
  wanted: MovePicks<Move>,
  size: Size,
  small: Set<string>,
): Move | string {
  return chosenBy(tableOf, choices, wanted.picks, {
    areaOf: ({ of }, { pieces }) => pieces.find(({ id }) => id === of && !id.startsWith('station:')),
    wrong: (pick, target, { w, h }, layout) => {
      const factor = size.w / layout.size.w
      const reach = Math.min(w, h) * factor
      if (reach < least) return `“${pick}” is ${target.w * factor} × ${target.h * factor}`
      if (reach < broad) small.add(kindOf(pick))
      if (target.art.key === 'nothing' || pick.startsWith('line:')) return undefined
      const isCovered = overlaps([target], Object.values(layout.areas)).length > 0
      return isCovered ? `“${pick}” is covered` : undefined
    },
  })
}

describe('the form of the table', () => {
  it.each([
    [{ w: 360, h: 640 }, 'upright'],
    [{ w: 768, h: 1024 }, 'upright'],
    [{ w: 1024, h: 1366 }, 'upright'],
    [{ w: 640, h: 360 }, 'low'],
    [{ w: 932, h: 430 }, 'low'],
    [{ w: 1024, h: 768 }, 'square'],
    [{ w: 1180, h: 820 }, 'square'],
    [{ w: 1280, h: 720 }, 'wide'],
    [{ w: 2560, h: 1080 }, 'wide'],
  ])('of %o is %s', (size, form) => {
    expect(formFor(size)).toBe(form)
  })

  it('keeps picks and touchable pieces when the screen is turned or resized', () => {
    let met = 0
    for (const { p, seat, moves } of asked.filter((_, index) => index % 18 === 0)) {
      const choices = moves.map((move) => ({ move, picks: face.picks(p, move) }))
      const ways = new Set(choices.flatMap(({ picks }) => picks.map((_, i) => wayTo(picks, i))))
      for (const way of ways) {
        const picked: string[] = JSON.parse(way)
        const next = [...nextPicks(choices, picked)]
        for (const size of stages) {
          const { pieces } = face.layout(p, size, { seat, picked, next })
          const names = new Set(pieces.filter(({ label }) => label !== undefined).map(pickOf))
          const missing = [...picked, ...next].filter((pick) => !names.has(pick))
          expect(
            missing.filter((pick) => !pick.startsWith('offer:')),
            way,
          ).toEqual([])
          expect(
            next.every((pick) => names.has(pick)),
            way,
          ).toBe(true)
          met += next.length
        }
      }
    }
    expect(met).toBeGreaterThan(250)
  })
})

/** `yard` of `yard:iron`. */
const kindOf = (pick = '') => pick.split(':')[0] ?? ''

/** The picks before the i-th piece of a move, as text. */
const wayTo = (picks: readonly string[], i: number) => JSON.stringify(picks.slice(0, i))
