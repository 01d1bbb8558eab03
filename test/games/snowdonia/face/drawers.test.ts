import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tabs } from '../../../../src/games/snowdonia/face/pieces/drawers.ts'
import { openRecord, readRecord } from '../../../../src/rules/record.ts'
import type { Piece } from '../../../../src/stage/face.ts'
import { sound } from '../../../journals.ts'
import { face, game } from './opened.ts'

const phones = [
  { w: 390, h: 844 },
  { w: 360, h: 640 },
  { w: 844, h: 390 },
]

/** Some positions of recorded matches with one, four and five players, and of the other route. */
const positions = ['1-seat', '5-seats', 'blaenau-4-seats'].flatMap((name) => {
  const file = new URL(`../../../matches/snowdonia-${name}.json`, import.meta.url)
  const { record } = sound(readRecord(readFileSync(file, 'utf8')))
  const { positions: all } = sound(openRecord(game, record)).journal
  return all.filter((p, at) => at % 46 === 5 && p.phase !== 'ends')
})

const idsOf = (pieces: readonly Piece[]) => pieces.map(({ id }) => id)

describe('a drawer on a phone', () => {
  it.each(phones)('opens from its lid and stays on the stage, at $w by $h', (size) => {
    for (const p of positions) {
      const looking = { seat: 0, picked: [], next: [] }
      const shut = face.layout(p, size, looking)
      for (const tab of tabs) {
        const lid = `tab:${tab}`
        const open = face.layout(p, size, { ...looking, at: lid })
        expect(shut.pieces.find(({ id }) => id === lid)?.opens).toBe(true)
        expect(shut.pieces.some(({ of }) => of === lid)).toBe(false)
        const inside = open.pieces.filter(({ of }) => of === lid)
        expect(inside.length).toBeGreaterThan(2)
        expect(open.pieces.find(({ id }) => id === 'drawer:close')).not.toHaveProperty('of')
        for (const { x, y, w, h } of inside) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + w).toBeLessThanOrEqual(open.size.w)
          expect(y + h).toBeLessThanOrEqual(open.areas.decision.y)
        }
        expect(new Set(idsOf(open.pieces)).size).toBe(open.pieces.length)
      }
    }
  })

  it.each(phones)('has lids as large as a finger, at $w by $h', (size) => {
    for (const p of positions) {
      const layout = face.layout(p, size, { seat: 0, picked: [], next: [] })
      const factor = size.w / layout.size.w
      for (const { h } of layout.pieces.filter(({ id }) => id.startsWith('tab:')))
        expect(h * factor).toBeGreaterThanOrEqual(43)
    }
  })

  it('holds every contract on offer, every site and every train', () => {
    for (const p of positions) {
      const inside = (tab: string) =>
        idsOf(
          face
            .layout(p, { w: 390, h: 844 }, { seat: 0, picked: [], next: [], at: `tab:${tab}` })
            .pieces.filter(({ of }) => of === `tab:${tab}`),
        )
      const offers = p.office.filter((id) => id > 0).map((id) => `contract:${id}`)
      expect(inside('contracts')).toEqual(expect.arrayContaining(offers))
      expect(inside('stations')).toEqual(expect.arrayContaining(p.sites.map((_, at) => `site:${at}`)))
      expect(inside('trains')).toEqual(expect.arrayContaining(p.shed.map(({ train }) => `train:${train}`)))
    }
  })
})

describe('another seat, pointed at', () => {
  it.each([...phones, { w: 1280, h: 720 }, { w: 1920, h: 1080 }])(
    'shows its contracts at full size, at $w by $h',
    (size) => {
      for (const p of positions)
        for (const [seat, { hand, used }] of p.boards.entries()) {
          if (seat === 0) continue
          const looking = { seat: 0, picked: [], next: [], at: `seat:${seat}` }
          const { pieces, size: laid } = face.layout(p, size, looking)
          for (const id of [...hand, ...used]) {
            const card = pieces.findLast((one) => one.id.endsWith(`contract:${id}`))
            expect((card?.w ?? 0) * (size.w / laid.w)).toBeGreaterThan(60)
          }
          expect(new Set(idsOf(pieces)).size).toBe(pieces.length)
        }
    },
  )

  it('shows its goods and its markers as well, where its board has no room for them', () => {
    const size = { w: 1024, h: 768 }
    const full = positions.filter(({ boards }) => boards.length >= 4)
    expect(full.length).toBeGreaterThan(0)
    for (const p of full)
      for (const seat of p.boards.keys()) {
        if (seat === 0) continue
        const shown = (at?: string) =>
          idsOf(face.layout(p, size, { seat: 0, picked: [], next: [], ...(at && { at }) }).pieces)
        expect(shown()).not.toContain(`goods:${seat}:iron`)
        const opened = shown(`seat:${seat}`)
        expect(opened).toContain(`held:goods:${seat}:iron`)
        expect(opened).toContain(`held:markers:${seat}`)
      }
  })
})
