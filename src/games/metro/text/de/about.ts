import { whose } from '../../../../kit/german.ts'
import type { Known, Seat } from '../../../../rules/game.ts'
import { entries, type Station } from '../../board.ts'
import type { Copies, TileKind } from '../../content/tiles.ts'
import { ownerOf, type Position, pointsOf, stationsOf } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { unseenOf } from '../../unseen.ts'
import { waitingAt } from '../waiting.ts'
import type { Subject, ThingLine, ThingWords } from '../words.ts'
import { cellAbout } from './aboutCells.ts'
import { handAbout } from './aboutHand.ts'
import { worthText } from './effects.ts'
import { lineName, ownedStations, seatName } from './seats.ts'
import { trainsText } from './table.ts'
import { pointsText, sentence, squareText, stationPlace, tilesText, tileText } from './tiles.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** What the panel about a thing on the table says. */
export function aboutText(
  copies: Copies,
  p: Position,
  subject: Subject,
  known?: Known,
): ThingWords {
  switch (subject.type) {
    case 'station':
      return stationAbout(p, subject.station)
    case 'cell':
      return cellAbout(p, subject.cell, known) ?? cityAbout(p)
    case 'hand':
      return handAbout(copies, p, subject.token, known)
    case 'seat':
      return seatAbout(p, subject.seat)
    case 'city':
      return cityAbout(p)
    case 'pool':
      return poolAbout(copies, p, known)
    case 'kind':
      return kindAbout(copies, p, subject.kind, known)
  }
}

function stationAbout(p: Position, station: Station): ThingWords {
  const seat = ownerOf(p, station)
  const title = `Linie ${station + 1}`
  const place = stationPlace(station)
  if (seat === undefined)
    return {
      ...{ title, kind: `Kein Zug, ${place}` },
      lines: [
        line('', 'Keine Gesellschaft nutzt diesen Bahnhof, deshalb bringt seine Linie nichts.'),
      ],
    }
  const run = p.runs[station]
  const name = seatName(p, seat)
  if (!run) return { title, kind: `${whose(name)} Zug, ${place}`, lines: openLines(p, station) }
  const where = run.city ? 'in der Stadt' : 'am Rand'
  return {
    ...{ title, kind: `${whose(name)} vollendete Linie, ${place}` },
    lines: [
      line('Länge', `${sentence(tilesText(run.tiles))}.`),
      line('Wertung', `${sentence(worthText(run))}, ${where}.`),
    ],
  }
}

function openLines(p: Position, station: Station): readonly ThingLine[] {
  const tiles = p.length[entries + station] ?? 0
  const next = { tiles: tiles + 1, city: false }
  const least = (points: number) => `${pointsText(points)} oder mehr.`
  return [
    line('Bisher', `${sentence(tilesText(tiles))}.`),
    line('Wartet in', `${sentence(squareText(waitingAt(p, station)))}.`),
    line('Am Rand', least(pointsOf(next))),
    line('In der Stadt', least(pointsOf({ ...next, city: true }))),
  ]
}

function seatAbout(p: Position, seat: Seat): ThingWords {
  return {
    title: seatName(p, seat),
    kind: sentence(pointsText(scoreOf(p, seat))),
    lines: [
      line('Züge', `${sentence(trainsText(p, seat))}.`),
      line('Auf der Hand', `${sentence(tilesText(p.hands[seat]?.length ?? 0))}.`),
      ...arrivedLines(p, seat, false),
      ...arrivedLines(p, seat, true),
    ],
  }
}

/** A seat's finished lines with their points: „Linien 3 (11), 12 (18)“. */
function arrivedLines(p: Position, seat: Seat, city: boolean): readonly ThingLine[] {
  const ended = stationsOf(p, seat).flatMap((station) => {
    const run = p.runs[station]
    return run?.city === city ? [`${station + 1} (${pointsOf(run)})`] : []
  })
  const lines = ended.length === 1 ? 'Linie' : 'Linien'
  const head = city ? 'In die Stadt' : 'An den Rand'
  return ended.length === 0 ? [] : [line(head, `${lines} ${ended.join(', ')}.`)]
}

function cityAbout(p: Position): ThingWords {
  const arrived = ownedStations(p).flatMap((station) => {
    const run = p.runs[station]
    return run?.city ? [line(sentence(lineName(p, station)), `${worthText(run)}.`)] : []
  })
  return {
    ...{ title: 'Die Stadt', kind: 'Jedes Plättchen zählt doppelt' },
    lines: [
      line('', 'Eine Linie, die in der Stadt endet, bringt 2 Punkte pro Plättchen statt 1.'),
      ...(arrived.length > 0 ? arrived : [line('', 'Noch hat keine Linie sie erreicht.')]),
    ],
  }
}

function poolAbout(copies: Copies, p: Position, known?: Known): ThingWords {
  const held = p.hands.flat().length
  const unseen = [...unseenOf(copies, p, known)].filter(([, count]) => count > 0)
  return {
    ...{ title: 'Nachziehplättchen', kind: sentence(tilesText(p.pool.length)) },
    lines: [
      line('Auf den Händen', `${sentence(tilesText(held))}.`),
      ...unseen.map(([kind, count]) =>
        line(`${count} noch nicht gesehen`, `${sentence(tileText(kind))}.`),
      ),
    ],
  }
}

function kindAbout(copies: Copies, p: Position, kind: TileKind, known?: Known): ThingWords {
  const unseen = unseenOf(copies, p, known).get(kind) ?? 0
  return {
    ...{ title: sentence(tileText(kind)), kind: `${copies[kind]} der 60 Plättchen` },
    lines: [line('Noch nicht gesehen', `${tilesText(unseen)}.`)],
  }
}
