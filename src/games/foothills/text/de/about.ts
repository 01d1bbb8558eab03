import type { Box, Station } from '../../box.ts'
import type { Position } from '../../position.ts'
import type { Subject, ThingWords, WordsLine } from '../words.ts'
import { actionAbout, ticketAbout } from './aboutCards.ts'
import { boardAbout, bonusAbout, commonAbout, goodsAbout } from './aboutPlaces.ts'
import { bonusText, goodsText, listAnd } from './goods.ts'
import { seatName } from './seats.ts'
import { verbsText } from './verbs.ts'

const line = (head: string, text: string): WordsLine => ({ head, text })

/** What the panel about a thing on the table says. */
export function aboutText(box: Box, p: Position, subject: Subject): ThingWords | undefined {
  switch (subject.type) {
    case 'station': {
      const station = box.stations[subject.station]
      return station && stationAbout(box, p, station)
    }
    case 'action': {
      const card = box.actions[subject.card]
      return card && actionAbout(p, card)
    }
    case 'ticket': {
      const start = box.tickets[subject.ticket]
      return start && ticketAbout(namesOf(box, start), p, start, subject.seat)
    }
    case 'lineBonus':
      return bonusAbout(box, p, subject.line)
    case 'goods':
      return goodsAbout(p, subject.seat, subject.kind)
    case 'board':
      return boardAbout(box, p, subject.seat, subject.part)
    case 'common':
      return commonAbout(box, p, subject.part)
  }
}

const namesOf = (box: Box, { lines }: Station) => lines.map((one) => box.lines[one]?.name ?? '')

function stationAbout(box: Box, p: Position, station: Station): ThingWords {
  const lines = namesOf(box, station)
  if (station.start)
    return {
      title: station.name,
      kind: `Startbahnhof, ${listAnd(lines)}`,
      lines: [line('Vermesseraktion', verbsText(station.action ?? []))],
    }
  return {
    title: station.name,
    kind: `Bahnhofskarte, ${listAnd(lines)}`,
    lines: [
      ...(p.navvies[station.index] === 1
        ? [line('Streckenarbeiter', 'Sie haben hier Gleis und Bahnhöfe gebaut.')]
        : groundLines(p, station)),
      ...(station.effect ? [line(effectHead(station), verbsText(station.effect))] : []),
      line('Vermesseraktion', actionText(p, station)),
      ...visitors(p, station),
    ],
  }
}

const effectHead = ({ spaces }: Station) =>
  spaces.length > 1 ? 'Jedes Mal, wenn du hier baust' : 'Wenn du hier baust'

function groundLines(p: Position, station: Station): WordsLine[] {
  const rubble = p.rubble[station.index] ?? 0
  return [
    ...(rubble > 0 ? [line('Schutt', `Noch ${rubble}. Wer den letzten räumt, bekommt 1 SP.`)] : []),
    line('Gleis', tracksText(p, station)),
    line(station.spaces.length > 1 ? 'Bahnhöfe' : 'Bahnhof', spacesText(p, station)),
  ]
}

function tracksText(p: Position, { index, tracks, firstTrack }: Station): string {
  const each = Array.from({ length: tracks }, (_, i) => {
    const owner = p.tracks[firstTrack + i] ?? 0
    if (owner > 0) return `Verlegt von ${seatName(p, owner - 1)}.`
    return p.rubble[index] ? 'Unter Schutt.' : 'Frei: 1 SP für das Gleis.'
  })
  return each.join(' ')
}

function spacesText(p: Position, { spaces, firstSpace, ordered }: Station): string {
  const each = spaces.map(({ cost, bonus }, i) => {
    const owner = p.spaces[firstSpace + i] ?? 0
    if (owner > 0) return `Gebaut von ${seatName(p, owner - 1)}.`
    return `Kostet ${goodsText(cost)}, ${bonusText(bonus)}.`
  })
  return [...each, ...(ordered ? ['Baut von links nach rechts.'] : [])].join(' ')
}

function actionText(p: Position, station: Station): string {
  if (!station.action) return 'Keine.'
  const isOpen =
    p.navvies[station.index] === 1 ||
    station.spaces.some((_, i) => (p.spaces[station.firstSpace + i] ?? 0) > 0)
  const text = verbsText(station.action)
  return isOpen ? text : `${text} Offen, sobald hier ein Bahnhof steht.`
}

const visitors = (p: Position, station: Station): WordsLine[] =>
  p.boards.flatMap(({ surveyor }, seat) =>
    surveyor === station.index
      ? [line('Besetzt', `Hier ist der Vermesser von ${seatName(p, seat)}.`)]
      : [],
  )
