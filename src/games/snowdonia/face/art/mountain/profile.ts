/** A part of the line in order from its lower end: where it starts, a track card or a station, by number. */
export interface Part {
  readonly kind: 'start' | 'track' | 'station'
  readonly index: number
}

/** A part where it stands on the mountain, in layout pixels from the picture's corner. */
export interface Span extends Part {
  /** Its left end. */
  readonly x: number
  readonly y: number
  /** Its right end. */
  readonly x2: number
  readonly y2: number
  /** The leg of the line it belongs to, the lowest first. */
  readonly leg: number
  /** Whether the line runs on to the right (1) or to the left (-1). */
  readonly way: 1 | -1
}

/** Lengths of parts, in the same unit. */
export type Lengths = Readonly<Record<Part['kind'], number>>

/** The line as parts, from how many track cards come before each station. */
export function partsOf(cardsBefore: readonly number[]): Part[] {
  let card = 0
  return [
    { kind: 'start', index: 0 },
    ...cardsBefore.flatMap((count, index): Part[] => [
      ...Array.from({ length: count }, (): Part => ({ kind: 'track', index: card++ })),
      { kind: 'station', index },
    ]),
  ]
}

/** The length of a line. */
export const lengthOf = (parts: readonly Part[], lengths: Lengths): number =>
  parts.reduce((sum, { kind }) => sum + lengths[kind], 0)

/** The room for a line that climbs once, from its lower left to its upper right end. */
export interface Climb {
  readonly x: number
  readonly y: number
  readonly x2: number
  readonly y2: number
}

/** A line that climbs once: stations are level, each card rises the same. */
export function climbing(parts: readonly Part[], room: Climb, lengths: Lengths): Span[] {
  const scale = (room.x2 - room.x) / lengthOf(parts, lengths)
  const cards = parts.filter(({ kind }) => kind === 'track').length
  const rise = (room.y - room.y2) / Math.max(1, cards)
  let { x, y } = room
  return parts.map((part) => {
    const x2 = x + lengths[part.kind] * scale
    const y2 = part.kind === 'track' ? y - rise : y
    const span: Span = { ...part, x, y, x2, y2, leg: 0, way: 1 }
    x = x2
    y = y2
    return span
  })
}

/** The room for a line that climbs in legs, to and fro. */
export interface Terraces {
  readonly x: number
  readonly x2: number
  /** The height of the lowest leg's foot, and the distance from leg to leg. */
  readonly y: number
  readonly apart: number
  /** Height a card rises. */
  readonly rise: number
  readonly legs: number
}

/** A line in legs: the first runs to the right, the next back, and so on; each leg fills the room. */
export function terraced(parts: readonly Part[], room: Terraces, lengths: Lengths): Span[] {
  return legsOf(parts, room.legs, lengths).flatMap((list, leg) => {
    const way = leg % 2 === 0 ? 1 : -1
    const run = way === 1 ? list : [...list].reverse()
    const cards = list.filter(({ kind }) => kind === 'track').length
    const y = room.y - leg * room.apart
    const [left, right] = way === 1 ? [y, y - cards * room.rise] : [y - cards * room.rise, y]
    const spans = climbing(run, { x: room.x, x2: room.x2, y: left, y2: right }, lengths)
    const placed = spans.map((span): Span => ({ ...span, leg, way }))
    return way === 1 ? placed : placed.reverse()
  })
}

/** Splits a line into so many legs of much the same length. */
export function legsOf(parts: readonly Part[], count: number, lengths: Lengths): Part[][] {
  const each = lengthOf(parts, lengths) / count
  const legs = Array.from({ length: count }, (): Part[] => [])
  let before = 0
  for (const part of parts) {
    const middle = before + lengths[part.kind] / 2
    legs[Math.min(count - 1, Math.floor(middle / each))]?.push(part)
    before += lengths[part.kind]
  }
  return legs.filter((leg) => leg.length > 0)
}

/** The height of a line at a place, level beyond its ends. */
export function heightAt(spans: readonly Span[], x: number): number {
  const first = spans[0]
  if (!first || x <= first.x) return first?.y ?? 0
  const span = spans.find(({ x2 }) => x <= x2)
  if (!span) return spans.at(-1)?.y2 ?? 0
  return span.y + ((span.y2 - span.y) * (x - span.x)) / (span.x2 - span.x)
}

/** The span of a card or a station. */
export const spanOf = (spans: readonly Span[], kind: Part['kind'], index: number): Span | undefined =>
  spans.find((span) => span.kind === kind && span.index === index)
