import { free, type Phase } from '../../../src/games/snowdonia/position.ts'
import type { Now } from '../../../src/match/table.ts'
import type { Seat } from '../../../src/rules/game.ts'
import {
  after,
  all,
  anna,
  at,
  away,
  ben,
  cleo,
  cuts,
  type Disaster,
  dora,
  emil,
  ends,
  handsTo,
  lends,
  minute,
  once,
  opens,
  reloads,
  renews,
  second,
  sleeps,
  takesBack,
  wrong,
} from './disaster.ts'

const common = { title: 'snowdonia', people: 5 } as const

const isDraw = ({ ask }: Now) => ask.type === 'chance'
const asks =
  (seat: Seat) =>
  ({ ask }: Now) =>
    ask.type === 'choose' && ask.seat === seat
/** Whether several are asked at once: owners for maintenance, or everyone for the contracts they score. */
const asksSeveral =
  (phase: Phase) =>
  ({ ask, position }: Now) =>
    position.phase === phase && ask.type === 'choose' && ask.also !== undefined
/** Whether next to nothing is left to dig or to lay. */
const isLate = ({ position }: Now) =>
  'owners' in position && Array.isArray(position.owners) && position.owners.filter((owner) => owner === free).length < 4

/** The disasters of five people at Snowdonia. */
export const amongFive: readonly Disaster[] = [
  {
    ...common,
    name: 'Of five, the host is killed, then the next one; a phone sleeps, and both hosts come back',
    script: all(
      at(
        40,
        ...ends(anna, 'silent'),
        ...after(30 * second, ...ends(ben, 'silent')),
        ...after(minute, ...opens(anna), ...opens(ben)),
      ),
      at(80, ...sleeps([dora], 20 * second)),
      at(120, ...handsTo(cleo), ...after(second, ...reloads(cleo))),
    ),
  },
  {
    ...common,
    name: 'Of five, two phones sleep, all links break, and one is away until a bot plays on',
    patience: minute,
    script: all(
      at(30, ...sleeps([ben, emil], 30 * second)),
      at(60, ...cuts('silent')),
      at(90, ...away(cleo, 'silent', 3 * minute)),
    ),
  },
  {
    ...common,
    name: 'Five play on a bad line, all match long',
    script: wrong({ wire: { delay: [20, 400], loss: 0.05, duplicate: 0.1, reorder: 0.1 } }, 60 * minute),
  },
  {
    ...common,
    name: 'Of five, the host and the next one are killed in the same moment',
    script: at(
      60,
      ...ends(anna, 'silent'),
      ...ends(ben, 'silent'),
      ...after(2 * minute, ...opens(ben), ...opens(anna)),
    ),
  },
  {
    ...common,
    name: 'Of five, two leave at once and come back after five minutes',
    script: at(50, ...ends(cleo, 'left'), ...ends(emil, 'left'), ...after(5 * minute, ...opens(emil), ...opens(cleo))),
  },
  {
    ...common,
    name: 'Two and three hear nothing of each other for two minutes',
    script: at(
      45,
      ...wrong(
        {
          islands: [
            [anna, ben, 'broker'],
            [cleo, dora, emil],
          ],
        },
        2 * minute,
      ),
    ),
  },
  {
    ...common,
    name: 'Of five, the host is killed while several owners are asked for maintenance',
    script: once(asksSeveral('upkeep'), ...away(anna, 'silent', minute)),
  },
  {
    ...common,
    name: 'Of five, the host and an owner reload while several are asked for maintenance',
    script: once(asksSeveral('upkeep'), ...reloads(anna), ...reloads(dora)),
  },
  {
    ...common,
    name: 'Of five, the host is killed while the bag is drawn from, three times',
    script: all(
      ...[anna, ben, cleo].map((who, time) => at(30 + 40 * time, ...once(isDraw, ...away(who, 'silent', minute)))),
    ),
  },
  {
    ...common,
    name: 'Of five, a guest is killed while the bag is drawn from, and comes back in two minutes',
    script: at(40, ...once(isDraw, ...away(emil, 'silent', 2 * minute))),
  },
  {
    ...common,
    collects: true,
    name: 'Of five, the host is killed while several choose the contracts they score',
    script: once(asksSeveral('reckon'), ...away(anna, 'silent', minute)),
  },
  {
    ...common,
    collects: true,
    name: 'Of five, all but the host leave while several choose the contracts they score',
    script: once(
      asksSeveral('reckon'),
      ...[ben, cleo, dora, emil].flatMap((who) => ends(who, 'left')),
      ...after(minute, ...[emil, dora, cleo, ben].flatMap(opens)),
    ),
  },
  {
    ...common,
    name: 'Of five, another one takes over in the last round, and then the next one',
    script: once(
      isLate,
      ...ends(anna, 'silent'),
      ...after(20 * second, ...ends(ben, 'silent')),
      ...after(minute, ...opens(ben), ...opens(anna)),
    ),
  },
  {
    ...common,
    name: 'Of five, an idle one’s seat is lent, who takes it back; the host is killed meanwhile',
    slow: dora,
    script: at(
      40,
      ...once(asks(3), ...lends(dora)),
      ...after(30 * second, ...ends(anna, 'silent')),
      ...after(30 * second, ...takesBack(dora)),
      ...after(second, ...opens(anna)),
    ),
  },
  {
    ...common,
    name: 'Of five, a guest and later the host renew their links while the bag is drawn from',
    script: all(at(30, ...once(isDraw, ...renews(cleo))), at(70, ...once(isDraw, ...renews(anna)))),
  },
  {
    ...common,
    name: 'Of five, a guest renews their link, and the host is killed in the same moment',
    script: at(30, ...once(isDraw, ...renews(cleo), ...ends(anna, 'silent')), ...after(minute, ...opens(anna))),
  },
]
