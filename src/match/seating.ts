import type { Seat } from '../rules/game.ts'
import type { Seated } from './circle.ts'
import type { Sitter } from './table.ts'

/** How well the browser behind a seat can be heard. */
export type Presence = 'here' | 'quiet' | 'absent'

/** Which seats have gone quiet, or cannot be heard. */
export interface Hearing {
  readonly quiet: Seat[]
  readonly absent: Seat[]
}

const nobody: Sitter = { kind: 'open', mine: false, present: false }

/** A sitter of this browser or of another one, as far as it can be heard. */
export function sitterOf(seated: Seated | undefined, mine: boolean, presence: Presence): Sitter {
  if (!seated) return nobody
  const { key, ...known } = seated
  const quiet = presence === 'quiet' ? { quiet: true } : {}
  const standIn = known.kind === 'bot' && key !== undefined ? { standIn: true } : {}
  return { ...known, mine, present: presence !== 'absent', ...quiet, ...standIn }
}

/** Which seats have gone quiet, or cannot be heard. */
export function hearingOf(sitters: readonly Sitter[]): Hearing {
  const seatsWhere = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) => (test(sitter) ? [seat] : []))
  return {
    quiet: seatsWhere((sitter) => sitter.quiet === true),
    absent: seatsWhere((sitter) => !sitter.present),
  }
}
