import { many } from '../../../kit/english.ts'
import { isOpen, type RecentMatch } from '../../screens/recentMatch.ts'
import type { Since } from '../../screens/since.ts'

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
const waiting = 'Waiting for players.'

/** The list of matches played on this device. */
export const matches = {
  title: 'Your matches',
  name: nameOf,
  state: stateOf,
  waiting,
  when: ({ test }: RecentMatch, ago: string) => (test ? `${ago} · test match` : ago),
  table: (code: string) => `table ${code}`,
  ago: (since: Since) => (since ? relative.format(-since.count, since.unit) : 'just now'),
  next: 'Next match',
  nextLabel: (name: string) => `Next match of the series: ${name}`,
  resume: resumeOf,
  resumeLabel: (match: RecentMatch, name: string) => `${resumeOf(match)}: ${name}`,
  forgetLabel: (name: string) => `Delete ${name}`,
  sure: 'Delete?',
  sureLabel: (name: string) => `Delete? ${name}`,
  damaged: (count: number) =>
    count === 1
      ? 'One more match on this device can’t be read: its saved data is damaged. The others are fine.'
      : `${many(count, 'more match', 'more matches')} on this device can’t be read: their saved data is damaged. The others are fine.`,
  forgetDamaged: 'Remove from list',
}

function resumeOf({ outcome, role }: RecentMatch): string {
  if (outcome !== undefined) return 'Replay'
  return role === 'guest' ? 'Rejoin' : 'Resume'
}

function nameOf({ role, title, seats }: Pick<RecentMatch, 'role' | 'title' | 'seats'>): string {
  if (role === 'host') return `${title} at your table`
  if (role === 'guest') return `${title} as a guest`
  if (seats.length === 1) return `${title}, alone`
  return seats.some(({ who }) => who === 'bot') ? `${title} against the computer` : `${title}, side by side`
}

const isPerson = ({ who }: RecentMatch['seats'][number]) => who === 'person'

function stateOf(match: RecentMatch): string {
  const { outcome, seats, asked, role } = match
  if (outcome !== undefined) return outcome
  if (isOpen(match)) return waiting
  const seat = asked === undefined ? undefined : seats[asked]
  if (!seat) return 'Drawing.'
  const isShared = role === 'local' && seats.length > 1 && seats.every(isPerson)
  return seat.mine && !isShared ? 'Your turn.' : `${seat.name} to move.`
}
