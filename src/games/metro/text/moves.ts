import type { Known, Token } from '../../../rules/game.ts'
import type { Trial } from '../../../rules/words.ts'
import { squareName } from '../board.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { doingText, linesOf, wouldText } from './lines.ts'
import type { Locale } from './locale.ts'
import { sentence } from './sentence.ts'

type Lay = Extract<Move, { type: 'lay' }>

/** A legal move, with what it does to lines if its tile is known. */
export function moveText(t: Locale, p: Position, move: Move, known?: Known): string {
  if (move.type === 'draw') return t.moves.draw
  if (move.type === 'show') {
    const { yes, reason } = showing(t, p)
    return `${yes}: ${reason}`
  }
  const lines = linesOf(p, move, known)
  const doing = lines ? `: ${doingText(t, p, lines)}` : ''
  const tile = heldText(t, p, move.token)
  return `${sentence(t.moves.lay(tile, squareName(move.cell)))}${turningText(t, move)}${doing}`
}

/** Asks about a move that is being tried: “Lay your tile here? It would finish Blue’s line: 9.” */
export function trialText(t: Locale, p: Position, move: Move, known?: Known): Trial {
  const { askDraw, drawIt, elsewhere, lay, notYet, yes: layIt } = t.moves
  if (move.type === 'draw') return { ask: askDraw, yes: drawIt, no: notYet }
  if (move.type === 'show') {
    const { yes, reason } = showing(t, p)
    return { ask: `${yes}? ${sentence(reason)}.`, yes, no: notYet }
  }
  const lines = linesOf(p, move, known)
  const would = lines ? ` ${wouldText(t, p, lines)}` : ''
  const tile = heldText(t, p, move.token)
  return {
    ask: `${sentence(lay(tile, squareName(move.cell)))}${turningText(t, move)}?${would}`,
    yes: layIt(tile === t.moves.held.yours ? undefined : tile),
    no: elsewhere,
  }
}

/** The turning of a tile before it is laid, if it is turned. */
export const turningText = ({ moves }: Locale, { turns = 0 }: Lay): string =>
  turns === 0 ? '' : `, ${moves.turned[turns - 1]}`

const heldIn = (p: Position) => p.hands[p.seat] ?? []

/** The tiles that a seat holds besides one it has drawn this turn. */
export const ownTiles = (p: Position): readonly Token[] => heldIn(p).filter((token) => token !== p.drawn)

/** A tile of the seat in turn, by its number where it holds several. */
export function heldText({ moves: { held } }: Locale, p: Position, token: Token): string {
  if (token === p.drawn) return held.drawn
  const own = ownTiles(p)
  return own.length > 1 ? held.numbered(own.indexOf(token) + 1) : held.yours
}

/** The thing to do, and why. */
const showing = ({ moves: { show } }: Locale, p: Position) => (heldIn(p).length > 1 ? show.several : show.one)
