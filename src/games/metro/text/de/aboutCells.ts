import { listAnd } from '../../../../kit/german.ts'
import type { Known } from '../../../../rules/game.ts'
import { type Cell, entries, isCity } from '../../board.ts'
import { ask, faceOf, heldBy } from '../../choices.ts'
import { passesOf } from '../../paths.ts'
import type { Laid, Position } from '../../position.ts'
import { why } from '../../why.ts'
import { waitingAt } from '../waiting.ts'
import type { ThingLine, ThingWords } from '../words.ts'
import { linesOf, wouldText } from './lines.ts'
import { heldText, turningText } from './moves.ts'
import { refusals, refusalText } from './refusals.ts'
import { lineName, ownedStations, seatName } from './seats.ts'
import { sentence, squareText, tilesText, tileText } from './tiles.ts'

/** A square, with or without a tile; undefined in the city. */
export function cellAbout(p: Position, cell: Cell, known?: Known): ThingWords | undefined {
  if (isCity(cell)) return undefined
  const title = sentence(squareText(cell))
  const tile = p.laid.find((laid) => laid.cell === cell)
  if (tile) return { title, ...laidAbout(p, tile) }
  const lines = [...waitingLines(p, cell), ...layLines(p, cell, known)]
  return { title, kind: 'Leeres Feld', lines }
}

function laidAbout(p: Position, { cell, seat }: Laid): Omit<ThingWords, 'title'> {
  const kind = p.board[cell]
  const passing = ownedStations(p).flatMap((station) => {
    const times = passesOf(p.board, station).filter((pass) => pass.cell === cell).length
    return times === 0 ? [] : [`${lineName(p, station)}${timesText(times)}`]
  })
  return {
    kind: `Plättchen von ${seatName(p, seat)}`,
    lines: [
      ...(kind ? [{ head: 'Gleise', text: `${sentence(tileText(kind))}.` }] : []),
      {
        head: 'Linien darüber',
        text: passing.length === 0 ? 'Noch keine.' : `${sentence(listAnd(passing))}.`,
      },
    ],
  }
}

const timesText = (times: number) => ['', '', ' (zweimal)', ' (dreimal)'][times] ?? ' (viermal)'

const waitingLines = (p: Position, cell: Cell): readonly ThingLine[] =>
  ownedStations(p).flatMap((station) => {
    if (p.runs[station] || waitingAt(p, station) !== cell) return []
    const tiles = p.length[entries + station] ?? 0
    const head = tiles === 0 ? 'Beginnt hier' : 'Wartet hier'
    const far = tiles === 0 ? '' : `, bisher ${tilesText(tiles)}`
    return [{ head, text: `${sentence(lineName(p, station))}${far}.` }]
  })

/** What the tiles in the hand of the seat in turn would do here, as far as the reader knows them. */
function layLines(p: Position, cell: Cell, known?: Known): readonly ThingLine[] {
  const asked = ask(p, known)
  const moves = asked?.type === 'choose' ? asked.moves : []
  const here = moves.filter((move) => move.type === 'lay').filter((move) => move.cell === cell)
  if (here.length === 0) return [{ head: '', text: refusalHere(p, cell, known) }]
  return here.map((move) => ({
    head: sentence(`${heldText(p, move.token)}${turningText(move)}`),
    text: wouldText(p, linesOf(p, move, known) ?? []),
  }))
}

function refusalHere(p: Position, cell: Cell, known?: Known): string {
  const held = p.drawn >= 0 ? [p.drawn] : heldBy(p, p.seat)
  const token = held.find((one) => faceOf(p, known, one) !== undefined)
  const refusal =
    token === undefined ? undefined : why(p, p.seat, { type: 'lay', token, cell }, known)
  if (refusal) return refusalText(refusal)
  return p.open.includes(cell) ? 'Hier kann ein Plättchen liegen.' : refusals.apart({})
}
