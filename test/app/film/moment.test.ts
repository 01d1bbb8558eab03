import { describe, expect, it } from 'vitest'
import { readMoment, writeMoment } from '../../../src/app/film/moment.ts'

describe('a link to a moment', () => {
  it('reads back what it writes', () => {
    for (const moment of [
      { at: { seq: 37, effects: 4 }, seat: 1, camera: { x: -0.125, y: 0.5, zoom: 1.75 } },
      { at: { seq: 0, effects: 0 }, seat: undefined, camera: undefined },
      { at: { seq: 9, effects: Number.POSITIVE_INFINITY }, seat: 0, camera: undefined },
    ])
      expect(readMoment(writeMoment(moment))).toEqual(moment)
  })

  it('is written as people read it', () => {
    expect(writeMoment({ at: { seq: 37, effects: 4 }, seat: undefined, camera: undefined })).toBe('at=37.4')
  })

  it.each([undefined, '', 'at=x.y&seat=-1&look=1,2', 'at=1e9&seat=12&look=1,2,<b>', 'look=9,,1'])(
    'leaves out what it can’t read: %s',
    (query) => {
      expect(readMoment(query)).toEqual({ at: undefined, seat: undefined, camera: undefined })
    },
  )
})
