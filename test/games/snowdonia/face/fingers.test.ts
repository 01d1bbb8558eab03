import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../../src/stage/face.ts'
import { meantAt, pickOf, touchedAt } from '../../../../src/stage/hand.ts'
import { everyChoice, face } from './opened.ts'

const sizes = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
]

const asked = everyChoice().map(({ p, seat, moves }) => ({ p, seat, moves: moves.map((move) => face.picks(p, move)) }))

/** Distance from its middle at which a finger still means a pick, across and down, up to a finger’s size. */
function reachOf(piece: Piece, layout: ReturnType<typeof face.layout>, next: ReadonlySet<string>) {
  const places = layout.pieces.flatMap((one) =>
    one.label === undefined
      ? []
      : { ...one, label: one.label, pick: pickOf(one), next: next.has(pickOf(one)), at: one },
  )
  const middle = { x: piece.x + piece.w / 2, y: piece.y + piece.h / 2 }
  const means = (x: number, y: number) => {
    const leading = touchedAt(layout, next, x, y).find((pick) => next.has(pick))
    return (leading ?? meantAt(places, { x, y })) === pickOf(piece)
  }
  const along = (dx: number, dy: number) => {
    let far = 0
    while (far < 22 && means(middle.x + dx * far, middle.y + dy * far)) far++
    return far
  }
  return [along(1, 0) + along(-1, 0), along(0, 1) + along(0, -1)] as const
}

/** A finger in CSS pixels, less rounding. */
const finger = 43

/**
 * Pieces that a finger means only within less than its own size, by the kind of their names. Each can be pressed in the
 * bar as well, whose buttons are as large as a finger.
 * - `space`: a touch anywhere else on its area takes the area’s first free space
 * - `train`: six trains for sale share the width of the phone, or less, beside the contracts
 */
const exceptions: ReadonlySet<string> = new Set(['space', 'train'])

describe('a finger on a phone', () => {
  it.each(sizes)('has room on whatever leads on, at $w by $h', (size) => {
    const small = new Set<string>()
    for (const { p, seat, moves } of asked) {
      const ways = new Map(
        moves.flatMap((picks) => picks.map((_, at) => [picks.slice(0, at).join(' '), picks.slice(0, at)] as const)),
      )
      for (const picked of ways.values()) {
        const rest = moves.filter((picks) => picked.every((pick, at) => picks[at] === pick))
        const next = new Set(rest.flatMap((picks) => picks[picked.length] ?? []))
        const layout = face.layout(p, size, { seat, picked, next: [...next] })
        for (const piece of layout.pieces) {
          if (piece.label === undefined || !next.has(pickOf(piece))) continue
          const [across, down] = reachOf(piece, layout, next)
          const kind = pickOf(piece).replace(/:.*/, '')
          if (Math.min(across, down) < finger) small.add(`${kind} ${across} by ${down}`)
        }
      }
    }
    expect([...small].filter((one) => !exceptions.has(one.replace(/ .*/, '')))).toEqual([])
  })
})
