import { contrastSkin, worn } from '../../../src/stage/art/skin.ts'
import type { Face, Piece } from '../../../src/stage/face.ts'
import { contrast } from '../../kit/sight.ts'
import { coloursOf, groundsOf, isHidden, paintedBy } from './seen.ts'

/** Every text in high contrast that isn't on one ground at 7 to 1 or more. */
export function paleTexts(pieces: readonly Piece[], strong: Face['strong']): string[] {
  const skin = contrastSkin(strong)
  const seen = paintedBy(pieces, (shapes) => worn(shapes, skin))
  return groundsOf(seen).flatMap(({ text, ground }) => {
    if (isHidden(text)) return []
    const { shape, piece } = text
    const fill = ground?.shape.type === 'path' ? ground.shape.fill : undefined
    const pale = coloursOf(fill).filter((under) => contrast(shape.colour, under) < 7)
    const wrong = [
      ...(ground ? [] : ['on nothing']),
      ...(ground?.own ? ['on a landscape'] : []),
      ...((shape.opacity ?? 1) < 1 ? ['seen through'] : []),
      ...pale.map((under) => `on ${under}`),
    ]
    return wrong.map((one) => `${piece}: “${shape.text}” ${one}`)
  })
}
