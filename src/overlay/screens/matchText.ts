import { text } from '../text/text.ts'
import { isOpen, type RecentMatch } from './recentMatch.ts'
import type { Since } from './since.ts'

const isShared = ({ seats }: RecentMatch) => seats.length > 1 && seats.every(({ who }) => who === 'person')

/** Time since something, in words. */
export const agoText = (since: Since, { ago, now } = text().matches): string =>
  since ? ago[since.unit]({ count: since.count }) : now

function wayOf({ role, seats }: Pick<RecentMatch, 'role' | 'seats'>) {
  if (role !== 'local') return role
  if (seats.length === 1) return 'alone'
  return seats.some(({ who }) => who === 'bot') ? 'bots' : 'beside'
}

/** The name of a match: its title, and how it is played. */
export const matchName = (match: Pick<RecentMatch, 'role' | 'title' | 'seats'>): string =>
  text().matches.name[wayOf(match)]({ title: match.title })

/** Where a match stands: its result, whose turn it is or what it waits for. */
export function matchState(match: RecentMatch): string {
  const { drawing, theirs, waiting, yours } = text().matches
  const { outcome, seats, asked, role, unsent } = match
  if (outcome !== undefined) return outcome
  if (unsent) return text().bar.sendLetter
  if (isOpen(match)) return waiting
  const seat = asked === undefined ? undefined : seats[asked]
  if (!seat) return drawing
  return seat.mine && !(role === 'local' && isShared(match)) ? yours : theirs({ name: seat.name })
}

/** The button that goes back to a match. */
export function resumeText({ outcome, role }: RecentMatch): string {
  const { replay, rejoin, resume } = text().matches.resume
  if (outcome !== undefined) return replay
  return role === 'guest' ? rejoin : resume
}
