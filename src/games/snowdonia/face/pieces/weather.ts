import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import type { Weather } from '../../content/edition.ts'
import { weatherDisc } from '../art/discs.ts'
import { around, depths, piece, type Table } from '../table.ts'
import { count, printed, remark } from './print.ts'

/** The round and the weather: today's disc and the two to come. */
export function weatherPieces(table: Table): Piece[] {
  const { grid, say, p } = table
  const { x, y, w, h } = grid.sky
  const head = { x: x + w * 0.05, y: y + h * 0.1, w: w * 0.16, h: h * 0.34 }
  const number = { ...head, y: y + h * 0.42, h: h * 0.5 }
  const ground = (wide: number, high: number): Shape[] => [
    rect(0, 0, wide, high, '#18222a', { radius: 8, opacity: 0.88 }),
    rect(3, 3, wide - 6, high - 6, 'rgba(0, 0, 0, 0)', {
      radius: 6,
      stroke: stroke(colours.brass, 1.2),
      opacity: 0.75,
    }),
    path(`M${wide * 0.24} ${high * 0.13}V${high * 0.87}`, { stroke: stroke(colours.slateLine, 1) }),
    path(`M${wide * 0.5} ${high * 0.42}h${wide * 0.05}m-4 -5l6 5l-6 5`, { stroke: stroke('#8fa0ab', 2) }),
  ]
  const label = say.round
  return [
    piece('sky', 'sky', grid.sky, depths.board, ground, { label, margin: 2 }),
    printed(table, 'round:head', head, [say.round.toUpperCase()], {
      font: 'display',
      size: h * 0.23,
      anchor: 'middle',
      colour: colours.brassText,
    }),
    printed(table, 'round', number, [`${Math.max(1, p.round)}`], count(h * 0.46, { anchor: 'middle' })),
    ...discPieces(table),
  ]
}

const spots = [
  { at: 0.37, size: 0.62, words: 'now' },
  { at: 0.66, size: 0.47, words: 'next' },
  { at: 0.87, size: 0.47, words: 'later' },
] as const

function discPieces(table: Table): Piece[] {
  const { grid, p, say } = table
  const { x, y, w, h } = grid.sky
  return spots.flatMap(({ at, size, words }, i) => {
    const weather = i === 0 ? p.sky : (p.coming[i - 1] ?? 'none')
    const caption = { x: x + w * at - w * 0.11, y: y + h * 0.76, w: w * 0.22, h: h * 0.2 }
    const print = remark(Math.max(14, h * 0.19), {
      anchor: 'middle',
      ...(i === 0 && { colour: colours.paper, weight: 700 as const }),
    })
    return [
      discPiece(table, `disc:${i}`, weather, x + w * at, y + h * 0.43, h * size),
      printed(table, `disc:${i}:words`, caption, [say[words]], print),
    ]
  })
}

/** A weather disc, or its empty place in the first round. */
export function discPiece(
  { say }: Table,
  id: string,
  weather: Weather | 'none',
  x: number,
  y: number,
  size: number,
): Piece {
  const draw = (w: number): Shape[] =>
    weather === 'none'
      ? [
          rect(4, 4, w - 8, w - 8, 'rgba(0, 0, 0, 0)', {
            radius: w / 2,
            stroke: stroke('#6d7b84', 1.6, { dash: [4, 3] }),
          }),
        ]
      : [weatherDisc(w / 2, w / 2, w / 2, weather)]
  const label = weather === 'none' ? say.none : say.weather[weather]
  return piece(id, `disc:${weather}`, around(x, y, size), depths.onBoard, draw, { label, margin: 3 })
}
