import { colours } from '../../../../kit/tokens.ts'
import { circle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { nextEvent } from '../../events.ts'
import { inBag } from '../../position.ts'
import { digArea, layArea } from '../../spaces.ts'
import { weatherDisc } from '../art/discs.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { eventIcon } from '../art/signs.ts'
import { count, words } from '../pieces/print.ts'
import { discPiece } from '../pieces/weather.ts'
import { depths, piece, type Table } from '../table.ts'
import { type Outlook, outlookOf } from '../views/outlook.ts'

/** One bar with the round, the weather, the work rates, the bag and the next event. */
export function skyPieces(table: Table): Piece[] {
  const { grid, p, say } = table
  const { x, y, w, h } = grid.sky
  const my = y + h / 2
  const at = (share: number) => x + w * share
  const [now, next, later] = [p.sky, p.coming[0] ?? 'none', p.coming[1] ?? 'none']
  return [
    piece('sky', `sky:${p.round}`, grid.sky, depths.board, (wide, high) => barShapes(wide, high, p.round), {
      label: say.round,
    }),
    discPiece(table, 'disc:0', now, at(0.12), my, Math.min(h * 0.84, w * 0.09)),
    discPiece(table, 'disc:1', next, at(0.215), my, Math.min(h * 0.62, w * 0.066)),
    discPiece(table, 'disc:2', later, at(0.283), my, Math.min(h * 0.62, w * 0.066)),
    ratePiece(table, 'dig', at(0.33), w * 0.185),
    ratePiece(table, 'lay', at(0.515), w * 0.185),
    bagPiece(table, at(0.705), w * 0.125),
    eventPiece(table, at(0.83), w * 0.165),
  ]
}

const barShapes = (w: number, h: number, round: number): Shape[] => [
  rect(0, 0, w, h, '#18222a', { radius: 6, opacity: 0.94 }),
  words(
    w * 0.012,
    h / 2,
    w * 0.062,
    [`${Math.max(1, round)}`],
    count(Math.min(h * 0.64, w * 0.066), { colour: colours.brassText }),
    12,
  ),
  path(`M${w * 0.322} 6V${h - 6}M${w * 0.698} 6V${h - 6}`, { stroke: stroke(colours.slateLine, 1) }),
  path(`M${w * 0.169} ${h / 2 - 4}l5 4l-5 4`, { stroke: stroke('#8fa0ab', 1.6) }),
]

/** A work rate today, and what the next disc makes of it. */
function ratePiece(table: Table, of: 'dig' | 'lay', x: number, w: number): Piece {
  const { sky } = table.grid
  const outlook: Outlook = outlookOf(table, of)
  const [next] = outlook.coming
  const draw = (_: number, h: number): Shape[] => {
    const r = Math.min(13, h * 0.36)
    return [
      circle(r + 2, h / 2, r, colours.paper),
      icon(of === 'dig' ? 'pick' : 'track', r + 2, h / 2, r * 1.6),
      words(2 * r + 6, h / 2, 18, [`${outlook.now}`], count(h * 0.66, { colour: colours.paper }), 12),
      ...(next
        ? [
            weatherDisc(2 * r + 28, h / 2 - 1, h * 0.17, next.weather),
            words(
              2 * r + 29 + h * 0.2,
              h / 2,
              16,
              [`${outlook.spaces[next.at] ?? ''}`],
              count(h * 0.46, { colour: colours.mute }),
              11,
            ),
          ]
        : []),
    ]
  }
  const key = `${outlook.at}:${next?.weather}:${next?.at}`
  const label = table.words.area({ isDug: false }, of === 'dig' ? digArea : layArea)
  return piece(`rate:${of}`, `small:rate:${of}:${key}`, { x, y: sky.y, w, h: sky.h }, depths.onBoard, draw, { label })
}

function bagPiece(table: Table, x: number, w: number): Piece {
  const { sky } = table.grid
  const left = inBag(table.p)
  const draw = (wide: number, h: number): Shape[] => [
    icon('bag', h * 0.34, h / 2, h * 0.62),
    words(h * 0.68, h / 2, wide - h * 0.7, [`${left}`], count(h * 0.56, { colour: colours.paper }), 12),
  ]
  return piece('bag', `small:bag:${left}`, { x, y: sky.y, w, h: sky.h }, depths.onBoard, draw, { label: table.say.bag })
}

/** The white cubes on the event track, and what the next one does. */
function eventPiece(table: Table, x: number, w: number): Piece {
  const { grid, box, p, say } = table
  const space = nextEvent(table.box, table.p)
  const kind = box.values.events[space - 1]?.kind ?? 'dig'
  const draw = (wide: number, h: number): Shape[] => {
    const size = Math.min(h, wide / 1.86)
    return [
      good('event', size * 0.3, h / 2, size * 0.54),
      words(size * 0.62, h / 2, size * 0.34, [`${p.events.length}`], count(size * 0.58, { colour: colours.paper }), 12),
      rect(wide - size * 0.86, (h - size * 0.76) / 2, size * 0.82, size * 0.76, colours.paperLight, {
        radius: 5,
        stroke: stroke(colours.brassHi, 1.6),
      }),
      icon(eventIcon[kind], wide - size * 0.45, h / 2, size * 0.58),
    ]
  }
  const label = say.eventSpace(space, say.events[kind])
  return piece(
    `event:${space}`,
    `small:event:${space}:${p.events.length}`,
    { x, y: grid.sky.y, w, h: grid.sky.h },
    depths.onBoard,
    draw,
    { label },
  )
}
