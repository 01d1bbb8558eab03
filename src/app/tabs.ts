/** How long another window of this browser may take to say that it is there, ms. */
const patience = 200

/** A room as held by this window, so that no other window of this browser takes the same seat. */
export interface Holding {
  /** True when another window held it before. */
  readonly elsewhere: boolean
  release(): void
}

/** What windows say to each other about one room. */
const ask = 'who is here?'
const here = 'I am'

/** Holds a room in this window, after asking the others. `channel` may be missing in old browsers. */
export async function holdRoom(
  code: string,
  wait: (ms: number, then: () => void) => void,
): Promise<Holding> {
  if (!('BroadcastChannel' in globalThis)) return { elsewhere: false, release: () => {} }
  const channel = new BroadcastChannel(`narrow-gauge/${code}`)
  const elsewhere = await new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => data === here && resolve(true)
    channel.postMessage(ask)
    wait(patience, () => resolve(false))
  })
  channel.onmessage = ({ data }) => data === ask && channel.postMessage(here)
  return { elsewhere, release: () => channel.close() }
}
