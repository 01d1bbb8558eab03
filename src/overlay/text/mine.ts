import { isOpen, type MyMatch } from '../myMatch.ts'

/** What the list of a device's matches says, in English. */
export const mine = {
  title: 'My matches',
  name: nameOf,
  state: stateOf,
  when: ({ role, code, test }: MyMatch, ago: string) => {
    const table = role === 'local' ? [] : [`table ${code}`]
    return [ago, ...table, ...(test ? ['test match'] : [])].join(' · ')
  },
  resume: ({ outcome, role }: MyMatch) => {
    if (outcome !== undefined) return 'Replay'
    return role === 'guest' ? 'Go back' : 'Go on'
  },
  resumeLabel: (match: MyMatch, name: string) =>
    match.outcome === undefined ? `Go on: ${name}` : `Replay: ${name}`,
  forgetLabel: (name: string) => `Delete: ${name}`,
  sure: 'Delete?',
  sureLabel: (name: string) => `Really delete: ${name}`,
  damaged: (count: number) =>
    count === 1
      ? 'One more match of this device cannot be read: what was kept of it is damaged. All others are whole.'
      : `${count} more matches of this device cannot be read: what was kept of them is damaged. All others are whole.`,
  forgetDamaged: 'Take them off the list',
} as const

function nameOf({ role, title, seats }: MyMatch): string {
  if (role === 'local' && seats.some(({ who }) => who === 'bot'))
    return `${title} against the computer`
  if (role === 'local') return `${title}, two at one device`
  return role === 'host' ? `${title} at my table` : `${title} as a guest`
}

function stateOf(match: MyMatch): string {
  const { outcome, seats, asked, role } = match
  if (outcome !== undefined) return outcome
  if (isOpen(match)) return 'Nobody has sat down yet.'
  const seat = asked === undefined ? undefined : seats[asked]
  if (!seat) return 'Something is being drawn.'
  if (!seat.mine) return `${seat.name} to move.`
  return role === 'local' && seats.every(({ who }) => who === 'person')
    ? `${seat.name} to move.`
    : 'Your turn.'
}
