import { describe, expect, it } from 'vitest'
import { everyChoice, face } from './opened.ts'

const sizes = [
  { w: 1280, h: 720 },
  { w: 1180, h: 900 },
  { w: 390, h: 844 },
  { w: 844, h: 390 },
]

const asked = everyChoice()

describe('the picks of a move', () => {
  it('differ from those of every other, and none begins with all of another', () => {
    for (const { p, moves } of asked) {
      const lists = moves.map((move) => face.picks(p, move).join(' '))
      expect(new Set(lists).size).toBe(lists.length)
      for (const list of lists) expect(lists.filter((other) => other.startsWith(`${list} `))).toEqual([])
    }
  })

  it.each(sizes)('are on the table where it is $w by $h', (size) => {
    for (const { p, seat, moves } of asked)
      for (const move of moves.filter((_, at) => at % 3 === 0)) {
        const picks = face.picks(p, move)
        for (const [at, pick] of picks.entries()) {
          const looking = { seat, picked: picks.slice(0, at), next: [pick] }
          const { pieces } = face.layout(p, size, looking)
          const found = pieces.find((piece) => (piece.pick ?? piece.id) === pick)
          expect(found?.label, `${pick} in ${p.phase}`).toBeTruthy()
        }
      }
  })
})

describe('every piece', () => {
  it.each(sizes)('has an id of its own where it is $w by $h', (size) => {
    for (const { p, seat } of asked.filter((_, at) => at % 4 === 0)) {
      const ids = face.layout(p, size, { seat, picked: [], next: [] }).pieces.map(({ id }) => id)
      const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
      expect(twice).toEqual([])
    }
  })

  it.each(sizes)('is described, or has nothing to say, at $w by $h', (size) => {
    for (const { p, seat } of asked.filter((_, at) => at % 4 === 0)) {
      const { pieces } = face.layout(p, size, { seat, picked: [], next: [] })
      const said = pieces.map(({ id }) => face.about(p, id)).filter((about) => about !== undefined)
      expect(said.every(({ title }) => title.length > 0)).toBe(true)
      for (const id of ['markers:head', 'home:pub', 'surveyor:next', 'goods:x:iron', 'seat:9'])
        expect(face.about(p, id)).toBeUndefined()
    }
  })

  it.each(sizes)('that can be touched is described where it is $w by $h', (size) => {
    const plain = /^(hire|home|siding|offer|mine|board:start)/
    for (const { p, seat } of asked.filter((_, at) => at % 4 === 0)) {
      const { pieces } = face.layout(p, size, { seat, picked: [], next: [] })
      const silent = pieces
        .filter(({ id, label }) => label !== undefined && !plain.test(id))
        .filter(({ id, opens }) => !opens && !face.about(p, id))
      expect(silent.map(({ id }) => id)).toEqual([])
    }
  })
})
