import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { page as missing, updates as text } from '../../src/overlay/words/en/start.ts'
import { type Scene, withOwnTable, withServer, withTable } from './harness.ts'
import { resign } from './menu.ts'
import { agree, chooseTitle, fast, playOn, start } from './playing.ts'
import { startScript } from './server.ts'
import type { Visitor } from './visitor.ts'

/** A whole match as a file. */
const match = fileURLToPath(new URL('../matches/metro-2-seats-tie.json', import.meta.url))

const goHome = async (visitor: Visitor) => {
  await visitor.page.evaluate(() => {
    window.location.hash = '#/'
  })
  await visitor.shows({ screen: 'home' })
}

/** Opens the page and waits until this browser keeps all of it. */
async function openKept({ open }: Scene, query = fast): Promise<Visitor> {
  const one = await open({ query, keepsPage: true })
  await one.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await one.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return one
}

describe('a page without its server', () => {
  it('opens again, plays every title, shows the rules, and replays and resumes own matches', () =>
    withOwnTable(async (scene, own) => {
      const one = await openKept(scene)
      one.expectError(/Failed to load resource|ERR_CONNECTION/)
      await own.stop()
      await one.page.reload()
      await start(one, 'here')
      const before = await playOn([one], { seed: 3, moves: 4 })
      await one.page.reload()
      expect((await agree([one])).hash).toBe(before.hash)
      await resign(one)
      await one.shows({ screen: 'reckoning' })
      await goHome(one)
      await one.page.click('[data-over=true] [data-resume]')
      await one.until('the replay', ({ screen }) => screen === 'table')
      await goHome(one)
      await one.page.click('[data-open=rules]')
      await one.page.waitForSelector('[data-book]')
      await goHome(one)
      await chooseTitle(one, 'metro')
      await one.page.click('[data-title=metro] [data-start=bot]')
      await one.until('my turn', ({ idle, turn }) => idle && turn !== undefined)
      await one.page.locator('.log [data-open=choices]').press('Enter')
      await one.page.waitForSelector('.choices-panel li')
      await one.page.keyboard.press('Escape')
      await goHome(one)
      await chooseTitle(one, 'metro')
      await one.page.locator('[data-title=metro] [data-open=lesson]').press('Enter')
      await one.page.waitForSelector('.table.learning.doing [data-move]')
      await goHome(one)
      await chooseTitle(one, 'snowdonia')
      await one.page.click('[data-title=snowdonia] [data-start=alone]')
      await one.until('my turn', ({ idle, turn }) => idle && turn !== undefined)
      await goHome(one)
      await chooseTitle(one, 'dwarven')
      await one.page.click('[data-title=dwarven] [data-start=bot]')
      await one.until('my turn', ({ idle, turn }) => idle && turn !== undefined)
    }))

  it('opens from any folder of a host, at its index.html too', () =>
    withFolder((folder) =>
      withServer(
        () => serve(join(folder, '..')),
        async (scene, own) => {
          const one = await openKept(scene, `dist/${fast}`)
          one.expectError(/Failed to load resource|ERR_CONNECTION/)
          await own.stop()
          await one.page.goto(new URL(`dist/index.html${fast}`, own.local).href)
          await start(one, 'here')
          await agree([one])
        },
      ),
    ))
})

describe('a page that isn’t kept yet', () => {
  it('says in sight what it can’t load, and loads it as soon as there is a network', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      one.expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
      const { page } = one
      const settings = page.locator('dialog.settings')
      await one.shows({ screen: 'home' })
      await chooseTitle(one, 'metro')
      await page.waitForSelector('.rivals')
      await page.context().setOffline(true)
      await page.click('[data-title=metro] [data-open=options]')
      await page.locator('.missing [aria-label]').click()
      await page.waitForSelector('.missing', { state: 'detached' })
      await page.click('[data-open=settings]')
      await page.locator('.missing button').first().click({ trial: true })
      await page.context().setOffline(false)
      await settings.waitFor()
      await page.context().setOffline(true)
      await settings.locator('[name=language][value=cy]').click({ force: true })
      await settings.locator('fieldset:has([name=language]) [role=status]').waitFor()
      expect(await page.getAttribute('html', 'lang')).toMatch(/^en/)
      await page.context().setOffline(false)
      await page.waitForSelector('html[lang=cy]')
    }))

  it('shows films and makes clips as soon as there is a network', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: '?test&renderer=canvas' })
      one.expectError(/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|preload CSS/)
      const { page } = one
      await one.shows({ screen: 'home' })
      await page.context().setOffline(true)
      await page.setInputFiles('input[name=match]', match)
      await page.waitForSelector('[data-problem=load]')
      await page.context().setOffline(false)
      await one.shows({ screen: 'table', idle: true })
      await page.waitForSelector('.film .graph')
      await page.context().setOffline(true)
      await page.click('[data-do=clip]')
      await page.waitForSelector('.missing')
      await page.context().setOffline(false)
      await page.selectOption('[data-choice=pace]', 'x8')
      await page.waitForSelector('.clip [data-seconds]')
      await page.context().setOffline(true)
      await page.click('[data-do=render]')
      await page.waitForSelector('[data-clip=missing]')
      expect(await page.innerText('.clip [role=status]')).toBe(missing.missing)
      await page.context().setOffline(false)
      await page.click('[data-do=render]')
      await page.waitForSelector('[data-clip=working], [data-clip=done]')
    }))
})

describe('a new version', () => {
  it('waits for the end of the match in every window, and comes at the press of a button', () =>
    withFolder((folder) =>
      withServer(
        () => serve(folder),
        async (scene) => {
          const one = await openKept(scene)
          await start(one, 'here')
          const before = await playOn([one], { seed: 5, moves: 3 })
          await publishAnother(folder)
          await one.page.reload()
          expect(await buildOf(one)).toBe('first')
          await one.page.waitForSelector('[data-update=waits]')
          expect((await agree([one])).hash).toBe(before.hash)

          const other = await one.page.context().newPage()
          await other.goto(new URL(fast, one.page.url()).href)
          await other.click('[data-update=ready] button')
          await other.waitForSelector('[data-update=elsewhere]')
          expect(await other.locator('[data-update] p').innerText()).toBe(text.elsewhere)
          expect((await one.shown()).hash).toBe(before.hash)

          await goHome(one)
          // Chromium may put off a new worker for good if the old one answers a request in that moment.
          await Promise.all([quiet(one.page), quiet(other)])
          await one.page.click('[data-update=ready] button')
          await one.page.waitForSelector('html[data-build=second]', { state: 'attached' })
          await other.waitForSelector('html[data-build=second]', { state: 'attached' })
          await one.page.click('[data-resume]')
          expect((await agree([one])).hash).toBe(before.hash)
        },
      ),
    ))
})

/** Waits until a page has fetched a table ahead, and nothing more is on its way. */
async function quiet(page: Page): Promise<void> {
  const isStage = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/stage-'))
  await page.waitForFunction(isStage)
  await page.waitForLoadState('networkidle')
}

const buildOf = ({ page }: Visitor) => page.evaluate(() => document.documentElement.dataset.build ?? 'first')

/** A server of a folder’s page. */
const serve = (folder: string) => startScript('src/server/main.ts', ['--dist', folder, '--port', '0', '--json'])

/** Runs with a copy of the built page. */
async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'narrow-gauge-offline-'))
  const folder = join(place, 'dist')
  await cp(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true })
  // The folder above is served as well, and a server wants a page.
  await cp(join(folder, 'index.html'), join(place, 'index.html'))
  try {
    await run(folder)
  } finally {
    await rm(place, { recursive: true })
  }
}

/** Puts another build in the folder: as far as the browser can tell, one byte is enough. */
async function publishAnother(folder: string): Promise<void> {
  await change(join(folder, 'index.html'), '<html ', '<html data-build="second" ')
  await change(join(folder, 'sw.js'), '"name":"', '"name":"second ')
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(file, text.replace(from, to))
}
