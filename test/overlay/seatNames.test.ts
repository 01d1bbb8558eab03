import { describe, expect, it } from 'vitest'
import { botNumbered, peopleNamed } from '../../src/overlay/table/seatNames.ts'
import { sitting } from './stubTable.ts'

const bot = (name: string, rest: { standIn?: true } = {}) => ({ ...sitting(false, 'bot'), name, ...rest })

describe('a computer player', () => {
  it('has a number where others of the same kind sit at the table', () => {
    const seats = [bot('ganger'), sitting(true), bot('ganger'), bot('master'), bot('ganger')]
    const names = [0, 2, 3, 4].map((at) => botNumbered('Nell', seats, at))
    expect(names).toEqual(['Nell 1', 'Nell 2', 'Nell', 'Nell 3'])
  })

  it('has none where its fellow only stands in for a person', () => {
    const seats = [bot('ganger'), bot('ganger', { standIn: true })]
    expect(botNumbered('Nell', seats, 0)).toBe('Nell')
  })
})

describe('a person', () => {
  const called = (name: string) => ({ ...sitting(false), name })

  it('has a number if an earlier seat’s name looks the same', () => {
    const seats = [called('Anna'), bot('Anna'), called('\u0410nna'), sitting(false), called('Carys')]
    expect(peopleNamed(seats)).toEqual(['Anna', undefined, '\u0410nna (2)', undefined, 'Carys'])
  })
})
