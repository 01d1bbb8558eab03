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
  it('is known by its whole name', () => {
    const strange = ['markers:head', 'home:pub', 'surveyor:next', 'goods:x:iron', 'seat:9']
    expect(strange.flatMap((id) => asked.flatMap(({ p }) => face.about(p, id) ?? []))).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  })
})
