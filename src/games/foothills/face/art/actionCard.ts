import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { sizeWithin, widthOf, wrapped } from '../../../../stage/art/textWidth.ts'
import { enlarged, enlargedIn, fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { brass, metalCard, paper, pewter } from '../../../../stage/kit/paints.ts'
import { letter } from '../../../../stage/kit/tiles.ts'
import type { Letter, Scoring } from '../../content/edition.ts'
import { type IconName, icon } from './icons.ts'
import type { Rebus } from './rebus.ts'
import { backdrop, vignette } from './vignette.ts'

/** Contents of an action card. */
export interface ActionPicture {
  readonly golden: boolean
  readonly letter: Letter
  readonly name: string
  /** Its action, as icons and in words. */
  readonly action: Rebus
  readonly words: string
  /** The other side. */
  readonly otherLetter: string
  readonly otherName: string
  readonly scoring: Scoring
  readonly least: number
  readonly body: number
  readonly caption: number
  /** Text size: 1 as drawn, up to 2. */
  readonly text: number
}

/** Cards narrower than this show what they do in icons alone. */
export const narrow = 160

const dark = (golden: boolean) => (golden ? colours.brassInk : colours.slate900)
const metal = (golden: boolean, y: number, h: number) => (golden ? brass(y, h) : pewter(y, h))

/** An action card with its title, icons, words and foot. */
export function actionCard(card: ActionPicture, w: number, h: number, isSelected: boolean): Shape[] {
  const { golden } = card
  const head = Math.round(card.caption * 1.55)
  const foot = Math.round(card.least * 1.5)
  const isNarrow = w < narrow
  return [
    ...metalCard(w, h, metal(golden, 0, h), 6, isSelected),
    rect(3.5, 3.5, w - 7, h - 7, paper(0, h), { radius: 3.5 }),
    rect(3.5, 3.5, w - 7, head - 2, metal(golden, 3, head), { radius: 3.5 }),
    line(3.5, head + 1.5, w - 3.5, head + 1.5, dark(golden), 1),
    ...titleShapes(card, w, head),
    ...doingShapes(card, w, head + 2, h - foot - 4),
    ...(isNarrow ? scoringPill(card.scoring, w - 6, h - foot * 1.95 - 5, foot * 0.9) : []),
    ...footShapes(card, w, h - foot - 3.5, foot),
  ]
}

function titleShapes(card: ActionPicture, w: number, head: number): Shape[] {
  const { golden, name, caption, least } = card
  const r = head * 0.42
  const words = name.toUpperCase()
  const usual = { font: 'display', size: caption + 2, spacing: 0.6 } as const
  const room = { w: w - 2 * r - 20, h: head * 0.88 }
  const type = { ...usual, size: enlargedIn(words, usual, card.text, room) }
  const fit = fitted([words], room.w, type, least)
  return [
    circle(r + 6, head / 2 + 2, r, dark(golden)),
    text(r + 6, head / 2 + 2 + r * 0.58, card.letter, {
      font: 'display',
      size: Math.max(least, r * 1.62),
      anchor: 'middle',
      colour: golden ? '#ffe7ac' : '#eef2f3',
    }),
    fittedText(2 * r + 12, head / 2 + 2 + fit.size * 0.36, fit, { ...type, colour: dark(golden) }),
  ]
}

/** Bands lower than this show what a card does in icons, with its words or without. */
const pictured = 36

/** A picture of the work over its words, or its icons on a sunlit band where there is less room. */
function doingShapes(card: ActionPicture, w: number, top: number, bottom: number): Shape[] {
  const room = bottom - top
  const linesAt = (size: number) => wrapped(card.words, w - 18, { font: 'text', size })
  const size = enlarged(Math.max(14, card.body - 1), card.text, (tried) => {
    const high = linesAt(tried).length * tried * 1.08
    return high + card.caption * 1.7 <= room && high <= room * 0.5
  })
  const type = { font: 'text', size } as const
  const step = type.size * 1.08
  const lines = linesAt(size)
  const shown = w >= narrow && lines.length * step + card.caption * 1.7 <= room ? lines : []
  const band = room - shown.length * step - (shown.length > 0 ? 5 : 0)
  const first = top + band + type.size * 0.92
  const wide = w - 7
  const spelt = [group(3.5, top, 1, vignette(card.letter, card.golden, wide, band))]
  const signs = [
    group(3.5, top, 1, backdrop(card.golden, wide, band)),
    group(w / 2 - card.action.w / 2, top + band * (w < narrow ? 0.34 : 0.5), 1, card.action.shapes),
  ]
  return [
    ...(shown.length > 0 && band >= pictured ? spelt : signs),
    line(3.5, top + band, w - 3.5, top + band, dark(card.golden), 0.8),
    ...shown.map((words, i) => text(9, first + i * step, words, { ...type, weight: 500, colour: colours.ink })),
  ]
}

export const scoringIcons: Readonly<Record<Scoring, readonly [icon: IconName, points: string]>> = {
  passenger: ['passenger', '½'],
  track: ['track', '½'],
  station: ['station', '1'],
  ticket: ['ticket', '1'],
  card: ['card', '1'],
}

/** The icon of what a card in the scoring pile scores for. */
export const scoringIcon = (scoring: Scoring): IconName => scoringIcons[scoring][0]

/** The score of a card in the scoring pile: an icon and points each, in a pill whose right end is at `right`. */
export function scoringPill(scoring: Scoring, right: number, y: number, h: number): Shape[] {
  const [name, points] = scoringIcons[scoring]
  const w = h * 2.15
  const x = right - w
  return [
    rect(x, y, w, h, colours.paperTop, { radius: h / 2, stroke: stroke('#8a6522', 1) }),
    icon(name, x + h * 0.72, y + h / 2, h * 0.92),
    text(right - h * 0.6, y + h / 2 + Math.max(14, h * 0.8) * 0.36, points, {
      font: 'display',
      size: Math.max(14, h * 0.8),
      anchor: 'middle',
      colour: colours.brassInk,
    }),
  ]
}

function footShapes(card: ActionPicture, w: number, y: number, h: number): Shape[] {
  const { golden, otherLetter, otherName, scoring, least } = card
  const usual = { font: 'display', size: least + 2, spacing: 0.3 } as const
  const r = h * 0.41
  const isNarrow = w < narrow
  // The letter in the other metal is enough if the name needs the room.
  const flipWide = w < 112 ? 0 : h * 0.95
  const pill = isNarrow ? 0 : h * 2.15 * 0.86 + 8
  const left = 3.5 + flipWide + 2 * r + 6
  const room = { w: w - left - pill - 6, h: h * 0.86 }
  const type = { ...usual, size: enlargedIn(otherName, usual, card.text, room) }
  const fit = fitted([otherName], room.w, type, least)
  return [
    rect(3.5, y, w - 7, h, golden ? '#ecd9a8' : '#d7dbdb'),
    ...(flipWide > 0 ? [icon('flip', 4 + flipWide / 2, y + h / 2, h * 0.92)] : []),
    ...letter(4 + flipWide + r + 1, y + h / 2, r, otherLetter, golden ? colours.pewter : colours.brass),
    fittedText(left, y + h / 2 + fit.size * 0.36, fit, { ...type, colour: colours.ink }),
    ...(isNarrow ? [] : scoringPill(scoring, w - 6, y + h * 0.07, h * 0.86)),
  ]
}

/** The small form, for the opponent's board: letter and name. */
export function smallCard(card: ActionPicture, w: number, h: number, isSelected: boolean): Shape[] {
  const { golden, name, least } = card
  const r = Math.min(h * 0.28, 13)
  const room = w - 2 * r - 16
  const usual = { font: 'display', size: Math.max(least, Math.min(18, h * 0.36)), spacing: 0.3 }
  const typeAt = (size: number) => ({ ...usual, font: 'display', size }) as const
  const size = enlarged(usual.size, card.text, (tried) => {
    const lines = wrapped(name.toUpperCase(), room, typeAt(tried))
    const isNarrow = lines.every((words) => widthOf(words, typeAt(tried)) <= room)
    return isNarrow && lines.length <= 2 && lines.length * tried * 1.02 <= h - 8
  })
  const type = typeAt(size)
  const lines = wrapped(name.toUpperCase(), room, type)
  const shown = lines.length > 2 ? [name.toUpperCase()] : lines
  const step = type.size * 1.02
  const first = h / 2 + type.size * 0.36 - ((shown.length - 1) * step) / 2
  return [
    ...metalCard(w, h, metal(golden, 0, h), 5, isSelected),
    rect(3, 3, w - 6, h - 6, paper(0, h), { radius: 3 }),
    ...letter(r + 7, h / 2, r, card.letter, metal(golden, h / 2 - r, 2 * r)),
    ...shown.map((words, i) =>
      text(2 * r + 12, first + i * step, words, {
        ...type,
        size: sizeWithin(words, room, type, least),
        colour: colours.ink,
      }),
    ),
  ]
}
