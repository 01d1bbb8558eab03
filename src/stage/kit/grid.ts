import type { Rect, Size } from '../face.ts'

/**
 * The forms of a table: `wide` and `square` spell everything out; `low` (a phone held sideways) and `upright` are
 * small, with icons for words.
 */
export type Form = 'wide' | 'square' | 'low' | 'upright'

/** The form for a stage of a size in CSS pixels. */
export function formFor({ w, h }: Size): Form {
  if (h >= w) return 'upright'
  if (h < 560) return 'low'
  return w < narrow.w && w / h < 1.6 ? 'square' : 'wide'
}

/** The smallest and largest sizes that a wide table is laid out for. */
export const narrow: Size = { w: 1280, h: 720 }
const wide: Size = { w: 1920, h: 1080 }

/** The size to lay out for: scaled down to fit a stage below the least, up on one beyond the most. */
export function laidOut({ w, h }: Size, least: Size, most: Size): Size {
  const small = Math.min(w / least.w, h / least.h)
  const large = Math.min(w / most.w, h / most.h)
  const factor = small < 1 ? small : Math.max(1, large)
  return { w: Math.round(w / factor), h: Math.round(h / factor) }
}

/** The size laid out for a wide stage: at least 1280 × 720 and no larger than needed. */
export const wideSize = (asked: Size): Size => laidOut(asked, narrow, wide)

/** The least height of the decision bar on a table shown small, in CSS pixels. */
export const barLeast = 40

/**
 * The height of a one-row decision bar with large text: taller at the expense of the cards, as far as they can spare it
 * (`share`: from 0 on a narrow stage to 1 on a wide one).
 */
export const barFor = (high: number, text: number, share = 0): number =>
  Math.round(high * (1 + (text - 1) * (0.08 + 0.12 * share)))

/** A column divided into three by shares of its height. */
export function column<K extends string>(
  rect: Rect,
  shares: readonly number[],
  names: readonly K[],
  gap: number,
): Record<K, Rect> {
  const high = rect.h - gap * (names.length - 1)
  let y = rect.y
  const parts = names.map((name, index) => {
    const h = Math.round((shares[index] ?? 0) * high)
    const part = { x: rect.x, y, w: rect.w, h: Math.min(h, rect.y + rect.h - y) }
    y += h + gap
    return [name, part] as const
  })
  return Object.fromEntries(parts) as Record<K, Rect>
}
