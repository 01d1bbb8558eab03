import { describe, expect, it } from 'vitest'
import { at, game, tableOf } from '../table.ts'

const tie = { phase: 'over', blue: { earned: { track: 5 } }, green: { earned: { cleared: 5 } } } as const

describe('a tie', () => {
  it('has two winners', () => {
    expect(at(tie).outcome().winners).toEqual([0, 1])
  })

  // “In case of a tie, swap colours and play the same set of lines again.”
  // § 221
  it('offers a rematch with the same lines, colours and starting player swapped', () => {
    expect(at(tie).outcome().rematch).toMatchObject({
      lines: ['I', 'II', 'IV', 'V', 'VII', 'VIII'],
      swapped: true,
      start: 1,
      second: true,
    })
  })

  it('leads to a rematch that the game reads and sets up', () => {
    const read = game.readOptions(at(tie).outcome().rematch)
    expect(read).toHaveProperty('options')
    const options = 'options' in read ? read.options : {}
    const { p } = tableOf(game.setup(2, options))
    expect(p.boards.map(({ colour }) => colour)).toEqual([1, 0])
    expect(p).toMatchObject({ lines: at(tie).p.lines, start: 1, second: true })
  })

  it('keeps the readings in the rematch', () => {
    const rematch = at({ ...tie, readings: { pubToPub: true } }).outcome().rematch
    expect(rematch).toMatchObject({ readings: { pubToPub: true } })
  })

  // “If you are still tied after that, it is a true draw.”
  // § 222
  it('is a draw in the rematch', () => {
    const { winners, rematch } = at({ ...tie, second: true }).outcome()
    expect(winners).toEqual([0, 1])
    expect(rematch).toBeUndefined()
  })

  it('is no tie if half a point is between them', () => {
    const spec = { ...tie, blue: { ...tie.blue, supply: { passengers: 1 } } }
    expect(at(spec).outcome().winners).toEqual([0])
    expect(at(spec).outcome().rematch).toBeUndefined()
  })
})
