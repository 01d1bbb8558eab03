import { colours } from '../../../../kit/tokens.ts'
import { clear, mix, recoloured } from '../../../../stage/art/colour.ts'
import { circle, downwards, grain, group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Rect } from '../../../../stage/face.ts'
import { fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { brass, paper } from '../../../../stage/kit/paints.ts'
import { rails } from '../../../../stage/kit/tiles.ts'
import { sceneShapes, skyOf } from '../scenes/index.ts'
import { icon } from './icons.ts'
import { boardShapes, labelShapes, labelWidth, type Spine, spineShapes } from './lineSigns.ts'
import type { Rebus } from './rebus.ts'
import { stones } from './stones.ts'

/** Contents of a station card; its parts are measured from its own upper left corner. */
export interface CardPicture {
  readonly id: string
  /** Its name, longest wording first. */
  readonly names: readonly string[]
  readonly start: boolean
  /** Numerals and columns on the label (empty: no label), and the lines that colour it. */
  readonly label: string
  readonly lines: readonly number[]
  /** The railway's name for the running-in board, longest wording first: prints the first that fits. */
  readonly railway: readonly string[] | undefined
  /** The left edge in the colours of its lines. */
  readonly spine: Spine | undefined
  readonly scene: Rect
  readonly bed: Rect
  readonly footer: Rect
  readonly roundel: { readonly x: number; readonly y: number; readonly r: number }
  /** Track spaces. */
  readonly tracks: readonly Rect[]
  /** Centres of the arrows between signs that must be built in order. */
  readonly arrows: readonly { readonly x: number; readonly y: number }[]
  /** True: the action space may be used. Undefined: there is none. */
  readonly open: boolean | undefined
  readonly action: Rebus
  /** Text in the footer before the icons or instead of them. */
  readonly note: string
  /** Upper row's track bed, where a card joins two rows. */
  readonly upper: number | undefined
  readonly nameSize: number
  /** Size of the note. */
  readonly noteSize: number
  readonly arrowSize: number
  readonly least: number
}

/** A station card without the pieces on it. */
export function stationCard(card: CardPicture, w: number, h: number): Shape[] {
  const { scene, footer } = card
  return [
    rect(0, 0, w, h, paper(0, h), { radius: 4, height: 1 }),
    group(scene.x, scene.y, 1, [
      sceneShapes(card.id, {
        width: scene.w,
        height: scene.h,
        ground: card.bed.y - scene.y,
        // A starting station's engine is a piece of its own, since it will leave.
        ...(card.start && { layers: ['ground', 'mist'] as const }),
      }),
    ]),
    ...bedShapes(card),
    ...(card.spine ? spineShapes(card.spine) : []),
    ...nameShapes(card),
    ...(card.railway === undefined ? labelShapes(card, w) : boardShapes(card, card.railway, w)),
    ...card.arrows.flatMap(({ x, y }) => arrowShapes(x, y, card.arrowSize)),
    rect(footer.x, footer.y, footer.w, 1, '#8a7a5e'),
    ...footerShapes(card),
    rect(0.5, 0.5, w - 1, h - 1, 'rgba(0, 0, 0, 0)', { radius: 4, opacity: 0.5, stroke: stroke('#fffaf0', 1) }),
  ]
}

/** An arrow legible on any landscape: light, with a dark edge. */
function arrowShapes(x: number, y: number, size: number): Shape[] {
  const arrow = icon('arrow', 0, 0, size)
  const light = recoloured([arrow], () => colours.paperLight)
  return [group(x, y + 1, 1.16, [arrow], { opacity: 0.7 }), group(x, y, 1, light)]
}

/** Ballast: grey stones, light above, dark below. */
export function ballast(x: number, y: number, w: number, h: number, seed: number): Shape[] {
  const room = { x, y: y + 2, w, h: h - 4 }
  const look = { colours: ['#a99d88', '#6c6152'], least: 0.6, most: 1.5 } as const
  return [
    rect(x, y, w, h, colours.ballast),
    rect(x, y, w, 1.4, colours.ballastHi),
    rect(x, y + h - 1.4, w, 1.4, colours.ballastLo),
    ...stones(grain(seed), Math.floor((w * h) / 26), room, look),
  ]
}

function bedShapes({ bed, start, tracks, id, upper }: CardPicture): Shape[] {
  const bedded = ballast(bed.x, bed.y, bed.w, bed.h, id.length * 7 + id.charCodeAt(id.length - 1))
  const curve = upper === undefined ? [] : curveShapes(bed, upper, start)
  if (start) return [...curve, ...bedded, ...rails(bed.x, bed.y, bed.w, bed.h)]
  return [...curve, ...bedded, ...tracks.flatMap(slotShapes)]
}

/** The other row's rails join the bed: from the left edge, or towards the right at a starting station. */
function curveShapes(bed: Rect, upper: number, start: boolean): Shape[] {
  const lower = bed.y + bed.h / 2
  const edge = start ? bed.x + bed.w : bed.x
  const side = start ? -1 : 1
  const far = edge + side * Math.min(bed.w * 0.42, 90)
  const d = `M${edge} ${upper}C${edge + side * 34} ${upper} ${edge + side * 24} ${lower} ${far} ${lower}`
  const wide = bed.h
  // An embankment carries the rails down, so that they look part of the land.
  const bank = side * bed.h
  const [first, second] = [edge + side * 34 + bank, edge + side * 24 + bank]
  const slope = `M${edge} ${upper - wide * 0.7}C${first} ${upper} ${second} ${lower - 4} ${far + 2 * bank} ${bed.y + 1}H${edge}Z`
  return [
    path(slope, { fill: downwards(upper, bed.y - upper, ['#8b9a5a', '#55693c', '#3d4d2d']) }),
    path(slope, { stroke: stroke('#33411f', 1), opacity: 0.6 }),
    path(d, { stroke: stroke(colours.ballastLo, wide + 3) }),
    path(d, { stroke: stroke(colours.ballast, wide) }),
    path(d, { stroke: stroke(colours.sleeper, wide * 0.78, { dash: [5, 5] }) }),
    path(d, { stroke: stroke(colours.rail, wide * 0.46) }),
    path(d, { stroke: stroke(colours.railHi, wide * 0.38) }),
    path(d, { stroke: stroke(colours.rail, wide * 0.3) }),
    path(d, { stroke: stroke(colours.ballast, wide * 0.22) }),
    path(d, { stroke: stroke(colours.sleeper, wide * 0.22, { dash: [5, 5] }) }),
  ]
}

/** A track space: dashes, faint sleepers, and the point for clearing or laying it. */
function slotShapes({ x, y, w, h }: Rect): Shape[] {
  const sleepers = Array.from({ length: Math.max(0, Math.floor((w - 44) / 14)) }, (_, i) =>
    rect(x + 8 + i * 14, y + 2.4, 5, h - 4.8, colours.sleeper, { radius: 1, opacity: 0.35, only: 'usual' }),
  )
  const chip = h + 8
  return [
    rect(x + 1, y + 0.6, w - 2, h - 1.2, 'rgba(0, 0, 0, 0)', {
      radius: 3,
      stroke: stroke(colours.paper, 1.3, { dash: [7, 4] }),
    }),
    ...sleepers,
    // A space this short has its rubble there.
    ...(w < chip * 2 ? [] : pointShapes(x + w - chip - 3, y, chip, h)),
  ]
}

/** Type style of a card's name. */
export const nameType = (size: number) => ({ font: 'display', size, spacing: size > 18 ? 0.9 : 0.5 }) as const

/** The point for clearing or laying a track. */
const pointShapes = (x: number, y: number, w: number, h: number): Shape[] => [
  rect(x, y + 0.5, w, h - 1, brass(y, h), { radius: h / 2, stroke: stroke('#5d4315', 1) }),
  text(x + w / 2, y + h / 2 + Math.max(14, h * 0.82) * 0.36, '+1', {
    font: 'display',
    size: Math.max(14, h * 0.82),
    anchor: 'middle',
    colour: colours.brassInk,
  }),
]

function nameShapes({ id, names, scene, nameSize, label, railway, least }: CardPicture): Shape[] {
  const ways = names.map((name) => name.toUpperCase())
  const type = nameType(nameSize)
  const taken = railway === undefined && label !== '' ? labelWidth(label, least) + 10 : 0
  const edge = Math.min(8, nameSize * 0.34)
  const fit = fitted(ways, scene.w - 2 * edge - taken, type, least)
  return [
    fittedText(scene.x + edge, scene.y + nameSize * 0.92, fit, {
      ...type,
      colour: '#fff6e4',
      halo: stroke(clear(mix(skyOf(id), '#10202a', 0.45), 0.72), nameSize * 0.16),
      plate: true,
    }),
  ]
}

function footerShapes({ footer, roundel, open, action, note, noteSize }: CardPicture): Shape[] {
  const middle = footer.y + footer.h / 2 + 0.5
  const said = { font: 'text', size: noteSize, italic: true, colour: colours.inkSoft } as const
  if (open === undefined) {
    const wide = note === '' ? 0 : widthOf(note, said) + 6
    return [
      text(footer.x + 6, middle + noteSize * 0.32, note, said),
      group(footer.x + 6 + wide, middle, 1, action.shapes),
    ]
  }
  const { x, y, r } = roundel
  return [
    circle(x, y, r, open ? brass(y - r, 2 * r) : '#cbbfa7', { stroke: stroke(open ? '#5d4315' : '#9c8f78', 1.2) }),
    group(0, 0, 1, [icon('surveyor', x, y, r * 1.6)], { opacity: open ? 1 : 0.6 }),
    group(x + r + footer.h * 0.2, middle, 1, action.shapes, { opacity: open ? 1 : 0.92 }),
  ]
}
