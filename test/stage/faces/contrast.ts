import { colours, highContrast } from '../../../src/kit/tokens.ts'
import type { Shape } from '../../../src/stage/art/shape.ts'
import { contrastSkin, worn } from '../../../src/stage/art/skin.ts'
import type { Face, Piece } from '../../../src/stage/face.ts'
import { contrast } from '../../kit/sight.ts'
import { coloursOf, groundOf, paintedBy, type Seen } from './seen.ts'

type Strong = Face['strong']

const dressedIn = (strong: Strong) => {
  const skin = contrastSkin(strong)
  return (shapes: readonly Shape[]) => worn(shapes, skin)
}

/** Cut off altogether by the edge of what it lies in. */
const isHidden = ({ box: { w, h } }: Seen) => w === 0 || h === 0

/** Every text in high contrast that isn't on one ground at 7 to 1 or more, and how many there are in all. */
export function paleTexts(pieces: readonly Piece[], strong: Strong) {
  const pale: string[] = []
  let texts = 0
  const seen = paintedBy(pieces, dressedIn(strong))
  for (const text of seen) {
    if (text.shape.type !== 'text' || text.shape.text === '' || isHidden(text)) continue
    const { shape } = text
    const ground = groundOf(seen, text)
    const where = `${text.piece}: “${shape.text}”`
    const fill = ground?.shape.type === 'path' ? ground.shape.fill : undefined
    if (!ground) pale.push(`${where} on nothing`)
    if (ground?.own) pale.push(`${where} on a landscape`)
    if ((shape.opacity ?? 1) < 1) pale.push(`${where} seen through`)
    for (const under of coloursOf(fill)) if (contrast(shape.colour, under) < 7) pale.push(`${where} on ${under}`)
    texts++
  }
  return { pale, texts }
}

/** Colours painted in high contrast though there is a stronger one, landscapes excluded. */
export function weakColours(pieces: readonly Piece[], strong: Strong = {}): string[] {
  const replaced = new Set([
    ...Object.keys(highContrast).map((name) => Object.entries(colours).find(([one]) => one === name)?.[1]),
    ...Object.keys(strong),
  ])
  const replacements = new Set([...Object.values(highContrast), ...Object.values(strong)])
  return paintedBy(pieces, dressedIn(strong))
    .filter(({ own }) => !own)
    .flatMap(({ piece, shape }) => {
      const of = shape.type === 'text' ? [shape.colour] : coloursOf(shape.fill)
      const line = shape.type === 'path' ? coloursOf(shape.stroke?.colour) : []
      return [...of, ...line].flatMap((colour) =>
        replaced.has(colour) && !replacements.has(colour) ? [`${piece}: ${colour}`] : [],
      )
    })
}
