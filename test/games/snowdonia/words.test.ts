import { describe, expect, it } from 'vitest'
import { lineIn } from '../../../src/games/snowdonia/box.ts'
import { areas } from '../../../src/games/snowdonia/content/edition.ts'
import type { Effect } from '../../../src/games/snowdonia/effects.ts'
import { goods } from '../../../src/games/snowdonia/goods.ts'
import { intentionsOf } from '../../../src/games/snowdonia/intentions.ts'
import type { Position } from '../../../src/games/snowdonia/position.ts'
import { reasons } from '../../../src/games/snowdonia/reasons.ts'
import { book as welshBook } from '../../../src/games/snowdonia/text/cy/book.ts'
import * as welsh from '../../../src/games/snowdonia/text/cy/index.ts'
import { refusals as welshRefusals } from '../../../src/games/snowdonia/text/cy/refusals.ts'
import { book as germanBook } from '../../../src/games/snowdonia/text/de/book.ts'
import * as german from '../../../src/games/snowdonia/text/de/index.ts'
import { refusals as germanRefusals } from '../../../src/games/snowdonia/text/de/refusals.ts'
import { book as englishBook } from '../../../src/games/snowdonia/text/en/book.ts'
import * as english from '../../../src/games/snowdonia/text/en/index.ts'
import { refusals as englishRefusals } from '../../../src/games/snowdonia/text/en/refusals.ts'
import type { SnowdoniaWords, Subject } from '../../../src/games/snowdonia/text/words.ts'
import type { MatchOptions } from '../../../src/rules/game.ts'
import { choicesOf } from '../../../src/rules/play.ts'
import { randomJournal } from '../../journals.ts'
import { playedEntries } from '../../playedEntries.ts'
import { at, box, finished, game } from './table.ts'

const languages = [
  { language: 'English', words: english.wordsWith(box), refusals: englishRefusals },
  { language: 'German', words: german.wordsWith(box), refusals: germanRefusals },
  { language: 'Welsh', words: welsh.wordsWith(box), refusals: welshRefusals },
]

const gap = /undefined|NaN|\[object|-1\b| {2}|\$\{| ,|\.\.(?!\.)|\(\)|^\s|\s$|\s\./

/** German that needs the dative. */
const nominative = /\b(?:mit|je|von) \d+ Punkte\b/

/** Whole random matches, of every size and route. */
const matches = [
  randomJournal(game, 1, {}, 1),
  randomJournal(game, 1, { train: 3, series: [80, 90] }, 1),
  randomJournal(game, 1, { train: 7, series: [50, 60, 70, 80, 90, 100], best: 500 }, 1),
  randomJournal(game, 2, { route: 'blaenau', reckoning: 'own' }, 2),
  randomJournal(game, 3, {}, 3),
  randomJournal(game, 5, {}, 4),
]
const played = matches.flatMap((journal) => playedEntries(game, journal))
const moments = played.filter((_, at) => at % 29 === 0)

const subjectsIn = (p: Position): readonly Subject[] => {
  const { stations, spaces, contracts } = lineIn(box, p)
  return [
    ...stations.map((_, station) => ({ type: 'station', station }) as const),
    ...spaces.map((_, space) => ({ type: 'track', space }) as const),
    ...contracts.map((contract) => ({ type: 'contract', contract }) as const),
    ...box.values.trains.map(({ number }) => ({ type: 'train', train: number }) as const),
    ...areas.map((area) => ({ type: 'area', area }) as const),
    ...box.values.events.map((_, at) => ({ type: 'event', space: at + 1 }) as const),
    ...goods.map((good) => ({ type: 'goods', seat: 0, good }) as const),
    ...p.boards.map((_, seat) => ({ type: 'seat', seat }) as const),
    { type: 'weather' },
    { type: 'bag' },
  ]
}

const aboutOf = (words: SnowdoniaWords, p: Position, subject: Subject) => {
  const about = words.about(p, subject)
  return about
    ? [about.title, about.kind, ...about.lines.flatMap(({ head, text }) => [head || '–', text])]
    : ['undefined']
}

describe.each(languages)('the words of Snowdonia in $language', ({ words, refusals }) => {
  it('give every legal move a label of its own, and every choice a prompt', () => {
    for (const { before } of played) {
      for (const choice of choicesOf(game.ask(before))) {
        const labels = choice.moves.map((move) => words.move(before, move))
        expect(new Set(labels).size).toBe(labels.length)
        const shorts = choice.moves.map((move) => words.short?.(before, move).text ?? '')
        const said = [words.prompt(before, choice), ...labels, ...shorts]
        expect(said.filter((text) => text === '' || gap.test(text))).toEqual([])
      }
    }
  })

  it('tell whatever happens without a gap', () => {
    const silent = new Set<Effect['type']>()
    for (const { after, effects } of played)
      for (const effect of effects) {
        const told = words.effect(after, effect)
        if (told === undefined) silent.add(effect.type)
        else {
          expect(told).not.toMatch(gap)
          expect(told).toMatch(/^[\p{Lu}\d].*\.$/u)
        }
        const tally = words.tally?.(after, effect)
        if (tally) expect(`${tally.heading}: ${tally.name}`).not.toMatch(gap)
      }
    const quiet: readonly Effect['type'][] = ['area', 'back', 'closedUp', 'forSale', 'home']
    expect([...silent].filter((type) => !quiet.includes(type))).toEqual(
      [...silent].filter((type) => type === 'upkeep' || type === 'scored'),
    )
  })

  it('describe the whole table and everything on it', () => {
    for (const { before } of moments) {
      const table = (words.table?.(before) ?? []).flatMap(({ title, lines }) => [title, ...lines])
      const about = subjectsIn(before).flatMap((subject) => aboutOf(words, before, subject))
      const said = [...table, ...about, words.far?.(before) ?? '']
      expect(said.filter((text) => text === '' || gap.test(text))).toEqual([])
    }
  })

  it('give every reason to refuse a sentence, with its amounts', () => {
    expect(Object.keys(refusals).sort()).toEqual(Object.keys(reasons).sort())
    for (const { before } of moments)
      for (const seat of before.boards.keys())
        for (const intention of intentionsOf(box, before)) {
          const refusal = game.why(before, seat, intention)
          if (!refusal) continue
          expect(words.refusal(refusal)).not.toMatch(gap)
          expect(words.section?.(refusal.section)).not.toBe('')
        }
    for (const say of Object.values(refusals)) {
      expect(say({})).toMatch(/^\p{Lu}.*\.$/u)
      expect(say({})).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(words.refusal({ reason: 'none of these', section: '', amounts: {} })).not.toBe('')
  })

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

  it('say what every line of the score is for, and who won', () => {
    for (const { positions } of matches) {
      const last = positions.at(-1)
      const outcome = last && game.outcome(last)
      if (!last || !outcome) throw new Error('the match is not over')
      expect(words.outcome(last, outcome)).not.toMatch(gap)
      expect(words.outcome(last, outcome)).not.toMatch(nominative)
      const lines = outcome.seats.flatMap((seat) => seat.lines)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(`${words.score(line)} ${words.counted?.(line) ?? '–'}`).not.toMatch(gap)
    }
  })
})

describe('a match of one', () => {
  const said = (options: MatchOptions) => {
    const { p, outcome } = at(1, (made) => finished(made), options)
    const ended = outcome()
    const { total = 0 } = ended.seats[0] ?? {}
    return { text: english.wordsWith(box).outcome(p, ended), total }
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
    const held = languages.map(({ words }) => words.holdings?.(p, 0))
    expect(held[0]).toEqual(['2 iron ore', '1 steel bar', '4 rubble', '3 contracts'])
    expect(held.map((parts) => parts?.length)).toEqual([4, 4, 4])
  })
})

const books = [englishBook, germanBook, welshBook].map((book) => book(box))

describe('the rules book of Snowdonia', () => {
  it('has a section about the rule of every refusal, by the name that refusals give it', () => {
    for (const [at, { sections, rules }] of books.entries()) {
      const titles = new Map(sections.map(({ id, title }) => [id, title]))
      for (const heading of Object.values(reasons))
        expect(languages[at]?.words.section?.(heading)).toBe(titles.get(rules[heading] ?? ''))
    }
  })
})
