import type { Title } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { isOurs } from '../../src/match/letters/desk.ts'
import { readLetter } from '../../src/match/letters/letter.ts'
import { openLetter } from '../../src/match/letters/post.ts'
import { type Player, seatedPlayers, seeded, takeTurn } from '../match/letters/players.ts'

/** The people of every match here. */
export const names = ['Anna', 'Ŵyn']

/** Turns of each person, after which a match has a few moves and draws and isn’t long. */
const turns = 4

/** The match of a title that two people play by letters; they alone, so that each signs and has a part in each draw. */
export const seated = (title: Title): Promise<readonly Player[]> =>
  seatedPlayers({ title, people: 2, names }, ed25519Signatures, 'formats 1')

/** One who has to write, and the other. */
function roles(players: readonly Player[]) {
  const writer = need(
    players.find((one) => isOurs(one.writer, one.desk)),
    'someone to write',
  )
  const reader = need(
    players.find((one) => one !== writer),
    'a reader',
  )
  return { writer, reader }
}

/** Some turns of such a match: the last letter, its writer, and its reader as it was before that came. */
export async function playedByLetters(title: Title) {
  const players = await seated(title)
  const draw = seeded(1)
  for (;;) {
    const { writer, reader } = roles(players)
    const before = writer.desk
    const text = await takeTurn(writer, draw)
    const letter = need(readLetter(text), 'a letter')
    const moves = writer.desk.journal.entries.filter(({ body }) => body.type === 'move')
    if (moves.length >= turns) return { writer, reader, before, text, letter }
    const opened = await openLetter(reader.writer, reader.desk, letter)
    if (opened.type !== 'news') throw new Error(`the letter is ${opened.type}`)
    reader.desk = opened.desk
  }
}
