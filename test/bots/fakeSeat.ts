import type { Answer, Asked, SeatPort } from '../../src/match/table.ts'
import { type Move, type Types, tiny } from '../tiny/tiny.ts'

export const moves: readonly Move[] = [{ type: 'take', wagons: 1 }, { type: 'push' }, { type: 'stop' }]

/** A seat without a table: the test asks it and answers for it. */
export function fakeSeat(answer: Answer = { type: 'accepted', seq: 1 }) {
  const submitted: Move[] = []
  let asked: Asked<Types> | undefined
  let listener = () => {}
  const port: SeatPort<Types> = {
    seat: 0,
    asked: () => asked,
    on(one) {
      listener = one
      return () => {
        listener = () => {}
      }
    },
    async submit(_, move) {
      submitted.push(move)
      if (answer.type === 'accepted') asked = undefined
      return answer
    },
  }
  const ask = (seq = 0) => {
    asked = { seq, choice: { seat: 0, moves }, position: tiny.setup(1, { wagons: 3 }), known: () => undefined }
    listener()
  }
  const unask = () => {
    asked = undefined
    listener()
  }
  return { port, submitted, ask, unask }
}
