import type { Seat } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { type Box, type Card, cardIn, layoutIn } from '../box.ts'
import type { Mine, Person, Transport } from '../content/edition.ts'
import { boardOf, type Position } from '../position.ts'
import { cardName, eventText, minedText, seatName, seatNames, sentence, ticketPlace } from './names.ts'
import type { Locale } from './words.ts'

/** A line of a panel. */
export const line = (head: string, text: string): ThingLine => ({ head, text })

/** The kind of a card, in a few words. */
export function cardKind(t: Locale, one: Card): string {
  switch (one.kind) {
    case 'mine':
      return t.named.mines[one.card.good]
    case 'transport':
      return t.about.transport[one.card.kind]
    case 'person':
      return t.named.people[one.card.role](one.card)
    case 'event':
      return t.about.card.event
    case 'storm':
      return t.about.card.storm
    case 'passenger':
      return t.about.ticket.kind
  }
}

/** The seat that has a card; -1 if none has. */
export const holderOf = ({ boards }: Position, card: number): Seat =>
  boards.findIndex(({ mines, transports, people, tickets }) =>
    [...mines, ...transports, ...people, ...tickets].includes(card),
  )

/** The panel about a card. */
export function cardAbout(t: Locale, box: Box, p: Position, id: number): ThingWords {
  const one = cardIn(box, id)
  const title = one.kind === 'storm' ? t.about.card.stormTitle : sentence(cardName(t, box, id))
  return { title, kind: cardKind(t, one), lines: [...linesOf(t, box, p, one, id), ...wantedLines(t, p, id)] }
}

function linesOf(t: Locale, box: Box, p: Position, one: Card, id: number): ThingLine[] {
  switch (one.kind) {
    case 'mine':
      return mineLines(t, box, p, one.card)
    case 'transport':
      return [placeLine(t, p, one.card), ...transportLines(t, box, p, one.card), priceLine(t, one.card.price)]
    case 'person':
      return [placeLine(t, p, one.card), personLine(t, one.card), priceLine(t, one.card.price)]
    case 'event':
      return [line('', eventText(t, box, id)), line('', t.about.card.drawn)]
    case 'storm':
      return [line('', t.about.card.stormText)]
    case 'passenger':
      return ticketLines(t, box, p, id)
  }
}

const priceLine = ({ about: { card } }: Locale, cu: number) => line(card.price, card.costs({ cu }))

/** Where a card is. */
function placeLine(t: Locale, p: Position, { id }: { readonly id: number }): ThingLine {
  const { held, inRow, elsewhere } = t.about.card
  const holder = holderOf(p, id)
  if (holder >= 0) return line('', `${held({ name: seatName(t, p, holder) })}.`)
  return line('', `${p.upcards.includes(id) ? inRow : elsewhere}.`)
}

/** Everyone whose agents stand on a card. */
function wantedLines(t: Locale, p: Position, id: number): ThingLine[] {
  const seats = [...p.boards.keys()].filter((seat) =>
    boardOf(p, seat).pawns.some(({ role, at }) => role === 'agent' && at === id),
  )
  return seats.length === 0
    ? []
    : [line(t.about.card.prospected, t.about.site.names({ names: seatNames(t, p, seats) }))]
}

/** A mine’s card: where it is, what it yields and what lies on it. */
export function mineLines(t: Locale, box: Box, p: Position, { id, output }: Mine): ThingLine[] {
  const words = t.about.mine
  const holder = holderOf(p, id)
  const isUp = p.upcards.includes(id)
  const faces = output.map((count, at) =>
    count === 'X' ? words.faceX({ face: at + 1 }) : words.face({ face: at + 1, count }),
  )
  const place = holder >= 0 ? words.owned({ name: seatName(t, p, holder) }) : isUp ? words.inRow : words.elsewhere
  return [
    line('', `${place}.`),
    ...(isUp ? [line(t.about.card.price, words.costs({ cu: box.is.mine }))] : []),
    line(words.output, faces.join(' · ')),
    ...(holder >= 0 ? [line(words.onIt, `${sentence(minedText(t, box, id, p.goods[id] ?? 0))}.`)] : []),
    ...(p.depleted.includes(id) ? [line('', words.out)] : []),
    ...(p.fresh.includes(id) ? [line('', words.fresh)] : []),
  ]
}

function transportLines(t: Locale, { is }: Box, p: Position, { id, number, clears }: Transport): ThingLine[] {
  const words = t.about.transport
  const [black, red] = [Math.floor(number / is.overBlack), Math.floor(number / is.overRed)]
  return [
    line(words.number, words.loads({ number, black, red })),
    line(words.clears, words.clearing({ count: clears })),
    ...(p.busy.includes(id) ? [line('', words.busy)] : []),
  ]
}

function personLine({ about: { person } }: Locale, { role, rating }: Person): ThingLine {
  return role === 'agent'
    ? line(person.agent, person.agentText({ rating }))
    : line(person.surveyor, person.surveyorText({ rating }))
}

/** A passenger card: who has it and what it pays. */
export function ticketLines(t: Locale, { is }: Box, p: Position, card: number): ThingLine[] {
  const { ticket, site } = t.about
  const holder = holderOf(p, card)
  const sharing = [...p.boards.keys()].filter((seat) => boardOf(p, seat).rides.includes(card))
  return [
    line(site.ticket, holder >= 0 ? site.held({ name: seatName(t, p, holder) }) : site.waits({ cu: is.passenger })),
    ...(sharing.length > 0 ? [line('', site.shared({ names: seatNames(t, p, sharing) }))] : []),
    line(ticket.pays, ticket.paying({ first: is.firstTicket, each: is.eachTicket })),
    line(ticket.needs, ticket.needing),
  ]
}

/** The passenger card of a place; 0 if it has none in play. */
export function ticketAt(box: Box, p: Position, site: number): number {
  const { passengers, siteOf } = layoutIn(box, p)
  return passengers.find((card) => siteOf[card] === site) ?? 0
}

/** The places of passenger cards. */
export const ticketPlaces = (box: Box, cards: readonly number[]): string[] =>
  cards.map((card) => ticketPlace(box, card))
