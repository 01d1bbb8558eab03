import { colours } from '../../../../kit/tokens.ts'
import { group, line, rect, text } from '../../../../stage/art/draw.ts'
import { cutTo, widthOf, wrapped } from '../../../../stage/art/measure.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { ActionPicture } from '../art/actionCard.ts'
import { icon } from '../art/icons.ts'
import { brass, cardShadow, lampLight, paper, pewter } from '../art/paints.ts'
import { letter } from '../art/tiles.ts'

const metal = (golden: boolean, h: number) => (golden ? brass(0, h) : pewter(0, h))

/** An action card in the drawer: its letter and the one it turns to, what it does, its name. */
export function compactCard(
  card: ActionPicture,
  w: number,
  h: number,
  isSelected: boolean,
): Shape[] {
  const { golden, least } = card
  const type = { font: 'display', size: least, spacing: 0.3 } as const
  const lines = wrapped(card.name.toUpperCase(), w - 8, type).slice(0, h < 84 ? 1 : 2)
  const foot = lines.length * (least + 1) + 4
  const head = 22
  const band = h - head - foot - 4
  const scale = Math.min(1, (w - 10) / card.action.w)
  return [
    rect(0, 0, w, h, metal(golden, h), {
      radius: 6,
      shadow: isSelected ? lampLight : cardShadow,
    }),
    rect(3, head, w - 6, h - head - 3, paper(0, h), { radius: 3 }),
    ...letter(13, 12, 9, card.letter, golden ? '#fbe7b2' : '#eef2f3'),
    icon('flip', w - 31, 12, 15),
    ...letter(w - 13, 12, 8.5, card.otherLetter, golden ? colours.pewter : colours.brass),
    line(3, head, w - 3, head, golden ? colours.brassInk : colours.slate900, 1),
    group((w - card.action.w * scale) / 2, head + band / 2 + 1, scale, card.action.shapes),
    ...lines.map((words, i) =>
      text(w / 2, h - foot + (i + 1) * (least + 1) - 2, cutTo(words, w - 6, type), {
        ...type,
        anchor: 'middle',
        colour: colours.ink,
      }),
    ),
  ]
}

/** Their action card: its letter on the metal of the side that lies up. */
export function letterCard(card: ActionPicture, w: number, h: number, isSelected: boolean) {
  const type = { font: 'display', size: 22 } as const
  return [
    rect(0, 0, w, h, metal(card.golden, h), {
      radius: 5,
      shadow: isSelected ? lampLight : cardShadow,
    }),
    rect(2.5, 2.5, w - 5, h - 5, card.golden ? '#f3dc9d' : '#dfe3e4', { radius: 3 }),
    text((w - widthOf(card.letter, type)) / 2, h / 2 + type.size * 0.36, card.letter, {
      ...type,
      colour: colours.ink,
    }),
  ]
}
