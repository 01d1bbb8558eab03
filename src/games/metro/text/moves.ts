import { filled } from '../../../kit/language.ts'
import type { Known, Refusal, Token } from '../../../rules/game.ts'
import type { Trial } from '../../../rules/words.ts'
import { squareName } from '../board.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import { doingText, linesOf, wouldText } from './lines.ts'
import { sentence } from './names.ts'
import type { Locale } from './words.ts'

type Lay = Extract<Move, { type: 'lay' }>

/** A legal move, with what it does to lines if its tile is known. */
export function moveText(t: Locale, p: Position, move: Move, known?: Known): string {
  if (move.type === 'draw') return t.moves.draw
  if (move.type === 'show') return `${t.moves.show[oneOrSeveral(p)]}: ${t.moves.misfit[oneOrSeveral(p)]}`
  const lines = linesOf(p, move, known)
  const doing = lines ? `: ${doingText(t, p, lines)}` : ''
  return `${layingText(t, p, move)}${doing}`
}

/** Asks about a move that is being tried: “Lay your tile here? It would finish Blue’s line: 9.” */
export function trialText(t: Locale, p: Position, move: Move, known?: Known): Trial {
  const { askDraw, brief, elsewhere, held, layIt, misfit, notYet, show } = t.moves
  if (move.type === 'draw') return { ask: askDraw, yes: brief.draw, no: notYet }
  if (move.type === 'show') {
    const yes = show[oneOrSeveral(p)]
    return { ask: `${yes}? ${sentence(misfit[oneOrSeveral(p)])}.`, yes, no: notYet }
  }
  const lines = linesOf(p, move, known)
  const would = lines ? ` ${wouldText(t, p, lines)}` : ''
  const tile = heldText(t, p, move.token)
  return {
    ask: `${layingText(t, p, move)}?${would}`,
    yes: tile === held.yours ? layIt.only : layIt.oneOf({ tile }),
    no: elsewhere,
  }
}

/** “Lay your tile at C8, turned round”. */
const layingText = (t: Locale, p: Position, move: Lay): string =>
  sentence(t.moves.lay({ tile: heldText(t, p, move.token), square: squareName(move.cell) })) + turningText(t, move)

/** The turning of a tile before it is laid, if it is turned. */
export const turningText = ({ moves }: Locale, { turns = 0 }: Lay): string =>
  turns === 0 ? '' : `, ${moves.turned({ turns })}`

const heldIn = (p: Position) => p.hands[p.seat] ?? []

/** The tiles that a seat holds besides one it has drawn this turn. */
export const ownTiles = (p: Position): readonly Token[] => heldIn(p).filter((token) => token !== p.drawn)

/** A tile of the seat in turn, by its number where it holds several. */
export function heldText({ moves: { held } }: Locale, p: Position, token: Token): string {
  if (token === p.drawn) return held.drawn
  const own = ownTiles(p)
  return own.length > 1 ? held.numbered({ number: own.indexOf(token) + 1 }) : held.yours
}

/** The kind of sentence about all that the seat in turn holds. */
const oneOrSeveral = (p: Position) => (heldIn(p).length > 1 ? 'several' : 'one')

const isReason = ({ refusals }: Locale, reason: string): reason is Reason => Object.hasOwn(refusals, reason)

/** The sentence for a refused move. */
export const refusalText = (t: Locale, { reason, amounts: { square = '' } }: Refusal): string =>
  isReason(t, reason) ? filled(t.refusals[reason], { square }) : t.title.refused
