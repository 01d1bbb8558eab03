import { expect, it } from 'vitest'
import { tips } from '../../../src/games/foothills/coach.ts'
import { tipFor } from '../../../src/rules/coach.ts'
import { at } from './table.ts'

it('calls a surveyor in the way on a station, but neither at home nor in the pub', () => {
  const tipOf = (to: string) => {
    const table = at({ built: { 'V-2': ['blue'] }, blue: { surveyor: 'V-1' } }).play('select E1', to)
    return tipFor(tips, table.told('surveyed'), () => true, new Set())?.id
  }
  expect(['go to I-1', 'go home', 'go to the pub'].map(tipOf)).toEqual(['surveyed', undefined, undefined])
})
