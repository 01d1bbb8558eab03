import type { Known, Seat, Token } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { entries, type Station, squareName } from '../board.ts'
import { faceOf } from '../choices.ts'
import type { Copies, TileKind } from '../content/tiles.ts'
import { waitingAt } from '../paths.ts'
import { ownerOf, type Position, pointsOf, shownFace, stationsOf } from '../position.ts'
import { scoreOf } from '../score.ts'
import { unseenOf } from '../unseen.ts'
import { cellAbout } from './aboutCells.ts'
import { worthText } from './effects.ts'
import { lineName, lineNumber, ownedStations, seatName, sentence, stationPlace, tileText } from './names.ts'
import { trainsText } from './table.ts'
import type { Locale, Subject } from './words.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** “3 tiles.” */
const tilesText = ({ counted }: Locale, tiles: number): string => `${sentence(counted.tiles({ tiles }))}.`

/** The panel text about a thing on the table. */
export function aboutText(t: Locale, copies: Copies, p: Position, subject: Subject, known?: Known): ThingWords {
  switch (subject.type) {
    case 'station':
      return stationAbout(t, p, subject.station)
    case 'cell':
      return cellAbout(t, p, subject.cell, known) ?? cityAbout(t, p)
    case 'hand':
      return handAbout(t, copies, p, subject.token, known)
    case 'seat':
      return seatAbout(t, p, subject.seat)
    case 'city':
      return cityAbout(t, p)
    case 'pool':
      return poolAbout(t, copies, p, known)
    case 'kind':
      return kindAbout(t, copies, p, subject.kind, known)
  }
}

function stationAbout(t: Locale, p: Position, station: Station): ThingWords {
  const words = t.about.station
  const seat = ownerOf(p, station)
  const title = sentence(lineNumber(t, station))
  const place = stationPlace(t, station)
  if (seat === undefined) return { title, kind: `${words.noTrain}, ${place}`, lines: [line('', words.unused)] }
  const run = p.runs[station]
  const name = seatName(t, p, seat)
  if (!run) return { title, kind: `${words.train({ name })}, ${place}`, lines: openLines(t, p, station) }
  return {
    title,
    kind: `${words.finished({ name })}, ${place}`,
    lines: [
      line(words.length, tilesText(t, run.tiles)),
      line(words.scored, `${worthText(t, run)}, ${t.lines.where(run)}.`),
    ],
  }
}

function openLines(t: Locale, p: Position, station: Station): readonly ThingLine[] {
  const words = t.about.station
  const tiles = p.length[entries + station] ?? 0
  const least = (city: boolean) =>
    line(sentence(t.lines.where({ city })), words.orMore({ points: pointsOf({ tiles: tiles + 1, city }) }))
  return [
    line(words.soFar, tilesText(t, tiles)),
    line(words.waitsAt, `${squareName(waitingAt(p.board, station))}.`),
    least(false),
    least(true),
  ]
}

/** A held tile; what it shows only to a reader who knows. */
function handAbout(t: Locale, copies: Copies, p: Position, token: Token, known?: Known): ThingWords {
  const { hand: words, turning } = t.about
  const seat = p.hands.findIndex((hand) => hand.includes(token))
  const hand = p.hands[seat] ?? []
  const name = seat < 0 ? words.noOne : seatName(t, p, seat)
  const number = hand.length > 1 ? ` ${hand.indexOf(token) + 1}` : ''
  const title = `${words.tileOf({ name })}${number}`
  const face = faceOf(p, known, token)
  if (!face) return { title, kind: words.closed, lines: [{ head: '', text: words.seenBy({ name }) }] }
  const isShown = shownFace(p, token) !== undefined
  return {
    title,
    kind: isShown ? words.open : words.seenAlone({ name }),
    lines: [
      { head: t.about.cell.tracks, text: `${sentence(tileText(t, face))}.` },
      { head: words.inBox, text: `${t.about.ofAll({ count: copies[face] })}.` },
      { head: turning.head, text: turning[p.settings.turning ? 'turned' : 'fixed'] },
      ...(token === p.drawn ? [t.about.drawn] : []),
    ],
  }
}

function seatAbout(t: Locale, p: Position, seat: Seat): ThingWords {
  return {
    title: seatName(t, p, seat),
    kind: sentence(t.counted.points({ points: scoreOf(p, seat) })),
    lines: [
      line(t.about.seat.trains, `${sentence(trainsText(t, p, seat))}.`),
      line(t.about.seat.inHand, tilesText(t, p.hands[seat]?.length ?? 0)),
      ...arrivedLines(t, p, seat, false),
      ...arrivedLines(t, p, seat, true),
    ],
  }
}

/** A seat's finished lines with their points: “Lines 3 (11), 12 (18)”. */
function arrivedLines(t: Locale, p: Position, seat: Seat, city: boolean): readonly ThingLine[] {
  const ended = stationsOf(p, seat).flatMap((station) => {
    const run = p.runs[station]
    return run?.city === city ? [`${station + 1} (${pointsOf(run)})`] : []
  })
  const head = city ? t.about.seat.intoCity : t.about.seat.toEdge
  return ended.length === 0 ? [] : [line(head, t.about.seat.lines({ count: ended.length, lines: ended.join(', ') }))]
}

function cityAbout(t: Locale, p: Position): ThingWords {
  const words = t.about.city
  const arrived = ownedStations(p).flatMap((station) => {
    const run = p.runs[station]
    return run?.city ? [line(sentence(lineName(t, p, station)), `${worthText(t, run)}.`)] : []
  })
  return {
    title: words.title,
    kind: words.kind,
    lines: [line('', words.text), ...(arrived.length > 0 ? arrived : [line('', words.noLine)])],
  }
}

function poolAbout(t: Locale, copies: Copies, p: Position, known?: Known): ThingWords {
  const words = t.about.pool
  const held = p.hands.flat().length
  const unseen = [...unseenOf(copies, p, known)].filter(([, count]) => count > 0)
  return {
    title: words.title,
    kind: sentence(t.counted.tiles({ tiles: p.pool.length })),
    lines: [
      line(words.inHands, tilesText(t, held)),
      ...unseen.map(([kind, count]) => line(words.countUnseen({ count }), `${sentence(tileText(t, kind))}.`)),
    ],
  }
}

function kindAbout(t: Locale, copies: Copies, p: Position, kind: TileKind, known?: Known): ThingWords {
  const unseen = unseenOf(copies, p, known).get(kind) ?? 0
  return {
    title: sentence(tileText(t, kind)),
    kind: t.about.ofAll({ count: copies[kind] }),
    lines: [line(t.about.pool.unseen, tilesText(t, unseen))],
  }
}
