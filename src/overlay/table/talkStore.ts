import { type ReadonlySignal, signal } from '@preact/signals'
import type { Table } from '../../match/table.ts'
import type { Reaction } from '../../match/talk.ts'
import type { Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'

/** A reaction that is being shown. */
export interface Sign {
  readonly id: number
  /** Its sender’s key. */
  readonly by: string
  /** The seat that sent it; undefined for someone who only watches. */
  readonly seat: Seat | undefined
  readonly reaction: Reaction
}

/** Wordless messages that people have just sent. */
export interface TalkStore {
  /** Reactions that are being shown, the newest last. */
  readonly signs: ReadonlySignal<readonly Sign[]>
  /** The seat that reminds me of my turn, until I have moved. */
  readonly nudge: ReadonlySignal<Seat | undefined>
  /** A reaction has faded. */
  faded(id: number): void
  stop(): void
}

/** The most reactions shown at once; of each person, only the latest. */
const most = 8

/** Listens to what people at a table say. */
export function makeTalkStore(table: Table): TalkStore {
  const signs = signal<readonly Sign[]>([])
  const nudge = signal<Seat | undefined>(undefined)
  let count = 0
  const seatOf = (key: string): Seat | undefined => {
    const seat = table.now().table.roster.seats.findIndex((seated) => seated?.key === key)
    return seat < 0 ? undefined : seat
  }
  const isAsked = (seat: Seat | undefined) => seat !== undefined && choiceOf(table.now().ask, seat) !== undefined
  let nudged: Seat | undefined
  const stops = [
    table.talk?.on((said) => {
      const seat = seatOf(said.by)
      if (said.type === 'reacted')
        signs.value = [
          ...signs.value.filter(({ by }) => by !== said.by),
          { id: ++count, by: said.by, seat, reaction: said.reaction },
        ].slice(-most)
      else if (table.now().sitters[said.seat]?.mine && isAsked(said.seat)) {
        nudged = said.seat
        nudge.value = seat
      }
    }),
    table.on((news) => {
      const hasMoved = news.type === 'told' && news.entry.by === nudged
      if (hasMoved || !isAsked(nudged)) nudge.value = undefined
    }),
  ]
  return {
    signs,
    nudge,
    faded(id) {
      signs.value = signs.value.filter((one) => one.id !== id)
    },
    stop() {
      for (const stop of stops) stop?.()
    },
  }
}
