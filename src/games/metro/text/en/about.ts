import { many } from '../../../../kit/english.ts'
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
  const title = `Line ${station + 1}`
  const place = stationPlace(station)
  if (seat === undefined)
    return {
      ...{ title, kind: `No train, ${place}` },
      lines: [line('', 'No company uses this station, so its line scores nothing.')],
    }
  const run = p.runs[station]
  const name = seatName(p, seat)
  if (!run) return { title, kind: `${name}’s train, ${place}`, lines: openLines(p, station) }
  const where = run.city ? 'in the city' : 'at the edge'
  return {
    ...{ title, kind: `${name}’s finished line, ${place}` },
    lines: [
      line('Length', `${sentence(tilesText(run.tiles))}.`),
      line('Scored', `${sentence(worthText(run))}, ${where}.`),
    ],
  }
}

function openLines(p: Position, station: Station): readonly ThingLine[] {
  const tiles = p.length[entries + station] ?? 0
  const next = { tiles: tiles + 1, city: false }
  const least = (points: number) => `${pointsText(points)} or more.`
  return [
    line('So far', `${sentence(tilesText(tiles))}.`),
    line('Waits at', `${sentence(squareText(waitingAt(p, station)))}.`),
    line('At the edge', least(pointsOf(next))),
    line('In the city', least(pointsOf({ ...next, city: true }))),
  ]
}

function seatAbout(p: Position, seat: Seat): ThingWords {
  return {
    title: seatName(p, seat),
    kind: sentence(pointsText(scoreOf(p, seat))),
    lines: [
      line('Trains', `${sentence(trainsText(p, seat))}.`),
      line('In hand', `${sentence(tilesText(p.hands[seat]?.length ?? 0))}.`),
      ...arrivedLines(p, seat, false),
      ...arrivedLines(p, seat, true),
    ],
  }
}

/** A seat's finished lines with their points: “Lines 3 (11), 12 (18)”. */
function arrivedLines(p: Position, seat: Seat, city: boolean): readonly ThingLine[] {
  const ended = stationsOf(p, seat).flatMap((station) => {
    const run = p.runs[station]
    return run?.city === city ? [`${station + 1} (${pointsOf(run)})`] : []
  })
  const lines = ended.length === 1 ? 'Line' : 'Lines'
  const head = city ? 'Into the city' : 'To the edge'
  return ended.length === 0 ? [] : [line(head, `${lines} ${ended.join(', ')}.`)]
}

function cityAbout(p: Position): ThingWords {
  const arrived = ownedStations(p).flatMap((station) => {
    const run = p.runs[station]
    return run?.city ? [line(sentence(lineName(p, station)), `${worthText(run)}.`)] : []
  })
  return {
    ...{ title: 'The city', kind: 'Every tile counts twice' },
    lines: [
      line('', 'A line that ends in the city scores 2 points for each tile instead of 1.'),
      ...(arrived.length > 0 ? arrived : [line('', 'No line has reached it yet.')]),
    ],
  }
}

function poolAbout(copies: Copies, p: Position, known?: Known): ThingWords {
  const held = p.hands.flat().length
  const unseen = [...unseenOf(copies, p, known)].filter(([, count]) => count > 0)
  return {
    ...{ title: 'Tiles to draw', kind: sentence(tilesText(p.pool.length)) },
    lines: [
      line('In hands', `${sentence(tilesText(held))}.`),
      ...unseen.map(([kind, count]) =>
        line(`${count} not yet seen`, `${sentence(tileText(kind))}.`),
      ),
    ],
  }
}

function kindAbout(copies: Copies, p: Position, kind: TileKind, known?: Known): ThingWords {
  const unseen = unseenOf(copies, p, known).get(kind) ?? 0
  return {
    ...{ title: sentence(tileText(kind)), kind: `${copies[kind]} of the 60 tiles` },
    lines: [line('Not yet seen', `${sentence(many(unseen, 'tile'))}.`)],
  }
}
