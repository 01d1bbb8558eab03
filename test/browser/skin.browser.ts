import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { openSettings } from './menu.ts'
import { fastWebGl, settled, stillPicture } from './playing.ts'
import { nextPicks, touchHalfWay } from './touching.ts'
import type { Visitor } from './visitor.ts'

/** Sets something in the settings at the table. */
async function choose({ page }: Visitor, name: string, value: string): Promise<void> {
  await openSettings({ page })
  await page.locator(`dialog [name=${name}][value="${value}"]`).check()
  await page.click('dialog [data-close]')
}

/** A still picture of the table, as soon as it is another than `before`. */
async function pictureAfter(one: Visitor, before: Buffer): Promise<Buffer> {
  let now = before
  const isSame = async () => {
    now = await stillPicture(one)
    return now.equals(before)
  }
  await expect.poll(isSame).toBe(false)
  return now
}

/** Counts the WebGL textures the page holds, from its next load on. */
const countTextures = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const held = new Set<WebGLTexture>()
    Object.assign(window, { __held: held })
    const { prototype } = WebGLRenderingContext
    const { createTexture, deleteTexture } = prototype
    prototype.createTexture = function create() {
      const texture = createTexture.call(this)
      held.add(texture)
      return texture
    }
    prototype.deleteTexture = function remove(texture) {
      if (texture) held.delete(texture)
      deleteTexture.call(this, texture)
    }
  })

const texturesOf = ({ page }: Visitor) =>
  page.evaluate(() => {
    const held: unknown = Reflect.get(window, '__held')
    return held instanceof Set ? held.size : -1
  })

describe('a change of contrast or text size', () => {
  it('redraws the table right away, keeps the partial selection, and leaks no textures', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fastWebGl, viewport: { width: 1280, height: 720 } })
      await one.shows({ screen: 'home' })
      await countTextures(one)
      await one.page.reload()
      await one.page.click('[data-start=here]')
      await one.until('the table settles', settled)
      const picked = await touchHalfWay(one, fastDraw(4))
      let usual = await stillPicture(one)
      const held: number[] = []
      for (let round = 0; round < 3; round++) {
        await choose(one, 'contrast', 'more')
        const strong = await pictureAfter(one, usual)
        expect(await nextPicks(one)).toEqual(picked)
        await choose(one, 'textSize', '200')
        const large = await pictureAfter(one, strong)
        expect(await nextPicks(one)).toEqual(picked)
        await choose(one, 'textSize', '100')
        await pictureAfter(one, large)
        await choose(one, 'contrast', 'auto')
        usual = await pictureAfter(one, strong)
        held.push(await texturesOf(one))
      }
      expect(held[0]).toBeGreaterThan(0)
      expect(held).toEqual([held[0], held[0], held[0]])
    }))
})
