import { normalName } from '../../kit/names.ts'
import { coloursIn } from '../../rules/colours.ts'
import { type Journal, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { Seated } from '../../rules/tableState.ts'
import { type LastSitter, type Lobby, type LobbySeat, person } from './lobby.ts'

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
    seats: seats.map((seated) => seatOf(seated, host)),
    resumes: seats.map((seated = { kind: 'person' }, seat): LastSitter => {
      const style = colours[seat]
      return style === undefined ? seated : { ...seated, style }
    }),
  }
}

/** Bots and the host take their seats again at once, and everyone else when they come. */
function seatOf(seated: Seated | undefined, host: string): LobbySeat {
  const { kind, key, name } = seated ?? {}
  if (kind === 'bot') return { kind, name: name ?? '' }
  return key === host ? person(host, name && normalName(name)) : { kind: 'open' }
}
