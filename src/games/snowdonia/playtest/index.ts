import type { Drawable, Odds, Playtest } from '../../../rules/playtest.ts'
import { type Box, countsIn } from '../box.ts'
import { weathers } from '../content/edition.ts'
import { intentionsOf, isOwn } from '../intentions.ts'
import type { Types } from '../moves.ts'
import { backsAhead, weatherOdds, whiteOdds } from '../outlook.ts'
import { type Cube, inBag, type Position } from '../position.ts'
import { meaningOf } from './meanings.ts'
import { scenariosOf } from './scenarios.ts'

/** The built-in edition as it is written, with sources and notes. */
export { default as content } from '../content/content.json'

/** The tools Snowdonia offers testers. */
export const playtest = (box: Box): Playtest<Types> => ({
  intentions: (p) => intentionsOf(box, p),
  isOwn,
  meaning: (p, path, value) => meaningOf(box, p, path, value),
  odds: (p) => oddsOf(box, p),
  things: (p) => thingsOf(box, p),
  scenarios: scenariosOf(box),
})

const names: Readonly<Record<Cube, string>> = { iron: 'iron ore', stone: 'stone', coal: 'coal', event: 'an event' }

const cubes = ['iron', 'stone', 'coal', 'event'] as const

/** The odds for the next cube from the bag, for events with the next restock, and for the weather that follows. */
function oddsOf(box: Box, p: Position): readonly Odds[] {
  const all = inBag(p)
  const next = cubes.map((cube) => ({
    what: `the next cube is ${names[cube]}`,
    count: p.bag[cube],
    share: all === 0 ? 0 : p.bag[cube] / all,
  }))
  const [none = 1] = whiteOdds(box, p)
  const { restock } = countsIn(box, p)
  const events = { what: `an event among ${restock} cubes of the restock`, share: 1 - none }
  const shares = weatherOdds(box, p)
  const weather = weathers.map((one) => ({ what: `${one} three rounds on`, share: shares[one] }))
  return all === 0 ? weather : [...next, events, ...weather]
}

/** The kinds of cubes, with how many of each are in the bag, and the weather that may come. */
function thingsOf(box: Box, p: Position): readonly Drawable[] {
  const backs = backsAhead(box, p)
  return [
    ...cubes.map((id) => ({ id, name: names[id], count: p.bag[id] })),
    ...weathers.map((id) => ({ id, name: id, count: backs[id], among: 'weather' })),
  ]
}
