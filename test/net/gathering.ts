import { type Lobby, type LobbyTitle, newLobby } from '../../src/match/lobby/lobby.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { type HostedLobby, openLobby } from '../../src/net/lobby/openLobby.ts'
import type { LivePorts, SeatPlan, TableOpened } from '../../src/net/role/liveTable.ts'
import type { Game, MatchOptions } from '../../src/rules/game.ts'

/** A table that people gather at, and what it becomes once every guest has come. */
export interface Gathering {
  readonly lobby: HostedLobby
  readonly started: Promise<TableOpened>
}

/** Opens a table for these places. */
export function openFor(
  ports: LivePorts,
  { game, options }: { readonly game: Game; readonly options: MatchOptions },
  places: readonly SeatPlan[],
): Gathering {
  const { signatures, secret, entropy } = ports
  const match = entropy()
  const host = makeSigner(signatures, secret, match).key
  const title = fixedTitle(game.id, options, places.length)
  const lobby = seated({ ...newLobby(title, { match, host }), options: chosen(options) }, places)
  const rules = { game, edition: undefined }
  let started = (_: TableOpened) => {}
  const table = new Promise<TableOpened>((resolve) => {
    started = resolve
  })
  const opening = { title, lobby, returning: false, keep() {}, started }
  return { lobby: openLobby(ports, rules, opening), started: table }
}

/** A title with exactly these seats, whose match begins as soon as all are taken. */
const fixedTitle = (id: string, options: MatchOptions, seats: number): LobbyTitle => ({
  id,
  seats: { min: seats, max: seats },
  styles: 0,
  bots: ['random'],
  fields: Object.entries(options).map(([key, value]) => ({
    key,
    label: key,
    hint: '',
    kind: 'choice',
    default: -1,
    choices: [{ label: '', value }],
  })),
})

/** The first, and only, choice of each. */
const chosen = (options: MatchOptions): Lobby['options'] =>
  Object.fromEntries(Object.keys(options).map((key) => [key, 0]))

/** With everyone who is here from the start: the host's own people, and its bots. */
const seated = (lobby: Lobby, places: readonly SeatPlan[]): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat, at) => {
    const place = places[at]
    if (place?.kind === 'mine') return { ...place, kind: 'person', key: lobby.host }
    return place?.kind === 'bot' ? { kind: 'bot', name: place.name } : seat
  }),
})
