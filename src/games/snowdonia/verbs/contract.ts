import { drawContract } from '../drawing.ts'
import { contractOf } from '../moves.ts'
import type { FrameOf } from '../position.ts'
import type { Work } from './rules.ts'

/** “Site Office”: one of the contracts that lie there. */
export const contracting: Work<FrameOf<'contract'>> = {
  ask: (_, { office }) => {
    const there = office.filter((contract) => contract > 0)
    return there.length > 1 ? there.map(contractOf) : undefined
  },
  perform: (_, { office }, { seat }, move, __, tell) => {
    const contract = move?.type === 'contract' ? move.contract : office.find((one) => one > 0)
    if (contract) tell({ type: 'contract', seat, contract, space: office.indexOf(contract) })
  },
  against: {
    contract: (_, { office }, __, { contract }) =>
      contract === undefined || (contract > 0 && office.includes(contract)) ? undefined : 'notInOffice',
  },
}

/** Contracts drawn from the deck, to keep one of them or the card that draws them. */
export const drawing: Work<FrameOf<'draw'>> = {
  ask: () => 'chance',
  perform: (box, p, { seat, contracts: count, card }, _, draw, tell) => {
    const come = (contract: number) => tell({ type: 'drew', seat, contracts: [contract] })
    const drawn: number[] = []
    while (draw && drawn.length < count) {
      const contract = drawContract(box, p, draw, come, tell)
      if (contract === undefined) break
      drawn.push(contract)
    }
    p.todo.push({ do: 'keep', seat, contracts: [...drawn, card], card })
  },
}

export const keeping: Work<FrameOf<'keep'>> = {
  ask: (_, __, { contracts }) =>
    contracts.length > 1 ? contracts.map((contract) => ({ type: 'keep', contract })) : undefined,
  perform: (_, __, { seat, contracts, card }, move, ___, tell) => {
    const contract = move?.type === 'keep' ? move.contract : card
    const discarded = contracts.filter((one) => one !== contract)
    tell({ type: 'kept', seat, contract, card, discarded })
  },
  against: {
    keep: (_, __, { contracts, card }, { contract = card }) => (contracts.includes(contract) ? undefined : 'notDrawn'),
  },
}
