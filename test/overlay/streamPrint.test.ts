import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const styles = ['stream', 'parts', 'square', 'endCard']
  .map((name) => readFileSync(new URL(`../../src/overlay/stream/${name}.css`, import.meta.url)))
  .join('\n')

/** The least value of a custom property anywhere in the styles. */
const leastOf = (name: string) =>
  Math.min(...[...styles.matchAll(new RegExp(`${name}: (\\d+);`, 'g'))].map(([, value]) => Number(value)))

/** The factors before the first `var(--u)` in a font size, multiplied. */
const pixelsIn = (size: string) =>
  (/(?:calc|max)\((.*?) \* var\(--u\)/.exec(size)?.[1] ?? '')
    .split(' * ')
    .map((part) => (part.startsWith('var(') ? leastOf(part.slice(4, -1)) : Number(part)))
    .reduce((product, factor) => product * factor, 1)

describe('the print of a stream', () => {
  const sizes = [...styles.matchAll(/font-size: ([^;]*);/g)].map(([, size = '']) => size)

  it('is never smaller than 28 pixels of a source 1,080 high', () => {
    expect(sizes.length).toBeGreaterThan(10)
    for (const size of sizes) expect([size, pixelsIn(size) >= 28]).toEqual([size, true])
  })
})
