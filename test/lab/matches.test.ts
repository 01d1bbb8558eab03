import { describe, expect, it } from 'vitest'
import { disasters } from './disasters/index.ts'
import { type Report, simulate } from './simulation.ts'
import { foothillsMatch, seededMatch, tinyMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Plays them all. A failing seed is reported, and gets a test of its own below. */
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

/** The first matches in which anything goes wrong. */
const struck = seeds(0, 36).filter((seed) => seededMatch(seed).script.length > 0)

describe('a match ends with equal journals on all sides', () => {
  it(
    'in a small game with every mishap',
    async () => {
      const reports = await playAll(struck, (seed) => simulate(seededMatch(seed)))
      expect(sum(reports, ({ epochs }) => epochs - 1)).toBeGreaterThan(10)
      expect(sum(reports, ({ steps }) => steps)).toBeGreaterThan(100)
      expect(reports.some(({ how }) => how === 'bot')).toBe(true)
    },
    patience,
  )

  it('after mishaps of every kind', () => {
    const deeds = struck.flatMap((seed) => seededMatch(seed).script.map(({ deed }) => deed))
    const types = new Set(deeds.map(({ type }) => type))
    expect([...types].sort()).toEqual(['change', 'cut', 'end', 'handOver', 'open', 'turn', 'undo'])
    const faults = deeds.flatMap((deed) => (deed.type === 'turn' ? [Object.keys(deed.change)] : []))
    // Nothing but the end of a mishap changes more than one of them.
    const wrong = new Set(faults.filter(({ length }) => length === 1).flat())
    expect([...wrong].sort()).toEqual(['broker', 'frozen', 'islands', 'mute', 'wire'])
  })

  it(
    'in Foothills with every mishap',
    async () => {
      const reports = await playAll(seeds(0, 1), async (seed) => simulate(await foothillsMatch(seed)))
      expect(sum(reports, ({ steps }) => steps)).toBeGreaterThan(3)
    },
    patience,
  )

  it('the same way for the same seed', async () => {
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
  it('arrive at the same moment seats them all', async () => {
    const report = await simulate(tinyMatch(4, []))
    expect(report).toMatchObject({ how: 'people', problems: [], epochs: 1 })
  })

  it('lose signalling for a while keeps its host', async () => {
    const script = [
      { entries: 12, deed: { type: 'turn', change: { broker: 'down' } } },
      { ms: 1000, deed: { type: 'end', who: 'ben', how: 'closed' } },
      { ms: 1000, deed: { type: 'open', who: 'ben' } },
      { ms: 90_000, deed: { type: 'turn', change: { broker: 'up' } } },
    ] as const
    expect(await simulate(tinyMatch(2, script))).toMatchObject({ how: 'people', epochs: 1, steps: 4 })
  })

  it('never come back is finished by a bot if the others want one', async () => {
    // While no draw waits for his part.
    const script = [{ entries: 13, deed: { type: 'end', who: 'ben', how: 'silent' } }] as const
    const simulation = tinyMatch(2, script, { pause: 500, patience: 60_000 })
    expect(await simulate({ ...simulation, reunites: false })).toMatchObject({ how: 'bot', problems: [] })
  })

  it('never come back stays unfinished, and says so, if no one wants a bot', async () => {
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

  it('leaves a player away for good only if the other will finish with a bot', () => {
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
