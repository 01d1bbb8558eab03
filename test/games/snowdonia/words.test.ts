import { describe, expect, it } from 'vitest'
import { snowdonia } from '../../../src/games/snowdonia/title.ts'
import type { MatchOptions } from '../../../src/rules/game.ts'
import { sound } from '../../journals.ts'
import { at, box, finished } from './table.ts'
import { texts } from './texts.ts'

const languages = [
  { language: 'English', words: texts.en.wordsWith(box) },
  { language: 'German', words: texts.de.wordsWith(box) },
  { language: 'Welsh', words: texts.cy.wordsWith(box) },
]

const gap = /undefined|NaN|\[object| {2}|\(\)/

describe.each(languages)('the words of Snowdonia in $language', ({ words }) => {
  it('name every contract and say what it does and scores', () => {
    const names = box.values.contracts.map(({ id }) => words.contract(id))
    expect(new Set(names).size).toBe(box.values.contracts.length)
    for (const contract of box.values.contracts) {
      expect(words.verb(contract.verb)).not.toMatch(gap)
      const bonus = words.bonus(contract)
      expect(bonus).not.toMatch(gap)
      for (const need of Object.values(contract.needs)) expect(bonus).toContain(`${need}`)
      if (contract.points > 0) expect(bonus).toContain(`${contract.points}`)
    }
  })
})

describe('a match of one', () => {
  const said = (options: MatchOptions) => {
    const { p, outcome } = at(1, (made) => finished(made), options)
    const ended = outcome()
    const { total = 0 } = ended.seats[0] ?? {}
    return { text: texts.en.wordsWith(box).outcome(p, ended), total }
  }

  it('says which of its series it was, and what those before it scored', () => {
    expect(said({}).text).toContain('That was the first match of a series of 7.')
    const third = said({ train: 3, series: [50, 60] })
    const sum = 110 + third.total
    expect(third.text).toContain(`Match 3 of 7: 50, 60 and ${third.total}, so ${sum} in all.`)
  })

  it('says after a series whether it was the best, and that another begins', () => {
    const series = [50, 60, 70, 80, 90, 100]
    const first = said({ train: 7, series })
    const all = `and ${first.total}, so ${450 + first.total} points in all.`
    expect(first.text).toContain(all)
    expect(first.text).not.toContain('best series')
    expect(first.text).toContain('The next match begins another series.')
    expect(said({ train: 7, series, best: 800 }).text).toContain('Your best series still has 800 points.')
    expect(said({ train: 7, series, best: 400 }).text).toContain('That’s your best series so far.')
  })
})

describe('what a seat has in front of everyone', () => {
  it('is its goods by kind and the number of its contracts', () => {
    const { p } = at(2, (made) => {
      const [first] = made.boards
      Object.assign(first ?? {}, { hand: [3], used: [7, 9] })
      Object.assign(first?.goods ?? {}, { iron: 2, stone: 0, steel: 1, rubble: 4, coal: 0 })
    })
    const held = languages.map(({ words }) =>
      words.holdings?.(p, 0).flatMap(({ amount, say }) => (amount > 0 ? [say(amount)] : [])),
    )
    expect(held[0]).toEqual(['2 iron ore', '1 steel bar', '4 rubble', '3 contracts'])
    expect(held.map((parts) => parts?.length)).toEqual([4, 4, 4])
  })
})

describe('a station', async () => {
  const { wordsIn } = sound(await snowdonia.open())
  const refusal = { reason: 'notReached', section: 'Build', amounts: { station: 'Clogwyn Station' } }

  it.each([
    ['en', 'There’s still rubble on the way to Clogwyn Station.'],
    ['cy', 'Mae rwbel ar y ffordd i orsaf Clogwyn o hyd.'],
  ] as const)('is refused by the name it has in the language: %s', async (language, said) => {
    expect((await wordsIn(language)).refusal(refusal)).toBe(said)
  })

  it('is called by its Welsh name on the table, too', async () => {
    const { p } = at(2)
    const tables = await Promise.all((['en', 'cy'] as const).map(wordsIn))
    const [english = '', welsh = ''] = tables.map((words) => JSON.stringify(words.table?.(p)))
    expect(english).toContain('Two Viaducts')
    expect(welsh).toContain('Dwy Draphont')
    expect(welsh).not.toMatch(/Two Viaducts|Station|Halt/)
  })
})

describe('the names of contracts in English', () => {
  it('count a single cube as one', () => {
    const { names } = texts.en.t.verbs
    expect([names.more({ cubes: 1 }), names.take({ cubes: 1 })]).toEqual(['1 more cube', '1 cube now'])
  })
})
