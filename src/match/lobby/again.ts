import { normalName } from '../../kit/names.ts'
import { called } from '../../rules/called.ts'
import { coloursIn } from '../../rules/colours.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { type Journal, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { Seated } from '../../rules/tableState.ts'
import { chosenIn } from '../../rules/title.ts'
import { dressed, type LastSitter, type Lobby, type LobbySeat, type LobbyTitle, person } from './lobby.ts'

/** Data for the lobby before another match of the same people; `match` and `host` as in the lobby. */
export interface NextMatch {
  readonly match: string
  readonly host: string
  /** Its options, unless people choose otherwise. */
  readonly options: MatchOptions
}

/**
 * The lobby before another match of the same people: they sit where they sat, in the same colours, and seats that a bot
 * played for someone are theirs again. The title's other seats are open.
 */
export function lobbyAfter(
  journal: Journal,
  { match, host, options }: NextMatch,
  { seats: { max }, fields }: LobbyTitle,
): Lobby {
  const { seats } = tableOf(journal).roster
  const colours = coloursIn(options)
  const all = Array.from({ length: Math.max(max, seats.length) }, (_, seat) =>
    dressed(seatOf(seats[seat]), colours[seat]),
  )
  const { game } = setupOf(journal)
  return { match, game, host, seats: all, options: chosenIn(fields, options), watching: [] }
}

function seatOf(seated: Seated | undefined): LobbySeat {
  const { kind, key, name } = seated ?? {}
  if (key !== undefined) return person(key, kind === 'bot' ? {} : saidBy(seated))
  return kind === 'bot' ? { kind, name: name ?? '' } : { kind: 'open' }
}

/** The lobby of a match whose seats aren't all taken, for its host to resume; undefined if they are. */
export function resumedLobby(journal: Journal, host: string): Lobby | undefined {
  const { match, game, options } = setupOf(journal)
  const colours = coloursIn(options)
  const { seats } = tableOf(journal).roster
  if (seats.every((seated) => seated !== undefined)) return undefined
  return {
    match,
    game,
    host,
    options: {},
    watching: [],
    seats: seats.map((seated) => seatResumed(seated, host)),
    resumes: seats.map((seated = { kind: 'person' }, seat): LastSitter => {
      const style = colours[seat]
      return style === undefined ? seated : { ...seated, style }
    }),
  }
}

/** Bots and the host take their seats again at once, and everyone else when they come. */
function seatResumed(seated: Seated | undefined, host: string): LobbySeat {
  const { kind, key, name } = seated ?? {}
  if (kind === 'bot') return { kind, name: name ?? '' }
  return key === host ? person(host, saidBy(seated)) : { kind: 'open' }
}

const saidBy = ({ name, face }: Seated = { kind: 'person' }) => called({ name: name && normalName(name), face })
