import { describe, expect, it } from 'vitest'
import { analyseMatch, tellingIn } from '../../src/app/advice/analysis.ts'
import { tellHint } from '../../src/app/advice/hint.ts'
import { analyse, finish } from '../../src/bots/analyse.ts'
import type { Finding } from '../../src/bots/study.ts'
import { foothills as title } from '../../src/games/foothills/title.ts'
import { advice } from '../../src/overlay/text/en/advice.ts'
import { lineOf } from '../../src/rules/journal.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { randomJournal } from '../journals.ts'

/** Foothills, opened, and a random match of it. */
async function opened() {
  const foothills = await title.open()
  if ('problem' in foothills) throw new Error(foothills.problem)
  const journal = randomJournal(foothills.game, 2, {}, 3)
  return { foothills, journal, mind: await foothills.mind() }
}

describe('an analysis in words', () => {
  it('tells what was played as the log does, and what was better as its button says', async () => {
    const { foothills, journal, mind } = await opened()
    const { game, words } = foothills
    const tell = tellingIn(foothills, journal.entries)
    const found = finish(analyse({ game, mind, journal }, { futures: 2, closely: 20 }))
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
      // What might have been ends with the turn: the line says so where a draw would have come first.
      if (point.outlook.length > 0)
        expect([advice.draws, ...point.outlook].join(' ')).toContain(point.look.name)
    }
  })

  it('grows while the match is analysed', async () => {
    const { foothills, journal } = await opened()
    const tell = tellingIn(foothills, journal.entries)
    const progress = (seq: number): Finding => ({
      ...{ type: 'progress', done: seq / 100, moment: { seq, chances: [0.4, 0.6] } },
    })
    tell(progress(3))
    const state = tell(progress(4))
    expect(state.type === 'thinking' && state.sofar?.moments).toHaveLength(2)
  })

  it('fails where nothing can think in the background', async () => {
    const { foothills, journal } = await opened()
    expect(analyseMatch(foothills, journal.entries, () => false).state.value.type).toBe('failed')
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
    const state = tellHint(foothills, asked, { type: 'advice', advice: { options, plan: [move] } })
    if (state.type !== 'found') throw new Error('Nothing was found')
    expect(state.found.label).toBe(foothills.words.move(position, move))
    expect(state.found.outlook[0]).toContain(foothills.words.seat(position, choice.seat))
    expect(state.found.next?.label).toBe(foothills.words.move(position, next))
    expect(position).toEqual(before)
  })
})
