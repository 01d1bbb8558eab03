import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import { rackEngine } from '../art/engines.ts'
import { siteShapes } from '../art/paper/site.ts'
import { count, words } from '../pieces/print.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { siteKey, siteLook } from '../views/sites.ts'

/** The trains in the shed, side by side with their prices, over the foot of the mountain while they may be bought. */
export function trainChips(table: Table): Piece[] {
  const { grid, p, box, say } = table
  if (!p.shed.some(({ train }) => isNext(table, `train:${train}`))) return []
  const each = Math.min(60, grid.shed.w / p.shed.length)
  const wide = each * p.shed.length
  const shed = { ...grid.shed, x: grid.shed.x + (grid.shed.w - wide) / 2, w: wide }
  return p.shed.map(({ train }, i) => {
    const card = box.trains[train]
    const isOn = isNext(table, `train:${train}`)
    const place = { x: shed.x + i * each, y: shed.y, w: each - 2, h: shed.h }
    const draw = (w: number, h: number): Shape[] => {
      const scale = Math.min((w - 3) / 44, (h * 0.68) / 32)
      const fill = p.isForSale ? paper(0, h) : '#a8a191'
      return [
        rect(0, 0, w, h, fill, { radius: 4, stroke: stroke(isOn ? colours.brassHi : '#8f8468', isOn ? 2.6 : 1) }),
        rackEngine((w - 42 * scale) / 2, h * 0.66, scale, train),
        words(
          w / 2,
          h * 0.84,
          w,
          [`${card?.steel ?? ''}`],
          count(h * 0.3, { anchor: 'middle', colour: colours.ink }),
          11,
        ),
      ]
    }
    const label = say.trainNamed(card?.name ?? '', card?.steel ?? 0)
    return piece(`train:${train}`, `small:shed:${train}:${isOn}:${p.isForSale}`, place, depths.offer - 10, draw, {
      label,
      above: true,
      margin: 3,
      ...(isOn && { marked: true as const }),
    })
  })
}

/**
 * The building sites that may be chosen now, as chips over the foot of the mountain: on the mountain they are too small
 * for a finger.
 */
export function siteChips(table: Table): Piece[] {
  const { line, grid, say } = table
  const legal = line.sites.flatMap((_, site) => (isNext(table, `site:${site}`) ? [site] : []))
  const columns = Math.min(legal.length, Math.floor(grid.land.w / 84))
  if (columns === 0) return []
  const [w, h, gap] = [80, 40, 4]
  const rows = Math.ceil(legal.length / columns)
  const trains = trainChips(table).length > 0 ? grid.shed.h + gap : 0
  const room: Rect = { ...grid.land, y: grid.land.y + grid.land.h - trains - rows * (h + gap) }
  const left = room.x + (room.w - columns * (w + gap)) / 2
  return legal.map((site, i) => {
    const look = siteLook(table, site)
    const { station = 0, stone = 0, steel = 0 } = line.sites[site] ?? {}
    const name = line.stations[station]?.card.name ?? ''
    const place = { x: left + (i % columns) * (w + gap), y: room.y + Math.floor(i / columns) * (h + gap), w, h }
    const draw = (wide: number, high: number): Shape[] => [
      ...siteShapes(wide, high - 12, look),
      rect(0, high - 13, wide, 13, '#1f2a31', { radius: 3 }),
      words(
        wide / 2,
        high - 6.5,
        wide - 4,
        [name.toUpperCase()],
        { font: 'display', size: 12, anchor: 'middle', colour: '#fff6e0' },
        10,
      ),
    ]
    const cost = [...(stone ? [say.count('stone', stone)] : []), ...(steel ? [say.count('steel', steel)] : [])]
    return piece(`site:${site}`, `chip:${station}:${siteKey(look)}`, place, depths.offer - 10, draw, {
      label: say.site(name, cost.join(', '), look.points),
      above: true,
      margin: 6,
    })
  })
}
