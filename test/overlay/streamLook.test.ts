import { describe, expect, it } from 'vitest'
import { readLook } from '../../src/overlay/stream/look.ts'

describe('the address of a stream page', () => {
  it('is see-through and silent unless it says otherwise', () => {
    expect(readLook('')).toEqual({ preset: 'full', backdrop: 'transparent', sound: false })
    expect(readLook('preset=nonsense&bg=url(x)&sound=yes')).toEqual(readLook(''))
  })

  it('names a preset, a colour and sound', () => {
    expect(readLook('preset=lower-third&bg=%2300ff7f&sound=1')).toEqual({
      ...{ preset: 'lower-third', backdrop: '#00ff7f', sound: true },
    })
    expect(readLook('bg=felt').backdrop).toBe('#1f262b')
  })
})
