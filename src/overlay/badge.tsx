import type { Seen } from './match.ts'
import type { Picture, Reach, Role } from './screen.ts'
import { en } from './text/en.ts'

interface Props {
  readonly seen: Seen
  readonly reach: Reach
  readonly picture: Picture
  readonly role: Role
  readonly lasting: boolean
}

/** Calm words about the connection, only when there is something to say. */
export function Badge(props: Props) {
  const text = badgeText(props)
  return (
    <div class="badge" role="status" aria-label={en.badge.label} data-badge={text?.about}>
      {text?.says}
    </div>
  )
}

/** The one thing most worth saying, or nothing. */
export function badgeText(props: Props): { about: string; says: string } | undefined {
  const { seen, reach, picture, role, lasting } = props
  const text = en.badge
  if (seen.standing === 'lost') return { about: 'lost', says: text.lost }
  if (seen.standing === 'closed') return { about: 'closed', says: text.closed }
  const away = seen.seats.find(({ sitter }) => sitter.kind === 'person' && !sitter.present)
  if (away && seen.standing === 'playing' && role !== 'replay')
    return { about: 'away', says: text.away(away.look.name) }
  const quiet = seen.seats.find(({ sitter }) => sitter.quiet)
  if (quiet) return { about: 'quiet', says: text.quiet(quiet.look.name) }
  if (role === 'host' && seen.standing === 'playing' && reach.type === 'lost')
    return { about: 'reach', says: text.signalling }
  if (picture.type === 'none') return { about: 'picture', says: text.noStage }
  if (picture.type === 'loading') return { about: 'loading', says: text.loading }
  return lasting || role === 'replay' ? undefined : { about: 'memory', says: text.notKept }
}
