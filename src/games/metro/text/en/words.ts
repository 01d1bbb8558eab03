import { listAnd } from '../../../../kit/english.ts'
import type { Outcome, Seat } from '../../../../rules/game.ts'
import type { Words } from '../../../../rules/words.ts'
import type { Cell } from '../../board.ts'
import { type Company, companyOf } from '../../colours.ts'
import type { Effect, Move, Types } from '../../moves.ts'
import { type Position, shownFace } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import type { Reason } from '../../why.ts'
import { refusals } from './refusals.ts'

const names: Readonly<Record<Company, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  green: 'Green',
  lilac: 'Lilac',
  black: 'Black',
}
const nameOf = (p: Position, seat: Seat) => names[companyOf(p, seat)]

/** A square as one would say it over the board. */
export const squareText = (cell: Cell): string =>
  `row ${Math.floor(cell / 8) + 1}, column ${(cell % 8) + 1}`

const turnText = [
  '',
  ', turned a quarter right',
  ', turned round',
  ', turned a quarter left',
] as const

const tiles = (count: number) => (count === 1 ? '1 tile' : `${count} tiles`)
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

function promptText(p: Position): string {
  if (p.stuck) return 'None of your tiles fits. Lay one anywhere, even as a line of one tile.'
  if (p.drawn >= 0) return 'Lay the tile you’ve drawn.'
  return p.settings.draw === 'free' && p.pool.length > 0
    ? 'Lay a tile, or draw one that you have to lay.'
    : 'Lay a tile.'
}

function moveText(p: Position, move: Move): string {
  if (move.type === 'draw') return 'Draw a tile and lay it'
  if (move.type === 'show') return 'Show your tiles: none of them fits'
  const { token, cell, turns = 0 } = move
  const which = (p.hands[p.seat]?.length ?? 0) > 1 ? `tile ${tileNumber(p, token)}` : 'your tile'
  return `Lay ${which} at ${squareText(cell)}${turnText[turns] ?? ''}`
}

/** The number of a held tile, from 1, as the hand shows it. */
const tileNumber = (p: Position, token: number) => (p.hands[p.seat]?.indexOf(token) ?? 0) + 1

function effectText(p: Position, effect: Effect): string | undefined {
  switch (effect.type) {
    case 'began':
      return `${nameOf(p, effect.seat)} begins.`
    case 'laid':
      return `${nameOf(p, effect.seat)} lays a tile at ${squareText(effect.cell)}.`
    case 'finished':
      return finishedText(p, effect)
    case 'shown':
      return `${nameOf(p, effect.seat)} shows ${tiles(effect.cards.length)}: nothing fits.`
    case 'drew':
      return effect.extra ? `${nameOf(p, effect.seat)} draws another tile.` : undefined
    case 'lifted':
      return `${nameOf(p, effect.seat)} may lay a line of one tile.`
    case 'turned':
    case 'over':
      return undefined
  }
}

function finishedText(p: Position, effect: Extract<Effect, { type: 'finished' }>): string {
  const { station, seat, tiles: passed, city, points: scored } = effect
  const where = city ? 'into the city' : 'at the edge'
  if (seat === undefined) return `Line ${station + 1}, which nobody owns, ends ${where}.`
  const worth = city ? `${passed} × 2 = ${points(scored)}` : points(scored)
  const mover = p.laid.at(-1)?.seat
  const whose =
    mover === seat ? 'brings' : `gets its line ended: ${nameOf(p, mover ?? seat)} brings`
  return `${nameOf(p, seat)} ${whose} line ${station + 1} ${where}: ${worth}.`
}

function tableText(p: Position) {
  const seats = p.hands.map((hand, seat) => {
    const shown = hand.filter((token) => shownFace(p, token) !== undefined).length
    const open = shown === 0 ? '' : `, ${shown} of them open`
    return `${nameOf(p, seat)}: ${points(scoreOf(p, seat))}, holds ${tiles(hand.length)}${open}.`
  })
  const board = p.laid.map(({ cell, seat }) => `${squareText(cell)}: laid by ${nameOf(p, seat)}.`)
  return [
    { title: 'Companies', lines: seats },
    { title: 'Board', lines: board.length === 0 ? ['No tiles yet.'] : board },
    { title: 'Left to draw', lines: [`${tiles(p.pool.length)}.`] },
  ]
}

function outcomeText(p: Position, { winners }: Outcome): string {
  const who = listAnd(winners.map((seat) => nameOf(p, seat)))
  return winners.length > 1 ? `${who} share the win.` : `${who} wins.`
}

const isReason = (reason: string): reason is Reason => Object.hasOwn(refusals, reason)

const flaws: Readonly<Record<string, string>> = {
  seats: 'It has a different number of seats.',
  tiles: 'Each of the sixty tiles has to be in one place.',
  copies: 'There are more tiles of one kind than the box has.',
  cell: 'Two tiles lie on one square, or one lies in the city.',
  over: 'The match would be over there.',
}

/** Metro in English. */
export const words: Words<Types> = {
  language: 'en-GB',
  title: 'Metro',
  ambience: 'Trams, pigeons and a barrel organ',
  edition: () => 'The sixty tiles and 32 stations of the printed game.',
  seat: nameOf,
  prompt: promptText,
  move: moveText,
  effect: effectText,
  table: tableText,
  far: (p) => `${p.laid.length} of 60 tiles laid`,
  refusal: ({ reason, amounts }) =>
    isReason(reason) ? refusals[reason](amounts) : 'You can’t do that now.',
  flaw: ({ reason, at }) => flaws[reason] ?? `Something is wrong with “${at}”.`,
  score: ({ source }) => (source === 'city' ? 'Lines into the city' : 'Lines to the edge'),
  counted: ({ count = 0 }) => (count === 1 ? '1 line' : `${count} lines`),
  outcome: outcomeText,
}
