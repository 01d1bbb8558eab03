import { describe, expect, it, vi } from 'vitest'
import { type Run, rewind } from './rewinding.ts'

/** The rule that every page leaves out. */
const without = vi.hoisted(() => ({ rule: '' }))

vi.mock('../../src/match/agreement.ts', async (original) => {
  const real = await original<typeof import('../../src/match/agreement.ts')>()
  return {
    ...real,
    isHeldBy: (...asked: Parameters<typeof real.isHeldBy>) => without.rule === 'acks' || real.isHeldBy(...asked),
    answeredIn: (...asked: Parameters<typeof real.answeredIn>) =>
      without.rule === 'bound' ? -1 : real.answeredIn(...asked),
  }
})
vi.mock('../../src/match/bound.ts', async (original) => {
  const real = await original<typeof import('../../src/match/bound.ts')>()
  return {
    ...real,
    loadBound: async (...asked: Parameters<typeof real.loadBound>) =>
      without.rule === 'bound' ? undefined : real.loadBound(...asked),
  }
})
vi.mock('../../src/net/guest/contribution.ts', async (original) => {
  const real = await original<typeof import('../../src/net/guest/contribution.ts')>()
  return {
    ...real,
    makeContribution: (...parts: Parameters<typeof real.makeContribution>) => {
      const made = real.makeContribution(...parts)
      return without.rule === 'bound' ? { ...made, answered: async () => -1 } : made
    },
  }
})
vi.mock('../../src/match/caught.ts', async (original) => {
  const real = await original<typeof import('../../src/match/caught.ts')>()
  return {
    ...real,
    rollbackOf: (...asked: Parameters<typeof real.rollbackOf>) =>
      without.rule === 'rollback' ? undefined : real.rollbackOf(...asked),
  }
})

/** The first run in which something is found that must not happen, with what it is. */
async function firstFault(rule: string, runs: readonly Run[]) {
  without.rule = rule
  for (const run of runs) {
    const { faults } = await rewind(run)
    if (faults.length > 0) return { run, faults }
  }
  return undefined
}

const seeds = (first: number, step: number) => Array.from({ length: 10 }, (_, at) => first + at * step)

const parted = seeds(5, 1000).map(
  (seed): Run => ({
    ...{ seed, title: 'Sidings', people: 4, message: 'draw' },
    ...{ moment: 'after it is sent', deed: 'the table is parted' },
  }),
)
const takenBack = seeds(1, 3).map(
  (seed): Run => ({
    ...{ seed, title: 'Sidings', people: 2, message: 'chance' },
    ...{ moment: 'after it is heard', deed: 'its sender opens again', attack: 'takes over', post: 'first guest' },
  }),
)
const followed = seeds(48, 1).map(
  (seed): Run => ({
    ...{ seed, title: 'Sidings', people: 5, message: 'draw' },
    ...{ moment: 'before it is sent', deed: 'its sender opens again', attack: 'takes over', post: 'last guest' },
  }),
)

const answered = seeds(1, 1).map(
  (seed): Run => ({
    ...{ seed, title: 'Tenders', people: 2, message: 'answer' },
    ...{ moment: 'after it is sent', deed: 'both reload', attack: 'takes over', post: 'last guest' },
  }),
)

describe('a rule that all pages leave out', () => {
  it.each([
    ['to await acknowledgements', 'acks', parted, 'stuck'],
    ['to stand by what they have answered', 'bound', takenBack, 'shows twice'],
    ['to stand by the answers to sealed questions', 'bound', answered, 'shows twice'],
    ['to look what a takeover leaves out', 'rollback', followed, 'stuck'],
  ] as const)('is missed: %s', async (_, rule, runs, fault) => {
    const found = await firstFault(rule, runs)
    expect(found?.faults.join()).toContain(fault)
    expect(found && (await firstFault('', [found.run]))).toBeUndefined()
  })
})
