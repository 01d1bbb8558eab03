import { colours } from '../../../../kit/tokens.ts'
import { downwards, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { cardShadow, paper } from '../../../../stage/kit/paints.ts'
import { areas } from '../../content/edition.ts'
import { isFogged } from '../../spaces.ts'
import { weatherDisc } from '../art/discs.ts'
import { areaLetter } from '../art/icons.ts'
import { workplace } from '../art/works/index.ts'
import { between } from '../grid.ts'
import { depths, piece, type Table } from '../table.ts'
import { isLive, pickOfArea, type Workplace, workplaceOf } from '../views/workplaces.ts'
import { orderPieces } from './orders.ts'
import { words } from './print.ts'
import { spacePieces } from './spaces.ts'
import { footPieces } from './worksFeet.ts'

/** The seven workplaces with everyone who works there. */
export const worksPieces = (table: Table): Piece[] =>
  areas.flatMap((_, area) => {
    const place = workplaceOf(table, area)
    const under = { ...place.scene, y: place.scene.y + between(table.grid, 30, 46) }
    return [
      cardPiece(table, place),
      ...spacePieces(table, place),
      ...footPieces(table, place),
      ...orderPieces(table, area, under, between(table.grid, 38, 54)),
    ]
  })

/** A card is brass where one may work, and lifted while its labourers do. */
function cardPiece(table: Table, { area, letter, card, scene }: Workplace): Piece {
  const { p, grid, sky } = table
  const [live, fogged, now] = [isLive(table, area), isFogged(table.p, area), p.area === area]
  const size = between(grid, 17, 26)
  const r = between(grid, 10.5, 15.5)
  const name = table.words.area(p, area)
  const draw = (w: number, h: number): Shape[] => {
    const picture = workplace(letter, scene.w, scene.h, fogged ? 'fog' : sky, p.isDug)
    const edge = now ? colours.brassHi : live ? colours.brass : '#cbb98f'
    return [
      rect(0, 0, w, h, paper(0, h), {
        radius: 5,
        stroke: stroke(edge, now ? 3.4 : live ? 2.4 : 1.4),
        shadow: cardShadow,
      }),
      group(3, 3, 1, picture, { clip: `M0 0H${scene.w}V${scene.h}H0Z`, own: true }),
      rect(3, 3, scene.w, size * 1.75, downwards(3, size * 1.75, ['rgba(18, 32, 42, 0.78)', 'rgba(18, 32, 42, 0)'])),
      ...areaLetter(r + 6, r + 5, r, letter, live || now ? 'brass' : 'pewter'),
      words(r * 2 + 12, r + 5, scene.w - r * 2 - 14, [name.toUpperCase()], {
        font: 'display',
        size,
        colour: '#fff8e6',
        spacing: 0.4,
        plate: true,
      }),
      ...(fogged ? [weatherDisc(3 + scene.w / 2, 3 + scene.h * 0.62, scene.h * 0.26, 'fog')] : []),
    ]
  }
  const key = `area:${letter}:${fogged ? 'fog' : sky}:${live}:${now}:${p.isDug}`
  return piece(`area:${area}`, key, card, depths.panel, draw, { label: name, margin: 8, ...pickOfArea(table, area) })
}
