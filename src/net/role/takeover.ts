import { toHex } from '../../kit/bytes.ts'
import { extendSigned, type Signer } from '../../match/signing.ts'
import type { Takeover } from '../../match/table.ts'
import type { Game } from '../../rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { seatsOf } from '../../rules/tableState.ts'
import type { GuestTable } from '../guest/guestTable.ts'
import type { Listener } from '../host/listener.ts'
import { nextHost, quietAfter, takeoverPatience } from '../protocol/liveness.ts'
import type { LivePorts } from './arrival.ts'
import type { RoleEvent } from './roleChart.ts'

/*
 * A guest becomes the host of a match whose host is gone.
 */

/** Whether the host has been silent for so long that this guest is to take over. */
export function isHostGone(table: GuestTable | undefined): boolean {
  if (!table || table.linked()) return false
  const patience = takeoverPatience(table.now().table, table.signer.key, table.hearing().absent)
  return patience !== undefined && table.silence() >= patience
}

/** Whether the host has been silent for some seconds, even if its link still stands. */
export const isHostMissed = (table: GuestTable | undefined): boolean =>
  table !== undefined && table.silence() >= quietAfter

/** The browser that takes over from a host that is missed, and when; `isOwn`: this one is about to. */
export function takeoverBy(
  table: GuestTable | undefined,
  listener: Listener | undefined,
  isOwn: boolean,
): Takeover | undefined {
  if (!table || !isHostMissed(table)) return undefined
  const state = table.now().table
  const { key } = table.signer
  const cutOff = table.isCutOff()
  if (!listener || cutOff) return { by: undefined, in: 0, cutOff }
  if (isOwn) return { by: seatsOf(state.roster, key)[0], in: 0, cutOff }
  return { ...nextHost(state, key, table.hearing().absent, table.silence()), cutOff }
}

/** Claims the address of an epoch; the function returned gives up. */
export function claim(listener: Listener | undefined, epoch: number, tell: (event: RoleEvent) => void): () => void {
  let isDecided = false
  const cancel = listener?.claim(epoch, (isMine) => {
    isDecided = true
    tell(isMine ? { type: 'claimed', epoch } : { type: 'taken' })
  })
  return () => isDecided || cancel?.()
}

/** The journal with this browser as its host from an epoch on. */
export function withHost(game: Game, journal: Journal, signer: Signer, epoch: number): Journal | undefined {
  const [seat] = seatsOf(tableOf(journal).roster, signer.key)
  if (seat === undefined) return undefined
  const skipped = epoch === lastOf(journal).epoch + 1 ? {} : { epoch }
  const body = { type: 'host', seat, ...skipped } as const
  const step = extendSigned(game, journal, 'host', body, signer)
  return 'problem' in step ? undefined : step.journal
}

/** The room's key, which the first host who lacks it makes. */
export function roomKeyOf({ room }: LivePorts, { derive }: Signer): string | undefined {
  if (room?.key && room.key.now() === undefined) room.key.learn(toHex(derive('narrow-gauge room').slice(0, 16)))
  return room?.key?.now()
}
