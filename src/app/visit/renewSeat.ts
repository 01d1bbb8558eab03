import type { OpenTitle } from '../../games/title.ts'
import { resumeAsHost } from '../../match/begin.ts'
import { signerIn } from '../../match/signing.ts'
import type { LiveTable } from '../../net/role/liveTable.ts'
import { renewSeats } from '../../net/seats/renewal.ts'
import { type Journal, tableOf } from '../../rules/journal.ts'
import { randomHex32 } from '../entropy.ts'
import { isLive, loadRoom, saveRoom } from '../storage/rooms.ts'
import type { TableVisit } from './tableVisit.ts'

/** The game and edition played at a table. */
type Played = Pick<OpenTitle, 'game' | 'edition'>

/**
 * Gives this browser's seats a new secret, so that links with the old one are worth nothing; the page then opens the
 * table again. The new one is saved before it is used. False if that isn't possible now.
 */
export async function renewSeat(visit: TableVisit, title: Played, table: LiveTable): Promise<boolean> {
  const { world, code, secret } = visit
  const room = await loadRoom(world.store, code)
  // Another window of this browser may sit here with a secret of its own, which isn't stored.
  if (room?.secret !== secret || !isLive(room)) return false
  const renewed = room.renewed ?? randomHex32()
  await saveRoom(world.store, code, { ...room, renewed })
  const signatures = await world.signatures()
  if (!(await renewSeats(table, signatures, secret, renewed))) return false
  // A guest hears from its host that the old secret is void; the host itself acts on it now.
  if (!table.now().hosting) return true
  const journal = table.whole()
  table.close()
  return useRenewed(visit, title, journal)
}

/**
 * Opens the table again with the new secret of this browser's seats; false if the match knows of none. `journal`: the
 * match as it is kept here. Where this browser hosts it, it goes on doing so under the new key.
 */
export async function useRenewed(
  { world, code, keeper }: TableVisit,
  { game, edition }: Played,
  journal: Journal | undefined,
): Promise<boolean> {
  const room = await loadRoom(world.store, code)
  if (!room || !isLive(room) || room.renewed === undefined) return false
  const { renewed, ...rest } = room
  if (journal) {
    const signatures = await world.signatures()
    const { host = '' } = tableOf(journal).roster
    const own = signerIn(signatures, renewed, journal).key
    const isHeir = tableOf(journal).heirs.get(host) === own
    const taken = isHeir ? await resumeAsHost({ game, signatures, journal }, renewed) : undefined
    if (taken) await keeper.begin(edition, taken.entries)
  }
  await saveRoom(world.store, code, { ...rest, secret: renewed })
  world.tab.write(code, renewed)
  world.go({ type: 'room', code })
  return true
}

/** Whether a match's seats have gone over to a new secret that this browser hasn't begun to use. */
export async function isRenewed({ world, code, secret }: TableVisit, journal: Journal): Promise<boolean> {
  const room = await loadRoom(world.store, code)
  if (!room || !isLive(room) || room.renewed === undefined) return false
  const { key } = signerIn(await world.signatures(), secret, journal)
  return tableOf(journal).heirs.get(key) !== undefined
}
