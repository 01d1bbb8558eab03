import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = ['--import', 'tsx', 'test/lab/main.ts']
const inTerminal = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...run, ...args], { cwd: root, encoding: 'utf8' })

describe('the laboratory in a terminal', () => {
  it('writes the same with several workers as with one', async () => {
    const play = ['selfplay', '--title', 'foothills', '--bots', 'random,random', '--matches', '3']
    const { status, stdout } = inTerminal(...play, '--workers', '2', '--out', file('many'))
    await inLab([...play, '--out', file('one')])
    expect(status).toBe(0)
    expect(stdout).toContain('3 matches')
    expect(readFileSync(file('many'), 'utf8')).toBe(readFileSync(file('one'), 'utf8'))
  })

  it('ends with 130 when a count is interrupted', async () => {
    const count = ['perft', '--title', 'metro', '--players', '6', '--depth', '9']
    const child = spawn(process.execPath, [...run, ...count], { cwd: root })
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([130, null])
  })

  it('ends with 2 and says what there is for a command it doesn’t know', () => {
    const { status, stderr } = inTerminal('selfplya')
    expect(status).toBe(2)
    for (const command of ['selfplay', 'ladder', 'balance', 'show', 'perft', 'verify', 'disasters'])
      expect(stderr).toContain(`  ${command} `)
  })
})
