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
  minute,
  opens,
  reloads,
  second,
  sleeps,
  wrong,
} from './disaster.ts'

const common = { title: 'snowdonia', people: 5 } as const

/** What happens to five people at Snowdonia. */
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
    script: wrong(
      { wire: { delay: [20, 400], loss: 0.05, duplicate: 0.1, reorder: 0.1 } },
      60 * minute,
    ),
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
    script: at(
      50,
      ...ends(cleo, 'left'),
      ...ends(emil, 'left'),
      ...after(5 * minute, ...opens(emil), ...opens(cleo)),
    ),
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
]
