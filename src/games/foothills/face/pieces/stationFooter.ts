import { group } from '../../../../stage/art/draw.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { enlarged, enlargedIn } from '../../../../stage/kit/fit.ts'
import type { Station } from '../../box.ts'
import type { Verb } from '../../verbs/verb.ts'
import { type Rebus, rebus, rebusWithin } from '../art/rebus.ts'
import { type Token, verbIcons } from '../icons.ts'
import { isNarrow, partsOf } from '../place.ts'
import { numeralsOf, type Table, textOf } from '../table.ts'
import { ticketsOnScene } from './stationNames.ts'

/** The words and icons in a card's footer. */
export function footerOf(table: Table, station: Station, room: number) {
  const { box, say, grid } = table
  const setting = { say, station, summit: box.summit }
  const verbs = station.action ?? station.effect ?? []
  const note = station.action ? '' : station.effect ? noteOf(table, station) : bareNote(table, station)
  const tokens = verbIcons(verbs, setting)
  const names = numeralsOf(box)
  const { footer } = partsOf(table, station)
  const noteType = { font: 'text', size: Math.max(grid.measures.least, footer.h * 0.5) } as const
  const said = note === '' ? 0 : widthOf(note, { ...noteType, italic: true }) + 6
  const size = rowSize(table, station, tokens, room - said)
  const action = rebusWithin(tokens, room, size, names)
  const noteSize = enlargedIn(note, { ...noteType, italic: true }, textOf(table), {
    w: footer.w - 18 - action.w,
    h: footer.h * 0.82,
  })
  if (!isNarrow(table, station)) return { note, action, noteSize }
  // Small cards use icons alone: the station built, and what follows.
  if (grid.small) return { note: '', noteSize, action: narrowed(builtRow(table, station, verbs, room), room) }
  // Short of room, drops the words first, then icons too small to read.
  const type = { font: 'text', size: grid.measures.least, italic: true } as const
  const left = room - (note === '' ? 0 : widthOf(note, type) + 6)
  if (left >= action.w && left >= 0) return { note, action, noteSize }
  const isLegible = action.w <= room * 1.28
  return { note: '', noteSize, action: isLegible ? narrowed(action, room) : { shapes: [], w: 0 } }
}

/** The part of the footer left for an action, between a roundel at the left and perhaps tickets at the right. */
export function footerRoom(table: Table, station: Station): number {
  const { footer, roundel } = partsOf(table, station)
  const { icon } = table.grid.measures
  const tickets = station.start && !ticketsOnScene(table, station) ? icon * 2.4 : 0
  const before = station.action ? 2 * roundel.r + footer.h * 0.32 : 6
  return footer.w - before - tickets - 5
}

/** A card's action as icons, after a station if it happens when that is built. */
function builtRow(table: Table, station: Station, verbs: readonly Verb[], room: number): Rebus {
  const { box, say } = table
  const setting = { say, station, summit: box.summit }
  const isEffect = !station.action && verbs.length > 0
  const built: readonly Token[] = [
    { type: 'icon', name: 'station' },
    { type: 'words', words: ':' },
  ]
  const tokens = [...(isEffect ? built : []), ...verbIcons(verbs, setting)]
  return rebusWithin(tokens, room, rowSize(table, station, tokens, room), numeralsOf(box))
}

/** The size of a footer's icons: enlarged while they fit. */
function rowSize(table: Table, station: Station, tokens: readonly Token[], room: number): number {
  const { footer } = partsOf(table, station)
  return enlarged(table.grid.measures.icon, textOf(table), (tried) => {
    const { w } = rebus(tokens, tried, numeralsOf(table.box))
    return tried * 1.15 <= footer.h - 1 && w <= room
  })
}

/** Scales a row of icons down if it is wider than its room. */
function narrowed(row: Rebus, room: number): Rebus {
  const scale = Math.min(1, room / row.w)
  return { shapes: [group(0, 0, scale, row.shapes)], w: row.w * scale }
}

const noteOf = ({ say }: Table, station: Station) => (station.spaces.length > 1 ? say.eachTime : say.once)
const bareNote = ({ say, box }: Table, station: Station) =>
  station.lines.some((line) => (box.lines[line]?.bonus ?? 0) > 0) ? '' : say.noAction
