import { describe, expect, it } from 'vitest'
import { playRecap } from '../../../src/app/film/recap.ts'
import { sinceLastTurn } from '../../../src/app/film/since.ts'
import { makeScope } from '../../../src/app/scope.ts'
import { titles } from '../../../src/games/index.ts'
import type { Title } from '../../../src/games/title.ts'
import { openReplay } from '../../../src/match/replayTable.ts'
import type { Table } from '../../../src/match/table.ts'
import { filmOf } from '../../../src/rules/film.ts'
import type { Frames } from '../../../src/stage/pageFrames.ts'
import { randomJournal } from '../../journals.ts'

/** A whole match of a title. */
async function played(title: Title) {
  const opened = await title.open()
  if ('problem' in opened) throw new Error(opened.problem)
  const { game, words } = opened
  return { game, words, journal: randomJournal(game, 2, {}, 4, { seated: true }) }
}

/** A recap of what follows an entry, with its frames by hand. */
function recapFrom({ game, words, journal: { entries } }: Played, from: number) {
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
  const recap = playRecap({ game, entries, from, stage: undefined, words, onEnd, frames })
  return { recap, pass: (ms: number) => frame?.(ms), isOver: () => isOver }
}

type Played = Awaited<ReturnType<typeof played>>

describe.each(titles)('a recap of $id', (title) => {
  it('ends within ten seconds, from wherever it begins', async () => {
    const match = await played(title)
    const { length } = match.journal.entries
    for (const from of [0, Math.floor(length / 2), length - 4]) {
      const { pass, isOver } = recapFrom(match, from)
      for (let ms = 0; ms < 10_000 && !isOver(); ms += 16) {
        pass(16)
        await Promise.resolve()
      }
      expect([from, isOver()]).toEqual([from, true])
    }
  })

  it('ends within ten seconds however few pictures a machine manages, for the longest match', async () => {
    const { pass, isOver } = recapFrom(await played(title), 0)
    for (let ms = 0; ms < 10_000 && !isOver(); ms += 900) {
      pass(900)
      await Promise.resolve()
    }
    expect(isOver()).toBe(true)
  })

  it('says what happens in the words of the log', async () => {
    const match = await played(title)
    const { game, words, journal } = match
    const { recap, pass, isOver } = recapFrom(match, journal.entries.length - 20)
    const heard = new Set<string>()
    for (let n = 0; n < 900 && !isOver(); n++) {
      pass(16)
      heard.add(recap.text.value)
    }
    const film = filmOf(game, journal.entries)
    const last = journal.entries.findLast(({ seq }) => film.told(seq).effects.length > 0)?.seq ?? 0
    const lines = film.told(last).effects.flatMap((one) => words.effect(film.at(last), one) ?? [])
    expect([...heard]).toEqual(expect.arrayContaining(lines.slice(0, 1)))
  })
})

describe.each(titles)('what happened since the last turn of $id', (title) => {
  const by = (match: Played) => match.journal.entries.findLast(({ body }) => body.type === 'move')?.by
  const since = ({ game, words, journal }: Played, seat: number | undefined) => {
    const table = openReplay(game, journal, journal.entries.length - 1)
    const now: Table['now'] = () => ({
      ...table.now(),
      sitters: table.now().sitters.map((one, at) => ({ ...one, mine: at === seat })),
    })
    const nothing = { stage: () => undefined, isHidden: () => false, offers: true }
    return sinceLastTurn({ ...nothing, title: { words }, table: { ...table, now } }, makeScope())
  }

  it('is offered to whom the last move was not made', async () => {
    const match = await played(title)
    const offer = since(match, by(match) === 0 ? 1 : 0)
    expect(offer.has()).toBe(true)
    expect(offer.missed.value).toBe(true)
  })

  it('is nothing to those who made it, and to those who only watch', async () => {
    const match = await played(title)
    expect(since(match, by(match) === 1 ? 1 : 0).has()).toBe(false)
    expect(since(match, undefined).has()).toBe(false)
  })
})
