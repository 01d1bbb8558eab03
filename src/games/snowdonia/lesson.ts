import type { Lesson, LessonStop, LessonTask } from '../../rules/lesson.ts'
import { type Changes, nobody, type Scene, scene } from './lessonScene.ts'
import type { Types } from './moves.ts'

/** Areas, contracts, trains, spaces and sites of the lesson, by their numbers in the built-in edition. */
const [stockyard, excavation, works, layTrack, build, office, surveyor] = [0, 1, 2, 3, 4, 5, 6]
const moveOn = 27
const wyddfa = 3
const viaductDig = 2
const viaductSite = 1

type Task = LessonTask<Types>

const stop = (id: string, section: string, start: Scene, tasks: readonly Task[]): LessonStop<Types> => ({
  id,
  section,
  start: { seed: 'climb', changes: scene(start) },
  tasks,
})

/** Places a labourer on the first space of an area. */
const place = (area: number): Task => ({
  allows: [{ type: 'place', area, space: 0 }],
  goal: { type: 'placed', seat: 0, area },
  lights: [`space:${area}:0`],
})

/** Every space of the first stretch and its station excavated, and its track laid by both. */
const climbing: Changes = {
  'rubble.0': 0,
  'rubble.1': 0,
  'rubble.2': 0,
  'rubble.3': 0,
  'owners.0': 1,
  'owners.1': 2,
  'owners.2': 1,
  'owners.3': 2,
  'boards.0.markers': 14,
  'boards.1.markers': 14,
}

const trained: Changes = {
  'boards.0.train': wyddfa,
  shed: [1, 2, 4, 6, 7].map((train) => ({ train, coal: train === 2 ? 0 : 1 })),
}

/** A match close to its end: two tracks are left, one of them under rubble. */
const lastTracks: Changes = {
  seat: 0,
  'boards.0.labourers': 2,
  'boards.1.labourers': 2,
  dig: 1,
  lay: 1,
  sky: 'rain',
  coming: ['rain', 'sun'],
  rubble: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 3],
  owners: [1, 2, 1, 2, 1, 2, 2, 1, -1, 1, 2, -1, 1, 1, 2, -1, 2, 0, 0, 0, 0],
  sites: [2, 1, 0, 0, 2, 1, 1, 0, 1, 2, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0],
  'boards.0.markers': 4,
  'boards.1.markers': 5,
  'boards.0.surveyor': 3,
  'boards.1.surveyor': 2,
}

/** Snowdonia in ten stops, each on a position of its own. */
export const lesson = {
  seats: 2,
  options: {},
  stops: [
    stop('place', 'labourers', { round: 1, work: { [excavation]: [1, nobody], [surveyor]: [0, 1] } }, [
      place(stockyard),
      {
        allows: [{ type: 'take', iron: 2, stone: 1 }],
        goal: { type: 'took' },
        lights: [`area:${stockyard}`, 'offer:take:2:1:0'],
      },
    ]),
    stop('works', 'yard', { round: 2, mine: { iron: 3, rubble: 2 } }, [
      place(works),
      {
        allows: [{ type: 'trade', steel: 1, stone: 1 }],
        goal: { type: 'traded' },
        lights: ['goods:0:iron', 'goods:0:rubble'],
      },
    ]),
    stop('dig', 'digging', { round: 3, more: { sky: 'sun', dig: 4, lay: 2, 'rubble.0': 0, 'rubble.1': 1 } }, [
      {
        allows: [{ type: 'place', area: excavation, space: 0 }],
        goal: { type: 'claimed', seat: 0 },
        lights: ['space:1:0', `dig:${viaductDig}`],
      },
    ]),
    stop(
      'track',
      'digging',
      { round: 4, mine: { steel: 2 }, more: { sky: 'sun', dig: 4, lay: 2, 'rubble.0': 0, 'rubble.1': 0 } },
      [
        {
          allows: [{ type: 'place', area: layTrack }],
          goal: { type: 'laid', seat: 0 },
          times: 2,
          lights: ['space:3:0', 'track:0', 'track:1'],
        },
      ],
    ),
    stop('build', 'building', { round: 5, mine: { stone: 3 }, more: { sky: 'rain', 'rubble.0': 0, 'rubble.1': 0 } }, [
      place(build),
      {
        allows: [{ type: 'build', site: viaductSite }, { type: 'build' }],
        goal: { type: 'built', seat: 0, site: viaductSite },
        slip: { type: 'built', seat: 0 },
        lights: [0, 1, 2].map((site) => `site:${site}`),
      },
    ]),
    stop(
      'contract',
      'contracts',
      { round: 6, mine: { coal: 2 }, offer: [12, moveOn, 20], more: { ...climbing, sky: 'rain' } },
      [
        place(office),
        {
          allows: [{ type: 'contract', contract: moveOn }],
          goal: { type: 'contract', contract: moveOn },
          lights: [`contract:${moveOn}`],
        },
        {
          allows: [{ type: 'use', contract: moveOn }],
          goal: { type: 'surveyed', seat: 0 },
          lights: [`contract:${moveOn}`, 'surveyor:0'],
        },
      ],
    ),
    stop('train', 'trains', { round: 7, mine: { steel: 2 }, events: [1, 2], more: { ...climbing, sky: 'rain' } }, [
      place(build),
      {
        allows: [{ type: 'buy', train: wyddfa }],
        goal: { type: 'bought', train: wyddfa },
        lights: [`train:${wyddfa}`],
      },
    ]),
    stop(
      'hire',
      'labourers',
      {
        round: 8,
        mine: { coal: 1, iron: 2 },
        hands: [[], []],
        shedCoal: 4,
        events: [1, 2],
        work: { [works]: [1] },
        more: {
          ...climbing,
          ...trained,
          start: 1,
          sky: 'fog',
          coming: ['sun', 'rain'],
          'boards.0.labourers': 2,
          'boards.1.labourers': 1,
        },
      },
      [{ allows: [{ type: 'hire' }], goal: { type: 'hired', seat: 0 }, lights: ['hire'] }, place(surveyor)],
    ),
    stop(
      'events',
      'events',
      {
        round: 9,
        mine: { iron: 7, stone: 4, coal: 2, steel: 1 },
        theirs: { iron: 12, stone: 6, coal: 3 },
        // Six cubes are in the bag, and six are drawn.
        yard: { iron: 7, stone: 4, coal: 4 },
        hands: [[], []],
        shedCoal: 4,
        events: [4, 5],
        work: { [excavation]: [0, 1], [surveyor]: [1] },
        more: { ...climbing, ...trained, sky: 'rain', coming: ['sun', 'rain'] },
      },
      [
        {
          allows: [{ type: 'place', area: surveyor }],
          goal: { type: 'surveyed', seat: 0 },
          lights: ['space:6:1', 'surveyor:0', 'bag'],
        },
        {
          allows: [{ type: 'pay' }],
          goal: { type: 'maintained', seat: 0 },
          lights: [`train:${wyddfa}`, 'goods:0:steel'],
        },
      ],
    ),
    {
      id: 'match',
      section: 'end',
      tasks: [],
      start: {
        seed: 'climb',
        changes: scene({
          round: 12,
          hands: [[21], [2]],
          events: [7],
          work: {},
          mine: { iron: 4, stone: 3, coal: 1, steel: 2, rubble: 8 },
          theirs: { iron: 3, stone: 2, steel: 1, rubble: 6 },
          more: lastTracks,
        }),
      },
    },
  ],
} as const satisfies Lesson<Types>
