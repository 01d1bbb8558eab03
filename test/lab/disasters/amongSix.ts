import {
  after,
  again,
  all,
  anna,
  at,
  atEach,
  away,
  ben,
  cleo,
  cuts,
  type Disaster,
  dora,
  emil,
  ends,
  fanny,
  handsTo,
  mends,
  minute,
  opens,
  reloads,
  second,
  sleeps,
  turns,
  wrong,
} from './disaster.ts'

const people = 6
const patience = minute
const here = [anna, ben, cleo]
const there = [dora, emil, fanny]
const everyone = [...here, ...there]
const offline = (who: string) => ({ islands: [[who], [...everyone.filter((one) => one !== who), 'broker']] })
const bad = { delay: [20, 400], loss: 0.05, duplicate: 0.1, reorder: 0.1 } as const

/** The disasters of six people with hidden hands. */
export const amongSix: readonly Disaster[] = [
  { name: 'Six play on a bad line, all match long', people, script: wrong({ wire: bad }, 30 * minute) },
  {
    name: 'Of six, the host is killed, then the next one; both come back later',
    people,
    script: at(
      30,
      ...ends(anna, 'silent'),
      ...after(30 * second, ...ends(ben, 'silent')),
      ...after(2 * minute, ...opens(anna)),
      ...after(20 * second, ...opens(ben)),
    ),
  },
  {
    name: 'Of six, the host and the next three are killed one after the other',
    people,
    script: all(
      at(25, ...ends(anna, 'silent')),
      ...[ben, cleo, dora].map((who) => after(30 * second, ...ends(who, 'silent'))),
      ...[dora, anna, ben, cleo].map((who) => after(30 * second, ...opens(who))),
    ),
  },
  {
    name: 'Of six, the host and the next one are killed in the same moment',
    people,
    script: at(
      40,
      ...ends(anna, 'silent'),
      ...ends(ben, 'silent'),
      ...after(2 * minute, ...opens(ben), ...opens(anna)),
    ),
  },
  {
    name: 'Of six, two leave at once and come back after five minutes',
    people,
    script: at(45, ...ends(cleo, 'left'), ...ends(emil, 'left'), ...after(5 * minute, ...opens(emil), ...opens(cleo))),
  },
  {
    name: 'Of six, two leave at once and never come back',
    people,
    patience,
    script: at(35, ...ends(cleo, 'left'), ...ends(emil, 'left')),
  },
  {
    name: 'Three and three hear nothing of each other for two minutes; all reach signalling',
    people,
    script: at(40, ...wrong({ islands: [here, there] }, 2 * minute)),
  },
  {
    name: 'Three and three hear nothing of each other for two minutes; the host has signalling',
    people,
    script: at(40, ...wrong({ islands: [[...here, 'broker'], there] }, 2 * minute)),
  },
  {
    name: 'Three and three hear nothing of each other for two minutes; the others have signalling',
    people,
    script: at(40, ...wrong({ islands: [here, [...there, 'broker']] }, 2 * minute)),
  },
  {
    name: 'Two and two and two hear nothing of each other for a minute, twice',
    people,
    script: atEach(
      [30, 60],
      wrong(
        {
          islands: [
            [anna, dora],
            [ben, emil],
            [cleo, fanny],
          ],
        },
        minute,
      ),
    ),
  },
  {
    name: 'Of six, one phone sleeps for 20 s, five times',
    people,
    script: atEach([20, 35, 50, 65, 80], sleeps([emil], 20 * second)),
  },
  {
    name: 'Of six, the host’s laptop and one phone sleep for a minute',
    people,
    script: at(45, ...sleeps([anna, dora], minute)),
  },
  {
    name: 'Of six, the dealing host’s battery dies for good, and the cards are dealt again',
    people,
    patience,
    script: at(45, ...ends(anna, 'silent')),
  },
  {
    name: 'Of six, the dealing host is gone for ten minutes, and has a new hand when it is back',
    people,
    script: at(45, ...away(anna, 'silent', 10 * minute)),
  },
  {
    name: 'Of six, one is gone so long that a bot plays on; she comes back and has her seat again',
    people,
    patience,
    script: at(20, ...away(fanny, 'silent', 80 * second)),
  },
  {
    name: 'Of six, the host hands the table on, and everyone reloads',
    people,
    script: all(
      at(30, ...handsTo(dora)),
      at(45, ...again(2, second, all(reloads(anna), reloads(dora), reloads(fanny)))),
    ),
  },
  {
    name: 'Of six, everyone reloads at once, three times',
    people,
    script: atEach(
      [25, 50, 75],
      all(...everyone.map((who) => ends(who, 'closed')), after(600, ...everyone.flatMap(opens))),
    ),
  },
  {
    name: 'Of six, four sleep for half a minute, the host among them',
    people,
    script: at(35, ...sleeps([anna, cleo, dora, fanny], 30 * second)),
  },
  {
    name: 'Of six, five are offline one after the other for 20 s each',
    people,
    script: at(25, ...[ben, cleo, dora, emil, fanny].flatMap((who) => wrong(offline(who), 20 * second))),
  },
  {
    name: 'Of six, the host is offline for two minutes, and another one hosts',
    people,
    script: at(40, ...wrong(offline(anna), 2 * minute)),
  },
  {
    name: 'Two and four hear nothing of each other; the host is among the two',
    people,
    script: at(
      40,
      ...wrong(
        {
          islands: [
            [anna, ben],
            [cleo, dora, emil, fanny],
          ],
        },
        90 * second,
      ),
    ),
  },
  {
    name: 'Five and the host hear nothing of each other, and then the next host is killed',
    people,
    script: at(
      40,
      ...turns({ islands: [[anna], [ben, ...there, cleo]] }),
      ...after(30 * second, ...ends(ben, 'silent')),
      ...after(40 * second, ...mends),
      ...after(20 * second, ...opens(ben)),
    ),
  },
  {
    name: 'Of six, all links break without anyone noticing, ten times',
    people,
    script: atEach([10, 20, 30, 40, 50, 60, 65, 70, 75, 80], cuts('silent')),
  },
  {
    name: 'Of six, signalling is away while the host reloads and one is killed',
    people,
    script: at(
      40,
      ...turns({ broker: 'down' }),
      ...after(second, ...reloads(anna)),
      ...ends(emil, 'silent'),
      ...after(minute, ...mends),
      ...after(second, ...opens(emil)),
    ),
  },
]
