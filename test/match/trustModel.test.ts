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
    table: { devices: 2, lines: 2 },
    fault: 'answered line lost',
    steps: 3,
  },
  {
    without: 'acknowledgements of the epoch that goes on',
    rules: { acksNow: false },
    table: { devices: 3, lines: 3 },
    fault: 'answered line lost',
    steps: 6,
  },
  {
    without: 'rising epochs',
    rules: { risingEpochs: false },
    table: { devices: 2, lines: 3 },
    fault: 'honest accused',
    steps: 3,
  },
  {
    without: 'keeping what was answered',
    rules: { keepsAnswered: false },
    table: { devices: 2, lines: 3, liar: 0 },
    fault: 'answers twice',
    steps: 7,
  },
  {
    without: 'keeping others’ takeovers when it takes over',
    rules: { drops: 'takeovers' },
    table: { devices: 2, lines: 3 },
    fault: 'honest accused',
    steps: 4,
  },
  {
    without: 'keeping what was acknowledged when it takes over',
    rules: { drops: 'all' },
    table: { devices: 2, lines: 2 },
    fault: 'honest accused',
    steps: 2,
  },
  {
    without: 'asking whether another led there',
    rules: { excuse: 'none' },
    table: { devices: 2, lines: 3 },
    fault: 'honest accused',
    steps: 4,
  },
  {
    without: 'asking whether that other one came later',
    rules: { excuse: 'any' },
    table: { devices: 3, lines: 3, liar: 1 },
    fault: 'answered line lost',
    steps: 7,
  },
]

describe('every history of a small table', () => {
  it.each<Omit<Model, 'rules'>>([
    { devices: 2, lines: 4, liar: 0 },
    { devices: 2, lines: 4, liar: 1 },
    { devices: 3, lines: 3 },
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
    'has no fault on 400 walks, which find one where devices drop what they like: %o',
    (who) => {
      const table: Model = { devices: 3, lines: 6, ...who, rules: design }
      expect(firstFault(table, 400)).toBeUndefined()
      expect(firstFault({ ...table, rules: { ...design, drops: 'all' } }, 400)).toBeDefined()
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
})

describe('a liar that takes over without a line that everyone acknowledged', () => {
  const table: Model = { devices: 3, lines: 2, liar: 1, rules: design }
  const takeover = 'line 2 after line 0: epoch 2, host B'
  const steps = [
    'A seals line 1 after line 0',
    'C acknowledges line 1 after line 0',
    'A answers line 1 after line 0',
    `B takes over by ${takeover}`,
    `C acknowledges ${takeover}`,
  ]

  it('is proven one by what the others hold', () => {
    const state = follow(table, steps)
    expect([0, 1, 2].map((device) => isProven(table, state, device))).toEqual([false, true, false])
    expect(faultOf(table, state)).toBeUndefined()
  })

  it('gets no answer to a line that another device lacks', () => {
    const early = steps.filter((step) => !step.startsWith('C'))
    expect(() => follow(table, early)).toThrow('the step “A answers')
  })
})
