import { describe, expect, it } from 'vitest'
import type { Move } from '../../../../src/games/foothills/moves.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import { pickOf } from '../../../../src/stage/hand.ts'
import { nextPicks } from '../../../../src/stage/narrow.ts'
import { overlaps, some } from '../../../stage/faces/rects.ts'
import { shared } from '../../../stage/faces/shared.ts'
import { face, playout } from './playout.ts'

const phone = { w: 390, h: 844 }
const asked = [...playout(1)].flatMap(({ after, ask }) =>
  ask.type === 'choose' ? [{ p: after, seat: ask.seat, moves: ask.moves }] : [],
)
const nextOf = (p: Position, moves: readonly Move[]) => [
  ...nextPicks(
    moves.map((move) => ({ move, picks: face.picks(p, move) })),
    [],
  ),
]

/** Pieces that a choice leaves bright: ids of veils and of touchable cards. */
const lightAt = shared(({ p, seat, moves }: (typeof asked)[number]) => {
  const next = nextOf(p, moves)
  const { pieces } = face.layout(p, phone, { seat, picked: [], next })
  const veiled = pieces.flatMap(({ id }) => (id.startsWith('veil:') ? [id.slice(5)] : []))
  const touched = pieces.filter((one) => one.label !== undefined && next.includes(pickOf(one)))
  return { next, veiled, touched, pieces }
})

describe('half-light', () => {
  it('never covers a touchable card', () => {
    let met = 0
    for (const one of asked) {
      const { veiled, next } = lightAt(one)
      expect(veiled.filter((id) => next.includes(id))).toEqual([])
      met += veiled.length
    }
    expect(met).toBeGreaterThan(100)
  })

  it('covers station cards only while some of them are touchable', () => {
    for (const one of asked) {
      const { veiled, next } = lightAt(one)
      const isAbout = next.some((pick) => /^(station|plot|line):/.test(pick))
      if (!isAbout) expect(veiled.filter((id) => id.startsWith('station:'))).toEqual([])
    }
  })

  it('is absent while all my cards may be selected, and for spectators', () => {
    const all = asked.find(({ moves }) => moves.filter(({ type }) => type === 'select').length === 5)
    if (!all) throw new Error('never all five cards')
    expect(lightAt(all).veiled).toEqual([])
    const { pieces } = face.layout(all.p, phone, { seat: 0, picked: [], next: [] })
    expect(pieces.filter(({ id }) => id.startsWith('veil:'))).toEqual([])
  })

  it('spares the cards of a line that can be dug on, shared ones too', () => {
    const digs = asked.filter(({ moves }) => moves.every(({ type }) => type === 'dig'))
    expect(digs.length).toBeGreaterThan(5)
    for (const one of digs) {
      const { veiled, touched, pieces } = lightAt(one)
      const dark = pieces.filter(({ id }) => veiled.includes(id))
      const high = (piece: { h: number }) => piece.h
      const rows = touched.filter(({ id }) => id.startsWith('line:'))
      expect(rows.length).toBeGreaterThan(0)
      expect(
        overlaps(
          dark.filter((card) => high(card) < 90),
          rows,
        ),
      ).toEqual([])
    }
  })
})

describe('points', () => {
  it('show the lead on small boards', () => {
    for (const { p } of asked.filter((_, at) => at % 40 === 0)) {
      const layout = face.layout(p, phone, { seat: 0, picked: [], next: [] })
      const [standing] = some(layout, 'behind:0')
      expect(standing?.art.key).toMatch(/^print:(level|[+−][\d½]+):/)
    }
  })
})
