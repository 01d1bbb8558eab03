import { describe, expect, it } from 'vitest'
import { readControls } from '../../src/app/stream/remote.ts'
import { camerasFor, controlsAfter, usualControls } from '../../src/overlay/stream/controls.ts'
import { partsOf, readLook } from '../../src/overlay/stream/look.ts'

describe('the address of a stream page', () => {
  it('shows the table on nothing, silently, unless it says otherwise', () => {
    expect(readLook('')).toEqual({
      preset: 'full',
      backdrop: 'transparent',
      seeThrough: false,
      sound: false,
      names: true,
      captions: [],
    })
    const nonsense = 'preset=nonsense&bg=url(x)&sound=yes&names=maybe&captions=xx'
    expect(readLook(nonsense)).toEqual(readLook(''))
    expect(readLook('preset=toString')).toEqual(readLook(''))
  })

  it('names a preset, a colour, sound and up to two languages of captions', () => {
    expect(readLook('preset=lower-third&bg=%2300ff7f&sound=1&captions=de,en,cy')).toEqual({
      preset: 'lower-third',
      backdrop: '#00ff7f',
      seeThrough: false,
      sound: true,
      names: true,
      captions: ['de', 'en'],
    })
    expect(readLook('bg=felt').backdrop).toBe('#1f262b')
    expect(readLook('captions=en,en').captions).toEqual(['en'])
  })

  it('leaves out the table, too, where the ground is see-through', () => {
    expect(readLook('bg=none')).toMatchObject({ backdrop: 'transparent', seeThrough: true })
  })

  it('can be any part as a source of its own', () => {
    for (const part of ['score', 'turn', 'holdings', 'action', 'odds', 'luck', 'graph', 'names'] as const) {
      expect(readLook(`preset=${part}`).preset).toBe(part)
      expect(partsOf(part)).toContain(part)
      expect(partsOf(part)).not.toContain('table')
    }
    expect(partsOf('dock')).toEqual([])
  })
})

describe('the controls of a stream', () => {
  const usual = usualControls(readLook(''))

  it('leave names out where the address does, until they are switched on', () => {
    expect(usual.off).toEqual([])
    expect(usualControls(readLook('names=0')).off).toEqual(['names'])
  })

  it('come back as they were kept, and nothing else does', () => {
    const set = { ...usual, camera: 1, zoom: 2.5, delay: 30, held: true, off: ['odds' as const] }
    expect(readControls(JSON.stringify(set))).toEqual(set)
    for (const text of ['', 'null', '{}', JSON.stringify({ ...usual, zoom: 99 })])
      expect(readControls(text)).toBeUndefined()
  })

  it('choose a camera by its number, seats included', () => {
    expect(camerasFor(2)).toEqual(['director', 'whole', 'close', 0, 1, 'fixed'])
    expect(controlsAfter('2', usual, 2)?.camera).toBe('whole')
    expect(controlsAfter('5', usual, 2)?.camera).toBe(1)
    expect(controlsAfter('6', usual, 2)?.camera).toBe('fixed')
    expect(controlsAfter('7', usual, 2)).toBeUndefined()
  })

  it('hold and zoom by keys, within bounds', () => {
    expect(controlsAfter('h', usual, 2)?.held).toBe(true)
    expect(controlsAfter('H', { ...usual, held: true }, 2)?.held).toBe(false)
    expect(controlsAfter('+', { ...usual, zoom: 4 }, 2)?.zoom).toBe(4)
    expect(controlsAfter('-', { ...usual, zoom: 1.1 }, 2)?.zoom).toBe(1)
    expect(controlsAfter('x', usual, 2)).toBeUndefined()
  })
})
