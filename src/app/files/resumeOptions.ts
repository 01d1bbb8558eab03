import { signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { isFullySigned, ownSecret, resumeAsHost, sittingsOf } from '../../match/begin.ts'
import { copyMatch, type Sitting } from '../../match/copy.ts'
import { ed25519Signatures as signatures } from '../../match/ed25519.ts'
import { isHosted } from '../../net/role/discovery.ts'
import type { ResumeOption } from '../../overlay/screen.ts'
import type { Seat } from '../../rules/game.ts'
import { type Journal, positionOf, tableOf } from '../../rules/journal.ts'
import type { Note } from '../../rules/notes.ts'
import { setupOf } from '../../rules/replay.ts'
import { seatsOf } from '../../rules/tableState.ts'
import { randomHex32, randomRoomCode } from '../entropy.ts'
import { storeKeeper } from '../storage/matchStore.ts'
import { hostedRoom, loadRoomKey, localRoom, saveRoom } from '../storage/rooms.ts'
import { roomSecrets, roomWith } from '../storage/secrets.ts'
import type { World } from '../world.ts'

/** A match that could be resumed. */
interface Saved {
  readonly title: OpenTitle
  readonly journal: Journal
}

/**
 * The ways to resume a saved match on this device. A browser with a seat in it can host the same match again; any other
 * can start a copy. A match that is over can’t be resumed.
 */
export async function waysOn(world: World, saved: Saved): Promise<readonly ResumeOption[]> {
  const { journal } = saved
  if (journal.ask.type === 'over') return []
  const own = (await isFullySigned(signatures, journal))
    ? ownSecret(signatures, journal, await roomSecrets(world.store))
    : undefined
  const here = { as: 'here', name: '', go: () => void playHere(world, saved) } as const
  return [...(own === undefined ? seatWays(world, saved) : await hostWay(world, saved, own)), here]
}

async function hostWay(world: World, saved: Saved, secret: string): Promise<readonly ResumeOption[]> {
  const { title, journal } = saved
  const taken = await resumeAsHost({ game: title.game, signatures, journal }, secret)
  if (!taken || setupOf(journal).seats === 1) return []
  const { host = '', seats } = tableOf(taken).roster
  const [seat = 0] = seatsOf({ host, seats }, host)
  const name = nameOf(saved, seat)
  const met = signal<'looking' | ResumeOption | undefined>(undefined)
  const go = async () => {
    if (met.value) return
    met.value = 'looking'
    const code = await whereHeld(world, journal, secret)
    if (code === undefined) return open(world, 'room', { title, journal: taken }, secret)
    met.value = { as: 'back', name, go: () => world.go({ type: 'room', code }) }
  }
  const asHost = { as: 'host', name, met, go: () => void go() } as const
  return [asHost, ...seatWays(world, saved, 'apart').filter((way) => way.name === name)]
}

/** The room where others are playing a match whose file is open here. */
async function whereHeld(
  { store, network, clock }: World,
  journal: Journal,
  secret: string,
): Promise<string | undefined> {
  const code = await roomWith(store, secret)
  if (code === undefined) return undefined
  const room = { network: await network(), code, key: await loadRoomKey(store, code) }
  return (await isHosted(room, clock, journal, signatures.verify)) ? code : undefined
}

const nameOf = ({ title, journal }: Saved, seat: Seat) => title.words.seat(positionOf(journal), seat)

/** For each person’s seat, a table at which it is mine and the other seats are open. */
function seatWays(world: World, saved: Saved, as: 'seat' | 'apart' = 'seat'): readonly ResumeOption[] {
  const sittings = sittingsOf(saved.journal)
  // Alone there is nobody to wait for at a table.
  if (sittings.length === 1) return []
  return sittings.flatMap((kind, seat) => {
    if (kind === 'bot') return []
    const seats = sittings.map((one, at) => (one === 'bot' ? 'bot' : at === seat ? 'mine' : 'open'))
    const go = () => void found(world, 'room', saved, seats)
    return [{ as, name: nameOf(saved, seat), go }]
  })
}

/**
 * Plays on from a match as a copy on this device; bots keep their seats unless `wanted` says otherwise. Notes about
 * entries that exist go with it: these, or else its own.
 */
export const playHere = (
  world: World,
  saved: Saved,
  wanted?: readonly Sitting[],
  notes?: readonly Note[],
): Promise<void> => {
  const seats = sittingsOf(saved.journal).map((one) => (one === 'bot' ? 'bot' : 'mine'))
  return found(world, 'here', saved, wanted ?? seats, notes)
}

async function found(
  world: World,
  type: 'room' | 'here',
  { title, journal }: Saved,
  seats: readonly Sitting[],
  notes?: readonly Note[],
): Promise<void> {
  const secret = randomHex32()
  const reopener = { game: title.game, signatures, journal }
  const made = copyMatch(reopener, { match: randomHex32(), secret, seats, ...(notes ? { notes } : {}) })
  if ('journal' in made) await open(world, type, { title, journal: made.journal }, secret)
}

/** Stores a match in a room of its own and goes there. */
async function open(
  { store, go }: World,
  type: 'room' | 'here',
  { title, journal }: Saved,
  secret: string,
): Promise<void> {
  const code = randomRoomCode()
  const { id: game } = title.game
  const seats = [...sittingsOf(journal)]
  const room = type === 'room' ? hostedRoom(game) : localRoom(seats, { game })
  await saveRoom(store, code, { ...room, secret })
  await storeKeeper(store, code).begin(title.edition, journal.entries)
  go({ type, code })
}
