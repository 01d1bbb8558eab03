import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Scene, withTable } from './harness.ts'
import { fast, invite, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Two people at a table, and the link that one of them has copied for those who watch. */
async function watched(open: Scene['open']) {
  const host = await open({ name: 'host', query: `${fast}&seed=5` })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, fast) })
  for (const one of [host, guest]) await one.shows({ screen: 'table' })
  await guest.page.click('[data-open=settings]')
  await guest.page.click('[data-open=watchers]')
  await guest.page.click('dialog.gallery [data-copy] >> nth=0')
  await guest.page.waitForSelector('dialog.gallery .made-link')
  const watchLink = await guest.page.inputValue('dialog.gallery .made-link')
  return { host, guest, code: new URL(link).hash.slice(4), watch: new URL(watchLink).hash }
}

const isAt = (page: Page, hash: string) =>
  page.waitForSelector(`.stream[data-hash="${hash}"]`, { state: 'attached', timeout: 60_000 })

const hashOf = async (visitor: Visitor) => (await visitor.shown()).hash ?? ''

/** The corners of a picture of the page without its own background, and the middle of its table. */
async function alphas(page: Page): Promise<readonly number[]> {
  const picture = (await page.screenshot({ omitBackground: true })).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    const at = (x: number, y: number) =>
      context.getImageData(Math.round(x * image.width), Math.round(y * image.height), 1, 1).data[3]
    return [at(0.005, 0.005), at(0.1, 0.9), at(0.995, 0.995), at(0.6, 0.4)].map(Number)
  }, picture)
}

describe('a match that others watch', () => {
  it('is shown to a viewer and on a stream, without the table’s code', () =>
    withTable(async ({ open }) => {
      const { host, guest, code, watch } = await watched(open)
      const viewer = await open({ name: 'viewer', query: `${fast}${watch}` })
      await viewer.shows({ screen: 'table' })
      await viewer.page.waitForSelector('body[data-mine=false]')
      const query = `${fast}${watch.replace('#/w/', '#/s/')}?preset=full`
      const stream = await open({ name: 'stream', query })
      await isAt(stream.page, await hashOf(host))
      await guest.page.waitForSelector('.watching')
      for (const { page } of [viewer, stream]) expect(await page.content()).not.toContain(code)
      const seen = () => alphas(stream.page)
      await expect.poll(seen, { timeout: 60_000 }).toEqual([0, 0, 0, 255])
    }))
})
