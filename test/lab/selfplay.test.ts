import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { readText } from '../../src/app/files/readMatch.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { exit } from '../../src/lab/ports.ts'
import { earlier, sidings } from '../tiny/title.ts'
import { waybillsTitle } from '../waybills/title.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const linesOf = (name: string) => readFileSync(file(name), 'utf8').split('\n').slice(0, -1)
const sidingsRun = ['selfplay', '--title', 'sidings', '--bots', 'beginner,random,random']
const play = (out: string, matches: number, ...more: readonly string[]) =>
  inLab([...sidingsRun, '--matches', `${matches}`, '--out', file(out), ...more])

describe('self-play', () => {
  it('writes the same lines in shards as in one piece', async () => {
    await play('whole', 10)
    for (const part of [1, 2, 3]) await play(`part${part}`, 10, '--shard', `${part}/3`)
    expect([1, 2, 3].flatMap((part) => linesOf(`part${part}`))).toEqual(linesOf('whole'))
    expect(new Set(linesOf('whole')).size).toBe(10)
  })

  it('writes other lines for another seed', async () => {
    await play('seed1', 2)
    await play('seed2', 2, '--seed', '2')
    expect(linesOf('seed2')[0]).not.toBe(linesOf('seed1')[0])
  })

  it('goes on where it was interrupted, even in the middle of a line', async () => {
    await play('all', 8)
    const args = [...sidingsRun, '--matches', '8', '--out', file('some')]
    const first = await inLab(args, 3)
    expect(first.code).toBe(130)
    const kept = linesOf('some')
    expect(kept.length).toBeGreaterThanOrEqual(3)
    expect(kept.length).toBeLessThan(8)
    appendFileSync(file('some'), need(linesOf('all')[kept.length], 'a line').slice(0, 90))
    expect((await inLab(args)).code).toBe(0)
    expect(linesOf('some')).toEqual(linesOf('all'))
  })

  it('sums up the same, continued or not', async () => {
    const whole = await play('sum', 6, '--json')
    const again = await play('sum', 6, '--json')
    expect(again.said).toEqual(whole.said)
    expect(JSON.parse(need(whole.said[0], 'a summary'))).toMatchObject({
      title: 'sidings',
      matches: 6,
      endless: 0,
      stopped: false,
      players: { beginner: { count: 6 }, random: { count: 12 } },
    })
  })

  it('lets everyone move up a seat from match to match', async () => {
    await play('seats', 3)
    const seats = linesOf('seats').map((line) => /"seat":(\d),"kind":"bot","name":"beginner"/.exec(line)?.[1])
    expect(seats).toEqual(['0', '1', '2'])
  })

  it.each([
    ['sidings', 'random,random', []],
    ['waybills', 'random,beginner,random', []],
    ['foothills', 'random,random', ['--option', 'readings.pubToPub=true']],
    ['metro', 'random,random,random', ['--option', 'hand=2']],
  ])('plays %s in lines that the page opens as match files', async (title, bots, more) => {
    const out = file(`${title}.jsonl`)
    const run = ['selfplay', '--title', title, '--bots', bots, '--matches', '2', '--out', out]
    expect((await inLab([...run, ...more])).code).toBe(0)
    expect(linesOf(`${title}.jsonl`)).toHaveLength(2)
    for (const line of linesOf(`${title}.jsonl`)) {
      const read = await readText([...titles, sidings, waybillsTitle], line)
      if (!('saved' in read)) throw new Error(JSON.stringify(read.problem))
      expect(read.saved.wrong).toBeUndefined()
      expect(read.saved.journal.ask.type).toBe('over')
    }
  })

  it('carries an edition in each line', async () => {
    writeFileSync(file('edition.json'), '{"game":"sidings","name":"Narrow"}')
    await play('edition', 1, '--edition', file('edition.json'))
    expect(linesOf('edition')[0]).toContain('"edition":{"game":"sidings","name":"Narrow"}')
    expect((await inLab(['verify', file('edition')])).code).toBe(exit.unproven)
  })

  it('names an edition that is built in by its hash alone', async () => {
    writeFileSync(file('earlier.json'), JSON.stringify(earlier))
    await play('earlier', 1, '--edition', file('earlier.json'))
    const line = need(linesOf('earlier')[0], 'a line')
    expect(line).toContain('"edition":{"name":"Earlier","hash":')
    expect(JSON.parse(line).edition).toBeUndefined()
    expect((await inLab(['verify', file('earlier')])).code).toBe(exit.unproven)
    const [{ edition }] = JSON.parse((await inLab(['balance', file('earlier'), '--json'])).said[0] ?? '')
    expect(edition.name).toBe(earlier.name)
  })
})

describe('a command that can’t be done', () => {
  it.each([
    [['selfplay'], '--title is missing.'],
    [['selfplay', '--title', 'chess', '--bots', 'random'], 'There is no title “chess”.'],
    [['selfplay', '--title', 'sidings', '--bots', 'karl'], 'There is no bot “karl”.'],
    [['selfplay', '--title', 'sidings', '--bots', 'master@50ms'], 'thinks by the clock'],
    [['selfplay', '--title', 'foothills', '--bots', 'random'], '2 seats, and --bots names 1.'],
    [[...sidingsRun, '--matches', 'many'], '--matches must be a whole number'],
    [[...sidingsRun, '--shard', '4/3'], '--shard has to be like 2/8'],
    [[...sidingsRun, '--option', 'wagons=none'], 'These options can’t be used'],
    [[...sidingsRun, '--option', 'wagons'], 'Write it as key=value'],
    [[...sidingsRun, '--edition', '/nowhere.json'], 'can’t be read'],
    [[...sidingsRun, '--loud'], '--loud'],
    [['ladder', '--title', 'sidings', '--players', '3'], '--players has to be even'],
    [['ladder', '--title', 'sidings', '--bots', 'random'], 'two bots'],
    [['show'], 'Name one file.'],
    [['show', '/nowhere.jsonl'], 'There is no file'],
    [['verify'], 'Which file?'],
    [['balance'], 'Which file of matches?'],
    [['perft', '--title', 'sidings', '--depth', '0'], '--depth must be'],
  ])('%j says why in a sentence and ends with 2', async (args, sentence) => {
    const { code, complained, said } = await inLab(args)
    expect(complained.join('\n')).toContain(sentence)
    expect(complained.join('\n')).toContain(`npm run lab -- ${args[0]}`)
    expect([code, said]).toEqual([2, []])
  })

  it('leaves a file alone that holds more than the run', async () => {
    await play('more', 3)
    const { code, complained } = await play('more', 2)
    expect([code, complained[0]]).toEqual([2, expect.stringContaining('more lines than this run')])
    expect(linesOf('more')).toHaveLength(3)
  })

  it('leaves a file alone that holds another run', async () => {
    await play('mine', 2)
    const before = linesOf('mine')
    const { code, complained } = await play('mine', 3, '--seed', '7')
    expect([code, complained[0]]).toEqual([2, expect.stringContaining('another run: see line 1')])
    expect(linesOf('mine')).toEqual(before)
  })
})
