import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { allFormats } from './formats.ts'
import { changeIn, pinned, pinsText } from './pin.ts'

const file = new URL('formats.json', import.meta.url)
const pinsSchema = v.record(v.string(), v.record(v.string(), v.unknown()))
const read = () => v.parse(pinsSchema, JSON.parse(readFileSync(file, 'utf8')))

const formats = await allFormats()
if (process.env.PIN) writeFileSync(file, pinsText(pinned(read(), formats)))

describe('a format', () => {
  it.each(formats)('is as it was pinned, or has another number: $name', (format) => {
    expect(changeIn(read(), format)).toBeUndefined()
  })

  it('is known as long as it is pinned', () => {
    expect(Object.keys(read()).sort()).toEqual(formats.map(({ name }) => name).sort())
  })
})

describe('pinning', () => {
  const one = { name: 'letter', number: 1, shape: { text: 'string' } }
  const changed = { ...one, shape: { text: 'number' } }
  const pins = pinned({}, [one])

  it('takes up a format that is new, or has another number', () => {
    const next = { ...changed, number: 2 }
    const after = pinned(pins, [next])
    expect(after).toEqual({ letter: { 1: one.shape, 2: next.shape } })
    expect(changeIn(after, next)).toBeUndefined()
  })

  it('doesn’t take up one that has changed without another number, and says what to do', () => {
    expect(pinned(pins, [changed])).toEqual(pins)
    expect(changeIn(pins, changed)).toMatch('“letter” has changed, but not its number (at text). Give it number 2')
  })

  it('finds one that has lost its pin, or gone back to an earlier number', () => {
    expect(changeIn({}, one)).toMatch('isn’t pinned')
    expect(changeIn(pinned(pins, [{ ...one, number: 2 }]), one)).toMatch('has been 2 and can’t be 1 again')
  })
})
