import { describe, expect, it } from 'vitest'
import { columnOf, rowOf, turnedKind } from '../../../../src/games/metro/board.ts'
import { isKind } from '../../../../src/games/metro/content/tiles.ts'
import type { Move } from '../../../../src/games/metro/moves.ts'
import { preview } from '../../../../src/games/metro/preview.ts'
import { nextPicks } from '../../../../src/stage/narrow.ts'
import { everyText } from '../../../stage/faces/rects.ts'
import { chosenBy, tablesOf } from '../../../stage/faces/touching.ts'
import { type Asked, face, lookingOf, moments, stages } from './tables.ts'

const rarely = matchesWith(['show', 'draw'])

/** Moments in which one of these moves may be made. */
function matchesWith(types: readonly Move['type'][]): Asked[] {
  return moments.filter(({ choices }) => choices.some(({ move }) => types.includes(move.type)))
}

describe.each(stages)('the table of Metro at $w × $h', (size) => {
  const lay = (one: Asked, picked: readonly string[] = []) => {
    const next = [...nextPicks(one.choices, picked)]
    return face.layout(one.p, size, lookingOf(one, picked, next))
  }
  const layouts = moments.map((one) => lay(one))

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

  it('shows every seat’s points at 30 pixels or more', () => {
    const pieces = layouts.flatMap((one) => one.pieces).filter(({ id }) => id.startsWith('points:'))
    const seen = [...new Map(pieces.map((one) => [one.art.key, one])).values()]
    const sizes = seen.flatMap(({ art }) => everyText(art.draw()).map(({ px }) => px))
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.min(...sizes)).toBeGreaterThan(29.9)
  })

  it('has the pieces for drawing and for showing what cannot be laid under their middles', () => {
    const wrong = rarely.slice(0, 4).flatMap((one) => {
      const led = tablesOf(one.choices, (picked, next) => face.layout(one.p, size, lookingOf(one, picked, next)))
      return one.choices
        .filter(({ move }) => move.type !== 'lay')
        .flatMap(({ move, picks }) => (chosenBy(led, one.choices, picks) === move ? [] : picks))
    })
    expect(rarely.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })
})
