import { describe, expect, it } from 'vitest'
import { colours, cssTokens } from '../../src/kit/tokens.ts'

/** Contrast of two colours as accessibility counts it, from 1 to 21. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const parts = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0)
  }
  const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

describe('the tokens', () => {
  it('are colours of six digits', () => {
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  it.each([
    ['ink', 'paper', 7],
    ['ink', 'paperDim', 7],
    ['inkSoft', 'paper', 4.5],
    ['paper', 'slate900', 7],
    ['mute', 'panel', 4.5],
    ['brassText', 'panel', 4.5],
    ['brassInk', 'brass', 4.5],
  ] as const)('let %s be read on %s', (ink, ground, least) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(least)
  })

  it('become CSS custom properties', () => {
    const css = cssTokens()
    for (const line of [
      '--slate-900: #1f262b;',
      '--paper-dim: #e3d5b8;',
      '--type-least: 14px;',
      '--motion-flip: 280ms;',
    ])
      expect(css.split('\n')).toContain(line)
    expect(css).toContain("--font-display: 'League Gothic'")
    expect(css.split('\n').every((line) => /^--[a-z0-9-]+: .+;$/.test(line))).toBe(true)
  })
})
