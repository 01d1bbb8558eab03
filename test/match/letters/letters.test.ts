import { describe, expect, it } from 'vitest'
import { packText } from '../../../src/app/files/pack.ts'
import { need } from '../../../src/kit/assert.ts'
import { isOurs } from '../../../src/match/letters/desk.ts'
import { readLetter } from '../../../src/match/letters/letter.ts'
import { openLetter } from '../../../src/match/letters/post.ts'
import { lastOf } from '../../../src/rules/journal.ts'
import { cheapSignatures } from '../cheapSignatures.ts'
import { type Played, type Player, seatedPlayers, seeded, takeTurn, titles } from './players.ts'

async function open(player: Player, text: string): Promise<string> {
  const opened = await openLetter(player.writer, player.desk, need(readLetter(text), 'a letter'))
  if (opened.type === 'news') player.desk = opened.desk
  return opened.type
}

describe('a match by letters', () => {
  it.each(Object.entries<Played>(titles))('of %s goes from start to outcome', async (name, played) => {
    const players = await seatedPlayers(played, cheapSignatures)
    const draw = seeded(1)
    const sizes: number[] = []
    while (need(players[0], 'a player').desk.journal.ask.type !== 'over') {
      const writer = need(players.find((one) => isOurs(one.writer, one.desk)), 'someone to write')
      const text = await takeTurn(writer, draw)
      sizes.push((await packText(text)).length)
      for (const one of players) if (one !== writer) expect(await open(one, text)).toBe('news')
    }
    const ends = new Set(players.map(({ desk }) => lastOf(desk.journal).position))
    expect(ends.size).toBe(1)
    const sorted = sizes.toSorted((a, b) => a - b)
    console.log(name, 'letters', sizes.length, 'first', sizes.slice(0, 8), 'median', sorted[sizes.length >> 1], 'top', sorted.slice(-8))
  }, 300_000)
})
