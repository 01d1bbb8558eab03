import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { childSeconds, countPages, processIn } from './processorTime.ts'

describe('the processor time of child processes', () => {
  it('is read past any name', () => {
    const told = '7 (a (b) 1 2) S 1 7 7 0 -1 4194304 100 200 0 0 11 12 345 67 20 0 1 0 9 10'
    expect(processIn(told)).toEqual({ id: 7, parent: 1, own: 0.23, ofChildren: 4.12 })
  })

  it.runIf(existsSync('/proc/self/stat'))('grows by what a child took', () => {
    const before = childSeconds() ?? Number.NaN
    const work = 'while (process.cpuUsage().user < 2e5);'
    expect(spawnSync(process.execPath, ['-e', work]).status).toBe(0)
    expect((childSeconds() ?? 0) - before).toBeGreaterThan(0.15)
  })
})

describe.runIf(existsSync('/proc/self/stat'))('the processor time of pages', () => {
  it('is counted, though nobody waits for the process that starts them', async () => {
    const work = 'while (process.cpuUsage().user < 2e5);'
    const page = `require('node:child_process').spawnSync(process.execPath, ['-e', '${work}'])`
    const pages = countPages(20)
    const zygote = spawn(process.execPath, ['-e', `${page}; setInterval(() => {}, 1000)`, '--', '--type=zygote'])
    await expect.poll(pages.seconds, { timeout: 60_000 }).toBeGreaterThan(0.15)
    zygote.kill('SIGKILL')
    await once(zygote, 'exit')
    pages.stop()
    expect(pages.seconds()).toBeGreaterThan(0.15)
  })
})
