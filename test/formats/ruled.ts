import * as dwarvenMoves from '../../src/games/dwarven/moves.ts'
import * as dwarvenOptions from '../../src/games/dwarven/options.ts'
import * as dwarvenPosition from '../../src/games/dwarven/read.ts'
import * as foothillsPosition from '../../src/games/foothills/edit/schema.ts'
import * as foothillsMoves from '../../src/games/foothills/moves.ts'
import * as foothillsOptions from '../../src/games/foothills/setup.ts'
import * as metroMoves from '../../src/games/metro/moves.ts'
import * as metroOptions from '../../src/games/metro/options.ts'
import * as metroPosition from '../../src/games/metro/read.ts'
import * as snowdoniaMoves from '../../src/games/snowdonia/moves.ts'
import * as snowdoniaOptions from '../../src/games/snowdonia/options.ts'
import * as snowdoniaPosition from '../../src/games/snowdonia/read.ts'
import type { Title } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import { sound } from '../journals.ts'
import { describeSchema } from './describe.ts'
import type { Format } from './pin.ts'

/** The parts of a match that each title reads by itself. */
const ruled = {
  foothills: { ...foothillsMoves, ...foothillsOptions, ...foothillsPosition },
  metro: { ...metroMoves, ...metroOptions, ...metroPosition },
  snowdonia: { ...snowdoniaMoves, ...snowdoniaOptions, ...snowdoniaPosition },
  dwarven: { ...dwarvenMoves, ...dwarvenOptions, ...dwarvenPosition },
}
type Ruled = (typeof ruled)[keyof typeof ruled]
const schemasOf: Readonly<Record<string, Ruled>> = ruled

/** The formats that are a title’s own: its moves, options and positions, by the number of its rules; and its editions. */
export async function formatsOf(title: Title): Promise<readonly Format[]> {
  const { game, values } = sound(await title.open())
  const { moveSchema, optionsSchema, positionSchema } = need(
    schemasOf[title.id],
    `a line for ${title.id} in test/formats/ruled.ts`,
  )
  const { data, schema } = await values()
  const shape = {
    move: describeSchema(moveSchema),
    options: describeSchema(optionsSchema),
    position: describeSchema(positionSchema),
  }
  return [
    { name: `rules of ${title.id}`, number: game.ruleset, shape },
    { name: `edition of ${title.id}`, number: numberIn(data), shape: describeSchema(schema) },
  ]
}

function numberIn(data: unknown): number {
  const { format } = Object(data)
  return Number(format)
}
