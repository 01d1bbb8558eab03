import type { Clock } from '../../kit/clock.ts'
import { type Weakness, weaknessesOf } from '../../match/level.ts'
import type { Game } from '../../rules/game.ts'
import { entryHash, type Journal, tableOf } from '../../rules/journal.ts'
import type { Problem } from '../../rules/problem.ts'
import { setupOf } from '../../rules/replay.ts'
import { isSeated } from '../../rules/tableState.ts'
import type { GuestLobby } from '../lobby/guestLobby.ts'
import type { JournalEnd } from '../protocol/protocol.ts'
import { isHostOf } from './greeting.ts'

/** Knowledge of this browser and its person about matches that it comes to. */
export interface Vetting {
  /** Where a match was last seen that this browser has sat down at before, if it has. */
  readonly played?: ((match: string) => Promise<Pick<JournalEnd, 'seq' | 'hash'> | undefined>) | undefined
  /**
   * Asks the person here whether to play on though a match says less than one that is begun in a waiting room; if
   * missing, it does. `gone` resolves when nobody waits for the answer any more.
   */
  readonly playOn?: ((less: readonly Weakness[], gone: Promise<void>) => Promise<boolean>) | undefined
}

/** A match that a newcomer has read, and the way there. */
interface Read {
  readonly game: Game
  readonly journal: Journal
  /** The newcomer's own key, and that of the match's sender. */
  readonly key: string
  readonly host: string | undefined
  /** The waiting room it was begun in, if the newcomer was there. */
  readonly lobby: GuestLobby | undefined
}

/** Time that a person has to answer, ms: the others wait. */
const patience = 120_000

/** Vets matches before a newcomer sits down. `cancel` takes back what its person is being asked. */
export function makeVetting({ played, playOn, clock }: Vetting & { readonly clock: Clock }) {
  let giveUp = () => {}
  const agrees = async (less: readonly Weakness[]) => {
    if (!playOn) return true
    const gone = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    const stop = clock.after(patience, giveUp)
    const isAgreed = await Promise.race([playOn(less, gone), gone.then(() => false)]).catch(() => false)
    stop()
    return isAgreed
  }
  return {
    /** Why the newcomer doesn't sit down; undefined if it does. */
    async problem({ game, journal, key, host, lobby }: Read): Promise<Problem | undefined> {
      if (!isHostOf(journal, host)) return { reason: 'wrongSig', entry: journal.entries.length - 1 }
      if (lobby && isMisnamed(journal, key, lobby)) return { reason: 'otherName' }
      const before = await played?.(setupOf(journal).match)
      if (before && !isOn(journal, before)) return { reason: 'playedBefore' }
      const less = weaknessesOf(game, journal)
      if (less.length === 0) return undefined
      if (lobby && promisesAll(lobby) && isSeated(tableOf(journal), key)) return { reason: 'saysLess' }
      return before || (await agrees(less)) ? undefined : { reason: 'leftWeaker' }
    },
    cancel: () => giveUp(),
  }
}

/** Whether a match that begins seats a key’s holder under a name that isn’t theirs, so that others take them for someone else. */
function isMisnamed(journal: Journal, key: string, { goesBy }: GuestLobby): boolean {
  const seated = tableOf(journal).roster.seats.find((one) => one?.kind === 'person' && one.key === key)
  return seated !== undefined && !goesBy(seated.name)
}

/** Whether a match goes on from where it was last seen: another of its name might tell its host what is still to come. */
function isOn({ entries }: Journal, { seq, hash }: Pick<JournalEnd, 'seq' | 'hash'>): boolean {
  const there = entries[seq]
  return there !== undefined && entryHash(there) === hash
}

/** Whether a waiting room states the whole level of trust, as it does unless a match is resumed there. */
const promisesAll = ({ now }: GuestLobby): boolean => now().lobby.resumes === undefined
