import { describe, expect, it } from 'vitest'
import { need } from '../../../src/kit/assert.ts'
import type { Desk } from '../../../src/match/letters/desk.ts'
import { type Letter, letterText, readLetter } from '../../../src/match/letters/letter.ts'
import type { LetterState } from '../../../src/match/letters/letterChart.ts'
import { type LetterTable, openLetters } from '../../../src/match/letters/letterTable.ts'
import { openFirst } from '../../../src/match/letters/post.ts'
import { choiceOf } from '../../../src/rules/play.ts'
import { openJournal } from '../../../src/rules/replay.ts'
import { sound } from '../../journals.ts'
import { cheapSignatures } from '../cheapSignatures.ts'
import { type Player, seatedPlayers, seeded, titles } from './players.ts'

/** A device that keeps a match by letters, whose page comes and goes. */
interface Device {
  readonly player: Player
  kept: { readonly desk: Desk; readonly state: LetterState }
  /** False while nothing can be stored. */
  stores: boolean
}

const deviceOf = (player: Player): Device => ({ player, kept: { desk: player.desk, state: 'waiting' }, stores: true })

/** Opens the page, with what a reload finds in storage. */
function opened(device: Device): LetterTable {
  const { writer } = device.player
  const { journal, parts } = device.kept.desk
  const entries: unknown = JSON.parse(JSON.stringify(journal.entries))
  const again = sound(openJournal(writer.game, Array.isArray(entries) ? entries : []))
  return openLetters({
    writer,
    desk: { journal: again.journal, parts },
    state: device.kept.state,
    async keep(desk, state) {
      if (!device.stores) throw new Error('full')
      device.kept = { desk, state }
    },
  })
}

const isOver = (device: Device) => device.kept.desk.journal.ask.type === 'over'

/** A person opens a letter, moves while it is their turn, and takes the letter; the page closes after every step. */
async function sitting(device: Device, letter: Letter | undefined, draw: (n: number) => number): Promise<string> {
  const reading = opened(device)
  if (letter) await reading.open(letter)
  await reading.begin()
  reading.close()
  for (;;) {
    const table = opened(device)
    const { turn, ask } = table.now()
    const moves = choiceOf(ask, turn ?? -1)?.moves ?? []
    if (turn === undefined) {
      await table.sent()
      return letterText(table.letter())
    }
    const answer = await table.submit(turn, need(moves[draw(moves.length)], 'a move'))
    expect(answer.type).toBe('accepted')
    table.close()
  }
}

const read = (text: string) => need(readLetter(text), 'a letter')

async function devicesOf(name: keyof typeof titles) {
  const players = await seatedPlayers(titles[name], cheapSignatures)
  return players.map(deviceOf)
}

describe('a table by letters', () => {
  it.each([
    ['Foothills', 1000],
    ['Metro', 40],
  ] as const)(
    'of %s is played to its end, or for %i letters, by pages that are reloaded after each move',
    async (name, most) => {
      const devices = await devicesOf(name)
      const draw = seeded(5)
      let letter: Letter | undefined
      for (let letters = 0; letters < most && !devices.every(isOver); letters++) {
        const writers = devices.filter(({ kept }) => kept.state !== 'waiting')
        expect(writers.length).toBe(letters === 0 ? 0 : 1)
        const writer = need(writers[0] ?? devices[0], 'someone to write')
        const text = await sitting(writer, letter, draw)
        letter = read(text)
        for (const one of devices) if (one !== writer) await opened(one).open(letter)
      }
      expect(devices.every(isOver)).toBe(most === 1000)
    },
    120_000,
  )

  it('asks nobody while another writes, and refuses a move then', async () => {
    const [, guest] = await devicesOf('Foothills')
    const table = opened(need(guest, 'a guest'))
    expect(table.now()).toMatchObject({ turn: undefined, letters: { next: 0 }, undoTo: undefined })
    const answer = await table.submit(1, { type: 'done' })
    expect(answer).toMatchObject({ type: 'refused', refusal: { reason: 'notYourTurn' } })
  })

  it('has a letter ready after a turn, until that is sent or answered', async () => {
    const [host, guest] = await devicesOf('Foothills')
    const [own, other] = [need(host, 'a host'), need(guest, 'a guest')]
    const table = opened(own)
    await table.begin()
    expect(table.state()).toBe('ready')
    expect(table.now().letters?.isReady).toBe(true)
    await table.sent()
    expect([table.state(), own.kept.state, opened(own).state()]).toEqual(['waiting', 'waiting', 'waiting'])
    const answer = read(await sitting(other, table.letter(), seeded(1)))
    expect(await table.open(answer)).toBe('news')
    expect(table.state()).toBe('ready')
  })

  it('changes nothing where a letter or a move can’t be stored', async () => {
    const [host, guest] = await devicesOf('Foothills')
    const [own, other] = [need(host, 'a host'), need(guest, 'a guest')]
    const letter = read(await sitting(own, undefined, seeded(1)))
    const table = opened(other)
    other.stores = false
    const before = table.now().seq
    expect(await table.open(letter)).toBe('notKept')
    expect(table.now().seq).toBe(before)
    other.stores = true
    expect(await table.open(letter)).toBe('news')
  })

  it('moves to another device with all that it holds', async () => {
    const [host] = await devicesOf('Foothills')
    const own = need(host, 'a host')
    await sitting(own, undefined, seeded(1))
    const { writer } = own.player
    const whole = read(letterText(opened(own).whole()))
    const moved = need(await openFirst(writer, whole), 'a whole match')
    expect(moved.journal.entries.length).toBe(own.kept.desk.journal.entries.length)
    expect(moved.parts).toEqual(own.kept.desk.parts)
    expect(await openFirst(writer, { ...whole, match: '0'.repeat(32) })).toBeUndefined()
  })

  it('tells what a letter brings, entry by entry', async () => {
    const [host, guest] = await devicesOf('Snowdonia')
    const [own, other] = [need(host, 'a host'), need(guest, 'a guest')]
    const table = opened(own)
    await table.begin()
    const first = table.letter()
    const reading = opened(other)
    const told: string[] = []
    reading.on((news) => told.push(news.type))
    await reading.open(first)
    expect(told.length).toBeGreaterThan(1)
    expect(reading.journal().length).toBeGreaterThan(first.from)
  })
})
