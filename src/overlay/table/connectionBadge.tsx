import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../rules/game.ts'
import type { Picture, Role } from '../screen.ts'
import type { Invite, Reach } from '../screens/inviting.ts'
import { text } from '../text/text.ts'
import { CopyInvite } from '../widgets/links.tsx'
import type { TableStore, TableView } from './tableStore.ts'

interface Props {
  readonly view: TableView
  readonly store: Pick<TableStore, 'talk'>
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
  const nudgedBy = props.store.talk.nudge.value
  const told = badgeText({ ...props, isNewHost, nudgedBy })
  const { invite, view } = props
  // The decision bar offers it while it waits for someone.
  const isOffered = view.missing.awaited.length > 0 && view.bar.moves.length === 0
  return (
    <div class="badge" role="status" aria-label={text().connection.label} data-badge={told?.about}>
      {told?.says}
      {told?.about === 'away' && !isOffered && <CopyInvite invite={invite} />}
    </div>
  )
}

/** Time for which the page says that this browser has become the host, ms. */
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

/** A line about the connection. */
interface Told {
  readonly about: string
  readonly says: string
}

type Badged = Omit<Props, 'invite' | 'store'> & { readonly isNewHost?: boolean; readonly nudgedBy?: Seat | undefined }

/** So many that a word about each would never end. */
const isMany = ({ seats }: Pick<TableView, 'seats'>) => seats.length > 3

const namesOf = ({ seats }: TableView, which: readonly Seat[]) => which.flatMap((seat) => seats[seat]?.look.name ?? [])

/** The names of those who are away, as far as the decision bar doesn’t say that it waits for them. */
function awayNames(view: TableView): readonly string[] {
  const { missing, bar } = view
  const said = bar.moves.length > 0 || bar.passTo !== undefined ? [] : missing.awaited
  return namesOf(
    view,
    missing.away.filter((seat) => !said.includes(seat)),
  )
}

/** A word about people who can’t be reached, though there is a host. */
function missedText(view: TableView): Told | undefined {
  const { seats, missing, standing } = view
  if (standing !== 'playing') return undefined
  const away = awayNames(view)
  const isBrief = isMany(view) || missing.awaited.length > 0
  const { away: atLength, awayInShort } = text().absence
  if (away.length > 0) return { about: 'away', says: (isBrief ? awayInShort : atLength)({ names: away }) }
  // Of many, the list of seats shows it well enough.
  const quiet = missing.quiet.filter((seat) => seats[seat]?.asked || !isMany(view))
  if (quiet.length === 0) return undefined
  return { about: 'quiet', says: text().absence.quiet({ names: namesOf(view, quiet) }) }
}

/** Message to a new host: who was left behind, or that others can still come. */
function hostingText(view: TableView): string {
  const { hosting, inviting } = text().connection
  const away = awayNames(view)
  return `${hosting} ${away.length > 0 ? text().absence.awayInShort({ names: away }) : inviting}`
}

/** The one thing most worth saying, if any. */
export function badgeText(props: Badged): Told | undefined {
  const { view, reach, picture, role, lasting } = props
  const { host } = view.missing
  if (host) return { about: 'lost', says: text().absence.lost({ names: namesOf(view, host) }) }
  if (view.frozen) return undefined
  if (view.standing === 'closed') return { about: 'closed', says: text().connection.closed }
  if (view.withheld) return { about: 'withheld', says: text().connection.withheld }
  if (props.isNewHost) return { about: 'hosting', says: hostingText(view) }
  if (view.unkept > 0) return { about: 'unkept', says: text().connection.unkept({ count: view.unkept }) }
  if (view.standing === 'playing' && view.seats.some(({ sitter }) => sitter.forMe))
    return { about: 'standIn', says: text().connection.standsIn }
  const nudger = props.nudgedBy === undefined ? undefined : view.seats[props.nudgedBy]
  if (nudger) return { about: 'nudged', says: text().connection.nudged(nudger.look) }
  const missed = missedText(view)
  if (missed) return missed
  if (role === 'host' && view.standing === 'playing' && reach === 'lost')
    return { about: 'reach', says: text().connection.signalling }
  if (view.skew) return { about: 'version', says: text().connection.skew[view.skew] }
  if (picture.type === 'none') return { about: 'picture', says: text().connection.noStage }
  if (picture.type === 'loading') return { about: 'loading', says: text().connection.loading }
  return lasting || role === 'replay' ? undefined : { about: 'memory', says: text().connection.notKept }
}
