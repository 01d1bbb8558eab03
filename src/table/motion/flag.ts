import { group, path, stroke } from '../../stage/art/draw.ts'
import type { Paint, Shape } from '../../stage/art/shape.ts'
import type { Piece, Step } from '../../stage/face.ts'
import { around, piece } from '../../stage/kit/piece.ts'
import { middle } from '../../stage/pose.ts'
import type { Spot } from './spots.ts'

/** The parts of a seat's flag. */
export interface Cloth {
  readonly letter: string
  readonly pattern: Paint
  readonly dark: string
}

/** A pole, and when a flag goes up it, reaches its place there, and is taken away, in milliseconds. */
export interface Hoist {
  readonly x: number
  /** Where the flag starts, and where it is in the end. */
  readonly down: number
  readonly up: number
  readonly flag: number
  readonly top: number
  readonly light: number
}

/** A flag's cloth blowing, in three frames. */
const waves = [
  'M0 0Q7 -4 14 0T28 0V17Q21 21 14 17T0 17Z',
  'M0 0Q7 1 14 -3T28 2V19Q21 15 14 14T0 17Z',
  'M0 0Q7 4 14 1T28 -3V14Q21 18 14 18T0 17Z',
] as const

function clothAt({ x, y }: Spot, size: number, cloth: Cloth, wave: number, depth: number): Piece {
  const place = around(x + size / 2, y + size * 0.3, size, size)
  const draw = (w: number): Shape[] => [
    group(0, w * 0.2, w / 30, [
      path(waves[wave % waves.length] ?? waves[0], { fill: cloth.pattern, stroke: stroke(cloth.dark, 1) }),
    ]),
  ]
  return piece('cloth', `cloth:${cloth.letter}:${wave}`, place, depth, draw, { margin: 4 })
}

const blow = 130

/** A flag goes up a pole, blowing, and stays there. */
export function flagSteps(hoist: Hoist, size: number, cloth: Cloth, depth: number): Step[] {
  const { x, down, up, flag, top, light } = hoist
  const count = Math.floor((light - flag) / blow)
  const heightAt = (ms: number) => {
    const share = Math.min(1, Math.max(0, (ms - flag) / (top - flag)))
    return down + (up - down) * share
  }
  return Array.from({ length: count }, (_, i): Step => {
    const at = flag + i * blow
    const [from, to] = [heightAt(at), heightAt(at + blow)]
    const one = clothAt({ x, y: from }, size, cloth, i % waves.length, depth)
    const end = middle(clothAt({ x, y: to }, size, cloth, 0, depth))
    return { piece: one, at, for: blow, to: end, arc: 0, ease: 'linear' }
  })
}
