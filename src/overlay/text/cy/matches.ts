import { feminine, many, masculine } from '../../../kit/welsh.ts'
import { isOpen, type RecentMatch } from '../../screens/recentMatch.ts'
import type { Since } from '../../screens/since.ts'

const waiting = 'Yn aros am chwaraewyr.'
const units = {
  day: masculine('diwrnod', 'diwrnodau'),
  hour: feminine('awr', 'oriau'),
  minute: feminine('munud', 'munudau'),
}
const other = feminine('gêm arall', 'gemau eraill')

/** The list of matches played on this device. */
export const matches = {
  title: 'Dy gemau',
  name: nameOf,
  state: stateOf,
  waiting,
  when: ({ test }: RecentMatch, ago: string) => (test ? `${ago} · gêm brawf` : ago),
  table: (code: string) => `bwrdd ${code}`,
  ago: agoOf,
  next: 'Gêm nesaf',
  nextLabel: (name: string) => `Gêm nesaf y gyfres: ${name}`,
  resume: resumeOf,
  resumeLabel: (match: RecentMatch, name: string) => `${resumeOf(match)}: ${name}`,
  forgetLabel: (name: string) => `Dileu ${name}`,
  sure: 'Dileu?',
  sureLabel: (name: string) => `Dileu? ${name}`,
  damaged: (count: number) =>
    `Does dim modd darllen ${many(count, other)} ar y ddyfais hon: mae’r data wedi’i ddifrodi. Mae’r lleill yn iawn.`,
  forgetDamaged: 'Tynnu o’r rhestr',
}

function agoOf(since: Since): string {
  if (!since) return 'y funud hon'
  const { unit, count } = since
  return unit === 'day' && count === 1 ? 'ddoe' : `${many(count, units[unit])} yn ôl`
}

function resumeOf({ outcome, role }: RecentMatch): string {
  if (outcome !== undefined) return 'Ailchwarae'
  return role === 'guest' ? 'Ailymuno' : 'Parhau'
}

function nameOf({ role, title, seats }: Pick<RecentMatch, 'role' | 'title' | 'seats'>): string {
  if (role === 'host') return `${title} wrth dy fwrdd di`
  if (role === 'guest') return `${title} fel gwestai`
  if (seats.length === 1) return `${title}, ar dy ben dy hun`
  return seats.some(({ who }) => who === 'bot') ? `${title} yn erbyn y cyfrifiadur` : `${title}, ochr yn ochr`
}

const isPerson = ({ who }: RecentMatch['seats'][number]) => who === 'person'

function stateOf(match: RecentMatch): string {
  const { outcome, seats, asked, role } = match
  if (outcome !== undefined) return outcome
  if (isOpen(match)) return waiting
  const seat = asked === undefined ? undefined : seats[asked]
  if (!seat) return 'Yn tynnu.'
  const isShared = role === 'local' && seats.length > 1 && seats.every(isPerson)
  return seat.mine && !isShared ? 'Dy dro di.' : `Tro ${seat.name}.`
}
