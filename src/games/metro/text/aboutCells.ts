import type { Known } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { type Cell, entries, isCity, squareName } from '../board.ts'
import { ask, faceOf, heldBy } from '../choices.ts'
import { passesOf, waitingAt } from '../paths.ts'
import type { Laid, Position } from '../position.ts'
import { why } from '../why.ts'
import { linesOf, wouldText } from './lines.ts'
import { heldText, refusalText, turningText } from './moves.ts'
import { lineName, ownedStations, seatName, sentence, tileText } from './names.ts'
import type { Locale } from './words.ts'

/** A square, with or without a tile; undefined in the city. */
export function cellAbout(t: Locale, p: Position, cell: Cell, known?: Known): ThingWords | undefined {
  if (isCity(cell)) return undefined
  const title = squareName(cell)
  const tile = p.laid.find((laid) => laid.cell === cell)
  if (tile) return { title, ...laidAbout(t, p, tile) }
  const lines = [...waitingLines(t, p, cell), ...layLines(t, p, cell, known)]
  return { title, kind: t.about.cell.empty, lines }
}

function laidAbout(t: Locale, p: Position, { cell, seat }: Laid): Omit<ThingWords, 'title'> {
  const words = t.about.cell
  const kind = p.board[cell]
  const passing = ownedStations(p).flatMap((station) => {
    const times = passesOf(p.board, station).filter((pass) => pass.cell === cell).length
    return times === 0 ? [] : [words.passing({ line: lineName(t, p, station), times })]
  })
  return {
    kind: words.laidBy({ name: seatName(t, p, seat) }),
    lines: [
      ...(kind ? [{ head: words.tracks, text: `${sentence(tileText(t, kind))}.` }] : []),
      {
        head: words.linesOver,
        text: passing.length === 0 ? words.noneYet : `${sentence(words.lines({ lines: passing }))}.`,
      },
    ],
  }
}

const waitingLines = (t: Locale, p: Position, cell: Cell): readonly ThingLine[] =>
  ownedStations(p).flatMap((station) => {
    if (p.runs[station] || waitingAt(p.board, station) !== cell) return []
    const tiles = p.length[entries + station] ?? 0
    const line = sentence(lineName(t, p, station))
    const { startsHere, soFar, waitsHere } = t.about.cell
    if (tiles === 0) return [{ head: startsHere, text: `${line}.` }]
    return [{ head: waitsHere, text: `${line}, ${soFar({ tiles })}.` }]
  })

/** Effects of laying the tiles in the hand of the seat in turn here, as far as the reader knows them. */
function layLines(t: Locale, p: Position, cell: Cell, known?: Known): readonly ThingLine[] {
  const asked = ask(p, known)
  const moves = asked?.type === 'choose' ? asked.moves : []
  const here = moves.filter((move) => move.type === 'lay').filter((move) => move.cell === cell)
  if (here.length === 0) return [{ head: '', text: refusalHere(t, p, cell, known) }]
  return here.map((move) => ({
    head: sentence(`${heldText(t, p, move.token)}${turningText(t, move)}`),
    text: wouldText(t, p, linesOf(p, move, known) ?? []),
  }))
}

function refusalHere(t: Locale, p: Position, cell: Cell, known?: Known): string {
  const held = p.drawn >= 0 ? [p.drawn] : heldBy(p, p.seat)
  const token = held.find((one) => faceOf(p, known, one) !== undefined)
  const refusal = token === undefined ? undefined : why(p, p.seat, { type: 'lay', token, cell }, known)
  if (refusal) return refusalText(t, refusal)
  return p.open.includes(cell) ? t.about.cell.canGo : t.refusals.apart
}
