import type { Seat } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { type Box, isAdvanced } from '../box.ts'
import { guildSeats } from '../options.ts'
import { boardOf, isOpen, isSnowy, type Pawn, type Position } from '../position.ts'
import { cardAbout, line, ticketPlaces } from './aboutCards.ts'
import { basesOf, segmentAbout, siteAbout } from './aboutPlaces.ts'
import { goodName, goodsText, pawnText, seatName, sentence, siteName } from './names.ts'
import { haulersText, minesText } from './table.ts'
import type { Locale, Subject } from './words.ts'

/** The panel text about a thing on the table, for someone at a seat. */
export function aboutText(t: Locale, box: Box, p: Position, subject: Subject, viewer: Seat): ThingWords {
  switch (subject.type) {
    case 'site':
      return siteAbout(t, box, p, subject.site)
    case 'segment':
      return segmentAbout(t, box, p, subject.segment)
    case 'card':
      return cardAbout(t, box, p, subject.card)
    case 'pawn':
      return pawnAbout(t, box, p, subject.seat, subject.pawn)
    case 'price':
      return priceAbout(t, box, p, subject.good, subject.market)
    case 'seat':
      return seatAbout(t, box, p, subject.seat, viewer)
    case 'deck':
      return deckAbout(t, p)
    case 'snow':
      return snowAbout(t, p)
  }
}

function pawnAbout(t: Locale, box: Box, p: Position, seat: Seat, pawn: Pawn): ThingWords {
  const { rating, role } = pawn
  const person = t.about.person
  return {
    title: sentence(t.about.pawn.of({ name: seatName(t, p, seat), pawn: t.named.pawn[role]({ rating }) })),
    kind: person[role],
    lines: [line(t.about.pawn.place, `${sentence(pawnText(t, box, p, pawn))}.`)],
  }
}

function priceAbout(t: Locale, box: Box, p: Position, good: number, market: number): ThingWords {
  const words = t.about.price
  const ladder = box.prices[good] ?? []
  const rung = p.rungs[market]?.[good] ?? 0
  const sold = p.shipped[market]?.[good] ?? 0
  const bases = basesOf(box, p, market)
  return {
    title: sentence(goodName(t, good)),
    kind: words.kind({ cu: ladder[rung - 1] ?? 0 }),
    lines: [
      ...(bases.length > 0 ? [line('', `${t.table.marketOf({ bases })}.`)] : []),
      line(words.ladder, words.rungs({ prices: ladder.map(String), rung })),
      line(words.sold, `${sentence(goodsText(t, good, sold))}.`),
      line(words.moves, words.moving({ fall: box.values.market.fall })),
    ],
  }
}

function seatAbout(t: Locale, box: Box, p: Position, seat: Seat, viewer: Seat): ThingWords {
  const words = t.about.seat
  const { bases, pawns, transports, mines, tickets, rides, cubes, clip } = boardOf(p, seat)
  const all = (head: string, texts: readonly string[]): ThingLine =>
    line(head, texts.length === 0 ? words.none : `${sentence(texts.join(', '))}.`)
  return {
    title: seatName(t, p, seat),
    kind: purseText(t, box, p, seat, viewer),
    lines: [
      ...(guildSeats(p.settings, p.boards.length).includes(seat) ? [line('', `${words.guild}.`)] : []),
      all(
        words.bases,
        bases.map((site) => siteName(box, p, site)),
      ),
      all(
        words.people,
        pawns.map((pawn) => pawnText(t, box, p, pawn)),
      ),
      all(words.haulers, haulersText(t, box, p, transports)),
      ...(mines.length === 0
        ? [line(words.mines, words.none)]
        : minesText(t, box, p, mines).map((text, at) => line(at === 0 ? words.mines : '', text))),
      all(words.tickets, ticketPlaces(box, [...tickets, ...rides])),
      line(words.cubes, cubes === 0 ? words.none : `${cubes}.`),
      ...(p.settings.paperClip && clip ? [line(words.clip, words.clipLeft)] : []),
    ],
  }
}

/** The copper of a seat, as far as someone may see it. */
function purseText({ about: { seat: words }, counted }: Locale, box: Box, p: Position, seat: Seat, viewer: Seat) {
  const cu = boardOf(p, seat).money
  if (isOpen(p, seat, -1)) return counted.cu({ cu })
  if (isOpen(p, seat, viewer)) return words.onlyYou({ cu })
  return isAdvanced(box, p) ? words.hidden : words.closed({ limit: box.is.declareAt })
}

function deckAbout(t: Locale, p: Position): ThingWords {
  const words = t.about.deck
  return {
    title: words.title,
    kind: sentence(t.counted.cards({ count: p.deck.length })),
    lines: [
      line(words.under, `${sentence(t.counted.cards({ count: p.under.length }))}.`),
      line(words.agent, words.draws),
    ],
  }
}

function snowAbout(t: Locale, p: Position): ThingWords {
  const words = t.about.snow
  return {
    title: isSnowy(p) ? words.snowy : words.clear,
    kind: p.turn > 0 ? t.table.far({ turn: p.turn }) : t.named.steps.setUp,
    lines: [
      line(words.red, isSnowy(p) ? words.closed : words.open),
      line(words.next, p.storms.length > 0 ? words.coming : words.unknown),
    ],
  }
}
