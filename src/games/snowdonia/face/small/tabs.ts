import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { inBag } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import { beside } from '../grid.ts'
import { count, words } from '../pieces/print.ts'
import { depths, piece, type Table } from '../table.ts'

/** Things that have a drawer of their own on a phone. */
export const tabs = ['contracts', 'stations', 'trains', 'bag'] as const
export type Tab = (typeof tabs)[number]

const signs: Readonly<Record<Tab, IconName>> = {
  contracts: 'contract',
  stations: 'station',
  trains: 'engine',
  bag: 'bag',
}

/** The name of a drawer. */
export const tabName = ({ say }: Pick<Table, 'say'>, tab: Tab): string =>
  ({ contracts: say.contracts, stations: say.stations, trains: say.shed, bag: say.bag })[tab]

/** The lids of the drawers, each with how much is in it. */
export function tabPieces(table: Table): Piece[] {
  const { grid, p, looking } = table
  if (!grid.tabs) return []
  const places = beside(
    grid.tabs,
    3,
    tabs.map(() => 1),
  )
  const counts: Readonly<Record<Tab, number>> = {
    contracts: p.office.filter((id) => id > 0).length,
    stations: 0,
    trains: p.shed.length,
    bag: inBag(p),
  }
  return tabs.map((tab, i) => {
    const isOpen = looking.at === `tab:${tab}`
    const n = counts[tab]
    const draw = (w: number, h: number): Shape[] => tabShapes(w, h, signs[tab], n, isOpen)
    return piece(`tab:${tab}`, `tab:${tab}:${n}:${isOpen}`, places[i] ?? grid.mine, depths.panel, draw, {
      label: tabName(table, tab),
      opens: true,
      margin: 2,
    })
  })
}

function tabShapes(w: number, h: number, name: IconName, n: number, isOpen: boolean): Shape[] {
  const r = Math.min(w * 0.4, h * 0.42)
  return [
    rect(0, 0, w, h, isOpen ? colours.slate700 : '#26313a', {
      radius: 6,
      stroke: stroke(isOpen ? colours.brassHi : colours.slateLine, 1.4),
    }),
    circle(w / 2 - (n > 0 ? w * 0.08 : 0), h / 2, r, colours.paper),
    icon(name, w / 2 - (n > 0 ? w * 0.08 : 0), h / 2, r * 1.6),
    ...(n > 0
      ? [
          rect(w - 20, 2, 18, 17, '#1f2a31', { radius: 8, stroke: stroke('#8fa0ab', 1) }),
          words(w - 11, 10.5, 15, [`${n}`], count(15, { anchor: 'middle', colour: '#fff6e0' }), 11),
        ]
      : []),
  ]
}
