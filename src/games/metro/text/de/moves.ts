import type { Known, Token } from '../../../../rules/game.ts'
import type { Trial } from '../../../../rules/words.ts'
import type { Move } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { doingText, linesOf, wouldText } from './lines.ts'
import { sentence, squareText } from './tiles.ts'

type Lay = Extract<Move, { type: 'lay' }>

const turnedText = [
  '',
  ', eine Viertelumdrehung nach rechts',
  ', umgedreht',
  ', eine Viertelumdrehung nach links',
] as const

/** A legal move, with what it does to lines if its tile is known. */
export function moveText(p: Position, move: Move, known?: Known): string {
  if (move.type === 'draw') return 'Ein Plättchen ziehen und legen'
  if (move.type === 'show') return showText(p).join(': ')
  const lines = linesOf(p, move, known)
  const doing = lines ? `: ${doingText(p, lines)}` : ''
  return `${sentence(heldText(p, move.token))} in ${squareText(move.cell)} legen${turningText(move)}${doing}`
}

/** Asks about a move that is being tried: „Dein Plättchen hierher legen? Es würde Blaus Linie (9 Punkte) vollenden.“ */
export function trialText(p: Position, move: Move, known?: Known): Trial {
  if (move.type === 'draw')
    return {
      ask: 'Ein Plättchen ziehen? Du musst es legen.',
      yes: 'Plättchen ziehen',
      no: 'Noch nicht',
    }
  if (move.type === 'show') {
    const [yes, reason] = showText(p)
    return { ask: `${yes}? ${sentence(reason)}.`, yes, no: 'Noch nicht' }
  }
  const lines = linesOf(p, move, known)
  const would = lines ? ` ${wouldText(p, lines)}` : ''
  const tile = heldText(p, move.token)
  return {
    ask: `${sentence(tile)} hierher legen${turningText(move)}?${would}`,
    yes: 'Legen',
    no: 'Woandershin',
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
  if (token === p.drawn) return 'das gezogene Plättchen'
  const own = ownTiles(p)
  return own.length > 1 ? `Plättchen ${own.indexOf(token) + 1}` : 'dein Plättchen'
}

/** What to do, and why. */
const showText = (p: Position): readonly [string, string] =>
  heldIn(p).length > 1
    ? ['Deine Plättchen zeigen', 'keines davon passt']
    : ['Dein Plättchen zeigen', 'es passt nirgends']
