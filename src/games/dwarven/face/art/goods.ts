import sheet from '../../../../../assets/dwarven/icons.svg?drawings'
import { group } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'

/** The goods that mines give, each known by its outline alone. */
export const goodNames = ['diamond', 'ruby', 'emerald', 'gold', 'silver'] as const
export type GoodName = (typeof goodNames)[number]

/** The colours of a good in its pictures: its face and its shaded side. */
export const goodInks: Readonly<Record<GoodName, { readonly face: string; readonly shade: string }>> = {
  diamond: { face: '#d9f1fb', shade: '#86b9d6' },
  ruby: { face: '#d6304b', shade: '#7f1230' },
  emerald: { face: '#22a06a', shade: '#0d5a3d' },
  gold: { face: '#f0b93a', shade: '#a8721a' },
  silver: { face: '#b9c6d2', shade: '#6d7f90' },
}

/** A good centred at `x`, `y` in a square of `size`. */
export const good = (name: GoodName, x: number, y: number, size: number, opacity = 1): Group =>
  group(x, y, size / 32, drawing(sheet, name), opacity === 1 ? {} : { opacity })
