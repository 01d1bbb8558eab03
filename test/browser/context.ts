import type { Page } from 'playwright-core'

/** Takes the WebGL context away from the stage, as after a crash of the graphics driver. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas')
    const extension = canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context')
    if (!canvas || !extension) throw new Error('This stage has no context that can be lost.')
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve))
    // Kept, since a lost context no longer gives extensions.
    Object.assign(canvas, { giveBack: () => extension.restoreContext() })
    extension.loseContext()
    await lost
  })
}

/** Restores it, as when the driver is back. */
export async function restoreContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas')
    const giveBack: unknown = canvas && Reflect.get(canvas, 'giveBack')
    if (!canvas || typeof giveBack !== 'function') throw new Error('No context was lost.')
    const restored = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve))
    giveBack()
    await restored
  })
}
