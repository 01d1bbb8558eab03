import { signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import type { ListeningState } from '../../link/link.ts'
import type { LiveTable } from '../../net/role/liveTable.ts'
import type { Gallery } from '../../net/viewers/gallery.ts'
import type { Role } from '../../overlay/screen.ts'
import type { Invite, Reach } from '../../overlay/screens/inviting.ts'
import { isTableDealt } from '../../rules/tableState.ts'
import type { Scope } from '../scope.ts'
import { type Extras, showTable } from './tableScreen.ts'
import type { TableVisit } from './tableVisit.ts'
import { watchersOf } from './watchers.ts'

/** A table that this browser is a member of, and what it takes to show it. */
interface ShownTable {
  readonly visit: TableVisit
  readonly title: OpenTitle
  readonly table: LiveTable
  readonly invite: Invite | undefined
  /** The rules for those who watch. */
  readonly gallery: Gallery
  /** Begins the next match, if this browser hosts. */
  readonly again: () => void
  /** Opens the waiting room for it, if this browser hosts a table that others can join. */
  readonly regather: () => void
  readonly scope: Scope
}

/** Puts the table on the screen; what the page offers beside it depends on who hosts. */
export function showMember(shown: ShownTable): void {
  const { visit, title, table, invite, gallery, again, regather, scope } = shown
  const { world, open, code, secret, tell } = visit
  const reach = signal<Reach>(reachOf(table.reach()))
  const watchers = watchersOf(world, table, gallery, scope)
  const ownLink = () => world.link({ type: 'room', code, secret })
  // Where the host alone has dealt, the cards follow from its key.
  const canRenew = !title.game.hidden || isTableDealt(table.now().table)
  const renew = async () => (await import('./renewSeat.ts')).renewSeat(visit, title, table)
  const extras = (): Extras => {
    const { hosting } = table.now()
    const role: Role = !open ? 'local' : hosting ? 'host' : 'guest'
    return {
      role,
      reach,
      reachAgain: table.retry,
      ownLink: open ? { link: ownLink, renew: canRenew ? renew : undefined } : undefined,
      invite: hosting ? invite : undefined,
      watchers: isSeated(table) ? watchers : undefined,
      again: hosting ? again : undefined,
      regather: hosting && open ? regather : undefined,
    }
  }
  const show = showTable(world, title, table, extras, scope, tell)
  let { hosting } = table.now()
  scope.onEnd(
    table.on(() => {
      reach.value = after(reach.value, reachOf(table.reach()))
      if (table.now().hosting === hosting) return
      hosting = table.now().hosting
      show()
    }),
  )
}

/** Only the seated are told what holds for those who watch. */
const isSeated = (table: LiveTable) => table.now().sitters.some(({ mine }) => mine)

/** A lost connection stays lost until it is back, however often it is tried in between. */
export const after = (before: Reach, next: Reach): Reach =>
  before === 'lost' && next === 'registering' ? before : next

/** This browser's reachability for others, for the page. */
export function reachOf(state: ListeningState | undefined): Reach {
  if (!state || state.type === 'closed') return 'none'
  if (state.type === 'lost' && state.retryIn === undefined) return 'never'
  return state.type
}
