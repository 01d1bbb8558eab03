import { createServer, type Server } from 'node:http'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { pageText } from '../../src/debug/text/page.ts'
import { need } from '../../src/kit/assert.ts'
import { withTable } from './harness.ts'
import { fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { watched } from './watching.ts'

const viewport = { width: 1280, height: 720 }
const sentences = pageText.machine.news

/** A page in the inspector's place that listens with its official receiver, and records everything. */
async function standIn(): Promise<{ readonly address: string; readonly server: Server }> {
  const entry = 'stand-in'
  const listening = `
    import { createBrowserReceiver } from '@statelyai/inspect'
    globalThis.__told = []
    createBrowserReceiver().subscribe((event) => globalThis.__told.push(event))`
  const source = {
    name: entry,
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? listening : undefined),
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [source],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  const output = 'output' in built ? built.output : []
  const chunk = need(
    output.find((file) => file.type === 'chunk'),
    'its script',
  )
  const code = 'code' in chunk ? chunk.code : ''
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><script type="module">${code}</script>`)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { address: `http://localhost:${port}/`, server }
}

const theirs = /^https:\/\/stately\.ai\//

/** Makes the inspector's address lead to another page. */
const lead = ({ page }: Visitor, url: string) =>
  page.context().route(theirs, async (route) => route.fulfill({ response: await route.fetch({ url }) }))

/** Goes to the machines and opens the inspector. */
async function connect({ page }: Visitor): Promise<void> {
  await page.click('[data-panel=machine]')
  await page.click('[data-do=stately]')
}

/** Expects this news in the panel, and the charts as usual. */
async function says({ page }: Visitor, news: keyof typeof sentences): Promise<void> {
  await page.waitForSelector(`[data-stately=${news}]`)
  expect(await page.textContent('[data-stately]')).toBe(sentences[news])
  await page.waitForSelector('[data-machine=foothills] svg')
}

describe('the Stately inspector', () => {
  it('receives every machine of a live match, with only ids of their contexts; the panel says why if not', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: watched, viewport })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast), viewport })
      await playOn([host, guest], { seed: 3, moves: 2 })
      host.expectError(/stately\.ai|ERR_FAILED|Failed to fetch/)
      await host.page.context().route(theirs, (route) => route.abort())
      await connect(host)
      await says(host, 'unreachable')

      const { address, server } = await standIn()
      await lead(host, address)
      const popup = host.page.waitForEvent('popup')
      await connect(host)
      const inspector = await popup
      await says(host, 'connected')
      await playOn([host, guest], { seed: 4, moves: 2 })
      const told = () => inspector.evaluate(() => JSON.stringify(Reflect.get(globalThis, '__told')))
      await expect.poll(told).toMatch(/"@xstate\.snapshot".*"move"/)
      const text = await told()
      for (const name of ['foothills', 'playback', 'pointer', 'app', 'hover'])
        expect(text).toContain(`"name":"${name}"`)
      for (const type of ['actor', 'event', 'snapshot']) expect(text).toContain(`@xstate.${type}`)
      // The turn's chart is complete, and nothing of a position or an address is there but ids.
      expect(text).toMatch(/endCheck/)
      expect(text).toMatch(/"phase":"/)
      const code = new URL(link).hash.slice('#/r/'.length)
      for (const secret of [code, 'supply', 'rubble', 'secret', '"bag"', '\\"context\\"'])
        expect(text).not.toContain(secret)

      await inspector.close()
      await says(host, 'closed')
      const again = host.page.waitForEvent('popup')
      await connect(host)
      await again
      await says(host, 'connected')
      server.close()

      await host.page.evaluate(() => {
        window.open = () => null
      })
      await connect(host)
      await says(host, 'blocked')
    }))
})
