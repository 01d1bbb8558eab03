import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seatLook } from '../../src/games/foothills/face/art/seatLook.ts'
import { ticketIcon } from '../../src/games/foothills/face/art/ticket.ts'
import { ticketColours, ticketGrey } from '../../src/games/foothills/lineColours.ts'
import { type Colour, colours, highContrast, seatInk, seatStyles, textOn } from '../../src/kit/tokens.ts'
import { type CubeKind, cube, cubeColours } from '../../src/stage/kit/cubes.ts'
import { contrast, distance, laidOver, seen, sights } from './sight.ts'

/** The CIEDE2000 distance at which two colours are told apart at a glance. */
const enough = 10

/**
 * Colours that mean something, by what they tell apart. None of them tells it alone: `mark` is the other thing that
 * does.
 */
const toldApart = {
  seats: { colours: ['blue', 'green', 'red', 'yellow', 'lilac', 'black'], mark: 'letter and pattern' },
  cardSides: { colours: ['brass', 'pewter'], mark: 'name and words of the side' },
  refusal: { colours: ['ink', 'red'], mark: 'weight of the letters' },
} as const satisfies Readonly<Record<string, { readonly colours: readonly Colour[]; readonly mark: string }>>

/** The pair of seats too close for some eyes: only their marks tell them apart. */
const near: readonly string[] = ['deuteranopia: green, red']

const style = new URL('../../src/overlay/style/', import.meta.url)
const dashed = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

/** A picture without its colours: all that is left to an eye that sees none. */
const formOf = (shapes: unknown): string =>
  JSON.stringify(shapes, (key, value: unknown) =>
    ['fill', 'colour', 'colours'].includes(key) && typeof value === 'string' ? '' : value,
  )

/** All colours that mean something, those of Foothills too. */
const palette: Readonly<Record<string, string>> = { ...colours, ...cubeColours }
const groups: readonly (readonly string[])[] = [
  ...Object.values(toldApart).map((group) => group.colours),
  Object.keys(cubeColours),
]
const pairs = groups.flatMap((all) => all.flatMap((a, at) => all.slice(at + 1).map((b) => ({ a, b }))))
const distanceBetween = (a: string, b: string, sight: (typeof sights)[number]) =>
  distance(seen(palette[a] ?? '', sight), seen(palette[b] ?? '', sight))

describe('colours that mean something', () => {
  it.each(sights)('are far apart to an eye with %s sight, except for known pairs', (sight) => {
    const close = pairs
      .filter(({ a, b }) => distanceBetween(a, b, sight) < enough)
      .map(({ a, b }) => `${sight}: ${a}, ${b}`)
    expect(close).toEqual(near.filter((pair) => pair.startsWith(sight)))
  })

  it('are never alone: seats have different letters and patterns', () => {
    const [blue, green] = [seatLook(0), seatLook(1)]
    expect(blue.letter).not.toBe(green.letter)
    expect(formOf(blue.pattern)).not.toBe(formOf(green.pattern))
    const css = readFileSync(new URL('base.css', style), 'utf8')
    const styles = Object.values(seatStyles)
    expect(new Set(styles.map(({ pattern }) => pattern)).size).toBe(toldApart.seats.colours.length)
    for (const { colour, pattern } of styles) {
      expect(css).toContain(`.seat-mark[data-pattern="${pattern}"]`)
      expect(textOn).toContainEqual({ ink: seatInk(colour), on: colour })
    }
  })

  it('are never alone: every kind of cube has its own shape', () => {
    const kinds: readonly CubeKind[] = ['iron', 'stone', 'rubble', 'event']
    const forms = new Set(kinds.map((kind) => formOf(cube(0, 0, 30, kind))))
    expect(forms.size).toBe(kinds.length)
  })

  it('are never alone: every ticket shows the number of its line', () => {
    const labels = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
    const forms = labels.map((label, line) => formOf(ticketIcon(0, 0, 40, [line], label)))
    expect(new Set(forms).size).toBe(labels.length)
    for (const [line, label] of labels.entries()) expect(forms[line]).toContain(`"${label}"`)
  })
})

describe('text', () => {
  it.each(textOn)('can be read: $ink on $on', ({ ink, on, opacity = 1 }) => {
    const shown = laidOver(colours[ink], colours[on], opacity)
    expect(contrast(shown, colours[on])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(textOn)('stands out in high contrast: $ink on $on', (pair) => {
    const skin = { ...colours, ...highContrast }
    const shown = laidOver(skin[pair.ink], skin[pair.on], pair.opacity ?? 1)
    expect(contrast(shown, skin[pair.on])).toBeGreaterThanOrEqual(7)
  })

  it('can be read on every ticket', () => {
    for (const { fill, ink } of ticketColours) expect(contrast(ink, fill), fill).toBeGreaterThanOrEqual(4.5)
  })

  it('can be read on both halves of the ticket of two lines', () => {
    for (const { fill } of ticketColours.slice(2, 4))
      for (const half of [fill, ticketGrey]) expect(contrast(colours.ink, half), half).toBeGreaterThanOrEqual(4.5)
  })

  it('has no colour on the page that is not among the pairs', () => {
    const css = readdirSync(style).map((file) => readFileSync(new URL(file, style), 'utf8'))
    const used = css.flatMap((text) => [...text.matchAll(/[\s{;]color: ([^;]+);/g)])
    // The browser's own pairs apply where people force colours.
    const known = [...textOn.map(({ ink }) => `var(--${dashed(ink)})`), 'GrayText']
    expect(used.length).toBeGreaterThan(10)
    for (const [, colour] of used) expect([...known, 'inherit']).toContain(colour)
  })
})
