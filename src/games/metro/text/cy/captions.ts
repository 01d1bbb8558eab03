import { and, many } from '../../../../kit/welsh.ts'
import type { Captions } from '../captions.ts'
import { line, point, tile } from './nouns.ts'

/** A number that stands alone. */
const none = (count: number) => (count === 0 ? 'dim un' : `${count}`)
const points = (count: number) => many(count, point)
const tiles = (count: number) => many(count, tile)

/** The text printed on the table, in Welsh. */
export const captions: Captions = {
  pool: 'Y pentwr',
  toDraw: 'i’w tynnu',
  inOtherHands: (count) => `${and(none(count))} gan y lleill`,
  held: (count) => `${and(none(count))} mewn dwylo`,
  unseen: 'Heb eu gweld eto, fesul math',
  yourTile: 'Dy deilsen',
  yourTiles: 'Dy deils',
  yourTurn: 'Dy dro di',
  toMove: 'i symud',
  you: 'ti',
  laid: (count, of) => `${count} o ${of} teilsen wedi’u gosod`,
  standing: (ahead) => (ahead === 0 ? 'cyfartal' : ahead > 0 ? `ar y blaen o ${ahead}` : `${-ahead} y tu ôl`),
  linesOpen: (count) => `${many(count, line)} ar agor`,
  open: (count) => `${none(count)} ar agor`,
  seat: (name, count) => `${name}: ${points(count)}`,
  station: (number, company, count) =>
    company === undefined
      ? `Gorsaf ${number}`
      : count === undefined
        ? `Gorsaf ${number}: trên ${company} yn aros`
        : `Gorsaf ${number}: lein cwmni ${company}, ${points(count)}`,
  city: 'Y ddinas',
  draw: 'Tynnu teilsen',
  show: 'Dangos dy deils',
  twice: '×2',
  lineLength: tiles,
  lineWorth: (length, worth) => `${tiles(length)} · ${points(worth)}`,
  atEdge: (count) => `ymyl: ${count}+ o bwyntiau`,
  inCity: (count) => `dinas: ${count}+ o bwyntiau`,
  poolOf: (count) => `Y pentwr: ${tiles(count)} i’w tynnu`,
  inPool: 'yn y pentwr',
  aDot: 'mae dot yn deilsen',
  kind: (kind, unseen) => `${kind}: ${none(unseen)} heb eu gweld`,
  closedTile: 'Teilsen wyneb i lawr',
  onSquare: 'Leiniau ar y sgwâr hwn',
  lineEnds: (number) => `lein ${number} yn gorffen`,
  lineSetsOut: (number) => `lein ${number} yn cychwyn`,
  lineGoesOn: (number) => `lein ${number} yn mynd ymlaen`,
  endsFor: (count, city) => `${points(count)}, ${city ? 'dinas ×2' : 'ymyl'}`,
  tiles: (before, after) => (before === 0 ? tiles(after) : `${before} → ${tiles(after)}`),
  noneOfYours: 'dim un o dy rai di',
  nobodys: 'does dim lein yn newid',
}
