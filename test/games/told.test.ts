import { describe, expect, it } from 'vitest'
import { type Language, languages, setLanguage } from '../../src/kit/language.ts'
import { consequence } from '../../src/overlay/table/consequence.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { isMiscounted, nouns, unmutated } from './counts.ts'
import { matchesOf, openTitles } from './opened.ts'

/** Signs of a value that is missing, or of a sentence with a hole in it. */
const gap = /undefined|NaN|\[object|-1\b| {2}|\$\{| ,|\.\.(?!\.)|\(\)|^\s|\s$|\s\.|^$/

const sentence = /^[\p{Lu}\d«“„‘].*[.?!]$/u

/** Characters that the decision bar and its buttons hold on a phone 390 px wide, in two lines of some 48. */
const onPhone = { prompt: 100, button: 95 }

const flawedIn = (language: Language) => (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].filter((text = '') => gap.test(text) || isMiscounted(language, text))

/** Effects without a line in the log, which others tell of or the table shows. */
const quiet: Readonly<Record<string, readonly string[]>> = {
  foothills: ['turn'],
  metro: ['turned'],
  snowdonia: ['area', 'back', 'closedUp', 'forSale', 'home'],
  dwarven: ['recovered', 'returned'],
}

const cases = openTitles.flatMap((one) => languages.map((language) => ({ ...one, language })))
const played = new Map(openTitles.map((one) => [one.id, matchesOf(one)]))

describe.each(cases)('a match of $id in words, in $language', async ({ id, open, language }) => {
  const words = await open.wordsIn(language)
  const { game } = open
  const flawed = flawedIn(language)
  const { intentions } = await open.playtest()
  const matches = played.get(id) ?? []
  const moments = matches.flat()
  const every = moments.length < 300 ? 1 : 29
  const some = moments.filter((_, at) => at % every === 0)
  const ends = matches.flatMap((match) => match.slice(-1))
  const asked = moments.flatMap(({ p, ask, known }) =>
    choicesOf(ask).map((choice) => ({
      prompt: words.prompt(p, choice, known),
      labels: choice.moves.map((move) => words.move(p, move, known)),
      shorts: choice.moves.map((move) => words.short?.(p, move, known).text),
    })),
  )

  it('names what each seat has in front of everyone', () => {
    const held = some.map(({ p }) => (words.holdings?.(p, 0) ?? []).map(({ amount, say }) => say(amount)))
    expect(flawed(held.flat())).toEqual([])
    expect(held.flat().length > 0).toBe(words.holdings !== undefined)
  })

  it('tells the consequences of moves in sentences, of some in each match', async () => {
    await setLanguage(language)
    const told = matches.map((match) =>
      match
        .filter((_, at) => at % 7 === 0)
        .flatMap(({ p, ask, known = () => undefined }) =>
          choicesOf(ask).flatMap(({ seat, moves }) =>
            moves.slice(0, 6).map((move) => consequence({ game, words }, { position: p, seat, known }, [move])),
          ),
        )
        .filter(Boolean),
    )
    await setLanguage('en')
    for (const some of told) expect(some.length).toBeGreaterThan(0)
    const all = told.flat()
    expect([...flawed(all), ...all.filter((text) => !sentence.test(text))]).toEqual([])
  })

  it('gives every legal move a label of its own, and every choice a prompt', () => {
    const alike = asked.flatMap(({ labels }) => (new Set(labels).size < labels.length ? [labels] : []))
    const texts = asked.flatMap(({ prompt, labels, shorts }) => [
      prompt,
      ...labels,
      ...shorts.map((one) => one ?? 'none'),
    ])
    expect(asked.length).toBeGreaterThan(0)
    expect(alike).toEqual([])
    expect(flawed(texts)).toEqual([])
  })

  it('asks no more, and labels buttons no longer, than a phone has room for', () => {
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.flatMap(({ prompt }) => (prompt.length > onPhone.prompt ? [prompt] : []))).toEqual([])
    const buttons = asked.flatMap(({ shorts }) => shorts.map((text = '') => text))
    expect(buttons.filter((text) => text.length > onPhone.button)).toEqual([])
  })

  it('asks about moves that are tried in whole sentences', () => {
    const tried = moments.flatMap(({ p, ask, known }, at) =>
      choicesOf(at % 5 === 0 ? ask : undefined).flatMap(({ moves }) =>
        moves.flatMap((move) => Object.values(words.trial?.(p, move, known) ?? {})),
      ),
    )
    expect(tried.length > 0).toBe(words.trial !== undefined)
    expect(flawed(tried)).toEqual([])
  })

  it('tells in whole sentences whatever happens', () => {
    const told = moments.flatMap(({ p, effects }) => effects.flatMap((effect) => words.effect(p, effect) ?? []))
    const counted = moments.flatMap(({ p, effects }) => effects.flatMap((effect) => words.tally?.(p, effect) ?? []))
    expect(told.length).toBeGreaterThan(0)
    expect([...flawed(told), ...told.filter((text) => !sentence.test(text))]).toEqual([])
    expect(flawed(counted.flatMap(({ heading, name }) => [heading, name]))).toEqual([])
  })

  it('is silent about few kinds of effect', () => {
    const happened = moments.flatMap(({ p, effects }) => effects.map((effect) => ({ p, effect })))
    const spoken = new Set(happened.flatMap(({ p, effect }) => (words.effect(p, effect) ? [effect.type] : [])))
    const silent = new Set(happened.map(({ effect }) => effect.type).filter((type) => !spoken.has(type)))
    expect([...silent].sort(), 'without a line in the log, and not listed in `quiet`').toEqual(quiet[id] ?? [])
  })

  it('describes the whole table, and no line of a part twice', () => {
    const parts = some.flatMap(({ p, known }) => words.table?.(p, known) ?? [])
    expect(parts.length).toBeGreaterThan(0)
    expect(flawed(parts.flatMap(({ title, lines }) => [title, ...lines]))).toEqual([])
    expect(parts.filter(({ lines }) => new Set(lines).size < lines.length)).toEqual([])
    expect(flawed(some.map(({ p }) => words.far?.(p) ?? 'none'))).toEqual([])
  })

  it('refuses in whole sentences, under headings that have titles', () => {
    const refused = some.flatMap(({ p, ask, known }) =>
      choicesOf(ask).flatMap(({ seat }) =>
        intentions(p).flatMap((wanted) => open.game.why(p, seat, wanted, known) ?? []),
      ),
    )
    expect(refused.length).toBeGreaterThan(0)
    expect(flawed(refused.map((one) => words.refusal(one)))).toEqual([])
    expect(flawed(refused.map(({ section }) => words.section?.(section) ?? section))).toEqual([])
    expect(words.refusal({ reason: 'none of these', section: '', amounts: {} })).not.toBe('')
  })

  it('says who won, and what every line of the score is for', () => {
    const said = ends.flatMap(({ p }) => {
      const outcome = open.game.outcome(p) ?? expect.fail('the match is not over')
      const lines = outcome.seats.flatMap((seat) => seat.lines)
      const reasons = lines.flatMap((line) => [words.score(line), words.counted?.(line) ?? 'none'])
      return [words.outcome(p, outcome), ...reasons]
    })
    expect(ends.length).toBeGreaterThan(1)
    expect(said.length).toBeGreaterThan(2 * ends.length)
    expect(flawed(said)).toEqual([])
  })
})

describe('a count in words', () => {
  it.each([
    ['de', 'Gelb gewann mit 97 Punkte.'],
    ['de', 'Rot und Blau teilen sich den Sieg mit je 9 Punkte.'],
    ['en', '1 tiles laid'],
    ['en', 'Blue: 0 points'],
    ['cy', 'Tynnodd Glas 2 cerdyn.'],
    ['cy', '3 pwyntiau'],
  ] as const)('is noticed where it is wrong, in %s: %s', (language, text) => {
    expect(isMiscounted(language, text)).toBe(true)
  })

  it.each([
    ['de', 'Gelb gewann mit 97 Punkten.'],
    ['en', 'Blue took 1 brass. 10 points and 1 station, 0 of 3'],
    ['cy', 'Enillodd Glas gyda 6 phwynt, 2 garreg, 3 o gardiau a 10 pwynt.'],
  ] as const)('passes where it is right, in %s: %s', (language, text) => {
    expect(isMiscounted(language, text)).toBe(false)
  })

  it('is known in Welsh by the nouns of all titles', () => {
    expect(nouns.length).toBeGreaterThan(0)
    expect(unmutated('1 carreg, 2 pwynt')).toEqual(['1 carreg', '2 pwynt'])
  })
})
