import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exit } from '../../src/lab/ports.ts'
import { fileProblem } from '../overlay/english.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

beforeAll(async () => {
  const run = ['selfplay', '--title', 'foothills', '--bots', 'random,random', '--matches', '3']
  await inLab([...run, '--out', file('matches')])
})

const lines = () => readFileSync(file('matches'), 'utf8').trim().split('\n')

describe('show', () => {
  it('tells a match in the title’s words, to its reckoning', async () => {
    const { code, said } = await inLab(['show', file('matches'), '--match', '2'])
    const text = said.join('\n')
    expect(code).toBe(0)
    expect(text).toContain('Blue: random')
    expect(text).toMatch(/^ +\d+ {2}(Blue|Green): Take/m)
    expect(text).toMatch(/won with|Tied at/)
    expect(text).toContain('Track laid')
  })

  it.each([
    ['1', 'blaenau', ['random']],
    ['5', 'snowdon', ['random', 'ganger', 'random', 'random', 'random']],
  ])('tells a match of Snowdonia for %s on the %s route', async (seats, route, bots) => {
    const name = `snowdonia-${seats}`
    const run = ['selfplay', '--title', 'snowdonia', '--bots', bots.join(), '--matches', '1']
    await inLab([...run, '--option', `route=${route}`, '--out', file(name)])
    const { code, said } = await inLab(['show', file(name)])
    const text = said.join('\n')
    expect(code).toBe(0)
    expect(text).toMatch(/^ +\d+ {2}\S+: Stockyard/m)
    expect(text).toMatch(/Weather: .+\n/)
    expect(text).toMatch(/won with|Tied at|you scored/)
    expect((await inLab(['verify', file(name)])).code).toBe(exit.unproven)
  })

  it('reads a match as the table saves it', async () => {
    const saved = new URL('../matches/metro-2-seats-tie.json', import.meta.url).pathname
    const { code, said } = await inLab(['show', saved])
    expect([code, said[0]]).toEqual([0, expect.stringContaining('Metro')])
  })

  it('tells a damaged match as far as it goes', async () => {
    writeFileSync(file('damaged'), `${lines()[0]?.replace(/"kind":"\w+"/, '"kind":"gold"')}\n`)
    const { code, said, complained } = await inLab(['show', file('damaged')])
    expect(code).toBe(1)
    expect(said.length).toBeGreaterThan(3)
    const sentence = fileProblem({ reason: 'badField' })
    expect(complained[0]).toContain(`It can’t be read to its end. ${sentence} Look at`)
  })

  it('says how many matches there are', async () => {
    const { code, complained } = await inLab(['show', file('matches'), '--match', '4'])
    expect([code, complained[0]]).toEqual([2, expect.stringContaining('has 3 matches')])
  })
})

describe('verify', () => {
  it('finds nothing wrong with what bots played, and nothing proven', async () => {
    const { code, said } = await inLab(['verify', file('matches'), '--json'])
    expect([code, said]).toEqual([exit.unproven, ['{"matches":3,"unproven":3,"wrong":[]}']])
  })

  it('names the line and the entry of a match that was changed', async () => {
    const [first, second, third] = lines()
    const changed = second?.replace(/"chance":"(.)/, (_, digit) => `"chance":"${digit === '0' ? 1 : 0}`)
    writeFileSync(file('changed'), [first, changed, third, ''].join('\n'))
    const { code, said } = await inLab(['verify', file('changed')])
    expect(code).toBe(1)
    const sentence = fileProblem({ reason: 'wrongHash', entry: 3 })
    expect(said[0]).toBe(`${file('changed')}:2: ${sentence}`)
    expect(said.slice(1)).toEqual([
      '0 of 3 matches are right, as signatures prove.',
      '2 of 3 break no rule, but no signatures prove them.',
    ])
  })

  it('gives machines the reason’s key', async () => {
    const { code, said } = await inLab(['verify', file('changed'), '--json'])
    expect(code).toBe(1)
    const wrong = [{ file: file('changed'), line: 2, wrong: 'entry 3: wrongHash' }]
    expect(JSON.parse(said.join(''))).toEqual({ matches: 3, unproven: 2, wrong })
  })

  it('fails for a file without matches', async () => {
    writeFileSync(file('empty'), '')
    expect((await inLab(['verify', file('empty')])).code).toBe(1)
  })
})

describe('perft', () => {
  it.each([
    ['sidings', ['--depth', '3']],
    ['foothills', ['--depth', '3']],
    ['metro', ['--depth', '1', '--players', '4']],
    ['snowdonia', ['--depth', '2', '--players', '1']],
  ])('counts the same ways of %s each time', async (title, more) => {
    const counts = async (seed: string) => {
      const run = ['perft', '--title', title, '--json', '--seed', seed]
      const { said } = await inLab([...run, ...more])
      return JSON.parse(said.join('')).counts
    }
    const first = await counts('1')
    expect(await counts('1')).toEqual(first)
    expect(Math.min(...first)).toBeGreaterThan(0)
  })
})
