import { many } from '../../../kit/german.ts'
import { isOpen, type RecentMatch } from '../../screens/recentMatch.ts'
import type { Since } from '../../screens/since.ts'

const relative = new Intl.RelativeTimeFormat('de', { numeric: 'auto' })
const waiting = 'Wartet auf Mitspieler.'

/** The list of matches played on this device. */
export const matches = {
  title: 'Deine Partien',
  name: nameOf,
  state: stateOf,
  waiting,
  when: ({ test }: RecentMatch, ago: string) => (test ? `${ago} · Testpartie` : ago),
  table: (code: string) => `Tisch ${code}`,
  ago: (since: Since) => (since ? relative.format(-since.count, since.unit) : 'gerade eben'),
  next: 'Nächste Partie',
  nextLabel: (name: string) => `Nächste Partie der Reihe: ${name}`,
  resume: resumeOf,
  resumeLabel: (match: RecentMatch, name: string) => `${resumeOf(match)}: ${name}`,
  forgetLabel: (name: string) => `${name} löschen`,
  sure: 'Löschen?',
  sureLabel: (name: string) => `Löschen? ${name}`,
  damaged: (count: number) =>
    count === 1
      ? 'Eine weitere Partie auf diesem Gerät ist nicht lesbar: Ihre Daten sind beschädigt. Den anderen fehlt nichts.'
      : `${many(count, 'weitere Partie', 'weitere Partien')} auf diesem Gerät sind nicht lesbar: Ihre Daten sind beschädigt. Den anderen fehlt nichts.`,
  forgetDamaged: 'Aus der Liste entfernen',
}

function resumeOf({ outcome, role }: RecentMatch): string {
  if (outcome !== undefined) return 'Nachspielen'
  return role === 'guest' ? 'Zurückkehren' : 'Fortsetzen'
}

function nameOf({ role, title, seats }: Pick<RecentMatch, 'role' | 'title' | 'seats'>): string {
  if (role === 'host') return `${title} an deinem Tisch`
  if (role === 'guest') return `${title} als Gast`
  if (seats.length === 1) return `${title}, allein`
  return seats.some(({ who }) => who === 'bot') ? `${title} gegen den Computer` : `${title}, nebeneinander`
}

const isPerson = ({ who }: RecentMatch['seats'][number]) => who === 'person'

function stateOf(match: RecentMatch): string {
  const { outcome, seats, asked, role } = match
  if (outcome !== undefined) return outcome
  if (isOpen(match)) return waiting
  const seat = asked === undefined ? undefined : seats[asked]
  if (!seat) return 'Es wird gezogen.'
  const isShared = role === 'local' && seats.length > 1 && seats.every(isPerson)
  return seat.mine && !isShared ? 'Du bist am Zug.' : `${seat.name} ist am Zug.`
}
