import { colours } from '../../../../kit/tokens.ts'
import { clear, mix } from '../../../../stage/art/colour.ts'
import { box, circle, downwards, grain, group, rect } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { flat, type SceneArt } from '../../../../stage/kit/scenery/frame.ts'
import { draw, fill, rules, upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { type Company, companyLooks } from '../../colours.ts'

/** The lines repeat after eight arches, every other time mirrored. */
export const repeat = 68

/** A finished line: out of an arch, down to the foot of the poster, and a station on its way. */
interface Line {
  readonly company: Company
  readonly d: string
  readonly station?: readonly [x: number, y: number]
}

/** From the left arch of a repeat at 4.25, 8.5 apart; those above come later. */
const lines: readonly Line[] = [
  { company: 'blue', d: 'M12.75 70V79Q12.75 86.5 21 87T32 96Q34 101 32 112', station: [31.6, 95] },
  { company: 'red', d: 'M55.25 70V81Q55.25 91 45 91.4T22 95Q13 97 8 112', station: [23, 94.6] },
  { company: 'yellow', d: 'M29.75 70V78Q29.75 84 38 84.4T48 92Q50 98 46 112', station: [47.8, 91.4] },
  { company: 'green', d: 'M4.25 70V84Q4.25 89.4 -0.6 89.4' },
  { company: 'lilac', d: 'M63.75 70V82Q63.75 92 60 98T57 112', station: [61.6, 94] },
]

function ribbon({ company, d }: Line): SceneArt {
  const { base, light, dark } = seatPaints(companyLooks[company])
  const dashes: Readonly<Partial<Record<Company, readonly [string, number, number[]]>>> = {
    blue: [light, 2.3, [0.5, 1.4]],
    yellow: [dark, 1.1, [1.1, 1.1]],
    green: [light, 0.9, [0.9, 1.5]],
    lilac: [dark, 2.3, [0.7, 1.2]],
  }
  const [colour, width, dash] = dashes[company] ?? [light, 2.3, [1, 1.6]]
  return [
    { ...draw(d, '#0e171c', 3.9), opacity: 0.5 },
    draw(d, colours.paperLight, 3.1),
    draw(d, base, 2.3),
    draw(d, colour, width, { dash }),
  ]
}

const station = ({ company, station: at }: Line): SceneArt =>
  at
    ? [
        circle(...at, 2.2, colours.paperLight),
        circle(...at, 1.6, seatPaints(companyLooks[company]).base),
        circle(...at, 0.6, colours.paperLight),
      ]
    : []

/** The town at the foot of a poster as a plan on slate, `w` wide, from `top` down to `foot`. */
export function town(w: number, top: number, foot: number): SceneArt {
  const next = grain(6)
  const count = Math.ceil(w / 15) + 1
  const blocks = upTo(count * 3).map((at): Group => {
    const [column, row] = [at % count, Math.floor(at / count)]
    const x = column * 15 + next() * 4 - 2
    const y = top + 7 + row * 10 + next() * 2
    return group(x, y, 1, flat(quarter()), { angle: next() * 30 - 15 })
  })
  return group(0, 0, 1, [rect(0, top, w, foot - top, '#1f3039'), ...blocks], { clip: box(0, top, w, foot - top) })
}

const quarter = (): SceneArt => [
  fill('M-6.6 -3.8H6.6V3.8H-6.6Z', '#2b3f49'),
  rules('#1f3039', 0.6, -6.6, 0, 6.6, 0.4, -1.6, -3.8, -1.6, 3.8, 3, -3.8, 3.4, 3.8),
  fill('M-5.6 -2.8h2.6v1.8h-2.6Z', mix('#2b3f49', colours.moss, 0.3)),
]

/** The dark of the arches in which the lines begin. */
const mouths = (dark: string): SceneArt => {
  const shade = downwards(69.4, 6, [dark, clear(dark, 0.75), clear(dark, 0)], [0, 0.4, 1])
  return lines.map(({ d }) => Number.parseFloat(d.slice(1))).map((x) => rect(x - 2, 69.4, 4, 6, shade))
}

/** Lines in the companies' colours that leave the dark arches of a viaduct and wind through the town. */
export const winding = (w: number, dark: string): SceneArt =>
  upTo(Math.ceil(w / repeat)).map((at): Group => {
    const isMirrored = at % 2 === 1
    const art = flat([lines.map(ribbon), mouths(dark), lines.map(station)])
    return group((at + (isMirrored ? 1 : 0)) * repeat, 0, [isMirrored ? -1 : 1, 1], art)
  })
