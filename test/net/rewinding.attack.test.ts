import { afterAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { attacks, deeds, messages, moments, posts, type Run, rewind } from './rewinding.ts'
import { meanwhile, runs } from './rewindingRuns.ts'

const nameOf = ({ seed, title, people, message, moment, deed, attack, post }: Run) => {
  const attacker = attack ? `; the ${post} ${attack} from before` : ''
  return { run: `${seed}: the ${message} of ${title} among ${people}, ${moment}: ${deed ?? 'nothing else'}${attacker}` }
}

const outcomes: string[] = []
afterAll(() => {
  for (const one of new Set(outcomes)) console.info(`${one}: ${outcomes.filter((other) => other === one).length} runs`)
})

describe('whatever happens around a message that carries a secret', () => {
  it.each(runs.map((run) => ({ ...nameOf(run), ...run })))('$run', async (run) => {
    const outcome = await rewind(run)
    const { went, caught } = outcome
    outcomes.push(`${run.attack ? 'attacked' : 'honest'}: ${went}${caught ? ', attacker proven' : ''}`)
    expect(outcome).toMatchObject({ came: true, faults: [] })
  })

  it('leaves proof against a host that has gone back and keeps still', async () => {
    const still = need(
      runs.find(({ message, attack, post }) => message === 'draw' && attack === 'reloads' && post === 'host'),
      'a run',
    )
    expect(await rewind(still)).toMatchObject({ came: true, faults: [], went: 'stopped', caught: true })
  })

  it('has happened in every way', () => {
    const ways = (wayOf: (run: Run) => unknown) => new Set(runs.map((run) => String(wayOf(run)))).size
    const isOf = (title: Run['title']) => runs.filter((run) => run.title === title).length
    expect(ways(({ message, deed }) => deed && `${message} ${deed}`)).toBe(messages.length * deeds.length + 1)
    const attacked = runs.filter(({ attack }) => attack)
    expect(new Set(attacked.map(({ message, attack, post }) => `${message} ${attack} ${post}`)).size).toBe(
      messages.length * attacks.length * posts.length,
    )
    expect(new Set(attacked.map(({ deed }) => deed)).size).toBe(meanwhile.length)
    expect(ways(({ message, moment }) => `${message} ${moment}`)).toBe(messages.length * moments.length)
    expect([...new Set(runs.map(({ people }) => people))].sort()).toEqual([2, 3, 4, 5, 6])
    for (const title of ['Foothills', 'Snowdonia', 'Metro'] as const) expect(isOf(title)).toBeGreaterThanOrEqual(12)
  })
})
