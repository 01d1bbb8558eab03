import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { trainings } from '../../src/games/trainings.ts'
import { need } from '../../src/kit/assert.ts'
import { openTraining } from '../../src/lab/title.ts'
import { labTitles } from '../../src/lab/titles.ts'
import { playExercise } from '../../src/lab/train/exercise.ts'
import { fitted } from '../../src/lab/train/leastSquares.ts'
import { practise } from '../../src/lab/train/practise.ts'
import { numbersIn, withNumbers } from '../../src/lab/train/weights.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import type { Episode } from '../../src/rules/training.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const text = (name: string) => readFileSync(file(name), 'utf8')
const weightsIn = (name: string) => JSON.parse(text(name)).weights
const args = (title: string, out: string) => ['train', '--title', title, '--matches', '30', '--out', file(out)]
const train = (title: string, out: string, ...more: readonly string[]) =>
  inLab([...args(title, out), '--rounds', '2', ...more])
const write = (name: string, data: unknown) => {
  writeFileSync(file(name), JSON.stringify(data))
  return file(name)
}

describe('training', () => {
  it.each(['sidings', 'prized'])('of %s repeats to the byte, and differs with another seed', async (title) => {
    const { code, said } = await train(title, 'one.json')
    expect([code, said]).toEqual([0, [expect.stringMatching(/^Round 1 of 2/), expect.anything(), expect.anything()]])
    await train(title, 'two.json')
    await train(title, 'three.json', '--seed', '2')
    expect(text('two.json')).toBe(text('one.json'))
    expect(weightsIn('three.json')).not.toEqual(weightsIn('one.json'))
  })

  it('fits weights to what became of matches', async () => {
    await train('sidings', 'fitted.json')
    // Two to four share the yard.
    const [share] = weightsIn('fitted.json')
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.5)
  })

  it('nudges weights to where more matches are won', async () => {
    await train('prized', 'nudged.json', '--rounds', '9')
    expect(weightsIn('nudged.json').wagon).toBeGreaterThan(0)
  })

  it('says how its weights were made, and goes on from them', async () => {
    await train('prized', 'begun.json')
    await train('prized', 'later.json', '--from', file('begun.json'))
    const command = 'npm run lab -- train --title prized --matches 30 --rounds 2 --seed 1 --from'
    expect(JSON.parse(text('later.json'))).toMatchObject({
      title: 'prized',
      edition: { name: expect.any(String), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      recipe: { command: `${command} ${file('begun.json')}`, from: expect.stringMatching(/^[0-9a-f]{8}$/) },
    })
    expect(weightsIn('later.json').wagon).toBeGreaterThan(weightsIn('begun.json').wagon)
  })

  it('keeps the rounds that are done when it is interrupted', async () => {
    await train('sidings', 'whole.json', '--rounds', '1')
    const { code, complained } = await inLab([...args('sidings', 'part.json'), '--rounds', '9'], 40)
    expect([code, complained]).toEqual([130, [expect.stringContaining('holds the weights of round 1.')]])
    expect(weightsIn('part.json')).toEqual(weightsIn('whole.json'))
    expect(JSON.parse(text('part.json')).recipe.rounds).toBe(1)
  })

  it('is refused where it can’t be done', async () => {
    await train('sidings', 'own.json')
    const own = JSON.parse(text('own.json'))
    const wordy = write('wordy.json', { ...own, weights: ['five'] })
    const bare = write('bare.json', own.weights)
    for (const [flags, sentence] of [
      [['--title', 'waybills'], 'waybills doesn’t say how its weights are learnt.'],
      [['--title', 'sidings', '--edition', bare], 'This edition can’t be used'],
      [['--title', 'sidings', '--matches=-5'], '--matches must be a whole number'],
      [['--title', 'prized', '--from', file('own.json')], 'holds the weights of sidings, not of prized.'],
      [['--title', 'sidings', '--from', bare], 'holds no such weights'],
      [['--title', 'sidings', '--from', wordy], 'holds no such weights: weights.0'],
      [['--title', 'sidings', '--from', '/nowhere.json'], 'can’t be read'],
    ] as const) {
      const { code, complained } = await inLab(['train', ...flags])
      expect([code, complained[0]]).toEqual([2, expect.stringContaining(sentence)])
    }
  })
})

describe('weights from a file', () => {
  it('are what bots of a run go by, and part of what it is', async () => {
    await train('prized', 'weighed.json', '--rounds', '1')
    const run = ['selfplay', '--title', 'prized', '--bots', 'ganger,ganger', '--matches', '2', '--json']
    const weighed = [...run, '--weights', file('weighed.json'), '--out', file('weighed.jsonl')]
    const [plain, own, again] = [await inLab(run), await inLab(weighed), await inLab(weighed)]
    expect(own.said).toEqual(again.said)
    expect(own.said).not.toEqual(plain.said)
    expect(JSON.parse(need(own.said[0], 'a summary')).weights).toHaveLength(2)
    const other = await inLab([...run, '--out', file('weighed.jsonl')])
    expect([other.code, other.complained[0]]).toEqual([2, expect.stringContaining('another run')])
  })

  it('tell bots of a ladder apart', async () => {
    for (const rounds of ['1', '9']) await train('prized', `${rounds}.json`, '--rounds', rounds)
    const files = ['9', '1'].flatMap((rounds) => ['--weights', file(`${rounds}.json`)])
    const bots = ['--bots', 'ganger@9,ganger@9', '--matches', '2', '--json']
    const { said } = await inLab(['ladder', '--title', 'prized', ...bots, ...files])
    const [rung] = JSON.parse(said.join(''))
    expect(rung.upper).toMatch(/^ganger@9 by [0-9a-f]{8}$/)
    expect([rung.matches, rung.upper === rung.lower]).toEqual([2, false])
  })
})

describe.each(Object.keys(trainings))('the training of %s', (title) => {
  it('takes notes with a feature for each weight', async () => {
    const training = await openTraining(labTitles, title)
    const { first, schema } = training
    expect(v.parse(schema, first)).toEqual(first)
    const episodes = playExercise(training, { title, weights: first, seed: '1', n: 0 })
    const seen = episodes.flatMap((one) => one.seen)
    expect(new Set(seen.map(({ features }) => features.length))).toEqual(new Set([numbersIn(first).length]))
  })
})

// In Metro, the guess it begins with is nearly as good for those who look no further than a turn.
it.each(['foothills', 'snowdonia'])('gangers of %s win by weights that are learnt', async (title) => {
  const { game, mind, first } = await openTraining(labTitles, title)
  const [trained, plain] = [mind(), mind(first)]
  const leads = [0, 1, 2, 3].map((n) => {
    const minds = n % 2 === 0 ? [trained, plain] : [plain, trained]
    const { totals } = practise(game, minds, fastDraw(n >> 1))
    return (totals[n % 2] ?? 0) - (totals[1 - (n % 2)] ?? 0)
  })
  expect(leads.reduce((sum, lead) => sum + lead, 0)).toBeGreaterThan(0)
})

/** The worth of features, to be found again. */
const truth = [2, -0.5, 0.1]

const worthOf = (features: readonly number[] = []) =>
  features.reduce((sum, one, at) => sum + one * need(truth[at], 'a worth'), 0)

/** A row of observations whose points come as their features say, give or take some luck. */
function episode(draw: Draw): Episode {
  const came = (before: number, after: number) => before - after + (draw(2001) - 1000) / 1000
  const all = Array.from({ length: 12 }, () => truth.map(() => draw(6)))
  let points = 0
  const seen = all.map((features, at) => {
    if (at > 0) points += came(worthOf(all[at - 1]), worthOf(features))
    return { points, features }
  })
  return { seen, points: points + came(worthOf(all.at(-1)), 0) }
}

describe('least squares', () => {
  it.each([1, 0.8, 0])('find the worth of features again, with a trace of %d', (trace) => {
    const draw = fastDraw(1)
    const episodes = Array.from({ length: 2000 }, () => episode(draw))
    for (const [at, weight] of fitted(episodes, trace).entries())
      expect(weight).toBeCloseTo(need(truth[at], 'a worth'), 1)
  })

  it('leave out what is never there', () => {
    const same: Episode = { seen: [{ points: 0, features: [0, 1] }], points: 3 }
    expect(fitted([same, same], 1)[0]).toBe(0)
  })
})

describe('weights of any shape', () => {
  it('take other numbers in their order', () => {
    const shape = { b: [1, 2], a: { c: 3 } }
    expect(numbersIn(shape)).toEqual([1, 2, 3])
    expect(withNumbers(shape, [4, 5.00049, -0.0001])).toEqual({ b: [4, 5], a: { c: 0 } })
  })
})
