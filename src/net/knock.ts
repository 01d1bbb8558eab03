import type { Clock } from '../kit/clock.ts'
import { address } from '../link/address.ts'
import type { Room } from './listener.ts'
import { readHostMessage } from './protocol.ts'

/** A match that may still be held in a room, as far as somebody knows who was there. */
export interface Sought {
  readonly match: string
  /** The last epoch that is known of. */
  readonly epoch: number
}

/** How long a room has to answer, ms. */
const patience = 10_000
/** Takeovers that may have happened since. */
const later = 2

/** Whether somebody hosts this match in a room just now. They are asked nothing, and told nothing. */
export function isHeld(room: Room, clock: Clock, { match, epoch }: Sought): Promise<boolean> {
  const epochs = new Set([1, ...Array.from({ length: later + 1 }, (_, more) => epoch + more)])
  return new Promise((resolve) => {
    const calls = [...epochs].map((one) => callAt(room, address(room.code, one), match))
    const callOff = clock.after(patience, () => end(false))
    const end = (held: boolean) => {
      callOff()
      for (const { hangUp } of calls) hangUp()
      resolve(held)
    }
    for (const { held } of calls) void held.then((isThere) => isThere && end(true))
    void Promise.all(calls.map(({ held }) => held)).then((all) => end(all.includes(true)))
  })
}

/** Calls an address: whether its host's first words are of this match. */
function callAt({ network }: Room, at: string, match: string) {
  const dialling = network.dial(at)
  let hangUp = () => dialling.cancel()
  const held = dialling.result.then((dialled) => {
    if (!('link' in dialled)) return false
    const { link } = dialled
    hangUp = () => link.close('looked')
    return new Promise<boolean>((resolve) => {
      link.on((event) => {
        const message = event.type === 'message' ? readHostMessage(event.text) : undefined
        if (message?.type === 'challenge') resolve(message.match === match)
        else if (event.type === 'closed') resolve(false)
      })
    })
  })
  return { held, hangUp: () => hangUp() }
}
