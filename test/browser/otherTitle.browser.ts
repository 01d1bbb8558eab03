import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWith } from './build.ts'
import { withServer } from './harness.ts'
import { fast, playOn, queryOf, reckoningOf, settled, start } from './playing.ts'
import { startScript } from './server.ts'
import type { Shown } from './visitor.ts'

const dist = mkdtempSync(join(tmpdir(), 'narrow-gauge-other-title-'))

beforeAll(() =>
  buildWith([
    '--config',
    'test/browser/otherTitle/vite.config.ts',
    '--outDir',
    dist,
    '--emptyOutDir',
  ]),
)
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const serve = () =>
  startScript('src/server/main.ts', ['--no-build', '--dist', dist, '--port', '0', '--json'])

describe('the page with another title in the place of ours', () => {
  it('shows its card, and plays a match of three by the decision bar to the end', () =>
    withServer(serve, async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      await host.shows({ screen: 'home' })
      expect(await host.page.locator('.poster h2').allInnerTexts()).toEqual(['SIDINGS', 'WAYBILLS'])
      await host.page.click('[data-title=sidings] [data-open=options]')
      await host.page.fill('[data-option=seats] input', '3')
      await host.page.fill('[data-option=wagons] input', '9')
      await host.page.locator('dialog button.primary').click()
      await host.shows({ screen: 'waiting' })
      await host.page.waitForSelector('[data-reach=open]')
      const link = await host.page.inputValue('[data-link]')
      const guests = [
        await open({ name: 'guest', query: queryOf(link, fast) }),
        await open({ name: 'third', query: queryOf(link, fast) }),
      ]
      const end = await playOn([host, ...guests], { seed: 2 })
      expect(end.screen).toBe('reckoning')
      const told = await reckoningOf(host)
      expect(told).toMatch(/Won by/)
      for (const one of guests) expect(await reckoningOf(one)).toBe(told)
      expect(await host.page.locator('.seat-mark[data-pattern="2"]').first().isVisible()).toBe(true)
    }))

  it('plays against bots on its own plain face', () =>
    withServer(serve, async ({ open }) => {
      const one = await open({ name: 'one', query: `${fast}&seed=5` })
      await start(one, 'bot')
      await one.page.waitForSelector('.table.drawn')
      const isMine = (now: Shown) =>
        settled(now) && (now.turn === '0' || now.screen === 'reckoning')
      for (let turn = 0; ; turn++) {
        const { screen } = await one.until('my turn or the end', isMine)
        if (screen === 'reckoning') break
        await playOn([one], { seed: turn, moves: 1 })
      }
    }))
})
