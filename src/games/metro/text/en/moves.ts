import type { Known, Token } from '../../../../rules/game.ts'
import type { Trial } from '../../../../rules/words.ts'
import type { Move } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { doingText, linesOf, wouldText } from './lines.ts'
import { sentence, squareText } from './tiles.ts'

type Lay = Extract<Move, { type: 'lay' }>

const turnedText = [
  '',
  ', turned a quarter right',
  ', turned round',
  ', turned a quarter left',
] as const

/** A legal move, with what it does to lines if its tile is known. */
export function moveText(p: Position, move: Move, known?: Known): string {
  if (move.type === 'draw') return 'Draw a tile and lay it'
  if (move.type === 'show') return showText(p).join(': ')
  const lines = linesOf(p, move, known)
  const doing = lines ? `: ${doingText(p, lines)}` : ''
  return `Lay ${heldText(p, move.token)} at ${squareText(move.cell)}${turningText(move)}${doing}`
}

/** Asks about a move that is being tried: “Lay your tile here? It would finish Blue’s line: 9.” */
export function trialText(p: Position, move: Move, known?: Known): Trial {
  if (move.type === 'draw')
    return { ask: 'Draw a tile? You’ll have to lay it.', yes: 'Draw a tile', no: 'Not yet' }
  if (move.type === 'show') {
    const [yes, reason] = showText(p)
    return { ask: `${yes}? ${sentence(reason)}.`, yes, no: 'Not yet' }
  }
  const lines = linesOf(p, move, known)
  const would = lines ? ` ${wouldText(p, lines)}` : ''
  const tile = heldText(p, move.token)
  return {
    ask: `Lay ${tile} here${turningText(move)}?${would}`,
    yes: `Lay ${tile === 'your tile' ? 'the tile' : tile}`,
    no: 'Elsewhere',
  }
}

/** How a tile is turned before it is laid, if it is. */
export const turningText = ({ turns = 0 }: Lay): string => turnedText[turns] ?? ''

const heldIn = (p: Position) => p.hands[p.seat] ?? []

/** The tiles that a seat holds besides one it has drawn this turn. */
export const ownTiles = (p: Position): readonly Token[] =>
  heldIn(p).filter((token) => token !== p.drawn)

/** A tile of the seat in turn, by its number where it holds several. */
export function heldText(p: Position, token: Token): string {
  if (token === p.drawn) return 'the drawn tile'
  const own = ownTiles(p)
  return own.length > 1 ? `tile ${own.indexOf(token) + 1}` : 'your tile'
}

/** What to do, and why. */
const showText = (p: Position): readonly [string, string] =>
  heldIn(p).length > 1
    ? ['Show your tiles', 'none of them fits']
    : ['Show your tile', 'it doesn’t fit anywhere']
