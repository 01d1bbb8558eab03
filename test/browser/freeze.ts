import type { Visitor } from './visitor.ts'

/** A frozen page: none of its timers and messages are handled. */
export interface Frozen {
  /** Unfreezes it; what arrived meanwhile is handled now. */
  thaw(): Promise<void>
}

/** Freezes a page as sleep does. Its links stay alive by themselves. */
export async function freeze({ page }: Visitor): Promise<Frozen> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  const paused = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()))
  await session.send('Debugger.pause')
  await paused
  return {
    async thaw() {
      await session.send('Debugger.resume')
      await session.detach()
    },
  }
}

/** Waits in real time: what browsers make of it is what is tested. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Freezes a page for this long, ms. */
export async function freezeFor(visitor: Visitor, ms: number): Promise<void> {
  const frozen = await freeze(visitor)
  await wait(ms)
  await frozen.thaw()
}
