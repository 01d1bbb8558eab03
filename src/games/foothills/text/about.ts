import type { Seat } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import type { ActionCard, Box, CardSide, Station } from '../box.ts'
import { bits } from '../layout.ts'
import { type Board, boardOf, type Position, slotOf } from '../position.ts'
import { isGrey } from '../turn.ts'
import { boardAbout, bonusAbout, commonAbout, goodsAbout } from './aboutPlaces.ts'
import { bonusText, goodsText } from './goods.ts'
import { type Locale, seatName } from './locale.ts'
import { verbsText } from './verbs.ts'
import type { Subject } from './words.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })

/** The panel text about a thing on the table. */
export function aboutText(t: Locale, box: Box, p: Position, subject: Subject): ThingWords | undefined {
  switch (subject.type) {
    case 'station': {
      const station = box.stations[subject.station]
      return station && stationAbout(t, box, p, station)
    }
    case 'action': {
      const card = box.actions[subject.card]
      return card && actionAbout(t, p, card)
    }
    case 'ticket': {
      const start = box.tickets[subject.ticket]
      return start && ticketAbout(t, namesOf(box, start), p, start, subject.seat)
    }
    case 'lineBonus':
      return bonusAbout(t, box, p, subject.line)
    case 'goods':
      return goodsAbout(t, p, subject.seat, subject.kind)
    case 'board':
      return boardAbout(t, box, p, subject.seat, subject.part)
    case 'common':
      return commonAbout(t, box, p, subject.part)
  }
}

/** An action card: what it does, its other side, and what it’s worth when scored. */
function actionAbout(t: Locale, p: Position, card: ActionCard): ThingWords {
  const words = t.about.card
  const pays = paysLine(t, card)
  for (const [seat, board] of p.boards.entries()) {
    const slot = slotOf(board, card.index)
    if (slot >= 0) return onBoard(t, seatName(t, p, seat), board, slot, card)
    if (board.pile.includes(card.index)) {
      const kind = words.scoredBy({ name: seatName(t, p, seat) })
      return { title: card.grey.name, kind, lines: [pays] }
    }
  }
  return {
    title: card.grey.name,
    kind: words.spare,
    lines: [sideLine(t, card.golden, words.golden), sideLine(t, card.grey, words.grey), pays],
  }
}

function onBoard(t: Locale, name: string, board: Board, slot: number, card: ActionCard): ThingWords {
  const isBack = isGrey(board, slot)
  const [up, down] = isBack ? [card.grey, card.golden] : [card.golden, card.grey]
  return {
    title: up.name,
    kind: t.about.card.onBoard({ name, letter: up.letter, isGrey: isBack }),
    lines: [{ head: '', text: verbsText(t, up.verbs) }, sideLine(t, down, t.about.card.other), paysLine(t, card)],
  }
}

const paysLine = (t: Locale, { scoring }: ActionCard): ThingLine => ({
  head: t.about.card.whenScored,
  text: `${t.scores.worth[scoring]}.`,
})

const sideLine = (t: Locale, { letter, name, verbs }: CardSide, head: string): ThingLine => ({
  head: `${head}: ${letter}, ${name}`,
  text: verbsText(t, verbs),
})

/** A ticket that a seat holds, or can get at a starting station. */
function ticketAbout(t: Locale, lines: readonly string[], p: Position, start: Station, seat: Seat): ThingWords {
  const words = t.about.ticket
  const isHeld = bits(boardOf(p, seat).tickets).includes(start.ticket ?? -1)
  const kind = isHeld ? words.held : words.notHeld
  const uses = lines.length > 1 ? `${words.uses} ${words.bothLines}` : words.uses
  return {
    title: words.title({ station: start.name }),
    kind: kind({ lines: t.list.and({ parts: lines }), name: seatName(t, p, seat) }),
    lines: [
      ...(isHeld ? [] : [{ head: words.way, text: words.go({ station: start.name }) }]),
      { head: words.use, text: uses },
    ],
  }
}

const namesOf = (box: Box, { lines }: Station) => lines.map((one) => box.lines[one]?.name ?? '')

function stationAbout(t: Locale, box: Box, p: Position, station: Station): ThingWords {
  const words = t.about.station
  const lines = t.list.and({ parts: namesOf(box, station) })
  const action = (text: string) => line(words.action, text)
  if (station.start)
    return { title: station.name, kind: words.start({ lines }), lines: [action(verbsText(t, station.action ?? []))] }
  return {
    title: station.name,
    kind: words.card({ lines }),
    lines: [
      ...(p.navvies[station.index] === 1 ? [line(words.navviesHead, words.navviesText)] : groundLines(t, p, station)),
      ...effectLines(t, station),
      action(actionText(t, p, station)),
      ...visitors(t, p, station),
    ],
  }
}

function effectLines(t: Locale, { effect, spaces }: Station): readonly ThingLine[] {
  if (!effect) return []
  const { eachEffect, effect: once } = t.about.station
  return [line(spaces.length > 1 ? eachEffect : once, verbsText(t, effect))]
}

function groundLines(t: Locale, p: Position, station: Station): ThingLine[] {
  const words = t.about.station
  const rubble = p.rubble[station.index] ?? 0
  return [
    ...(rubble > 0 ? [line(words.rubble, words.left({ rubble }))] : []),
    line(words.track, tracksText(t, p, station)),
    line(station.spaces.length > 1 ? words.several : words.one, spacesText(t, p, station)),
  ]
}

function tracksText(t: Locale, p: Position, { index, tracks, firstTrack }: Station): string {
  const words = t.about.station
  const each = Array.from({ length: tracks }, (_, i) => {
    const owner = p.tracks[firstTrack + i] ?? 0
    if (owner > 0) return words.laid({ name: seatName(t, p, owner - 1) })
    return p.rubble[index] ? words.underRubble : words.freeTrack
  })
  return each.join(' ')
}

function spacesText(t: Locale, p: Position, { spaces, firstSpace, ordered }: Station): string {
  const words = t.about.station
  const each = spaces.map(({ cost, bonus }, i) => {
    const owner = p.spaces[firstSpace + i] ?? 0
    if (owner > 0) return words.built({ name: seatName(t, p, owner - 1) })
    return words.costs({ price: goodsText(t, cost), bonus: bonusText(t, bonus) })
  })
  return [...each, ...(ordered ? [words.ordered] : [])].join(' ')
}

function actionText(t: Locale, p: Position, station: Station): string {
  const words = t.about.station
  if (!station.action) return words.noAction
  const isOpen =
    p.navvies[station.index] === 1 || station.spaces.some((_, i) => (p.spaces[station.firstSpace + i] ?? 0) > 0)
  const text = verbsText(t, station.action)
  return isOpen ? text : `${text} ${words.notOpen}`
}

const visitors = (t: Locale, p: Position, station: Station): ThingLine[] =>
  p.boards.flatMap(({ surveyor }, seat) => {
    const { occupied, visitor } = t.about.station
    return surveyor === station.index ? [line(occupied, visitor({ name: seatName(t, p, seat) }))] : []
  })
