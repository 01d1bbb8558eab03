import type { Json } from '../../kit/json.ts'
import type { Lesson, LessonStop } from '../../rules/lesson.ts'
import { home, pub } from './position.ts'
import type { Types } from './types.ts'

/** The stations, action cards and lines of the lesson, by their indices in the built-in edition. */
const penllyn = 13
const llangower = 17
const bala = 3
const balaLine = 4
const stockyard = 0
const excavation = 5
const architect = 7
const trackAndTrade = 10
const station = 15
const surveyor = 20

/** Blue's goods to begin with; the rest of the cubes are in the stockyard and the bag. */
const holding = (iron: number, stone: number, rubble: number, more: Readonly<Record<string, Json>> = {}) => ({
  phase: 'select',
  seat: 0,
  turn: 1,
  yard: { iron: 3, stone: 3, event: 0 },
  bag: { iron: 17 - iron, stone: 13 - stone, event: 4 },
  'boards.0.supply': { iron, stone, rubble, passengers: 0 },
  ...more,
})

const stop = (
  id: string,
  section: string,
  changes: Readonly<Record<string, Json>>,
  tasks: LessonStop<Types>['tasks'],
): LessonStop<Types> => ({ id, section, start: { seed: 'lesson', changes }, tasks })

/** The stations that navvies have built: four lines are complete, and one buffer stop is left. */
const built = [9, 10, 11, 12, 13, 14, 15, 16, 23]

/** A match close to its end: two short lines are left, and either completes it. */
const lastStop: Readonly<Record<string, Json>> = {
  ...holding(2, 2, 2),
  bag: { iron: 13, stone: 9, event: 4 },
  'boards.1.supply': { iron: 2, stone: 2, rubble: 2, passengers: 0 },
  stops: [6, 2, 3, 1],
  ...Object.fromEntries(
    built.flatMap((at) => [
      [`navvies.${at}`, 1],
      [`rubble.${at}`, 0],
    ]),
  ),
  'rubble.7': 2,
  'rubble.8': 2,
  'rubble.17': 0,
  'rubble.18': 2,
}

/** Plays a card. */
const select = (card: number): LessonStop<Types>['tasks'][number] => ({
  allows: [{ type: 'select', card }],
  goal: { type: 'selected', card },
  lights: [`action:${card}`],
})

/** Foothills in eight stops, each on a position of its own. */
export const lesson = {
  seats: 2,
  options: { lines: ['I', 'II', 'III', 'IV', 'V', 'VII'], start: 0 },
  stops: [
    stop('take', 'yard', holding(0, 0, 0), [
      select(stockyard),
      { allows: [{ type: 'take' }], goal: { type: 'took' }, times: 3, lights: ['yard:iron', 'yard:stone'] },
    ]),
    stop('dig', 'rubble', holding(2, 1, 0), [
      select(excavation),
      { allows: [{ type: 'dig', line: balaLine }], goal: { type: 'dug' }, lights: [`line:${balaLine}`] },
    ]),
    stop('lay', 'track', holding(2, 1, 1, { [`rubble.${llangower}`]: 0 }), [
      select(trackAndTrade),
      {
        allows: [{ type: 'lay', station: llangower }],
        goal: { type: 'laid' },
        lights: ['goods:0:iron', `station:${llangower}`],
      },
    ]),
    stop('build', 'stations', holding(0, 2, 0, { [`rubble.${penllyn}`]: 0 }), [
      select(station),
      {
        allows: [{ type: 'build', station: penllyn }],
        goal: { type: 'built' },
        lights: ['goods:0:stone', `plot:${penllyn}:0`],
      },
    ]),
    stop('survey', 'surveyor', holding(0, 1, 0), [
      select(surveyor),
      { allows: [{ type: 'survey', to: bala }], goal: { type: 'surveyed' }, lights: [`station:${bala}`, 'hut:0'] },
      { allows: [{ type: 'gain' }], goal: { type: 'took' }, lights: ['yard:iron', 'bag'] },
    ]),
    stop('flip', 'turn', holding(0, 2, 0, { [`rubble.${llangower}`]: 0, 'boards.0.grey': 1 }), [
      select(stockyard),
      {
        allows: [{ type: 'lay', station: llangower }],
        goal: { type: 'flipped', card: stockyard },
        lights: [`station:${llangower}`, `action:${stockyard}`],
      },
    ]),
    stop(
      'pub',
      'pub',
      holding(0, 2, 0, { [`rubble.${penllyn}`]: 0, 'spaces.9': 1, 'boards.0.stations': 1, 'boards.0.surveyor': home }),
      [
        select(surveyor),
        { allows: [{ type: 'survey', to: pub }], goal: { type: 'surveyed' }, lights: ['pub', 'hut:0'] },
        {
          allows: [
            { type: 'score', card: excavation, spare: architect },
            { type: 'score', card: stockyard },
          ],
          goal: { type: 'scored', card: excavation },
          slip: { type: 'scored', card: stockyard },
          lights: [`action:${stockyard}`, `action:${excavation}`],
        },
      ],
    ),
    { id: 'match', section: 'end', start: { seed: 'first', changes: lastStop }, tasks: [] },
  ],
} as const satisfies Lesson<Types>
