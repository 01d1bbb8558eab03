import { colours } from '../../../../kit/tokens.ts'
import type { MoveMark, ShortMove } from '../../../../rules/words.ts'
import type { Box, Station } from '../../box.ts'
import { bits } from '../../layout.ts'
import { ticketColours, ticketGrey } from '../../lineColours.ts'
import type { Move, MoveOf, MoveType } from '../../moves.ts'
import { boardOf, home, type Position, pub, slotOf } from '../../position.ts'
import { isGrey, sideOf } from '../../turn.ts'
import { kindName, sentence } from './goods.ts'
import { moveText, spaceName } from './moves.ts'

type Shorts = {
  readonly [T in MoveType]: (box: Box, p: Position, move: MoveOf<T>) => ShortMove
}

const from = { yard: 'Lagerplatz', bag: 'Beutel' } as const

const shorts: Shorts = {
  select: (box, p, m) => showing(box, p, m.card),
  take: (_, __, m) => ({ text: named(m.kind) }),
  gain: (_, __, m) => ({ text: `${named(m.kind)}, ${from[m.from]}` }),
  dig: (box, _, m) => ({
    ...markOf(box, [m.line]),
    text: (box.lines[m.line]?.name ?? '').replace(/ Railway$/, ''),
  }),
  lay: (box, p, m) =>
    at(box, p, m.station, (station) => `Gleis: ${brief(station)}${choice(box, p, m)}`),
  exchange: (box, p, m) => ({
    text: moveText(box, p, m).replace(/, .*$/, m.from ? `, ${from[m.from]}` : ''),
  }),
  build: (box, p, m) =>
    at(box, p, m.station, (station) => `${builtAt(station, m.space)}${choice(box, p, m)}`),
  survey: (box, p, m) => placed(box, p, m.to),
  flip: (box, p, m) => showing(box, p, m.card),
  score: (box, p, m) => scored(box, p, m),
  ticket: (box, p, m) => {
    const station = box.tickets[m.ticket]
    return station ? at(box, p, station.index, brief) : { text: '' }
  },
  keep: (box, p, m) => ({ text: moveText(box, p, m) }),
  done: (box, p, m) => ({ text: moveText(box, p, m) }),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const shortOf = <T extends MoveType>(
  type: T,
  box: Box,
  p: Position,
  move: { [K in MoveType]: MoveOf<K> }[T],
) => shorts[type](box, p, move)

/** A legal move in a few words, marked with the numeral of its line or the letter of its action. */
export const shortText = (box: Box, p: Position, move: Move): ShortMove =>
  shortOf(move.type, box, p, move)

const named = (kind: string) => sentence(kindName[kind] ?? kind)

/** The station’s name; a double station’s left half. */
const brief = ({ name }: Station) => name.split(' / ')[0] ?? name

/** The price, where the player chooses how to pay it. */
const choice = (box: Box, p: Position, move: MoveOf<'lay'> | MoveOf<'build'>) =>
  move.iron === undefined ? '' : `, ${priceIn(moveText(box, p, move))}`

const priceIn = (label: string) => label.replace(/^.*?: /, '').replace(/ → .*$/, '')

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

function placed(box: Box, p: Position, to: number): ShortMove {
  if (to === home) return { text: 'Zuhause' }
  return to === pub ? { text: 'Pub' } : at(box, p, to, brief)
}

/** The numerals of lines on the colours of their ticket. */
function markOf(box: Box, lines: readonly number[]): { readonly mark?: MoveMark } {
  const ground = ticketColours[lines[0] ?? -1]
  if (!ground) return {}
  const other = lines[1] === undefined ? undefined : ticketColours[lines[1]]?.fill
  // One ticket of two colours serves lines III and IV.
  const second = lines[0] === 2 || lines[0] === 3 ? ticketGrey : other
  const text = lines.map((line) => box.lines[line]?.numeral ?? '').join('/')
  return {
    mark: { text, ink: ground.ink, grounds: [ground.fill, ...(second ? [second] : [])] },
  }
}

/** The visible side of one of the acting seat’s cards, its letter on brass or pewter. */
function showing(box: Box, p: Position, card: number): ShortMove {
  const board = boardOf(p, p.seat)
  const slot = slotOf(board, card)
  const { letter, name } = sideOf(box, board, slot)
  const ground = isGrey(board, slot) ? colours.pewterHi : colours.brassHi
  return { mark: { text: letter, grounds: [ground], ink: colours.brassInk }, text: name }
}

function scored(box: Box, p: Position, m: MoveOf<'score'>): ShortMove {
  const { text, ...mark } = showing(box, p, m.card)
  const spare = box.actions[m.spare]
  return { ...mark, text: spare ? `${text}, für ${spare.grey.name}` : text }
}
