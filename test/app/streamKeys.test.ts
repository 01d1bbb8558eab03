import { signal } from '@preact/signals'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenForKeys } from '../../src/app/stream/streamKeys.ts'
import { type Controls, usualControls } from '../../src/overlay/stream/controls.ts'
import { readLook } from '../../src/overlay/stream/look.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A stream page with the keyboard; `press` says whether a key is left to the table. */
function open() {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('HTMLInputElement', class {})
  const controls = signal<Controls>(usualControls(readLook('')))
  let replays = 0
  const set = (change: Partial<Controls>) => {
    controls.value = { ...controls.value, ...change }
  }
  listenForKeys({ controls, set, again: () => replays++ }, () => 3)
  const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }))
  return { controls, press, replays: () => replays }
}

describe('the keys of a stream', () => {
  it('choose a camera, zoom, hold the picture and show the last action again', () => {
    const { controls, press, replays } = open()
    for (const key of ['5', '+', 'h', 'R']) press(key)
    expect(controls.value).toMatchObject({ camera: 1, zoom: 2.25, held: true })
    expect(replays()).toBe(1)
  })

  it('are kept from the table, which would zoom as well', () => {
    const { press } = open()
    expect(['2', '+', '-', 'h', 'r', 'x'].filter(press)).toEqual(['x'])
  })
})
