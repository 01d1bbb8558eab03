import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { fastWebGl, settled } from './playing.ts'
import { nextPicks, touchHalfWay } from './touching.ts'
import type { Visitor } from './visitor.ts'

/** Sets something in the settings at the table. */
async function choose({ page }: Visitor, name: string, value: string): Promise<void> {
  await page.click('[data-open=settings]')
  await page.locator(`dialog [name=${name}][value="${value}"]`).check()
  await page.click('dialog [data-close]')
}

/** A screenshot of the table once it is still. */
async function picture(one: Visitor): Promise<Buffer> {
  await one.until('the table settles', settled)
  return one.page.locator('#stage canvas').screenshot()
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
      const usual = await picture(one)
      const held: number[] = []
      for (let round = 0; round < 3; round++) {
        await choose(one, 'contrast', 'more')
        const strong = await picture(one)
        expect(strong.equals(usual)).toBe(false)
        expect(await nextPicks(one)).toEqual(picked)
        await choose(one, 'textSize', '200')
        expect((await picture(one)).equals(strong)).toBe(false)
        expect(await nextPicks(one)).toEqual(picked)
        await choose(one, 'textSize', '100')
        await choose(one, 'contrast', 'auto')
        expect((await picture(one)).equals(strong)).toBe(false)
        held.push(await texturesOf(one))
      }
      expect(held[0]).toBeGreaterThan(0)
      expect(held).toEqual([held[0], held[0], held[0]])
    }))
})
