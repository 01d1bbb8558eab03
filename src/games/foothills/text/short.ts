import { colours } from '../../../kit/tokens.ts'
import type { MoveMark, ShortMove } from '../../../rules/words.ts'
import type { Box, Station } from '../box.ts'
import { bits } from '../layout.ts'
import { ticketColours, ticketGrey } from '../lineColours.ts'
import type { Move, MoveOf, MoveType } from '../moves.ts'
import { boardOf, home, type Position, pub, slotOf } from '../position.ts'
import { isGrey, sideOf } from '../turn.ts'
import type { Locale } from './locale.ts'
import { buildPrice, exchangeText, layPrice, moveText, spaceName } from './moves.ts'

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
}
type Shorts = { readonly [T in MoveType]: (context: Context, move: MoveOf<T>) => ShortMove }

const shorts: Shorts = {
  select: ({ box, p }, m) => showing(box, p, m.card),
  take: ({ t }, m) => ({ text: t.goods.named({ kind: m.kind }) }),
  gain: ({ t }, m) => ({ text: `${t.goods.named({ kind: m.kind })}, ${t.short.from[m.from]}` }),
  dig: ({ box }, m) => ({ ...markOf(box, [m.line]), text: (box.lines[m.line]?.name ?? '').replace(/ Railway$/, '') }),
  lay: ({ t, box, p }, m) =>
    at(box, p, m.station, (station) => {
      const price = m.iron === undefined ? undefined : layPrice(t, p, m)
      return priced(t.short.track({ station: brief(station) }), price)
    }),
  exchange: ({ t, p }, m) => ({ text: exchangeText(t, p, m, (from) => t.short.from[from]) }),
  build: ({ t, box, p }, m) =>
    at(box, p, m.station, (station) => {
      const price = m.iron === undefined ? undefined : buildPrice(t, box, p, m)
      return priced(builtAt(station, m.space), price)
    }),
  survey: (context, m) => placed(context, m.to),
  flip: ({ box, p }, m) => showing(box, p, m.card),
  score: (context, m) => scored(context, m),
  ticket: ({ box, p }, m) => {
    const station = box.tickets[m.ticket]
    return station ? at(box, p, station.index, brief) : { text: '' }
  },
  keep: ({ t, box, p }, m) => ({ text: moveText(t, box, p, m) }),
  done: ({ t, box, p }, m) => ({ text: moveText(t, box, p, m) }),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const shortOf = <T extends MoveType>(type: T, context: Context, move: { [K in MoveType]: MoveOf<K> }[T]) =>
  shorts[type](context, move)

/** A legal move in a few words, marked with the numeral of its line or the letter of its action. */
export const shortText = (t: Locale, box: Box, p: Position, move: Move): ShortMove =>
  shortOf(move.type, { t, box, p }, move)

/** The station’s name; a double station’s left half. */
const brief = ({ name }: Station) => name.split(' / ')[0] ?? name

/** With the price, where the player chooses how to pay it. */
const priced = (what: string, price: string | undefined) => (price === undefined ? what : `${what}, ${price}`)

const builtAt = (station: Station, space: number) =>
  station.spaces.length > 1 ? `${brief(station)} ${space + 1}` : spaceName(station, space)

/** Text about a station card, marked with its lines. */
function at(box: Box, p: Position, index: number, words: (station: Station) => string): ShortMove {
  const station = box.stations[index]
  if (!station) return { text: '' }
  const inPlay = bits(p.lines)
  const lines = station.lines.filter((line) => inPlay.includes(line))
  return { ...markOf(box, lines), text: words(station) }
}

function placed({ t, box, p }: Context, to: number): ShortMove {
  if (to === home) return { text: t.short.home }
  return to === pub ? { text: t.short.pub } : at(box, p, to, brief)
}

/** The numerals of lines on the colours of their ticket. */
function markOf(box: Box, lines: readonly number[]): { readonly mark?: MoveMark } {
  const ground = ticketColours[lines[0] ?? -1]
  if (!ground) return {}
  const other = lines[1] === undefined ? undefined : ticketColours[lines[1]]?.fill
  // One ticket of two colours serves lines III and IV.
  const second = lines[0] === 2 || lines[0] === 3 ? ticketGrey : other
  const text = lines.map((line) => box.lines[line]?.numeral ?? '').join('/')
  return { mark: { text, ink: ground.ink, grounds: [ground.fill, ...(second ? [second] : [])] } }
}

/** The visible side of one of the acting seat’s cards, its letter on brass or pewter. */
function showing(box: Box, p: Position, card: number): ShortMove {
  const board = boardOf(p, p.seat)
  const slot = slotOf(board, card)
  const { letter, name } = sideOf(box, board, slot)
  const ground = isGrey(board, slot) ? colours.pewterHi : colours.brassHi
  return { mark: { text: letter, grounds: [ground], ink: colours.brassInk }, text: name }
}

function scored({ t, box, p }: Context, m: MoveOf<'score'>): ShortMove {
  const { text, ...mark } = showing(box, p, m.card)
  const spare = box.actions[m.spare]
  return { ...mark, text: spare ? t.short.scored({ card: text, spare: spare.grey.name }) : text }
}
