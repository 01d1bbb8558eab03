import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { tellingHint } from '../../src/app/advice/adviser.ts'
import { analyseMatch, rememberedIn, tellingIn } from '../../src/app/advice/analysis.ts'
import { inWorker, type Think } from '../../src/app/advice/inquire.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import type { Advice } from '../../src/bots/advise.ts'
import { type Analysis, analyse, finish } from '../../src/bots/analyse.ts'
import { choicesMade } from '../../src/bots/choicesMade.ts'
import { type Study, type StudyFinding, study } from '../../src/bots/study.ts'
import { facesKnown } from '../../src/bots/thinkRequest.ts'
import { foothills as title } from '../../src/games/foothills/title.ts'
import { consequence } from '../../src/overlay/table/consequence.ts'
import { hint } from '../../src/overlay/words/en/index.ts'
import { lineOf } from '../../src/rules/journal.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { randomJournal } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'

const few = { coarse: 1, futures: 2, closely: 20 }

/** Foothills, opened, and a random match of it. */
async function opened() {
  const foothills = await title.open()
  if ('problem' in foothills) throw new Error(foothills.problem)
  const journal = randomJournal(foothills.game, 2, {}, 3)
  return { foothills, journal, mind: await foothills.mind() }
}

let first: ReturnType<typeof opened> | undefined
let found: Analysis | undefined

/** The same match, and its analysis, made once. */
async function analysed() {
  first ??= opened()
  const { foothills, journal, mind } = await first
  found ??= finish(analyse({ game: foothills.game, mind, journal }, few))
  return { foothills, journal, analysis: found }
}

describe('an analysis in words', () => {
  it('tells what was played as the log does, and what was better as its button says', async () => {
    const { foothills, journal, analysis: found } = await analysed()
    const { words } = foothills
    const tell = tellingIn(foothills, journal.entries)
    const state = tell({ type: 'analysis', analysis: found })
    if (state.type !== 'found') throw new Error('Nothing was found')
    expect(state.found.seats.map(({ name }) => name)).toEqual(['Blue', 'Green'])
    expect(state.found.last).toBe(lineOf(journal.entries).at(-1)?.seq)
    expect(state.found.turningPoints).toHaveLength(3)
    for (const [at, point] of state.found.turningPoints.entries()) {
      const { seq, seat, other } = found.turningPoints[at] ?? {}
      expect(point).toMatchObject({ seq, look: { seat } })
      const before = journal.positions[point.seq - 1]
      if (!before || !other) throw new Error('No such entry')
      expect(point.other.label).toBe(words.move(before, other.move))
      expect(point.played.join(' ').length).toBeGreaterThan(5)
      // The line of what might have been ends with the turn, and says so where a draw would have come first.
      if (point.outlook.length > 0) expect([hint.draws, ...point.outlook].join(' ')).toContain(point.look.name)
    }
  })

  it('grows while the match is analysed', async () => {
    const { foothills, journal } = await opened()
    const tell = tellingIn(foothills, journal.entries)
    const moments = [{ seq: 3, chances: [0.4, 0.6] }]
    const state = tell({ type: 'judging', done: 0.1, moments })
    expect(state.type === 'thinking' && state.sofar?.moments).toEqual(moments)
  })

  it('fails where nothing can think in the background', async () => {
    const { foothills, journal } = await opened()
    const asked = analyseMatch(foothills, journal.entries, () => false, inWorker)
    expect(asked.state.value.type).toBe('failed')
  })
})

describe('an analysis that is kept', () => {
  /** A match with its analysis, and what asks for that; `asks` are the times it was thought about. */
  async function asking() {
    const { foothills, journal, analysis } = await analysed()
    const { entries } = journal
    const store = makeStore(() => undefined, manualClock())
    let asks = 0
    const think: Think = (_, tell) => {
      asks++
      tell({ type: 'analysis', analysis })
      return () => {}
    }
    const ask = (of = entries) =>
      new Promise<StudyFinding>((tell) => {
        const wanted: Study = { study: 'analysis', game: foothills.game.id, hash: '', edition: undefined, entries: of }
        rememberedIn(store, foothills, of, think)(wanted, tell)
      })
    const stored = () => vi.waitUntil(() => store.get('analyses'))
    return { ask, asks: () => asks, analysis, store, stored, entries }
  }

  it('is there again without thinking, for this match alone', async () => {
    const { ask, asks, analysis, stored, entries } = await asking()
    const found = { type: 'analysis', analysis }
    expect(await ask()).toEqual(found)
    expect(asks()).toBe(1)
    await stored()
    expect(await ask()).toEqual(found)
    expect(asks()).toBe(1)
    await ask(entries.slice(0, -1))
    expect(asks()).toBe(2)
  })

  it.each([
    ['text', () => 'damaged'],
    [
      'chances of another number of seats',
      (kept: Analysis) => ({ ...kept, moments: kept.moments.map((one) => ({ ...one, chances: [1] })) }),
    ],
    [
      'a move nobody could make',
      (kept: Analysis) => ({
        ...kept,
        turningPoints: kept.turningPoints.map((point) => ({
          ...point,
          other: { ...point.other, move: { type: 'fly' }, plan: [{ type: 'fly' }] },
        })),
      }),
    ],
    [
      'a plan that goes on after the turn',
      (kept: Analysis) => ({
        ...kept,
        turningPoints: kept.turningPoints.map((point) => ({
          ...point,
          played: { ...point.played, plan: Array.from({ length: 30 }, () => point.played.move) },
        })),
      }),
    ],
    [
      'a turning point of the other seat',
      (kept: Analysis) => ({
        ...kept,
        turningPoints: kept.turningPoints.map((point) => ({ ...point, seat: 1 - point.seat })),
      }),
    ],
  ])('is thought about again if it is damaged: %s', async (_, damage) => {
    const { ask, asks, analysis, store, stored } = await asking()
    expect(analysis.turningPoints).toHaveLength(3)
    await ask()
    const [kept] = v.parse(v.array(v.object({ match: v.string() })), await stored())
    await store.set('analyses', [{ ...kept, analysis: damage(analysis) }])
    expect(await ask()).toEqual({ type: 'analysis', analysis })
    expect(asks()).toBe(2)
  })
})

describe('a hint in words', () => {
  it('tells what the move brings without changing the table', async () => {
    const { foothills, journal } = await opened()
    const seq = journal.entries.findIndex(({ body }) => body.type === 'move')
    const position = journal.positions[seq - 1]
    if (!position) throw new Error('No such entry')
    const [choice] = choicesOf(foothills.game.ask(position))
    const [move, next] = choice?.moves ?? []
    if (!choice || !move || !next) throw new Error('Nobody is asked')
    const asked = { position, seat: choice.seat, known: () => undefined }
    const before = structuredClone(position)
    const options = [
      { move, points: 30, chance: 0.6, chances: [0.6, 0.4], visits: 9 },
      { move: next, points: 28, chance: 0.5, chances: [0.5, 0.5], visits: 3 },
    ]
    const tell = tellingHint(foothills, asked)
    const advice: Advice = { options, plan: [move] }
    expect(tell({ type: 'progress', done: 0 })).toEqual({ type: 'thinking', done: 0 })
    const early = tell({ type: 'progress', done: 0.1, advice })
    const going = tell({ type: 'progress', done: 0.2 })
    const state = tell({ type: 'advice', advice: structuredClone(advice) })
    if (state.type !== 'found') throw new Error('Nothing was found')
    expect(state.found.label).toBe(foothills.words.move(position, move))
    expect(state.found.outlook).toBe(consequence(foothills, asked, [move]))
    expect(state.found.outlook).toMatch(/^You’ll get 1 \w+/)
    expect(state.found.next?.label).toBe(foothills.words.move(position, next))
    expect(position).toEqual(before)
    // Anything known early is shown early, and a move that stays the best is the very same.
    const sofar = early.type === 'thinking' ? early.sofar : undefined
    expect(sofar).toEqual(state.found)
    expect(going).toEqual({ type: 'thinking', done: 0.2, sofar })
    expect(state.found.move).toBe(sofar?.move)
  })

  it('comes early, and again each time there has been twice as much thinking', async () => {
    const { foothills, journal, mind } = await opened()
    const { game } = foothills
    const choice = choicesMade({ game, mind, journal }).find(({ seq }) => seq > 20)
    if (!choice) throw new Error('Nobody chose')
    const { position, seat, known } = choice.question
    const wanted: Study = {
      study: 'advice',
      game: game.id,
      hash: '',
      edition: undefined,
      seed: 1,
      futures: 1700,
      position,
      seat,
      moves: choice.question.choice.moves,
      faces: facesKnown(game, position, known),
    }
    const told: number[] = []
    const last = study(wanted, { game, mind }, (finding) => {
      if (finding.type === 'progress' && finding.advice) told.push(finding.done * wanted.futures)
    })
    expect(told.map(Math.round)).toEqual([200, 400, 800, 1600])
    expect(last.type).toBe('advice')
  })
})
