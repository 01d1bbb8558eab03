import { describe, expect, it } from 'vitest'
import { streamOf } from '../../src/rules/chance.ts'
import { type Fault, faultOf, isProven } from './trustFaults.ts'
import { design, type Model, type Rules } from './trustModel.ts'
import { follow, search, wander } from './trustSearch.ts'

/** A rule taken away, the smallest table that shows it, and the way there. */
interface Plant {
  readonly without: string
  readonly rules: Partial<Rules>
  readonly table: Omit<Model, 'rules'>
  readonly fault: Fault
  /** The most steps that the way there takes. */
  readonly steps: number
}

const planted = ({ rules, table }: Plant): Model => ({ ...table, rules: { ...design, ...rules } })

const plants: readonly Plant[] = [
  {
    without: 'acknowledgements before answers',
    rules: { acksFirst: false },
    table: { devices: 3, lines: 2 },
    fault: 'answered line lost',
    steps: 4,
  },
  {
    without: 'rising epochs',
    rules: { risingEpochs: false },
    table: { devices: 3, lines: 2 },
    fault: 'honest accused',
    steps: 3,
  },
  {
    without: 'keeping what was acknowledged',
    rules: { keeps: 'nothing' },
    table: { devices: 3, lines: 2 },
    fault: 'honest accused',
    steps: 3,
  },
  {
    without: 'asking which branch a lower head is of',
    rules: { evidence: 'anyLowerHead' },
    table: { devices: 3, lines: 2 },
    fault: 'honest accused',
    steps: 2,
  },
  {
    without: 'dropping what a later majority lacks',
    rules: { keeps: 'acknowledged' },
    table: { devices: 3, lines: 2 },
    fault: 'deadlock',
    steps: 4,
  },
  {
    without: 'completing a membership before it binds',
    rules: { signingAcks: true },
    table: { devices: 3, lines: 3, liar: 1 },
    fault: 'deadlock',
    steps: 4,
  },
  {
    without: 'waiting for another device to answer',
    rules: { answersAlone: true },
    table: { devices: 2, lines: 3 },
    fault: 'answered line lost',
    steps: 5,
  },
  {
    without: 'asking whether the accused signed the membership that names it',
    rules: { evidence: 'firstNamed' },
    table: { devices: 3, lines: 3, liar: 1 },
    fault: 'honest accused',
    steps: 5,
  },
  {
    without: 'asking what the accused signed after the first membership',
    rules: { evidence: 'firstLaterNamed' },
    table: { devices: 2, lines: 4, liar: 1 },
    fault: 'answered line lost',
    steps: 6,
  },
]

describe('every history of a small table', () => {
  it.each<Omit<Model, 'rules'>>([
    { devices: 2, lines: 3 },
    { devices: 2, lines: 4, liar: 0 },
    { devices: 2, lines: 4, liar: 1 },
    { devices: 3, lines: 2 },
    { devices: 3, lines: 3, liar: 0 },
    { devices: 3, lines: 3, liar: 1 },
  ])('keeps answered lines, accuses nobody honest and goes on: %o', (table) => {
    const { states, fault, trace } = search({ ...table, rules: design })
    console.info(`${JSON.stringify(table)}: ${states.toLocaleString('en')} states`)
    expect({ fault, trace }).toEqual({ fault: undefined, trace: [] })
    expect(states).toBeGreaterThan(10_000)
  })
})

/** The first fault on so many long walks at random; undefined without one. */
function firstFault(model: Model, walks: number): readonly string[] | undefined {
  for (let walk = 0; walk < walks; walk++) {
    const trace = wander(model, streamOf(`${model.liar} ${walk}`), 40)
    if (trace) return trace
  }
  return undefined
}

describe('a long history of three devices', () => {
  it.each<Pick<Model, 'liar'>>([{}, { liar: 0 }, { liar: 1 }])(
    'has no fault on 400 walks, which find one without rule 2: %o',
    (who) => {
      const table: Model = { devices: 3, lines: 6, ...who, rules: design }
      expect(firstFault(table, 400)).toBeUndefined()
      expect(firstFault({ ...table, rules: { ...design, keeps: 'nothing' } }, 400)).toBeDefined()
    },
  )
})

describe('a rule taken away', () => {
  it.each(plants)('is missed within a few steps: $without', (plant) => {
    const { fault, trace } = search(planted(plant))
    console.info(`Without ${plant.without}, ${fault}:\n${trace.map((one) => `  ${one}`).join('\n')}`)
    expect(fault).toBe(plant.fault)
    expect(trace.length).toBeLessThanOrEqual(plant.steps)
  })

  it('lets a device answer twice, if it leaves what it answered', () => {
    const rules = { ...design, keeps: 'nothing' } as const
    const { fault } = search({ devices: 2, lines: 3, liar: 1, rules }, 'answers twice')
    expect(fault).toBe('answers twice')
  })
})

describe('the only device in both majorities', () => {
  const seal = 'line 1 after line 0'
  const second = 'line 2 after line 0: epoch 2, BC present, host B'
  const table = { devices: 3, lines: 2, liar: 1 } as const
  const steps = [
    `A seals ${seal}`,
    'A signs line 2 after line 1: epoch 2, AB present, host A',
    'A acknowledges line 2 after line 1: epoch 2, AB present, host A',
    `A answers ${seal}`,
    'C signs line 3 after line 0: epoch 3, BC present, host B',
    'C acknowledges line 3 after line 0: epoch 3, BC present, host B',
  ]

  it('can make an answered line vanish, and is proven a liar by what the others hold', () => {
    const model: Model = { ...table, lines: 3, rules: design }
    const state = follow(model, steps)
    expect([0, 1, 2].map((device) => isProven(model, state, device))).toEqual([false, true, false])
    expect(faultOf(model, state)).toBeUndefined()
  })

  it('gets no answer to a line while another device that is present lacks it', () => {
    const model: Model = { ...table, rules: design }
    const asks = [`A seals ${seal}`, `A answers ${seal}`]
    expect(() => follow(model, asks)).toThrow('the step “A answers')
    expect(() => follow(model, [`A seals ${seal}`, `C signs ${second}`])).not.toThrow()
  })
})
