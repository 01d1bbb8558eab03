import { describe, expect, it } from 'vitest'
import { packText } from '../../../src/app/files/pack.ts'
import { need } from '../../../src/kit/assert.ts'
import { checkMatch, isFalse } from '../../../src/match/checkMatch.ts'
import { ed25519Signatures, openSignatures } from '../../../src/match/ed25519.ts'
import { dealLetters, isOurs } from '../../../src/match/letters/desk.ts'
import { type Letter, letterText, readLetter } from '../../../src/match/letters/letter.ts'
import { letterOf, type Opened, openLetter } from '../../../src/match/letters/post.ts'
import { lastOf } from '../../../src/rules/journal.ts'
import { cheapSignatures, longSignatures } from '../cheapSignatures.ts'
import { type Played, type Player, seatedPlayers, seeded, takeTurn, titles } from './players.ts'

const read = (text: string): Letter => need(readLetter(text), 'a letter')

async function open(player: Player, text: string): Promise<Opened['type']> {
  const opened = await openLetter(player.writer, player.desk, read(text))
  if (opened.type === 'news') player.desk = opened.desk
  return opened.type
}

const isOver = ({ desk }: Player) => desk.journal.ask.type === 'over'
const toWrite = (players: readonly Player[]) => players.filter(({ writer, desk }) => isOurs(writer, desk))

/** Longest texts in a link, in characters: of letters once everyone has written, and of those before and in a deal. */
const bounds: Readonly<Record<keyof typeof titles, readonly [number, number]>> = {
  Foothills: [600, 700],
  Metro: [1000, 12_000],
  'Metro with a tile in hand': [1000, 12_000],
  Snowdonia: [1000, 1000],
  'Dwarven Rails': [2300, 1100],
}

/** Real signatures in the shortest match; the others only need to be as long. */
const signaturesOf = (name: string) => (name === 'Foothills' ? openSignatures(crypto.subtle) : longSignatures)

describe('a match by letters', () => {
  it.each(Object.entries<Played>(titles))(
    'of %s goes from start to outcome, in letters short enough for a chat',
    async (name, played) => {
      const players = await seatedPlayers(played, signaturesOf(name))
      const draw = seeded(1)
      const [ordinary, first] = Object.entries(bounds).find(([title]) => title === name)?.[1] ?? [0, 0]
      let dealing = 0
      for (let moves = 0; !players.every(isOver); ) {
        const writers = toWrite(players)
        expect(writers).toHaveLength(1)
        const writer = need(writers[0], 'someone to write')
        const text = await takeTurn(writer, draw)
        if (!writer.desk.journal.entries.some(({ body }) => body.type === 'move')) dealing++
        moves += writer.desk.journal.entries.some(({ body }) => body.type === 'move') ? 1 : 0
        expect((await packText(text)).length).toBeLessThan(moves > 2 * players.length ? ordinary : first)
        for (const one of players) if (one !== writer) expect(await open(one, text)).toBe('news')
      }
      expect(new Set(players.map(({ desk }) => lastOf(desk.journal).position)).size).toBe(1)
      const { desk, writer } = need(players[0], 'a player')
      expect([undefined, dealing]).toContain(dealLetters(writer.game, players.length))
      const checks = await checkMatch(writer.game, desk.journal, writer.signer.verify)
      expect(checks.filter(isFalse)).toEqual([])
      for (const of of ['people', 'host']) expect(checks).toContainEqual({ of, found: 'fine' })
      const isDrawn = desk.journal.entries.some(({ body }) => body.type === 'chance')
      expect(checks).toContainEqual({ of: 'chance', found: isDrawn ? (players.length === 2 ? 'two' : 'fine') : 'none' })
    },
    300_000,
  )

  it.each(['Foothills', 'Snowdonia'] as const)(
    'of %s goes on though letters are lost, doubled and late, once the last is sent again',
    async (name) => {
      const players = await seatedPlayers(titles[name], cheapSignatures)
      const draw = seeded(1)
      const sent: string[] = []
      const results = new Set<Opened['type']>()
      for (let rounds = 0; !players.every(isOver); rounds++) {
        expect(rounds).toBeLessThan(20_000)
        const one = need(players[draw(players.length)], 'a player')
        if (isOurs(one.writer, one.desk)) sent.push(await takeTurn(one, draw))
        else if (draw(4) === 0) sent.push(letterText(letterOf(one.writer, one.desk)))
        // The latest letter, or any earlier one, to anyone; most are lost for most.
        const text = sent.at(draw(2) === 0 ? -1 : -1 - draw(sent.length))
        if (text !== undefined) results.add(await open(need(players[draw(players.length)], 'a player'), text))
      }
      expect(results).toEqual(new Set(['news', 'known']))
      expect(new Set(players.map(({ desk }) => lastOf(desk.journal).position)).size).toBe(1)
    },
    120_000,
  )
})

/** Two who have written each other some letters, the last of those, and the next letter of the first to write. */
async function underWay() {
  const players = await seatedPlayers(titles.Foothills, ed25519Signatures)
  const draw = seeded(7)
  const turn = async () => {
    const writer = need(toWrite(players)[0], 'someone to write')
    const before = writer.desk
    const text = await takeTurn(writer, draw)
    const reader = need(
      players.find((one) => one !== writer),
      'a reader',
    )
    return { writer, reader, before, text, letter: read(text) }
  }
  let earlier: Letter | undefined
  for (let letters = 0; letters < 8; letters++) {
    const { reader, text, letter } = await turn()
    await open(reader, text)
    earlier = letter
  }
  return { ...(await turn()), earlier: need(earlier, 'a letter') }
}

describe('a letter', () => {
  it('changes nothing where it comes twice, or a later one has come', async () => {
    const { reader, text } = await underWay()
    expect(await open(reader, text)).toBe('news')
    const { desk } = reader
    expect(await open(reader, text)).toBe('known')
    expect(reader.desk).toBe(desk)
    await takeTurn(reader, seeded(1))
    expect(await open(reader, text)).toBe('known')
  })

  it('is forged if a line is another, is left out at its end, or isn’t signed', async () => {
    const { reader, letter } = await underWay()
    const last = need(letter.lines.at(-1), 'a line')
    const others = letter.lines.slice(0, -1)
    const forged: readonly Letter[] = [
      { ...letter, lines: [...others, { ...last, body: { type: 'resign' } }] },
      { ...letter, lines: others },
      { ...letter, lines: letter.lines.map(({ by, body }) => ({ by, body })) },
      { ...letter, lines: letter.lines.slice(0, 1).map(({ by, body }) => ({ by, body })) },
      { ...letter, lines: [...others, { ...last, seal: 'A'.repeat(86) }] },
      { ...letter, lines: [...letter.lines, { by: 'host', body: { type: 'end' } }] },
      { ...letter, lines: [...letter.lines, { by: 0, body: 999 }] },
    ]
    for (const one of forged) expect(await open(reader, letterText(one))).toBe('forged')
  })

  it('leaves the signatures of lines that are known as they are', async () => {
    const { reader, letter, earlier } = await underWay()
    const { entries } = reader.desk.journal
    const known = earlier.lines.slice(0, letter.from - earlier.from).map(({ by, body }) => ({ by, body }))
    expect(known.length).toBeGreaterThan(0)
    const whole: Letter = { ...letter, from: earlier.from, after: earlier.after, lines: [...known, ...letter.lines] }
    expect(await open(reader, letterText(whole))).toBe('news')
    expect(reader.desk.journal.entries.slice(0, entries.length)).toEqual(entries)
  })

  it('brings no part in a draw that its device hasn’t proven', async () => {
    const { reader, letter } = await underWay()
    const parts = [0, 1].map((seat) => ({ seat, proof: 'A'.repeat(107) }))
    await open(reader, letterText({ ...letter, parts }))
    expect(reader.desk.parts).toEqual([])
  })

  it('of another match, or beyond one that is missing, is told from a forged one', async () => {
    const { reader, letter } = await underWay()
    expect(await open(reader, letterText({ ...letter, match: '0'.repeat(32) }))).toBe('otherMatch')
    expect(await open(reader, letterText({ ...letter, from: letter.from + 99 }))).toBe('gap')
  })

  it('that goes on otherwise than the one opened before it is refused', async () => {
    const { writer, reader, before, text } = await underWay()
    expect(await open(reader, text)).toBe('news')
    const { desk } = reader
    writer.desk = before
    let other = text
    for (let seed = 20; other === text; seed++) {
      writer.desk = before
      other = await takeTurn(writer, seeded(seed))
    }
    expect(await open(reader, other)).toBe('differs')
    expect(reader.desk).toBe(desk)
  })

  it.each([
    '',
    '{}',
    '[1]',
    'https://example.org',
    `[1,"${'0'.repeat(32)}","foothills","",0,"",[["host",-1,"",""]],[]]`,
  ])('isn’t read from %j', (text) => {
    expect(readLetter(text)).toBeUndefined()
  })
})
