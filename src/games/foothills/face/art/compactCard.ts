import { colours } from '../../../../kit/tokens.ts'
import { group, line, rect, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { type Type, widthOf, wrapped } from '../../../../stage/art/textWidth.ts'
import type { Size } from '../../../../stage/face.ts'
import { enlarged, enlargedIn, fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { brass, metalCard, paper, pewter } from '../../../../stage/kit/paints.ts'
import { letter } from '../../../../stage/kit/tiles.ts'
import type { Letter } from '../../content/edition.ts'
import { type ActionPicture, scoringPill } from './actionCard.ts'
import { type IconName, icon } from './icons.ts'

const metal = (golden: boolean, h: number) => (golden ? brass(0, h) : pewter(0, h))

const headHigh = 22
const pillHigh = 15
const pillWide = pillHigh * 2.15

/** Room for the icons of a compact card. */
export const compactFits = ({ w, h }: Size): Size => ({ w: w - 10, h: h - headHigh - 20 })

/** A small action card: its letter, what it scores and the letter it flips to; what it does; its name. */
export function compactCard(card: ActionPicture, w: number, h: number, isSelected: boolean): Shape[] {
  const { golden } = card
  const names = namesOf(card, w, h)
  const band = h - headHigh - names.high - 3
  const scale = Math.min(1, (w - 8) / card.action.w)
  return [
    ...metalCard(w, h, metal(golden, h), 6, isSelected),
    rect(3, headHigh, w - 6, h - headHigh - 3, paper(0, h), { radius: 3 }),
    ...letter(12.5, 11.5, 9, card.letter, golden ? '#fbe7b2' : '#eef2f3'),
    ...headShapes(card, w),
    line(3, headHigh, w - 3, headHigh, golden ? colours.brassInk : colours.slate900, 1),
    group((w - card.action.w * scale) / 2, headHigh + band / 2 + 0.5, scale, card.action.shapes),
    group(0, h - names.high - 3, 1, names.shapes),
  ]
}

/** Its scoring, and the other side's letter after a flip arrow if there is room. */
function headShapes(card: ActionPicture, w: number): Shape[] {
  const other = card.golden ? colours.pewter : colours.brass
  const flip = w >= 25 + pillWide + 40
  const right = w - (flip ? 40 : 24)
  return [
    ...(flip ? [icon('flip', w - 30, 11.5, 15)] : []),
    ...letter(w - 12.5, 11.5, 8.5, card.otherLetter, other),
    ...scoringPill(card.scoring, right, 11.5 - pillHigh / 2, pillHigh),
  ]
}

/** Its name in one line, or in two if the height allows. */
function namesOf(card: ActionPicture, w: number, h: number) {
  const name = card.name.toUpperCase()
  const room = w - 8
  const typeAt = (size: number): Type => ({ font: 'display', size, spacing: 0.3 })
  const usual = card.least + (h >= 104 ? 2 : 0)
  const large = enlarged(usual, card.text, (size) => {
    const lines = h >= 92 ? wrapped(name, room, typeAt(size)) : [name]
    const isNarrow = lines.every((words) => widthOf(words, typeAt(size)) <= room)
    return isNarrow && lines.length * size * 1.04 <= h * 0.28
  })
  const type = typeAt(large)
  const lines = h >= 92 && widthOf(name, type) > room ? wrapped(name, room, type) : [name]
  const step = type.size * 1.04
  const shapes = lines.map((words, i) => {
    const fit = fitted([words], room, type, card.least)
    const x = (w - widthOf(fit.words, { ...type, size: fit.size }) * fit.squeeze) / 2
    return fittedText(x, (i + 1) * step - 1, fit, { ...type, colour: colours.ink })
  })
  return { shapes, high: lines.length * step + 3 }
}

/** The theme of each letter's actions. */
const letterSigns: Readonly<Record<Letter, IconName>> = {
  A: 'resource',
  B: 'pick',
  C: 'track',
  D: 'station',
  E: 'surveyor',
}

/** An opponent's action card: its letter, and its sign if there is room, on the metal of the side that is up. */
export function letterCard(card: ActionPicture, w: number, h: number, isSelected: boolean) {
  const isHigh = h >= 30
  const usual = { font: 'display', size: h >= 36 ? 19 : isHigh ? 15 : 22 } as const
  const room = { w: w - 10, h: isHigh ? h * 0.5 : h * 0.8 }
  const type = { ...usual, size: enlargedIn(card.letter, usual, card.text, room) }
  const sign = Math.min(w - 5, h - type.size - 3, 22)
  const foot = isHigh ? type.size : h / 2 + type.size * 0.36
  return [
    ...metalCard(w, h, metal(card.golden, h), 5, isSelected),
    rect(2.5, 2.5, w - 5, h - 5, card.golden ? '#f3dc9d' : '#dfe3e4', { radius: 3 }),
    text((w - widthOf(card.letter, type)) / 2, foot, card.letter, { ...type, colour: colours.ink }),
    ...(isHigh ? [icon(letterSigns[card.letter], w / 2, h - 3 - sign / 2, sign)] : []),
  ]
}
