import { colours } from '../../../../kit/tokens.ts'
import { clear, mix, recoloured } from '../../../../stage/art/colour.ts'
import { circle, grain, group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import { sizeWithin, widthOf } from '../../../../stage/art/measure.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Rect } from '../../../../stage/face.ts'
import { sceneShapes, skyOf } from '../scenes/index.ts'
import { icon } from './icons.ts'
import { brass, cardShadow, paper, ticketColours, ticketGrey } from './paints.ts'
import type { Rebus } from './rebus.ts'
import { rails } from './tiles.ts'

/** What a station card shows, with its parts measured from its own upper left corner. */
export interface CardPicture {
  readonly id: string
  readonly name: string
  readonly start: boolean
  /** Numerals and columns on the label (empty: no label), and the lines that colour it. */
  readonly label: string
  readonly lines: readonly number[]
  /** The railway's name, on starting stations: the longest that has room is printed. */
  readonly railway: readonly string[] | undefined
  readonly scene: Rect
  readonly bed: Rect
  readonly footer: Rect
  readonly roundel: { readonly x: number; readonly y: number; readonly r: number }
  /** Track spaces. */
  readonly tracks: readonly Rect[]
  /** Middles of arrows between signs that must be built in order. */
  readonly arrows: readonly { readonly x: number; readonly y: number }[]
  /** True: the action space may be used. Undefined: there is none. */
  readonly open: boolean | undefined
  readonly action: Rebus
  /** Said in the footer before the icons, or instead of them. */
  readonly note: string
  /** Upper row's track bed, where a card joins two rows. */
  readonly upper: number | undefined
  readonly nameSize: number
  readonly least: number
}

/** A station card without the things that lie on it. */
export function stationCard(card: CardPicture, w: number, h: number): Shape[] {
  const { scene, footer } = card
  return [
    rect(0, 0, w, h, paper(0, h), { radius: 4, shadow: cardShadow }),
    group(scene.x, scene.y, 1, [
      sceneShapes(card.id, { width: scene.w, height: scene.h, ground: card.bed.y - scene.y }),
    ]),
    ...bedShapes(card),
    ...nameShapes(card),
    ...(card.railway === undefined ? labelShapes(card, w) : boardShapes(card, card.railway, w)),
    ...card.arrows.flatMap(({ x, y }) => arrowShapes(x, y, card.nameSize * 0.7)),
    rect(footer.x, footer.y, footer.w, 1, '#8a7a5e'),
    ...footerShapes(card),
    rect(0.5, 0.5, w - 1, h - 1, 'rgba(0, 0, 0, 0)', {
      radius: 4,
      opacity: 0.5,
      stroke: stroke('#fffaf0', 1),
    }),
  ]
}

/** An arrow that is read on any landscape: light, with a dark edge. */
function arrowShapes(x: number, y: number, size: number): Shape[] {
  const arrow = icon('arrow', 0, 0, size)
  const light = recoloured([arrow], () => colours.paperLight)
  return [group(x, y + 1, 1.16, [arrow], { opacity: 0.7 }), group(x, y, 1, light)]
}

/** Ballast: grey stones, light above, dark below. */
export function ballast(x: number, y: number, w: number, h: number, seed: number): Shape[] {
  const next = grain(seed)
  const stones = Array.from({ length: Math.floor((w * h) / 26) }, () => {
    const [px, py, r] = [x + next() * w, y + 2 + next() * (h - 4), 0.6 + next() * 0.9]
    return circle(px, py, r, next() < 0.5 ? '#a99d88' : '#6c6152')
  })
  return [
    rect(x, y, w, h, colours.ballast),
    rect(x, y, w, 1.4, colours.ballastHi),
    rect(x, y + h - 1.4, w, 1.4, colours.ballastLo),
    ...stones,
  ]
}

function bedShapes({ bed, start, tracks, id, upper }: CardPicture): Shape[] {
  const stones = ballast(bed.x, bed.y, bed.w, bed.h, id.length * 7 + id.charCodeAt(id.length - 1))
  const curve = upper === undefined ? [] : curveShapes(bed, upper, start)
  if (start) return [...curve, ...stones, ...rails(bed.x, bed.y, bed.w, bed.h)]
  return [...curve, ...stones, ...tracks.flatMap(slotShapes)]
}

/** The other row's rails run into the bed: from the left edge, or for a starting station to the right. */
function curveShapes(bed: Rect, upper: number, start: boolean): Shape[] {
  const lower = bed.y + bed.h / 2
  const edge = start ? bed.x + bed.w : bed.x
  const side = start ? -1 : 1
  const far = edge + side * Math.min(bed.w * 0.42, 90)
  const d = `M${edge} ${upper}C${edge + side * 34} ${upper} ${edge + side * 24} ${lower} ${far} ${lower}`
  const wide = bed.h
  return [
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

/** A space for a track: dashes, sleepers faintly, and the point for whoever clears or lays it. */
function slotShapes({ x, y, w, h }: Rect): Shape[] {
  const sleepers = Array.from({ length: Math.max(0, Math.floor((w - 44) / 14)) }, (_, i) =>
    rect(x + 8 + i * 14, y + 2.4, 5, h - 4.8, colours.sleeper, { radius: 1, opacity: 0.35 }),
  )
  const chip = h + 8
  return [
    rect(x + 1, y + 0.6, w - 2, h - 1.2, 'rgba(0, 0, 0, 0)', {
      radius: 3,
      stroke: stroke(colours.paper, 1.3, { dash: [7, 4] }),
    }),
    ...sleepers,
    rect(x + w - chip - 3, y + 0.5, chip, h - 1, brass(y, h), {
      radius: h / 2,
      stroke: stroke('#5d4315', 1),
    }),
    text(x + w - chip / 2 - 3, y + h / 2 + Math.max(14, h * 0.82) * 0.36, '+1', {
      font: 'display',
      size: Math.max(14, h * 0.82),
      anchor: 'middle',
      colour: colours.brassInk,
    }),
  ]
}

function nameShapes({ id, name, scene, nameSize, label, railway, least }: CardPicture): Shape[] {
  const words = name.replace(' / ', ' / ').toUpperCase()
  const type = { font: 'display', size: nameSize, spacing: nameSize > 18 ? 0.9 : 0.5 } as const
  const taken = railway === undefined && label !== '' ? labelWidth(label, least) + 10 : 0
  const size = sizeWithin(words, scene.w - 12 - taken, type, least)
  return [
    text(scene.x + nameSize * 0.34, scene.y + nameSize * 0.96, words, {
      ...type,
      size,
      colour: '#fff6e4',
      halo: stroke(clear(mix(skyOf(id), '#10202a', 0.45), 0.72), nameSize * 0.16),
    }),
  ]
}

const labelType = (size: number) => ({ font: 'text', size, weight: 800 }) as const
const labelWidth = (label: string, size: number) => Math.ceil(widthOf(label, labelType(size)) + 8)

/** The luggage label with line and number, in the ticket's colours. */
function labelShapes({ lines, label, scene, least }: CardPicture, cardWide: number): Shape[] {
  if (label === '') return []
  const { fill, ink } = ticketColours[lines[0] ?? 7] ?? { fill: '#ffffff', ink: colours.ink }
  const w = labelWidth(label, least)
  const h = least + 2
  const right = cardWide - scene.x - 3
  const top = scene.y + 2
  const left = right - w
  const other = lines[1] === undefined ? undefined : ticketColours[lines[1]]?.fill
  const grey = lines.length === 1 && (lines[0] === 2 || lines[0] === 3)
  return [
    path(`M${left} ${top}H${right}V${top + h}H${left}L${left - 5} ${top + h / 2}Z`, {
      fill,
      stroke: stroke(colours.ink, 0.8),
    }),
    ...(other ? [rect(left + w / 2, top + 0.4, w / 2 - 0.4, h - 0.8, other)] : []),
    ...(grey ? [rect(right - 4, top + 0.4, 3.6, h - 0.8, ticketGrey)] : []),
    text(left + w / 2 - (grey ? 2 : 0), top + h - 3.6, label, {
      ...labelType(least),
      anchor: 'middle',
      colour: ink,
    }),
  ]
}

/** The running-in board of a starting station, with its railway's name. */
function boardShapes(card: CardPicture, names: readonly string[], cardWide: number): Shape[] {
  const { bed, lines, label, scene, least } = card
  const h = Math.round(Math.max(card.nameSize * 1.06, least + 3))
  const numeral = { font: 'display', size: Math.max(least, h * 0.6) } as const
  const type = {
    font: 'display',
    size: Math.max(least, card.nameSize * 0.74),
    spacing: 0.5,
  } as const
  const pillWide = Math.max(h - 3, widthOf(label, numeral) + 8)
  const room = scene.w - 22
  const wide = (name: string) => widthOf(name.toUpperCase(), { ...type, size: least })
  const name = names.find((one) => wide(one) + pillWide <= room) ?? names.at(-1) ?? ''
  const words = name.toUpperCase()
  const pill = wide(name) + pillWide <= room ? pillWide : 0
  const size = sizeWithin(words, room - pill, type, least)
  const w = widthOf(words, { ...type, size }) + pill + 14
  const x = cardWide - scene.x - 5 - w
  const y = bed.y - h - card.nameSize * 0.2
  return [
    rect(x + 10, y + h, 3, bed.y - y - h, '#3a2c20'),
    rect(x + w - 13, y + h, 3, bed.y - y - h, '#3a2c20'),
    ...plateShapes(x, y, w, h, lines),
    ...(pill > 0 ? pillShapes(x + 3, y + 2, pill, h - 4, label, lines, numeral.size) : []),
    text(x + pill + 7, y + h / 2 + size * 0.36, words, { ...type, size, colour: colours.ink }),
  ]
}

const lineColours = (lines: readonly number[]) =>
  ticketColours[lines[0] ?? 7] ?? { fill: '#ffffff', ink: colours.ink }

function plateShapes(
  x: number,
  y: number,
  w: number,
  h: number,
  lines: readonly number[],
): Shape[] {
  const edge = lines[0] === 7 ? colours.inkSoft : lineColours(lines).fill
  return [
    rect(x, y, w, h, colours.paperLight, { radius: 3, stroke: stroke(edge, 2.4) }),
    rect(x - 1, y - 1, w + 2, h + 2, 'rgba(0, 0, 0, 0)', {
      radius: 4,
      stroke: stroke(colours.ink, 1),
    }),
  ]
}

/** The numerals of a starting station's lines in the colours of its ticket. */
function pillShapes(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  lines: readonly number[],
  size: number,
): Shape[] {
  const { fill, ink } = lineColours(lines)
  const isTwo = lines.length > 1
  return [
    rect(x, y, w, h, isTwo ? ticketGrey : fill, {
      radius: h / 2,
      stroke: stroke(colours.ink, 1),
    }),
    text(x + w / 2, y + h / 2 + size * 0.36, label, {
      font: 'display',
      size,
      anchor: 'middle',
      colour: isTwo ? colours.ink : ink,
    }),
  ]
}

function footerShapes({ footer, roundel, open, action, note, least }: CardPicture): Shape[] {
  const middle = footer.y + footer.h / 2 + 0.5
  const size = Math.max(least, footer.h * 0.5)
  const said = { font: 'text', size, italic: true, colour: colours.inkSoft } as const
  if (open === undefined) {
    const wide = note === '' ? 0 : widthOf(note, said) + 6
    return [
      text(footer.x + 6, middle + size * 0.32, note, said),
      group(footer.x + 6 + wide, middle, 1, action.shapes),
    ]
  }
  const { x, y, r } = roundel
  return [
    circle(x, y, r, open ? brass(y - r, 2 * r) : '#cbbfa7', {
      stroke: stroke(open ? '#5d4315' : '#9c8f78', 1.2),
    }),
    group(0, 0, 1, [icon('surveyor', x, y, r * 1.6)], { opacity: open ? 1 : 0.6 }),
    group(x + r + footer.h * 0.2, middle, 1, action.shapes, { opacity: open ? 1 : 0.92 }),
  ]
}
