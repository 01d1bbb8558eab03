import * as v from 'valibot'
import type { Title } from '../../src/games/title.ts'
import { hashOf, sourced, text, wholeTo } from '../../src/rules/edition.ts'
import { sidings } from './title.ts'

const schema = sourced({
  game: v.literal('prized'),
  name: text,
  wagon: sourced({ points: wholeTo(9) }),
  /** By seat: points it has for nothing. */
  prizes: v.array(sourced({ id: text, points: wholeTo(50) })),
})

/** An edition in which one prize is worth more than any train. */
export const lopsided = {
  game: 'prized',
  name: 'Lopsided',
  wagon: { points: 1, source: 'printed' },
  prizes: [
    { id: 'Cup', points: 20, source: { rest: 'ours', id: 'printed' } },
    { id: 'Bowl', points: 2, source: { rest: 'ours', id: 'printed' } },
    { id: 'Plate', points: 3, source: 'printed' },
  ],
}

/** Sidings with a prize for each seat, which its edition names: for tests that change values. */
export const prized: Title = {
  ...sidings,
  id: 'prized',
  name: 'Prized Sidings',
  async open(data = lopsided) {
    const opened = await sidings.open()
    const read = v.safeParse(schema, data)
    if ('problem' in opened) return opened
    if (!read.success) return { problem: read.issues[0].message }
    const { wagon, prizes, ...edition } = read.output
    const outcome: typeof opened.game.outcome = (p, stopped) => {
      const plain = opened.game.outcome(p, stopped)
      const seats = plain?.seats.map(({ total }, seat) => {
        const { id, points } = prizes[seat] ?? { id: 'nothing', points: 0 }
        const lines = [
          { source: 'wagons', points: wagon.points * total },
          { source: id, points },
        ]
        return { total: wagon.points * total + points, lines }
      })
      const most = Math.max(...(seats ?? []).map(({ total }) => total))
      return seats && { seats, winners: [...seats.keys()].filter((seat) => seats[seat]?.total === most) }
    }
    const mark = { name: edition.name, hash: hashOf(read.output) }
    const game = { ...opened.game, id: 'prized', edition: mark, outcome }
    return { ...opened, game, edition: data, values: async () => ({ data, schema }) }
  },
}
