import type { Clock } from '../kit/clock.ts'
import { addressesOfOthers } from '../link/address.ts'
import type { Dialled } from '../link/link.ts'
import type { Room } from './listener.ts'
import { protocol } from './protocol.ts'
import { dialAny } from './search.ts'

/** A look for a page of another version. */
export interface Meeting {
  /** Whether one hosts the room; false when it was called off. */
  readonly result: Promise<boolean>
  cancel(): void
}

/**
 * Looks whether this room is hosted by a page of another version. Its host is told so: first words are
 * read by all versions.
 */
export function meetOther({ network, code }: Room, clock: Clock): Meeting {
  const { result, cancel } = dialAny(network, clock, addressesOfOthers(code))
  const greet = (dialled: Dialled) => {
    if ('problem' in dialled) return false
    dialled.link.send(JSON.stringify({ type: 'hello', protocol }))
    dialled.link.close('version')
    return true
  }
  return { result: result.then(greet), cancel }
}
