import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { binsOf } from '../../src/lab/balance/bins.ts'
import { measure } from '../../src/lab/balance/measure.ts'
import { histogram } from '../../src/lab/balance/plots.ts'
import type { MatchFacts } from '../../src/lab/facts.ts'
import { fileProblem } from '../overlay/english.ts'
import { plainMatch } from './facts.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const play = (title: string, bots: string, out: string, ...more: readonly string[]) =>
  inLab(['selfplay', '--title', title, '--bots', bots, '--matches', '4', '--out', file(out), ...more])

beforeAll(async () => {
  await play('foothills', 'random,random', 'foothills')
  await play('metro', 'random,random,random,random', 'metro')
  await play('snowdonia', 'random,random,random,random,random', 'snowdonia')
  await play('snowdonia', 'random', 'alone', '--option', 'route=blaenau')
  await play('sidings', 'random,random', 'one')
  await play('sidings', 'random,beginner', 'other', '--seed', '2')
})

const report = async (...names: readonly string[]) => {
  const out = file('report.html')
  const { code } = await inLab(['balance', ...names.map(file), '--out', out])
  return { code, page: readFileSync(out, 'utf8') }
}

describe('the report on balance', () => {
  it.each([
    ['foothills', ['Card sides', 'Stations', 'Track', 'Lines in play', 'Endings', 'Blue', 'Green']],
    ['metro', ['Tile kinds', 'Lines', 'Lines into the city']],
    ['snowdonia', ['Labourers', 'Weather', 'Events', 'Stations built at', 'Track laid before']],
  ])('on %s has what the title counts', async (name, words) => {
    const { code, page } = await report(name)
    expect(code).toBe(0)
    const common = ['Win rate: starting player', 'Win rate: seat', 'Win rate: colour', 'Points']
    for (const word of [...common, 'Points by source', 'Length', 'Branching', 'Tension', ...words])
      expect(page).toContain(`${word}<`)
  })

  it('says nothing of wins where everyone plays alone', async () => {
    const { page } = await report('alone')
    expect(page).toContain('Final points per seat')
    expect(page).not.toMatch(/Win rate|: wins|would be fair/)
  })

  it('is one page that fetches nothing', async () => {
    const { page } = await report('foothills')
    expect(page).not.toMatch(/https?:|<script|<link|<img|@import|url\(/)
    expect(page.match(/<svg /g)?.length).toBeGreaterThan(10)
  })

  it('compares two files side by side', async () => {
    const { page } = await report('one', 'other')
    expect(page).toContain(`A ${file('one')}`)
    expect(page).toContain(`B ${file('other')}`)
    expect(page).toContain('beginner')
  })

  it('gives each figure as CSV and JSON, beside the first file’s', async () => {
    const csv = file('report.csv')
    await inLab(['balance', file('one'), file('other'), '--out', file('report.html'), '--csv', csv])
    const lines = readFileSync(csv, 'utf8').split('\r\n').slice(0, -1)
    const columns = (lines[0] ?? '').split(',').length
    expect(columns).toBe(13)
    const { said } = await inLab(['balance', file('one'), file('other'), '--json'])
    const [one, other] = JSON.parse(said.join(''))
    for (const { section, row, figure } of other.figures)
      expect(lines.some((line) => line.startsWith(`${[section, row, figure].join(',')},${file('other')}`))).toBe(true)
    const moves = (of: { figures: { figure: string; value: number; difference?: { value: number } }[] }) =>
      need(
        of.figures.find(({ figure }) => figure === 'Moves'),
        'the moves',
      )
    expect(moves(one).difference).toBeUndefined()
    expect(moves(other).difference?.value).toBeCloseTo(moves(other).value - moves(one).value)
  })

  it('finds every match of a run again in the same run of another edition', async () => {
    writeFileSync(file('narrow.json'), '{"game":"sidings","name":"Narrow"}')
    await play('sidings', 'random,random', 'narrow', '--edition', file('narrow.json'))
    const [, narrow] = JSON.parse((await inLab(['balance', file('one'), file('narrow'), '--json'])).said.join(''))
    expect(narrow.pairs).toBe(4)
    for (const { difference } of narrow.figures) if (difference) expect(difference.value).toBeCloseTo(0)
    expect((await report('one', 'narrow')).page).toContain('0 of ')
  })

  it('writes its claims between the marks of a text, and leaves the rest alone', async () => {
    const rulings = file('rulings.md')
    writeFileSync(rulings, 'Before.\n<!-- lab: begin -->\nold\n<!-- lab: end -->\nAfter.\n')
    const claim = () => inLab(['balance', file('foothills'), '--out', file('report.html'), '--claims', rulings])
    expect((await claim()).code).toBe(0)
    const text = readFileSync(rulings, 'utf8')
    expect(text).toMatch(/^Before\.\n<!-- lab: begin -->\n4 matches of random with “Reconstructed”/)
    expect(text).toMatch(/- \*\*Wins by colour\.\*\* .*Blue \d.*\n<!-- lab: end -->\nAfter\.\n$/s)
    expect(text).not.toContain('old')
    await claim()
    expect(readFileSync(rulings, 'utf8')).toBe(text)
    writeFileSync(rulings, 'No place.\n')
    expect((await claim()).complained[0]).toContain('no lines')
  })

  it('refuses to compare two titles', async () => {
    const { code, complained } = await inLab(['balance', file('one'), file('metro')])
    expect([code, complained[0]]).toEqual([2, expect.stringContaining('another title')])
  })

  it('leaves out what it can’t read, and says so', async () => {
    writeFileSync(file('mixed'), `${readFileSync(file('one'), 'utf8')}{"a":1}\n`)
    const { said } = await inLab(['balance', file('mixed'), '--json'])
    expect(JSON.parse(said.join(''))[0]).toMatchObject({ matches: 4, unread: { notMatch: 1 } })
    expect((await report('mixed')).page).toContain(`1: ${fileProblem({ reason: 'notMatch' })}`)
  })

  it('has nothing to say of a file without matches', async () => {
    writeFileSync(file('none'), '{"a":1}\n')
    const { code, complained } = await inLab(['balance', file('none')])
    expect([code, complained[0]]).toEqual([2, expect.stringContaining('no match')])
  })

  it('gives points that add up to what the seats had', async () => {
    const { said } = await inLab(['balance', file('foothills'), '--json'])
    const [{ points }] = JSON.parse(said.join(''))
    const summary = await play('foothills', 'random,random', 'foothills', '--json')
    const { players } = JSON.parse(summary.said.join(''))
    const total = points.reduce((sum: number, row: { mean: number }) => sum + row.mean, 0)
    expect(total).toBeCloseTo(players.random.points)
  })
})

/** A match of two seats in which seat 0 begins. */
const facts = (winners: readonly number[], held: number, times: number): MatchFacts => ({
  ...plainMatch,
  end: { totals: [1, 0], winners },
  counted: [{ heading: 'Cards', name: 'Pick', seat: held, times }],
  offered: [{ heading: 'Cards', name: 'Pick', seat: held, offered: 4, chosen: 1, forced: 0 }],
})

describe('the measures of some matches', () => {
  const matches = [facts([0], 0, 2), facts([0], 1, 1), facts([1], 0, 1), facts([0, 1], 0, 4)]
  const measured = need(measure(matches, {}), 'measures')

  it('count a tie as half a win', () => {
    const [rows] = measured.wins.filter(({ heading }) => heading === 'Starting player')
    expect(rows?.rows.map(({ name, rate }) => [name, rate])).toEqual([
      ['Goes first', 2.5 / 4],
      ['Goes later', 1.5 / 4],
    ])
    expect(measured.draws.rate).toBe(0.25)
    expect(measured.fair).toBe(0.5)
  })

  it('say how a thing is used, and how those fare who have it', () => {
    const row = need(measured.counted[0]?.rows[0], 'a row')
    expect(row).toMatchObject({ name: 'Pick', times: 2, matches: { rate: 1 } })
    // Held once by the winner, twice by a loser's seat, once in a tie.
    expect(row.win.rate).toBe(1.5 / 4)
    expect(row.winners).toBe(6 / 5)
    expect(row.others).toBe(2 / 3)
  })

  it('have bins that hold every number once', () => {
    const numbers = Array.from({ length: 500 }, (_, at) => (at * 37) % 411)
    const bins = binsOf(numbers)
    expect(bins.length).toBeLessThanOrEqual(41)
    for (const { from, to, count } of bins) expect(numbers.filter((one) => one >= from && one < to)).toHaveLength(count)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    expect(binsOf([])).toEqual([])
  })

  it('have the same bins if one match is far longer than all others', () => {
    const numbers = Array.from({ length: 500 }, (_, at) => 100 + (at % 90))
    const bins = binsOf(numbers)
    expect(binsOf([...numbers, 4000]).slice(0, -1)).toEqual(bins)
    const plot = (all: readonly number[]) => histogram('Length', [{ bins: binsOf(all), to: 185 }])
    expect(plot([...numbers, 4000])).toContain('>1 above 190<')
    expect(plot(numbers)).not.toContain('above')
  })
})
