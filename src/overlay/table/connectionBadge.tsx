import type { Seat } from '../../rules/game.ts'
import type { Picture, Role } from '../screen.ts'
import type { Reach } from '../screens/inviting.ts'
import { text } from '../text/text.ts'
import type { TableStore } from './tableStore.ts'
import type { TableView } from './tableView.ts'

interface Props {
  readonly view: TableView
  readonly store: Pick<TableStore, 'talk'>
  readonly reach: Reach
  readonly picture: Picture
  readonly role: Role
  readonly lasting: boolean
}

/** A line about the connection, when there is something to say. */
export function ConnectionBadge(props: Props) {
  const told = badgeText({ ...props, nudgedBy: props.store.talk.nudge.value })
  return (
    <div class="badge" role="status" aria-label={text().connection.label} data-badge={told?.about}>
      {told?.says}
    </div>
  )
}

/** A line about the connection. */
interface Told {
  readonly about: string
  readonly says: string
}

type Badged = Omit<Props, 'store'> & { readonly nudgedBy?: Seat | undefined }

/** Whether there are too many people for a word about each. */
const isMany = ({ seats }: Pick<TableView, 'seats'>) => seats.length > 3

/** A word about people who have been silent for some seconds, as far as nothing else is said of them. */
function quietText({ seats, missing, standing, hostless }: TableView): Told | undefined {
  if (standing !== 'playing' || hostless) return undefined
  // Of many, the list of seats shows it well enough.
  const quiet = missing.quiet.flatMap((seat) => seats[seat] ?? []).filter(({ asked }) => asked || !isMany({ seats }))
  if (quiet.length === 0) return undefined
  return { about: 'quiet', says: text().absence.quiet({ names: quiet.map(({ look }) => look.name) }) }
}

/** The one thing most worth saying, if any. */
export function badgeText(props: Badged): Told | undefined {
  const { view, reach, picture, role, lasting } = props
  if (view.frozen) return undefined
  if (view.standing === 'closed') return { about: 'closed', says: text().connection.closed }
  if (view.withheld) return { about: 'withheld', says: text().connection.withheld }
  if (view.unkept > 0) return { about: 'unkept', says: text().connection.unkept({ count: view.unkept }) }
  const nudger = props.nudgedBy === undefined ? undefined : view.seats[props.nudgedBy]
  if (nudger) return { about: 'nudged', says: text().connection.nudged(nudger.look) }
  const quiet = quietText(view)
  if (quiet) return quiet
  if (role === 'host' && view.standing === 'playing' && reach === 'lost')
    return { about: 'reach', says: text().connection.signalling }
  if (view.skew) return { about: 'version', says: text().connection.skew[view.skew] }
  if (picture.type === 'none') return { about: 'picture', says: text().connection.noStage }
  if (picture.type === 'loading') return { about: 'loading', says: text().connection.loading }
  return lasting || role === 'replay' ? undefined : { about: 'memory', says: text().connection.notKept }
}
