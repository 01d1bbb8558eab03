import { describe, expect, it } from 'vitest'
import { ticketColours } from '../../../../src/games/foothills/lineColours.ts'
import { contrastSkin } from '../../../../src/stage/art/skin.ts'
import { contrast } from '../../../kit/sight.ts'
import { face } from './playout.ts'

const skin = contrastSkin(face.strong)

describe('tickets in high contrast', () => {
  it.each(ticketColours)('show their number at 7 to 1: $ink on $fill', ({ fill, ink }) => {
    const [on = fill, number = ink] = [skin.colours.get(fill), skin.colours.get(ink)]
    expect(contrast(number, on)).toBeGreaterThanOrEqual(7)
  })
})
