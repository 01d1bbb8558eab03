import { addressesOfOthers } from '../link/address.ts'
import type { Clock } from '../link/clock.ts'
import type { Room } from './doors.ts'
import { protocol } from './protocol.ts'
import { dialAny } from './search.ts'

/**
 * Whether this room is hosted by a page of another version. Its host is told so: first words are read
 * by all versions.
 */
export async function meetsOther(room: Room | undefined, clock: Clock): Promise<boolean> {
  if (!room) return false
  const dialled = await dialAny(room.network, clock, addressesOfOthers(room.code)).result
  if ('problem' in dialled) return false
  dialled.link.send(JSON.stringify({ type: 'hello', protocol }))
  dialled.link.close('version')
  return true
}
