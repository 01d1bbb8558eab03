import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { cuesOf, placed } from '../../src/app/film/cues.ts'
import { vttOf } from '../../src/app/film/vtt.ts'
import { dwarven } from '../../src/games/dwarven/title.ts'
import { foothills } from '../../src/games/foothills/title.ts'
import { metro } from '../../src/games/metro/title.ts'
import { snowdonia } from '../../src/games/snowdonia/title.ts'
import type { Title } from '../../src/games/title.ts'
import { openReplay } from '../../src/match/replayTable.ts'
import { areNamesCovered, othersName } from '../../src/overlay/settings/names.ts'
import { captionOf } from '../../src/overlay/stream/widgets.tsx'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { filmOf } from '../../src/rules/film.ts'
import { randomJournal } from '../journals.ts'
import { shared } from '../stage/faces/shared.ts'

const names = ['Zebulon', 'Quillan']

/** A whole match of two people who have said their names. */
const played = shared(async (title: Title) => {
  const opened = await title.open()
  if ('problem' in opened) throw new Error(opened.problem)
  const { game, words, seat } = opened
  const oddities = { seated: true, names, note: 40, wish: 60, undo: 40 }
  const journal = randomJournal(game, 2, {}, 3, oddities)
  return { game, journal, words, seat }
})

describe.each([foothills, metro, snowdonia, dwarven])('what a match of $id tells', (title) => {
  it('calls nobody by their name but in the list of its seats', async () => {
    const { game, journal, words, seat } = await played(title)
    const store = makeTableStore(openReplay(game, journal, journal.entries.length - 1), () => words, seat)
    onTestFinished(store.stop)
    const { seats, ...rest } = store.view.value
    expect(seats.map(({ sitter }) => sitter.name)).toEqual(names)
    // The log, the captions, the table in words, the reckoning and its picture, notes and graphs.
    expect(rest.log.length).toBeGreaterThan(30)
    expect(rest.reckoning).toBeDefined()
    const looks = seats.map(({ look }) => look)
    const told = JSON.stringify([rest, looks, captionOf(rest), store.title])
    for (const name of names) expect(told).not.toContain(name)
  })

  it('has captions beside a film without any name', async () => {
    const { game, journal, words } = await played(title)
    const scenes = journal.entries.map(({ seq }) => ({ seq, ms: 1000, ends: [1000] }))
    const cues = cuesOf(filmOf(game, journal.entries), placed(scenes, 1), 1, 1e6, [words, words])
    const file = vttOf(cues)
    expect(cues.length).toBeGreaterThan(10)
    for (const name of names) expect(file).not.toContain(name)
  })
})

describe('someone else’s name', () => {
  afterEach(() => {
    areNamesCovered.value = false
  })

  it('is told unless it is covered', () => {
    expect(othersName('Zebulon')).toBe('Zebulon')
    areNamesCovered.value = true
    expect(othersName('Zebulon')).toBeUndefined()
  })
})
