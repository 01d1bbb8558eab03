import { describe, expect, it } from 'vitest'
import { flawsText, problemText } from '../../../src/debug/flaws.ts'
import { bareJournal, pathsIn, type Written, withChanges, writtenAt } from '../../../src/debug/scenario/make.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { readBrief, writeBrief } from '../../../src/rules/brief.ts'
import { positionOf, tableOf } from '../../../src/rules/journal.ts'
import { openRecord, readRecord, writeRecord } from '../../../src/rules/record.ts'
import { cut } from '../../../src/rules/replay.ts'
import { words as wordsFor } from '../../games/foothills/texts.ts'
import { randomJournal, sound } from '../../journals.ts'

const game = foothills(builtIn)
const words = wordsFor(game.box)
const keys = ['a', 'b'].map((letter) => letter.repeat(43))
const played = cut(game, randomJournal(game, 2, {}, 3, { undo: 8, seated: keys }), 40)
const { journal: bare } = sound(bareJournal(game, played))
const { bag, boards } = positionOf(bare)

/** Iron ore from the bag into blue's supply. */
const gift: readonly Written[] = [
  { path: 'bag.iron', value: `${bag.iron - 2}` },
  { path: ' boards.0.supply.iron ', value: ` ${(boards[0]?.supply.iron ?? 0) + 2}` },
  { path: '', value: 'nothing' },
]

describe('a bare match', () => {
  it('has the same position, without players and keys', () => {
    expect(positionOf(bare)).toEqual(positionOf(played))
    expect(bare.entries.some(({ body }) => body.type === 'seat')).toBe(false)
    expect(JSON.stringify(bare.entries)).not.toMatch(/aaaa|bbbb/)
  })
})

describe('an edited scenario', () => {
  const { journal: made } = sound(withChanges(game, bare, gift, 'a gift'))

  it('continues from the changed position, as a test match', () => {
    const position = positionOf(made)
    expect(position.bag.iron).toBe(bag.iron - 2)
    expect(position.boards[0]?.supply.iron).toBe((boards[0]?.supply.iron ?? 0) + 2)
    expect(tableOf(made).isTest).toBe(true)
    expect(made.entries.at(-1)?.body).toMatchObject({ type: 'mark', note: 'a gift' })
  })

  it('is the match itself if nothing was changed', () => {
    const same = [{ path: 'bag.iron', value: `${bag.iron}` }]
    expect(sound(withChanges(game, bare, same, 'none')).journal).toBe(bare)
  })

  it('reads back from a file and from a link', () => {
    const { record } = sound(readRecord(writeRecord(made)))
    expect(sound(openRecord(game, record)).journal.entries).toEqual(made.entries)
    expect(sound(readBrief(game, writeBrief(game, made))).journal.entries).toEqual(made.entries)
  })

  it.each([
    ['more cubes than there are', [{ path: 'bag.iron', value: '90' }], /only 20 iron ore/],
    ['a place that is not there', [{ path: 'bag.coal', value: '1' }], /no “bag\.coal”/],
    ['a word for a number', [{ path: 'turn', value: 'soon' }], /turn/],
    ['a phase there is not', [{ path: 'phase', value: 'tea' }], /phase/],
  ])('is refused with %s, and says why', async (_, changes, says) => {
    const refused = withChanges(game, bare, changes, 'impossible')
    expect('problem' in refused ? await problemText(words, refused.problem) : '').toMatch(says)
  })

  it('is refused with up to three flaws, and the number of others', async () => {
    const flaws = [1, 2, 3, 4, 5].map((turn) => ({ reason: 'firstTurn', at: 'turn', amounts: { turn } }))
    const two = await flawsText(words, flaws.slice(0, 2))
    const all = await flawsText(words, flaws)
    expect(two.split('\n')).toHaveLength(2)
    expect(all.split('\n')).toHaveLength(4)
    expect(all).toMatch(/;\nand 2 more$/)
  })

  it('is a recorded match like those in the folder of matches, and wrong as soon as a value is', () => {
    const text = writeRecord(made)
    const replay = (file: string) => {
      const read = readRecord(file)
      return 'record' in read ? openRecord(game, read.record) : read
    }
    expect(writeRecord(sound(replay(text)).journal)).toBe(text)
    const spoilt = text.replace(`"iron":${bag.iron - 2}`, `"iron":${bag.iron - 3}`)
    expect(spoilt).not.toBe(text)
    expect(replay(spoilt)).toHaveProperty('problem')
  })
})

describe('the paths of a value', () => {
  it('lead to everything in it, in order', () => {
    const value = { a: [1, { b: 2 }], c: [] }
    expect(pathsIn(value)).toEqual(['a', 'a.0', 'a.1', 'a.1.b', 'c'])
    expect(pathsIn(value).map((path) => writtenAt(value, path))).toEqual(['[1,{"b":2}]', '1', '{"b":2}', '2', '[]'])
    expect(writtenAt(value, 'a.7')).toBe('')
  })
})
