import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Counts WebGL calls per frame, from `begin` on. */
    __calls?: { begin(): void; read(): Calls }
  }
}

/** The most WebGL calls in one frame. */
export interface Calls {
  readonly drawCalls: number
  readonly textures: number
  /** New textures between frames: pictures baked before they are shown. */
  readonly baked: number
}

/** Runs in the page before everything else: counts draw calls and new or resized textures. */
export function countCalls(): void {
  let most = { drawCalls: 0, textures: 0, baked: 0 }
  const now = { drawCalls: 0, textures: 0 }
  let frame: number | undefined
  let isFrame = false
  const close = () => {
    most.drawCalls = Math.max(most.drawCalls, now.drawCalls)
    most.textures = Math.max(most.textures, now.textures)
    Object.assign(now, { drawCalls: 0, textures: 0 })
  }
  const count = (name: keyof WebGLRenderingContext, what: keyof typeof now) => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const call: unknown = Reflect.get(prototype, name)
      if (typeof call !== 'function') continue
      const counted = function (this: unknown, ...args: readonly unknown[]) {
        if (isFrame) now[what] += 1
        else if (what === 'textures') most.baked += 1
        return Reflect.apply(call, this, args)
      }
      Object.defineProperty(prototype, name, { value: counted })
    }
  }
  for (const name of ['drawArrays', 'drawElements'] as const) count(name, 'drawCalls')
  count('texImage2D', 'textures')
  const ask = window.requestAnimationFrame.bind(window)
  // All calls in one task count as one frame.
  window.requestAnimationFrame = (call) =>
    ask((time) => {
      if (time !== frame) close()
      frame = time
      isFrame = true
      try {
        call(time)
      } finally {
        isFrame = false
      }
    })
  window.__calls = {
    begin() {
      close()
      most = { drawCalls: 0, textures: 0, baked: 0 }
    },
    read() {
      close()
      return most
    },
  }
}

/** The counts since `begin`. */
export async function readCalls(page: Page): Promise<Calls> {
  const calls = await page.evaluate(() => window.__calls?.read())
  if (!calls) throw new Error('Nobody counted in this page.')
  return calls
}
