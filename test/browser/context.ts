import type { Page } from 'playwright-core'

/** Takes the graphics card away from the stage, as a browser does after a crash of its driver. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas')
    const extension = canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context')
    if (!canvas || !extension) throw new Error('This stage has no context that can be lost.')
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve))
    // Kept, since a lost context gives no extensions any more.
    Object.assign(canvas, { giveBack: () => extension.restoreContext() })
    extension.loseContext()
    await lost
  })
}

/** Gives it back, as the browser does when the driver is there again. */
export async function restoreContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas')
    const giveBack: unknown = canvas && Reflect.get(canvas, 'giveBack')
    if (!canvas || typeof giveBack !== 'function') throw new Error('No context was lost.')
    const restored = new Promise((resolve) =>
      canvas.addEventListener('webglcontextrestored', resolve),
    )
    giveBack()
    await restored
  })
}
