import type { Lesson, LessonStop, LessonTask } from '../../rules/lesson.ts'
import { type Scene, scene } from './lessonScene.ts'
import type { Types } from './types.ts'

/** Sites, segments and cards of the lesson, by their numbers in the built-in edition. */
const base = 4
const scarletStair = { site: 7, mine: 27 }
const farrowDelf = { site: 8, mine: 28 }
const wyrmrest = { site: 5, ticket: 94 }
const rimegate = { site: 0, ticket: 88 }
/** From the base to Scarlet Stair, on to Farrow Delf, Dragonmilk and Wyrmrest, and from Farrow Delf to Coldharrow. */
const [toStair, toDelf, toMilk, toWyrmrest, toHarrow] = [6, 12, 10, 8, 13]
/** Over a cleft to Stonebrow, and on to Whitefall and Rimegate. */
const toRimegate = [4, 2, 0]
const cleft = 4
const grumbold = 40
const storm = 81
/** The learner’s surveyor. */
const elf = 'pawn:0:0'

type Task = LessonTask<Types>

const stop = (id: string, section: string, start: Scene, tasks: readonly Task[]): LessonStop<Types> => ({
  id,
  section,
  start: { seed: `cart/${id}`, changes: scene(start) },
  tasks,
})

/** Takes a card and a segment. */
const takes = (card: number, segment: number): Task['allows'] => [{ type: 'pay', segments: [segment], cards: [card] }]

const eastward = [toStair, toDelf, toMilk, toWyrmrest]

/** Dwarven Rails in eight stops and a match, each on a position of its own. */
export const lesson = {
  seats: 2,
  options: { paperClip: false },
  stops: [
    stop('mountain', 'placing', { phase: 'place', turn: 1 }, [
      {
        allows: [{ type: 'survey', segment: toStair }],
        goal: { type: 'surveyed', seat: 0 },
        lights: [`site:${base}`, `segment:${toStair}`, `site:${scarletStair.site}`],
      },
    ]),
    stop(
      'surveyor',
      'paying',
      {
        phase: 'pay',
        turn: 1,
        mine: { surveyor: toStair },
        more: { claims: [{ track: true, on: toStair, seats: [0], also: [] }] },
      },
      [
        {
          allows: [{ type: 'pay', segments: [toStair] }],
          goal: { type: 'laid', seat: 0 },
          lights: [elf, `site:${scarletStair.site}`],
        },
      ],
    ),
    stop(
      'agent',
      'placing',
      {
        phase: 'place',
        turn: 2,
        mine: { track: [toStair], surveyor: toDelf },
        row: [farrowDelf.mine, 14, 33, 45, 57, 62],
      },
      [
        {
          allows: [{ type: 'prospect', card: farrowDelf.mine }],
          goal: { type: 'prospected', seat: 0 },
          lights: [`site:${farrowDelf.site}`],
        },
        {
          allows: takes(farrowDelf.mine, toDelf),
          goal: { type: 'took', seat: 0 },
          lights: [elf, `site:${farrowDelf.site}`],
        },
      ],
    ),
    stop(
      'die',
      'mines',
      {
        phase: 'operate',
        turn: 2,
        mine: {
          money: 40,
          track: [toStair, toDelf],
          surveyor: toDelf,
          agent: farrowDelf.mine,
          mines: [farrowDelf.mine],
        },
        more: { fresh: [farrowDelf.mine] },
      },
      [
        {
          allows: [{ type: 'operate', mines: [farrowDelf.mine] }],
          goal: { type: 'die', seat: 0 },
          lights: [`site:${farrowDelf.site}`],
        },
        {
          allows: [{ type: 'read', face: 1 }, { type: 'read' }],
          goal: { type: 'mined', seat: 0, face: 1 },
          slip: { type: 'mined', seat: 0 },
          lights: [`site:${farrowDelf.site}`],
        },
      ],
    ),
    stop(
      'home',
      'shipping',
      {
        phase: 'ship',
        turn: 3,
        mine: { money: 39, track: [toStair, toDelf], mines: [farrowDelf.mine] },
        goods: { [farrowDelf.mine]: 4 },
      },
      [
        {
          allows: [{ type: 'ship', mine: farrowDelf.mine }],
          goal: { type: 'shipped', seat: 0 },
          lights: [`site:${farrowDelf.site}`, `site:${base}`, 'good:gold'],
        },
      ],
    ),
    stop(
      'quarrel',
      'disputes',
      {
        phase: 'place',
        turn: 4,
        start: 1,
        mine: { track: [toStair, toDelf], surveyor: toMilk, mines: [farrowDelf.mine] },
        theirs: { money: 20, track: [26], surveyor: 25, agent: scarletStair.mine, mines: [20], transports: [41] },
      },
      [
        {
          allows: [{ type: 'prospect', card: scarletStair.mine }],
          goal: { type: 'rolled', track: false, on: scarletStair.mine },
          lights: [`site:${scarletStair.site}`],
        },
      ],
    ),
    stop(
      'ticket',
      'tickets',
      {
        phase: 'place',
        turn: 8,
        mine: { track: [...eastward, ...toRimegate], surveyor: toHarrow, tickets: [rimegate.ticket] },
      },
      [
        {
          allows: [{ type: 'prospect', card: wyrmrest.ticket }],
          goal: { type: 'prospected', seat: 0 },
          lights: [`site:${wyrmrest.site}`],
        },
        {
          allows: takes(wyrmrest.ticket, toHarrow),
          goal: { type: 'tickets', seat: 0, open: 2 },
          lights: [elf, `site:${wyrmrest.site}`],
        },
      ],
    ),
    stop(
      'snow',
      'snow',
      {
        phase: 'clear',
        turn: 9,
        mine: {
          track: [...eastward, ...toRimegate],
          mines: [farrowDelf.mine],
          tickets: [rimegate.ticket, wyrmrest.ticket],
        },
        goods: { [farrowDelf.mine]: 4 },
        snow: [storm],
      },
      [
        {
          allows: [{ type: 'clear', transports: [grumbold] }, { type: 'clear' }],
          goal: { type: 'sent', seat: 0 },
          slip: { type: 'tickets', seat: 0 },
          lights: [`segment:${cleft}`, `site:${rimegate.site}`],
        },
        {
          allows: [{ type: 'sweep', segment: cleft }],
          goal: { type: 'tickets', seat: 0, open: 2 },
          lights: [`segment:${cleft}`],
        },
      ],
    ),
    stop(
      'match',
      'end',
      {
        phase: 'place',
        turn: 16,
        asked: [0, 1],
        mine: {
          money: 540,
          track: [...eastward, ...toRimegate],
          mines: [farrowDelf.mine, scarletStair.mine],
          transports: [grumbold, 46],
          tickets: [rimegate.ticket, wyrmrest.ticket],
        },
        theirs: { money: 570, track: [26, 25, 32, 42, 40], mines: [20, 1], transports: [41, 48], tickets: [86] },
        row: [26, 14, 33, 45, 57, 62],
        goods: { [farrowDelf.mine]: 4, [scarletStair.mine]: 3, 20: 5, 1: 3 },
      },
      [],
    ),
  ],
} as const satisfies Lesson<Types>
