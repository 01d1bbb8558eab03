import type { Now } from '../../../src/match/table.ts'
import { choicesOf } from '../../../src/rules/play.ts'
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
  ends,
  minute,
  once,
  opens,
  reloads,
  second,
  sleeps,
  wrong,
} from './disaster.ts'

const common = { title: 'dwarven', people: 4 } as const

/** Whether a sealed question is open, and so many have yet to answer it. */
const sealedFor =
  (left: number) =>
  ({ ask }: Now) =>
    ask.type === 'choose' &&
    ask.sealed === true &&
    choicesOf(ask).filter(({ moves }) => moves.length > 0).length <= left

/** The disasters of four people at Dwarven Rails, who answer in secret all at once. */
export const amongFour: readonly Disaster[] = [
  {
    ...common,
    name: 'Of four, the host is killed among sealed answers, and then the next one',
    script: all(
      at(20, ...once(sealedFor(4), ...away(anna, 'silent', minute))),
      at(40, ...once(sealedFor(4), ...away(ben, 'silent', minute))),
    ),
  },
  {
    ...common,
    name: 'Of four, those who have answered reload while others still think',
    script: at(20, ...once(sealedFor(4), ...after(4 * second, ...reloads(cleo), ...reloads(dora), ...reloads(anna)))),
  },
  {
    ...common,
    name: 'Of four, all links break among sealed answers, and two phones sleep',
    script: all(
      at(15, ...once(sealedFor(4), ...cuts('silent'))),
      at(45, ...once(sealedFor(4), ...sleeps([ben, dora], 30 * second))),
    ),
  },
  {
    ...common,
    name: 'Two and two hear nothing of each other while answers lie sealed',
    script: at(
      15,
      ...once(
        sealedFor(4),
        ...wrong(
          {
            islands: [
              [anna, ben, 'broker'],
              [cleo, dora],
            ],
          },
          2 * minute,
        ),
      ),
    ),
  },
  {
    ...common,
    name: 'Of four, two are gone among sealed answers, the host one of them',
    script: at(
      15,
      ...once(sealedFor(4), ...ends(anna, 'silent'), ...ends(dora, 'left')),
      ...after(2 * minute, ...opens(dora), ...opens(anna)),
    ),
  },
  {
    ...common,
    name: 'Of four, one is away among sealed answers until a bot plays on',
    patience: minute,
    script: at(15, ...once(sealedFor(4), ...away(cleo, 'silent', 3 * minute))),
  },
]
