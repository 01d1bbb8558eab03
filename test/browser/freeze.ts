import type { Visitor } from './visitor.ts'

/** A page that stands still: none of its timers and messages is worked off. */
export interface Frozen {
  /** Lets it go on with all that has come meanwhile. */
  thaw(): Promise<void>
}

/** Stops a page in the middle of what it does, as sleep does. Its links go on by themselves. */
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

/** Lets so much real time pass: what the browsers notice of it is what is tested. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Freezes a page for so long, ms. */
export async function freezeFor(visitor: Visitor, ms: number): Promise<void> {
  const frozen = await freeze(visitor)
  await wait(ms)
  await frozen.thaw()
}
