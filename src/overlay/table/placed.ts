import type { Area } from '../widgets/placement.ts'

/** The least height of buttons with anything above them, CSS pixels: less holds one line of them and no more. */
export const twoLines = 60

/**
 * Class and style of a part of the page in the area the picture leaves it: `low` if that is more than `ratio` times as
 * wide as high, or less than `least` high.
 */
export function placed(part: string, area: Area | undefined, ratio: number, least: number) {
  if (!area) return { class: part }
  const { x, y, w, h } = area
  const style = { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }
  return { class: `${part} ${w > ratio * h || h < least ? 'low' : 'high'}`, style }
}
