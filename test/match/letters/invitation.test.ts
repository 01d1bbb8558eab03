import { describe, expect, it } from 'vitest'
import { type Parcel, parcelText, readParcel } from '../../../src/match/letters/invitation.ts'
import { hex32Of } from '../../journals.ts'

const key = 'k'.repeat(43)
const match = hex32Of('match')

describe('what goes by post before a match', () => {
  it.each<Parcel>([
    { type: 'invitation', match, game: 'foothills', edition: 'e'.repeat(64), options: { fast: true }, by: { key } },
    { type: 'reply', match, by: { key, name: 'Anna', face: 'driver' } },
    { type: 'seat', secret: hex32Of('secret'), letter: '[]' },
  ])('is read as it was written: %j', (parcel) => {
    expect(readParcel(parcelText(parcel))).toEqual(parcel)
  })

  it('has names that hide nothing', () => {
    const text = parcelText({ type: 'reply', match, by: { key, name: '\u202eAnna\u200b ' } })
    expect(readParcel(text)).toEqual({ type: 'reply', match, by: { key, name: 'Anna' } })
  })

  it.each(['', '[]', '[1,"reply"]', '[1,"reply","x","y","",""]', `[2,"reply","${match}","${key}","",""]`])(
    'isn’t read from %j',
    (text) => {
      expect(readParcel(text)).toBeUndefined()
    },
  )
})
