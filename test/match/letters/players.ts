import { dwarven } from '../../../src/games/dwarven/title.ts'
import { foothills } from '../../../src/games/foothills/title.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { metro } from '../../../src/games/metro/title.ts'
import { snowdonia } from '../../../src/games/snowdonia/title.ts'
import type { Title } from '../../../src/games/title.ts'
import { need } from '../../../src/kit/assert.ts'
import { beginMatch } from '../../../src/match/begin.ts'
import {
  type Desk,
  goOn,
  isOurs,
  nextSeat,
  playMove,
  questionAt,
  type Writer,
} from '../../../src/match/letters/desk.ts'
import { letterText } from '../../../src/match/letters/letter.ts'
import { letterOf } from '../../../src/match/letters/post.ts'
import { makeSigner, type Signatures } from '../../../src/match/signing.ts'
import { called } from '../../../src/rules/called.ts'
import { type Draw, fastDraw } from '../../../src/rules/chance.ts'
import type { MatchOptions } from '../../../src/rules/game.ts'
import { tableOf } from '../../../src/rules/journal.ts'
import { choiceOf } from '../../../src/rules/play.ts'
import { owesPledge } from '../../../src/rules/pledges.ts'
import { hex32Of, sound } from '../../journals.ts'

/** A title with the options of a test's matches. */
export interface Played {
  readonly title: Title
  readonly people: number
  readonly options?: MatchOptions
  /** The people’s names, by seat, if they have said so. */
  readonly names?: readonly string[]
}

export const titles = {
  Foothills: { title: foothills, people: 2 },
  Metro: { title: metro, people: 3 },
  'Metro with a tile in hand': { title: metro, people: 3, options: settingsOf({ hand: 1 }) as MatchOptions },
  Snowdonia: { title: snowdonia, people: 3 },
  'Dwarven Rails': { title: dwarven, people: 3 },
} satisfies Record<string, Played>

/** A person with a device, and the match as it lies there. */
export interface Player {
  readonly writer: Writer
  desk: Desk
}

/** People with a seat each in a new match, which each of them has. */
export async function seatedPlayers(
  { title, people, options = {}, names = [] }: Played,
  signatures: Signatures,
  name = 'letters',
): Promise<readonly Player[]> {
  const open = await title.open()
  if ('problem' in open) throw new Error(open.problem)
  const { game } = open
  const secrets = Array.from({ length: people }, (_, seat) => hex32Of(`${name} ${seat}`))
  const match = hex32Of(name)
  const signers = secrets.map((secret) => makeSigner(signatures, secret, match))
  const { journal } = sound(
    beginMatch({
      game,
      entropy: () => match,
      signatures,
      secret: need(secrets[0], 'a secret'),
      places: signers.map(({ key }, seat) => ({
        ...(seat === 0 ? { kind: 'mine' } : { kind: 'guest', key }),
        ...called({ name: names[seat] }),
      })),
      options,
      chance: 'together',
    }),
  )
  return signers.map((signer) => ({ writer: { game, signer }, desk: { journal, parts: [] } }))
}

/** All that a player does at a sitting: what the device owes, and random moves while it is their turn. The letter. */
export async function takeTurn(player: Player, draw: Draw): Promise<string> {
  const { writer } = player
  player.desk = sound(await goOn(writer, player.desk))
  while (isOurs(writer, player.desk)) {
    const { journal } = player.desk
    const seat = need(nextSeat(writer.game, player.desk), 'a seat')
    const moves = choiceOf(questionAt(writer, journal, seat), seat)?.moves ?? []
    if (moves.length === 0) throw new Error(`stuck: ${JSON.stringify(journal.ask).slice(0, 300)}`)
    const before = owesPledge(tableOf(journal), journal.ask, seat)
    player.desk = sound(await playMove(writer, player.desk, seat, need(moves[draw(moves.length)], 'a move')))
    if (player.desk.journal.entries.length === journal.entries.length) throw new Error(`no move ${before}`)
  }
  return letterText(letterOf(writer, player.desk))
}

export const seeded = (seed: number): Draw => fastDraw(seed)
