import { describe, expect, it } from 'vitest'
import { columnOf, rowOf, turnedKind } from '../../../../src/games/metro/board.ts'
import { isKind } from '../../../../src/games/metro/content/tiles.ts'
import type { Move } from '../../../../src/games/metro/moves.ts'
import { preview } from '../../../../src/games/metro/preview.ts'
import type { Layout } from '../../../../src/stage/face.ts'
import { nextPicks } from '../../../../src/stage/narrow.ts'
import { everyText, overlaps, some, told, within } from '../../../stage/faces/rects.ts'
import { chosenBy, tablesOf } from '../../../stage/faces/touching.ts'
import { type Asked, face, lookingOf, moments, stages } from './tables.ts'

const rarely = matchesWith(['show', 'draw'])

/** Moments in which one of these moves may be made. */
function matchesWith(types: readonly Move['type'][]): Asked[] {
  return moments.filter(({ choices }) => choices.some(({ move }) => types.includes(move.type)))
}

/** The board, the panels, and the page’s parts: what nothing else may cover. */
const partsOf = (layout: Layout) => [
  ...Object.values(layout.areas),
  ...layout.pieces.filter(({ id }) =>
    /^(plan|marks:.*|seat:\d|panel:hand|pool|kind:.*|glass|title|progress)$/.test(id),
  ),
]

/** Pieces with letters on them. */
const lettered = /^(name|standing|points|open|pool:|unseen|preview|hand:title|seat|laid)/

describe.each(stages)('the table of Metro at $w × $h', (size) => {
  const lay = (one: Asked, picked: readonly string[] = []) => {
    const next = [...nextPicks(one.choices, picked)]
    return face.layout(one.p, size, lookingOf(one, picked, next))
  }
  const layouts = moments.map((one) => lay(one))

  it('lays everything out inside the stage, each piece once', () => {
    for (const { pieces, size: laid, areas } of layouts) {
      expect(laid.w / laid.h).toBeCloseTo(size.w / size.h, 2)
      const whole = { x: 0, y: 0, ...laid }
      const out = [...pieces, ...Object.values(areas)].filter((one) => !within(one, whole, 2))
      expect(out.map(told)).toEqual([])
      const ids = pieces.map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    }
  })

  it('lets no panel, board or part of the page overlap another', () => {
    for (const layout of layouts) expect(overlaps(partsOf(layout))).toEqual([])
  })

  it('keeps what lies on a seat’s panel there', () => {
    for (const layout of layouts)
      for (const panel of some(layout, 'seat:')) {
        const seat = panel.id.slice('seat:'.length)
        for (const one of layout.pieces)
          if (/^(name|standing|points|open):/.test(one.id) && one.id.endsWith(`:${seat}`))
            expect(within(one, panel, 1), `${one.id} at ${told(one)}`).toBe(true)
      }
  })

  it('marks each column with its letter and each row with its number, in line with its squares', () => {
    const { pieces = [] } = layouts[0] ?? {}
    const written = (id: string) =>
      pieces
        .filter((one) => one.id === id)
        .flatMap(({ x, y, art }) =>
          art.draw().flatMap((one) => (one.type === 'text' ? [{ text: one.text, x: x + one.x, y: y + one.y }] : [])),
        )
    const columns = written('marks:columns')
    const rows = written('marks:rows')
    expect(columns.map(({ text }) => text).join('')).toBe('ABCDEFGH')
    expect(rows.map(({ text }) => text).join('')).toBe('12345678')
    const squares = pieces.filter(({ id }) => /^(cell|tile):/.test(id))
    expect(squares).toHaveLength(60)
    for (const { id, x, y, w, h } of squares) {
      const cell = Number(id.split(':')[1])
      expect(columns[columnOf(cell)]?.x).toBeCloseTo(x + w / 2, 0)
      const beside = rows[rowOf(cell)]?.y ?? -1
      expect(beside > y && beside < y + h).toBe(true)
    }
  })

  it('lists all that a tile would do to lines in the hand, or leaves it to the decision bar', () => {
    const lays = moments.flatMap((one) =>
      one.choices.flatMap(({ move }) => (move.type === 'lay' ? [{ one, move }] : [])).slice(-1),
    )
    const listed = lays.map(({ one, move: { token, cell, turns = 0 } }) => {
      const at = `cell:${cell}`
      const { pieces } = face.layout(one.p, size, { ...lookingOf(one, [`hand:${token}`], [at]), at })
      const rows = pieces.filter(({ id }) => /^preview:\d+$/.test(id)).length
      const kind = one.known(token) ?? ''
      const lines = isKind(kind) ? preview(one.p, cell, turnedKind(kind, turns)) : []
      expect([0, lines.length]).toContain(rows)
      return rows
    })
    expect(Math.max(...listed)).toBeGreaterThan(size.w < 1280 ? -1 : 2)
  })

  it('leaves the page room for the log and for the question with its buttons', () => {
    for (const { areas, size: laid } of layouts) {
      const factor = size.w / laid.w
      const { decision, log } = areas
      expect(decision.w * factor).toBeGreaterThanOrEqual(190)
      expect(decision.h * factor).toBeGreaterThanOrEqual(90)
      expect(log.w * factor).toBeGreaterThanOrEqual(190)
      expect(log.h * factor).toBeGreaterThanOrEqual(28)
    }
  })

  it('shows every seat’s points at 30 pixels or more, and every letter at 11 CSS pixels', () => {
    const pieces = layouts.flatMap((one) => one.pieces).filter(({ id }) => lettered.test(id))
    const seen = new Map(pieces.map((one) => [one.art.key, one]))
    expect(seen.size).toBeGreaterThan(20)
    for (const { id, art } of seen.values()) {
      const factor = size.w / (layouts[0]?.size.w ?? size.w)
      for (const { px, text } of everyText(art.draw())) {
        if (id.startsWith('points:')) expect(px, `${id}: “${text}”`).toBeGreaterThan(29.9)
        expect(px * factor, `${id}: “${text}”`).toBeGreaterThan(10.9)
      }
    }
  })

  it('has each legal move under its pieces’ centres, 24 pixels wide and high at least', () => {
    const met = new Set<Move['type']>()
    const share = stages.indexOf(size) % 4
    for (const one of [...moments.filter((_, index) => index % 4 === share), ...rarely.slice(0, 3)]) {
      const led = tablesOf(one.choices, (picked, next) => face.layout(one.p, size, lookingOf(one, picked, next)))
      const some = one.choices.filter(({ move }, at) => move.type !== 'lay' || at % 7 === 0)
      for (const { move, picks } of some) {
        met.add(move.type)
        const found = chosenBy(led, one.choices, picks, {
          wrong: (pick, _, { w, h }, layout) =>
            (Math.min(w, h) * size.w) / layout.size.w < 24 ? `“${pick}” is too small` : undefined,
        })
        expect(found, picks.join()).toEqual(move)
      }
    }
    expect(met.has('lay')).toBe(true)
  })
})
