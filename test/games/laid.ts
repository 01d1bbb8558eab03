import { need } from '../../src/kit/assert.ts'
import { type Language, languages, setLanguage } from '../../src/kit/language.ts'
import type { Known, Typed } from '../../src/rules/game.ts'
import { choicesOf } from '../../src/rules/play.ts'
import type { Layout, Looking, Size } from '../../src/stage/face.ts'
import { type MovePicks, nextPicks } from '../../src/stage/narrow.ts'
import { pairsOf } from '../stage/faces/pairs.ts'
import { stages } from '../stage/faces/stages.ts'
import { type Moment, matchesOf, type Opened } from './opened.ts'

/** A moment in which a seat is asked, with what it may touch and see. */
export interface Asked extends Moment {
  readonly seat: number
  readonly choices: readonly MovePicks<Typed>[]
}

/** A table laid out for someone, in a language. */
export interface LaidTable extends Asked {
  readonly name: string
  /** The stage, in CSS pixels. */
  readonly stage: Size
  readonly language: Language
  readonly looking: Looking
  readonly layout: Layout
  /** Lays it out again with other pieces picked. */
  readonly lay: (picked: readonly string[], next: readonly string[]) => Layout
}

/** The moments of a title's matches in which a seat is asked. */
export async function askedOf(one: Opened): Promise<readonly (readonly Asked[])[]> {
  const { game } = one.open
  const face = await one.open.face()
  return matchesOf(one).map((match) =>
    match.flatMap((moment) =>
      choicesOf(moment.ask)
        .slice(0, 1)
        .map(({ seat, moves }): Asked => {
          const { p } = moment
          const held = game.hidden?.hands(p)[seat] ?? []
          const known: Known = (token) => (held.includes(token) ? moment.known(token) : undefined)
          const choices = moves.map((move) => {
            const picks = face.picks(p, move)
            return { move, picks, whole: face.tries?.(picks[0] ?? '') ?? false }
          })
          return { ...moment, known, seat, choices }
        }),
    ),
  )
}

const texts = [1, 1.5, 2]
/** Early, halfway and late. */
const parts = [0.05, 0.5, 0.95]
/** The number of pieces picked already; without one, someone who only watches. */
const views = [0, 1, 2, undefined]

/**
 * Tables of a title: every two of stage, number of seats, moment, size of text, language and view meet in one of them.
 */
export async function laidTables(one: Opened, matches: readonly (readonly Asked[])[]): Promise<readonly LaidTable[]> {
  const rows = pairsOf([stages, matches, parts, texts, languages, views].map(({ length }) => length))
  const tables: LaidTable[] = []
  for (const [order, language] of languages.entries()) {
    await setLanguage(language)
    const spoken = rows.filter(([, , , , tongue]) => tongue === order)
    for (const row of spoken) tables.push(await laidTable(one, matches, language, row, rows.indexOf(row)))
  }
  await setLanguage('en')
  return tables
}

async function laidTable(
  one: Opened,
  matches: readonly (readonly Asked[])[],
  language: Language,
  [size = 0, order = 0, part = 0, large = 0, , view = 0]: readonly number[],
  row: number,
): Promise<LaidTable> {
  const face = await one.open.face()
  const stage = need(stages[size], 'a stage')
  const match = need(matches[order], 'a match')
  const moment = need(match[Math.floor((parts[part] ?? 0) * match.length)], 'a moment')
  const { p, seat, choices, known } = moment
  const text = texts[large] ?? 1
  const picks = choices[(row * 7) % choices.length]?.picks ?? []
  const count = views[view]
  const picked = picks.slice(0, Math.min(count ?? 0, picks.length - 1))
  const asked: Looking = { seat, known, text, picked, next: [...nextPicks(choices, picked)] }
  const looking = count === undefined ? { seat: 0, watches: true, text, picked: [], next: [] } : asked
  const lay = (some: readonly string[], next: readonly string[]) =>
    face.layout(p, stage, { ...asked, picked: some, next })
  const seen = count === undefined ? 'watched' : `${picked.length} picked`
  const name = `${stage.w} × ${stage.h}, match ${order} at ${parts[part]}, text ${text}, ${language}, ${seen}`
  return { ...moment, name, stage, language, looking, layout: face.layout(p, stage, looking), lay }
}
