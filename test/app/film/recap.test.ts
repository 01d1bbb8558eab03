import { describe, expect, it } from 'vitest'
import { playRecap } from '../../../src/app/film/recap.ts'
import { sinceLastTurn } from '../../../src/app/film/since.ts'
import { makeScope } from '../../../src/app/scope.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { words } from '../../../src/games/foothills/text/en/index.ts'
import { openReplay } from '../../../src/match/replayTable.ts'
import type { Table } from '../../../src/match/table.ts'
import { filmOf } from '../../../src/rules/film.ts'
import type { Frames } from '../../../src/stage/pageFrames.ts'
import { randomJournal } from '../../journals.ts'

const game = foothills(builtIn)
const { entries, ...rest } = randomJournal(game, 2, {}, 4, { seated: true })
const said = words(game.box)

/** A recap of what follows an entry, with its frames by hand. */
function recapFrom(from: number) {
  let frame: ((ms: number) => void) | undefined
  const frames: Frames = (then) => {
    frame = then
    return () => {
      frame = undefined
    }
  }
  let isOver = false
  const onEnd = () => {
    isOver = true
  }
  const recap = playRecap({
    ...{ game, entries, from, stage: undefined, words: said, onEnd, frames },
  })
  return { recap, pass: (ms: number) => frame?.(ms), isOver: () => isOver }
}

describe('a recap', () => {
  it.each([0, Math.floor(entries.length / 2), entries.length - 4])(
    'from entry %i ends within ten seconds',
    async (from) => {
      const { pass, isOver } = recapFrom(from)
      let ms = 0
      for (; ms < 10_000 && !isOver(); ms += 16) {
        pass(16)
        await Promise.resolve()
      }
      expect(isOver()).toBe(true)
    },
  )

  it('ends within ten seconds however few pictures a machine manages, for the longest match', async () => {
    const { pass, isOver } = recapFrom(0)
    let ms = 0
    for (; ms < 10_000 && !isOver(); ms += 900) {
      pass(900)
      await Promise.resolve()
    }
    expect(isOver()).toBe(true)
  })

  it('says what happens in the words of the log', () => {
    const from = entries.length - 20
    const { recap, pass, isOver } = recapFrom(from)
    const heard = new Set<string>()
    for (let n = 0; n < 900 && !isOver(); n++) {
      pass(16)
      heard.add(recap.text.value)
    }
    const film = filmOf(game, entries)
    const last = entries.findLast(({ seq }) => film.told(seq).effects.length > 0)?.seq ?? 0
    const lines = film.told(last).effects.flatMap((one) => said.effect(film.at(last), one) ?? [])
    expect([...heard]).toEqual(expect.arrayContaining(lines.slice(0, 1)))
  })
})

describe('what happened since the last turn', () => {
  const mine = (seat: number | undefined): Table => {
    const table = openReplay(game, { entries, ...rest }, entries.length - 1)
    const now: Table['now'] = () => ({
      ...table.now(),
      sitters: table.now().sitters.map((one, at) => ({ ...one, mine: at === seat })),
    })
    return { ...table, now }
  }
  const since = (table: Table) =>
    sinceLastTurn(
      {
        title: { words: said },
        table,
        stage: () => undefined,
        isHidden: () => false,
        offers: true,
      },
      makeScope(),
    )
  const last = entries.findLast(({ body }) => body.type === 'move')?.by

  it('is offered to whom the last move was not made', () => {
    const other = last === 0 ? 1 : 0
    expect(since(mine(other)).has()).toBe(true)
    expect(since(mine(other)).missed.value).toBe(true)
  })

  it('is nothing to those who made it, and to those who only watch', () => {
    expect(since(mine(last === 1 ? 1 : 0)).has()).toBe(false)
    expect(since(mine(undefined)).has()).toBe(false)
  })
})
