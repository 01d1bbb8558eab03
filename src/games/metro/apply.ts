import { turnedKind } from './board.ts'
import { put } from './lines.ts'
import type { Effect } from './moves.ts'
import type { Laid, Position } from './position.ts'

/** Makes one effect happen, in place: the only way anything on the table changes. */
export function apply(p: Position, effect: Effect): void {
  switch (effect.type) {
    case 'began':
      p.seat = effect.seat
      break
    case 'laid':
      lay(p, effect)
      break
    case 'finished':
      p.runs[effect.station] = { tiles: effect.tiles, city: effect.city }
      break
    case 'shown':
      p.shown.push(...effect.cards)
      break
    case 'drew':
      p.pool.shift()
      p.hands[effect.seat]?.push(effect.token)
      if (effect.extra) p.drawn = effect.token
      break
    case 'lifted':
      p.stuck = true
      break
    case 'turned':
      p.seat = effect.seat
      p.drawn = -1
      p.stuck = false
      break
    case 'over':
      break
  }
}

function lay(p: Position, { seat, token, face, cell, turns }: Laid): void {
  p.hands[seat] = (p.hands[seat] ?? []).filter((one) => one !== token)
  p.shown = p.shown.filter((card) => card.token !== token)
  p.laid.push({ seat, token, face, cell, turns })
  put(p, cell, turnedKind(face, turns))
}
