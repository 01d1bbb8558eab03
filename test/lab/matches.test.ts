import { describe, expect, it } from 'vitest'
import { disasters } from '../../src/lab/disasters/index.ts'
import { type Course, hold } from '../../src/lab/sitting.ts'
import { foothillsSitting, seededSitting, tinySitting } from './sittings.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Plays them all; a seed that fails is told, and becomes a test with a name below. */
async function playAll(
  numbers: readonly number[],
  play: (seed: number) => Promise<Course>,
): Promise<readonly Course[]> {
  const courses: Course[] = []
  for (const seed of numbers) {
    const course = await play(seed)
    expect({ seed, how: course.how, problems: course.problems }).toEqual({
      seed,
      how: expect.stringMatching(/^(people|bot)$/),
      problems: [],
    })
    courses.push(course)
  }
  return courses
}

const sum = (courses: readonly Course[], of: (course: Course) => number) =>
  courses.reduce((total, course) => total + of(course), 0)

describe('whatever befalls a match, it ends with equal journals on all sides', () => {
  it(
    'when everything happens to a small game',
    async () => {
      const courses = await playAll(seeds(0, 150), (seed) => hold(seededSitting(seed)))
      expect(sum(courses, ({ epochs }) => epochs - 1)).toBeGreaterThan(20)
      expect(sum(courses, ({ steps }) => steps)).toBeGreaterThan(400)
      expect(courses.some(({ how }) => how === 'bot')).toBe(true)
    },
    patience,
  )

  it(
    'when everything happens to Foothills',
    async () => {
      const courses = await playAll(seeds(0, 6), async (seed) => hold(await foothillsSitting(seed)))
      expect(sum(courses, ({ steps }) => steps)).toBeGreaterThan(20)
    },
    patience,
  )

  it('the same seed tells the same story', async () => {
    const one = await hold(seededSitting(11))
    expect(await hold(seededSitting(11))).toEqual(one)
    expect(await hold(seededSitting(12))).not.toEqual(one)
  })
})

describe('a match that once went wrong ends well', () => {
  it.each([
    [1088, 'when all go on at other devices at once, and the old pages look for the new host'],
    [10014, 'when the old page of a device finds the table again before it is told'],
  ])('seed %i: %s', async (seed) => {
    expect(await hold(seededSitting(seed))).toMatchObject({ how: 'people', problems: [] })
  })
})

describe('a match of people who', () => {
  it('come at the same moment seats them all', async () => {
    const course = await hold(tinySitting(4, []))
    expect(course).toMatchObject({ how: 'people', problems: [], epochs: 1 })
  })

  it('cannot reach signalling for a while has one host, who was there all the time', async () => {
    const script = [
      { entries: 12, deed: { type: 'turn', change: { broker: 'down' } } },
      { ms: 1000, deed: { type: 'end', who: 'ben', how: 'closed' } },
      { ms: 1000, deed: { type: 'open', who: 'ben' } },
      { ms: 90_000, deed: { type: 'turn', change: { broker: 'up' } } },
    ] as const
    expect(await hold(tinySitting(2, script))).toMatchObject({ how: 'people', epochs: 1, steps: 4 })
  })

  it('never come back is finished by a bot, if the others wish so', async () => {
    const script = [{ entries: 12, deed: { type: 'end', who: 'ben', how: 'silent' } }] as const
    const sitting = tinySitting(2, script, { pause: 500, patience: 60_000 })
    expect(await hold({ ...sitting, reunites: false })).toMatchObject({ how: 'bot', problems: [] })
  })

  it('never come back is not finished, and says so, if nobody wishes for a bot', async () => {
    const script = [{ entries: 12, deed: { type: 'end', who: 'ben', how: 'silent' } }] as const
    const course = await hold({ ...tinySitting(2, script), reunites: false })
    expect(course.how).toBe('unfinished')
    expect(course.problems.join()).toContain('ben is away')
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
