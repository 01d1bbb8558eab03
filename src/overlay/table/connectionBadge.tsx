import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../rules/game.ts'
import type { Picture, Role } from '../screen.ts'
import type { Invite, Reach } from '../screens/inviting.ts'
import { text } from '../text/text.ts'
import { CopyInvite } from '../widgets/links.tsx'
import type { SeatLine } from './seats.ts'
import type { TableStore, TableView } from './tableStore.ts'

interface Props {
  readonly view: TableView
  readonly store: Pick<TableStore, 'said'>
  readonly reach: Reach
  readonly picture: Picture
  readonly role: Role
  readonly lasting: boolean
  /** The invite link, if others can join. */
  readonly invite: Invite | undefined
}

/** A line about the connection, when there is something to say. */
export function ConnectionBadge(props: Props) {
  const isNewHost = useNewHost(props.view.hosting)
  const nudgedBy = props.store.said.nudge.value
  const told = badgeText({ ...props, isNewHost, nudgedBy })
  const { invite } = props
  return (
    <div class="badge" role="status" aria-label={text().connection.label} data-badge={told?.about}>
      {told?.says}
      {told?.about === 'away' && <CopyInvite invite={invite} />}
    </div>
  )
}

/** How long the page says that this browser has become the host, ms. */
const newsFor = 12_000

/** True for a while after this browser has become the host. */
function useNewHost(hosting: boolean): boolean {
  const [was, setWas] = useState(hosting)
  const isNew = hosting && !was
  useEffect(() => {
    if (!isNew) return setWas(hosting)
    const timer = setTimeout(() => setWas(true), newsFor)
    return () => clearTimeout(timer)
  }, [isNew, hosting])
  return isNew
}

type Badged = Omit<Props, 'invite' | 'store'> & {
  readonly isNewHost?: boolean
  readonly nudgedBy?: Seat | undefined
}

/** Away while others choose; if it is their turn, the decision bar says so. */
const isAway = ({ sitter, asked, out }: SeatLine): boolean =>
  sitter.kind === 'person' && !sitter.present && !asked && !out

/** Quiet, and waited for or one of few: of many, the list of seats shows it well enough. */
const isMissed = ({ sitter, asked }: SeatLine, _: number, seats: readonly SeatLine[]): boolean =>
  sitter.quiet === true && (asked || !isMany({ seats }))

/** So many that a word about each would never end. */
const isMany = ({ seats }: { readonly seats: readonly SeatLine[] }) => seats.length > 3

/** The one thing most worth saying, if any. */
export function badgeText(props: Badged): { about: string; says: string } | undefined {
  const { view, reach, picture, role, lasting } = props
  if (view.standing === 'lost') return { about: 'lost', says: text().connection.lost }
  if (view.frozen) return undefined
  if (view.standing === 'closed') return { about: 'closed', says: text().connection.closed }
  if (view.withheld) return { about: 'withheld', says: text().connection.withheld }
  if (props.isNewHost) return { about: 'hosting', says: text().connection.hosting }
  if (view.unkept > 0) return { about: 'unkept', says: text().connection.unkept(view.unkept) }
  if (view.standing === 'playing' && view.seats.some(({ sitter }) => sitter.forMe))
    return { about: 'standIn', says: text().connection.standsIn }
  const nudger = props.nudgedBy === undefined ? undefined : view.seats[props.nudgedBy]
  if (nudger) return { about: 'nudged', says: text().connection.nudged(nudger.look.name) }
  const away = view.seats.filter(isAway).map(({ look }) => look.name)
  if (away.length > 0 && view.standing === 'playing' && role !== 'replay')
    return {
      about: 'away',
      says: isMany(view) ? text().connection.awayAmongMany(away) : text().connection.away(away),
    }
  const quiet = view.seats.find(isMissed)
  if (quiet) return { about: 'quiet', says: text().connection.quiet(quiet.look.name) }
  if (role === 'host' && view.standing === 'playing' && reach === 'lost')
    return { about: 'reach', says: text().connection.signalling }
  if (view.skew) return { about: 'version', says: text().connection.skew[view.skew] }
  if (picture.type === 'none') return { about: 'picture', says: text().connection.noStage }
  if (picture.type === 'loading') return { about: 'loading', says: text().connection.loading }
  return lasting || role === 'replay'
    ? undefined
    : { about: 'memory', says: text().connection.notKept }
}
