import { describe, expect, it } from 'vitest'
import { openBox } from '../../../../src/games/snowdonia/box.ts'
import { openFace } from '../../../../src/games/snowdonia/face/index.ts'
import { builtIn } from '../../../../src/games/snowdonia/index.ts'
import type { Types } from '../../../../src/games/snowdonia/moves.ts'
import { choicesOf } from '../../../../src/rules/play.ts'
import type { Layout } from '../../../../src/stage/face.ts'
import { begun, entriesOf } from '../../../playing.ts'
import { texts } from '../texts.ts'
import { face, game } from './opened.ts'

const sizes = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
]

/** A face that has kept nothing yet. */
const fresh = (box = game.box) => {
  const said = texts.en.wordsWith(box, {})
  return openFace(
    () => box,
    () => said,
    () => texts.en.captions,
  )
}

const told = ({ pieces }: Layout) => pieces.map(({ art, ...rest }) => ({ ...rest, key: art.key }))

/** Every twentieth position of a match with what may be touched first and then, as the seat asked and another see it. */
const seen = [2, 5].flatMap((seats) =>
  [...entriesOf<Types>(game, begun<Types>(game, seats, seats > 2 ? { route: 'blaenau' } : {}, seats + 20))]
    .map(({ after, ask }) => ({ p: structuredClone(after), ask }))
    .filter((_, at) => at % 20 === 0)
    .flatMap(({ p, ask }) => {
      const [choice] = choicesOf(ask)
      const picks = choice ? choice.moves.map((move) => face.picks(p, move)) : []
      const next = [...new Set(picks.flatMap((one) => one[0] ?? []))]
      const [first = '', then = ''] = picks.find((one) => one.length > 1) ?? []
      const seat = choice?.seat ?? 0
      return [
        { p, looking: { seat, picked: [], next } },
        { p, looking: { seat, picked: first ? [first] : [], next: then ? [then] : [] } },
        { p, looking: { seat: (seat + 1) % seats, picked: [], next: [], text: 2 } },
      ]
    }),
)

describe('boards that are kept', () => {
  it.each(sizes)('show the same as a table that has kept nothing, at $w × $h', (size) => {
    expect(seen.length).toBeGreaterThan(30)
    const stale = seen.flatMap(({ p, looking }, at) => {
      const [kept, laid] = [face, fresh()].map((one) => told(one.layout(p, size, looking)))
      return JSON.stringify(kept) === JSON.stringify(laid) ? [] : [at]
    })
    expect(stale).toEqual([])
  })

  it('are laid out again for another edition', () => {
    const [one] = seen
    if (!one) throw new Error('nothing seen')
    const { rates } = builtIn
    const other = openBox({ ...builtIn, rates: { ...rates, dig: { ...rates.dig, spaces: [9, 9, 9, 9, 9] } } })
    const keyWith = (table: typeof face) =>
      told(table.layout(one.p, { w: 1280, h: 720 }, one.looking)).find(({ id }) => id === 'rate:dig')?.key
    expect(keyWith(face)).toContain('1-2-3-4-5')
    expect(keyWith(fresh(other))).toContain('9-9-9-9-9')
  })
})
