import { colours } from '../../../../kit/tokens.ts'
import { downwards, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardShadow, paper } from '../../../../stage/kit/paints.ts'
import { type Area, areas } from '../../content/edition.ts'
import { weatherDisc } from '../art/discs.ts'
import { areaLetter } from '../art/icons.ts'
import { workplace } from '../art/works/index.ts'
import { between } from '../grid.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { isFogged } from '../views/outlook.ts'
import { words } from './print.ts'
import { spacePieces } from './spaces.ts'
import { footPieces } from './worksFeet.ts'

/** The parts of a workplace: its picture, where labourers stand, and the paper below it. */
export interface Workplace {
  readonly area: number
  readonly letter: Area
  readonly card: Rect
  readonly scene: Rect
  readonly foot: Rect
}

/** A workplace's parts; the Site Office has its contracts at the right instead of a foot. */
export function workplaceOf(table: Table, area: number): Workplace {
  const { grid } = table
  const card = grid.areas[area] ?? grid.land
  const letter = areas[area] ?? 'A'
  const edge = 3
  const high = letter === 'F' ? 0 : between(grid, 56, 80)
  const offers = letter === 'F' ? (grid.offer[0]?.x ?? card.x + card.w) - between(grid, 8, 10) : 0
  const scene = {
    ...{ x: card.x + edge, y: card.y + edge, h: card.h - 2 * edge - high },
    w: letter === 'F' ? offers - card.x - edge : card.w - 2 * edge,
  }
  const foot = { x: card.x, y: card.y + card.h - high, w: card.w, h: high }
  return { area, letter, card, scene, foot }
}

/** Whether a legal move leads to a workplace. */
export const isLive = (table: Table, area: number): boolean =>
  table.looking.next.some((pick) => pick.startsWith(`space:${area}:`))

/** The seven workplaces with everyone who works there. */
export const worksPieces = (table: Table): Piece[] =>
  areas.flatMap((_, area) => {
    const place = workplaceOf(table, area)
    return [cardPiece(table, place), ...spacePieces(table, place), ...footPieces(table, place)]
  })

/** A card is brass where one may work, and lifted while its labourers do. */
function cardPiece(table: Table, { area, letter, card, scene }: Workplace): Piece {
  const { p, grid, sky, say } = table
  const [live, fogged, now] = [isLive(table, area), isFogged(table, area), p.area === area]
  const size = between(grid, 17, 26)
  const r = between(grid, 10.5, 15.5)
  const name = say.areas[letter]
  const draw = (w: number, h: number): Shape[] => {
    const picture = workplace(letter, scene.w, scene.h, fogged ? 'fog' : sky, p.isDug)
    const edge = now ? colours.brassHi : live ? colours.brass : '#cbb98f'
    return [
      rect(0, 0, w, h, paper(0, h), {
        ...{ radius: 5, stroke: stroke(edge, now ? 3.4 : live ? 2.4 : 1.4), shadow: cardShadow },
      }),
      group(3, 3, 1, picture, { clip: `M0 0H${scene.w}V${scene.h}H0Z`, own: true }),
      rect(
        3,
        3,
        scene.w,
        size * 1.75,
        downwards(3, size * 1.75, ['rgba(18, 32, 42, 0.78)', 'rgba(18, 32, 42, 0)']),
      ),
      ...areaLetter(r + 6, r + 5, r, letter, live || now ? 'brass' : 'pewter'),
      words(r * 2 + 12, r + 5, scene.w - r * 2 - 14, [name.toUpperCase()], {
        ...{ font: 'display', size, colour: '#fff8e6', spacing: 0.4, plate: true },
      }),
      ...(fogged ? [weatherDisc(3 + scene.w / 2, 3 + scene.h * 0.62, scene.h * 0.26, 'fog')] : []),
    ]
  }
  const key = `area:${letter}:${fogged ? 'fog' : sky}:${live}:${now}:${p.isDug}`
  return piece(`area:${area}`, key, card, depths.panel, draw, { label: name, margin: 8 })
}

/** Whether a space of a workplace is where the viewer may put a labourer. */
export const isSpaceNext = (table: Table, area: number, space: number): boolean =>
  isNext(table, `space:${area}:${space}`)
