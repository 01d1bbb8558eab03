import { describe, expect, it } from 'vitest'
import { disasters } from './disasters/index.ts'
import { type Report, simulate } from './simulation.ts'
import { foothillsMatch, seededMatch, tinyMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Plays them all; a seed that fails is told, and becomes a test with a name below. */
async function playAll(
  numbers: readonly number[],
  play: (seed: number) => Promise<Report>,
): Promise<readonly Report[]> {
  const reports: Report[] = []
  for (const seed of numbers) {
    const report = await play(seed)
    expect({ seed, how: report.how, problems: report.problems }).toEqual({
      seed,
      how: expect.stringMatching(/^(people|bot)$/),
      problems: [],
    })
    reports.push(report)
  }
  return reports
}

const sum = (reports: readonly Report[], of: (report: Report) => number) =>
  reports.reduce((total, report) => total + of(report), 0)

describe('whatever befalls a match, it ends with equal journals on all sides', () => {
  it(
    'when everything happens to a small game',
    async () => {
      const reports = await playAll(seeds(0, 150), (seed) => simulate(seededMatch(seed)))
      expect(sum(reports, ({ epochs }) => epochs - 1)).toBeGreaterThan(20)
      expect(sum(reports, ({ steps }) => steps)).toBeGreaterThan(400)
      expect(reports.some(({ how }) => how === 'bot')).toBe(true)
    },
    patience,
  )

  it(
    'when everything happens to Foothills',
    async () => {
      const reports = await playAll(seeds(0, 6), async (seed) =>
        simulate(await foothillsMatch(seed)),
      )
      expect(sum(reports, ({ steps }) => steps)).toBeGreaterThan(20)
    },
    patience,
  )

  it('the same seed tells the same story', async () => {
    const one = await simulate(seededMatch(11))
    expect(await simulate(seededMatch(11))).toEqual(one)
    expect(await simulate(seededMatch(12))).not.toEqual(one)
  })
})

describe('a match that once went wrong ends well', () => {
  it.each([
    [1088, 'when all go on at other devices at once, and the old pages look for the new host'],
    [10014, 'when the old page of a device finds the table again before it is told'],
  ])('seed %i: %s', async (seed) => {
    expect(await simulate(seededMatch(seed))).toMatchObject({ how: 'people', problems: [] })
  })
})

describe('a match of people who', () => {
  it('come at the same moment seats them all', async () => {
    const report = await simulate(tinyMatch(4, []))
    expect(report).toMatchObject({ how: 'people', problems: [], epochs: 1 })
  })

  it('cannot reach signalling for a while has one host, who was there all the time', async () => {
    const script = [
      { entries: 12, deed: { type: 'turn', change: { broker: 'down' } } },
      { ms: 1000, deed: { type: 'end', who: 'ben', how: 'closed' } },
      { ms: 1000, deed: { type: 'open', who: 'ben' } },
      { ms: 90_000, deed: { type: 'turn', change: { broker: 'up' } } },
    ] as const
    expect(await simulate(tinyMatch(2, script))).toMatchObject({
      how: 'people',
      epochs: 1,
      steps: 4,
    })
  })

  it('never come back is finished by a bot, if the others wish so', async () => {
    const script = [{ entries: 12, deed: { type: 'end', who: 'ben', how: 'silent' } }] as const
    const simulation = tinyMatch(2, script, { pause: 500, patience: 60_000 })
    expect(await simulate({ ...simulation, reunites: false })).toMatchObject({
      how: 'bot',
      problems: [],
    })
  })

  it('never come back is not finished, and says so, if nobody wishes for a bot', async () => {
    const script = [{ entries: 12, deed: { type: 'end', who: 'ben', how: 'silent' } }] as const
    const report = await simulate({ ...tinyMatch(2, script), reunites: false })
    expect(report.how).toBe('unfinished')
    expect(report.problems.join()).toContain('ben is away')
  })
})

describe('the list of disasters', () => {
  it('names at least forty, each once', () => {
    expect(new Set(disasters.map(({ name }) => name)).size).toBe(disasters.length)
    expect(disasters.length).toBeGreaterThanOrEqual(40)
  })

  it('leaves nobody out for good unless somebody has the patience to end it by a bot', () => {
    for (const { name, script, patience: waits } of disasters) {
      const gone = new Set<string>()
      for (const { deed } of script) {
        if (deed.type === 'end') gone.add(deed.who)
        if (deed.type === 'open') gone.delete(deed.who)
      }
      if (waits === undefined) expect([name, ...gone]).toEqual([name])
    }
  })
})
