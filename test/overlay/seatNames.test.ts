import { describe, expect, it } from 'vitest'
import { botNamed, peopleNamed } from '../../src/overlay/table/seatNames.ts'
import { sitting } from './stubTable.ts'

const bot = (name: string, rest: { standIn?: true } = {}) => ({ ...sitting(false, 'bot'), name, ...rest })

describe('a computer player', () => {
  it('is another person where others of its strength sit at the table, and numbered from the fourth on', () => {
    const seats = [bot('ganger'), sitting(true), bot('ganger'), bot('master'), bot('ganger'), bot('ganger')]
    const names = [0, 2, 3, 4, 5].map((at) => botNamed(seats, at, 'The computer'))
    expect(names).toEqual(['Nell Prosser', 'Joss Harker', 'Agnes Hale', 'Mair Pugh', 'Nell Prosser 2'])
  })

  it('keeps its name where its fellow only stands in for a person', () => {
    const seats = [bot('ganger', { standIn: true }), bot('ganger')]
    expect(botNamed(seats, 1, 'The computer')).toBe('Nell Prosser')
  })

  it('is numbered among others without a strength', () => {
    const seats = [bot('random'), bot('random')]
    expect(botNamed(seats, 1, 'The computer')).toBe('The computer 2')
  })
})

describe('a person', () => {
  const called = (name: string) => ({ ...sitting(false), name })

  it('has a number if an earlier seat’s name looks the same', () => {
    const seats = [called('Anna'), bot('Anna'), called('\u0410nna'), sitting(false), called('Carys')]
    expect(peopleNamed(seats)).toEqual(['Anna', undefined, '\u0410nna (2)', undefined, 'Carys'])
  })
})
