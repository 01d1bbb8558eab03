import type { Area } from '../widgets/placement.ts'

/** The least height of a part with one line above another, CSS pixels: less holds one line of buttons and no more. */
const twoLines = 60

/**
 * Class and style of a part of the page in the area the picture leaves it: `low` if that is more than `ratio` times as
 * wide as high, or doesn’t hold two lines.
 */
export function placed(part: string, area: Area | undefined, ratio: number) {
  if (!area) return { class: part }
  const { x, y, w, h } = area
  const style = { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }
  return { class: `${part} ${w > ratio * h || h < twoLines ? 'low' : 'high'}`, style }
}
