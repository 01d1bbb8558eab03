import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faults } from './faults.ts'
import { plant } from './plant.ts'

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

describe('the faults to plant', () => {
  it('are many, each with its own name', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40)
    expect(new Set(faults.map(({ file, name }) => `${file} ${name}`)).size).toBe(faults.length)
  })

  it.each(faults)('fit one place each in $file: $name', (fault) => {
    const text = textOf(fault.file)
    const planted = plant(text, fault)
    expect(planted).not.toBe(text)
    expect(planted).toContain(fault.replace)
  })
})

describe('planting', () => {
  const fault = { name: 'less', file: 'a.ts', find: '+ 1', replace: '- $1' }

  it('replaces the text literally', () => {
    expect(plant('a + 1', fault)).toBe('a - $1')
  })

  it.each(['a', 'a + 1 + 1'])('refuses a text without exactly one such place: %s', (text) => {
    expect(() => plant(text, fault)).toThrow('not one')
  })
})
