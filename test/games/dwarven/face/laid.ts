import { openFace } from '../../../../src/games/dwarven/face/index.ts'
import type { Types } from '../../../../src/games/dwarven/types.ts'
import { need } from '../../../../src/kit/assert.ts'
import { choicesOf } from '../../../../src/rules/play.ts'
import type { Looking, Size } from '../../../../src/stage/face.ts'
import { type MovePicks, nextPicks } from '../../../../src/stage/narrow.ts'
import { entries, game, words } from '../said.ts'
import { captions } from './captions.ts'

/** The table with English on it. */
export const face = openFace(
  game.box,
  () => words,
  () => captions,
)

/** A moment of a match in which a seat is asked, and the touches for each of its moves. */
export interface Asked {
  readonly p: Types['position']
  readonly seat: number
  readonly choices: readonly MovePicks<Types['move']>[]
}

/** Every moment of some random matches in which a seat is asked. */
export const moments: readonly Asked[] = entries.flatMap(({ after, ask }) =>
  choicesOf(ask).map(({ seat, moves }): Asked => {
    const choices = moves.map((move) => {
      const picks = face.picks(after, move)
      const whole = face.tries?.(picks[0] ?? '') ?? false
      return { move, picks, whole, ...(face.isForm?.(move) && { isForm: true }) }
    })
    return { p: after, seat, choices }
  }),
)

const stepOf = ({ p }: Asked) => `${p.boards.length} ${p.phase} ${p.todo.at(-1)?.do ?? ''}`

/** Moments of each step: its first, and a late one. */
export const steps: readonly Asked[] = [...new Set(moments.map(stepOf))].flatMap((step) => {
  const all = moments.filter((one) => stepOf(one) === step)
  return [0, 0.9].map((share) => need(all[Math.floor(share * all.length)], 'a moment'))
})

/** The table of a moment for the seat that is asked, with the first touches of one of its moves. */
export function laidOut({ p, seat, choices }: Asked, stage: Size, order: number, text = 1) {
  const picks = need(choices[order % choices.length], 'a choice').picks
  const picked = picks.slice(0, Math.min(order % 3, picks.length - 1))
  const looking: Looking = { seat, picked, next: [...nextPicks(choices, picked)], text }
  return { looking, layout: face.layout(p, stage, looking) }
}
