import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { type Aim, readAims } from '../../src/lab/tune/aims.ts'
import { drawChange, groupsOf, withChanges } from '../../src/lab/tune/changes.ts'
import { aimedFigures, readFigures, scoreChange, scoreOf } from '../../src/lab/tune/score.ts'
import { openTrail, type Tried } from '../../src/lab/tune/trail.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { sound } from '../journals.ts'
import { lopsided, prized } from '../tiny/prized.ts'
import { plainMatch } from './facts.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const fair = {
  name: 'Seats',
  section: 'Win rate: seat',
  row: 'Seat 1',
  figure: 'Won',
  from: 0.4,
  to: 0.6,
  tolerance: 0.1,
}
const small = { name: 'Prizes', section: 'Points by source', row: 'From Cup', figure: 'Share', to: 0.4, tolerance: 0.1 }
const points = { paths: ['prizes.*.points'], range: [0, 6] }

const aimsFile = (name: string, changes: readonly unknown[], aims: readonly unknown[] = [fair, small]) => {
  writeFileSync(file(name), JSON.stringify({ title: 'prized', changes, aims }))
  return file(name)
}

const args = (name: string, ...more: readonly string[]) => [
  ...['tune', '--title', 'prized', '--bots', 'random,random', '--matches', '24', '--rounds', '2'],
  ...['--out', file(`${name}.json`), '--trail', file(`${name}.html`), ...more],
]

const text = (name: string) => readFileSync(file(name), 'utf8')
const triedIn = async (name: string): Promise<readonly Tried[]> => {
  const [head = ''] = text(`${name}.jsonl`).split('\n')
  const trail = await openTrail(file(`${name}.jsonl`), JSON.parse(head).tournament)
  await trail.file.close()
  return trail.rounds.flatMap(({ tried }) => tried)
}

describe('a tournament of editions', () => {
  const aims = aimsFile('aims.json', [points])

  it('finds a prize that wins by itself, and mends it within its bounds', async () => {
    const { code, said } = await inLab(args('one', '--aims', aims))
    expect([code, said[0]]).toEqual([0, expect.stringMatching(/^2 rounds, [1-4] changes kept/)])
    const tuned = JSON.parse(text('one.json'))
    expect(tuned.prizes[0].points).toBeLessThanOrEqual(6)
    expect(text('one.html')).toContain('Kept: prizes.Cup.points: 20 → ')
    const tried = await triedIn('one')
    expect(tried.length).toBeGreaterThan(6)
    for (const { value } of tried.flatMap(({ changes }) => changes))
      expect(Array.from({ length: 7 }, (_, at) => at)).toContain(value)
    for (const { fate, difference } of tried) if (fate === 'kept') expect(difference.high).toBeLessThan(0)
  })

  it('leaves alone what is printed, though a path fits it', async () => {
    const tuned = JSON.parse(text('one.json'))
    expect(tuned).toEqual({ ...lopsided, prizes: expect.anything() })
    expect(tuned.prizes[2]).toEqual(lopsided.prizes[2])
    const printed = aimsFile('printed.json', [{ paths: ['wagon.points'], values: [2] }])
    const { code, complained } = await inLab(args('none', '--aims', printed))
    expect([code, complained[0]]).toEqual([2, expect.stringContaining('is ours to change')])
  })

  it('has the same trail for the same seed, and another for another', async () => {
    await inLab(args('two', '--aims', aims))
    await inLab(args('three', '--aims', aims, '--seed', '2'))
    for (const kind of ['json', 'jsonl', 'html']) expect(text(`two.${kind}`)).toBe(text(`one.${kind}`))
    expect(text('three.jsonl')).not.toBe(text('one.jsonl'))
  })

  it('goes on after an interruption to the trail that it would have had', async () => {
    const first = text('one.jsonl').split('\n')[1]
    const { code } = await inLab(args('again', '--aims', aims), 300)
    expect([code, text('again.jsonl').split('\n').length]).toEqual([130, 3])
    expect(text('again.jsonl')).toContain(first)
    expect((await inLab(args('again', '--aims', aims))).code).toBe(0)
    for (const kind of ['json', 'jsonl', 'html']) expect(text(`again.${kind}`)).toBe(text(`one.${kind}`))
  })

  it('ends when everything has been tried', async () => {
    const few = aimsFile('few.json', [{ paths: ['prizes.Bowl.points'], values: [2, 3] }], [fair])
    const { said } = await inLab(args('few', '--aims', few))
    expect(said[0]).toBe('2 rounds, 0 changes kept')
    expect(text('few.html')).toContain('Everything that may be changed has been tried.')
  })

  it('refuses the trail of another tournament, and a file without aims', async () => {
    const other = await inLab(args('one', '--aims', aims, '--seed', '3'))
    expect([other.code, other.complained[0]]).toEqual([2, expect.stringContaining('another tournament')])
    const loose = aimsFile('loose.json', [points], [{ ...fair, tolerance: 0 }])
    const wrong = await inLab(args('wrong', '--aims', loose))
    expect([wrong.code, wrong.complained[0]]).toEqual([2, expect.stringContaining('aims.0.tolerance')])
  })
})

describe('changes', () => {
  it('swap values among those named', async () => {
    const values = await sound(await prized.open()).values()
    const [group] = groupsOf(values, [{ paths: ['prizes.*.points'], swap: true }])
    const changes = drawChange(need(group, 'a group'), values.data, fastDraw(1))
    expect(withChanges(values.data, changes)).toMatchObject({ prizes: [{ points: 2 }, { points: 20 }, { points: 3 }] })
    expect(changes.map(({ says }) => says).sort()).toEqual(['prizes.Bowl.points: 2 → 20', 'prizes.Cup.points: 20 → 2'])
  })
})

describe('the score', () => {
  const aims: readonly Aim[] = readAims(aimsFile('aims.json', [points], [fair]), 'prized').aims
  const won = (...winners: readonly number[]) =>
    winners.map((winner) => ({ ...plainMatch, end: { totals: [1, 0], winners: [winner] } }))

  it('is how far figures are outside their bands, in tolerances', () => {
    const aimed = aimedFigures(aims, won(0, 0, 0, 0), won(0, 0, 0, 1))
    expect(scoreOf(readFigures(aimed, 'before'))).toBeCloseTo(4)
    expect(scoreOf(readFigures(aimed, 'after'))).toBeCloseTo(1.5)
    expect(scoreChange(aimed, 4, fastDraw(1)).value).toBeCloseTo(-2.5)
  })

  it('differs by nothing at all between equal matches', () => {
    const some = won(0, 1, 0, 0, 0, 1, 0)
    const change = scoreChange(aimedFigures(aims, some, some), 7, fastDraw(1))
    expect(change).toEqual({ value: 0, low: 0, high: 0 })
  })

  it('counts matches that never end, and adds up rows that count together', () => {
    const { end: _, ...endless } = plainMatch
    const paid = {
      ...plainMatch,
      end: { totals: [4, 0], winners: [0] },
      points: [{ 'A: each': 1, 'B: each': 2, C: 1 }, {}],
    }
    const file = aimsFile(
      'more.json',
      [points],
      [
        { name: 'Ends', section: 'Matches', figure: 'Unfinished', to: 0, tolerance: 0.5 },
        {
          name: 'Each',
          section: 'Points by source',
          row: '*: each',
          figure: 'Share',
          together: true,
          to: 0.5,
          tolerance: 1,
        },
      ],
    )
    const aimed = aimedFigures(readAims(file, 'prized').aims, [paid, paid], [paid, endless])
    expect(readFigures(aimed, 'after').map(({ value }) => value)).toEqual([0.5, 0.75])
    expect(readFigures(aimed, 'before').map(({ short }) => short)).toEqual([0, 0.25])
  })
})
