import {
  after,
  again,
  all,
  anna,
  at,
  atEach,
  away,
  ben,
  cuts,
  type Disaster,
  ends,
  hour,
  mends,
  minute,
  opens,
  reloads,
  second,
  sleeps,
  turns,
  undoes,
  wrong,
} from './disaster.ts'

const often = [10, 25, 40, 55, 70, 85, 100, 115, 130, 145]
const offline = (who: string, other: string) => ({ islands: [[who], [other, 'broker']] })
const bad = { delay: [20, 400], loss: 0.05, duplicate: 0.1, reorder: 0.1 } as const

/** Browsers that freeze. */
export const sleeping: readonly Disaster[] = [
  { name: 'Ben’s phone sleeps for 20 s', script: at(30, ...sleeps([ben], 20 * second)) },
  { name: 'Ben’s phone sleeps for 20 s, ten times', script: atEach(often, sleeps([ben], 20 * second)) },
  {
    name: 'Ben’s phone sleeps ten times in a row',
    script: at(30, ...again(10, 2 * second, sleeps([ben], 20 * second))),
  },
  { name: 'Anna’s laptop sleeps for 8 s, ten times', script: atEach(often, sleeps([anna], 8 * second)) },
  { name: 'Anna’s laptop sleeps for 20 s', script: at(30, ...sleeps([anna], 20 * second)) },
  {
    name: 'Anna’s laptop sleeps ten times in a row',
    script: at(30, ...again(10, 2 * second, sleeps([anna], 20 * second))),
  },
  { name: 'Anna’s laptop sleeps for an hour', script: at(70, ...sleeps([anna], hour)) },
  { name: 'Both sleep for an hour', script: at(70, ...sleeps([anna, ben], hour)) },
  {
    name: 'Ben falls asleep, then Anna; Ben wakes first',
    script: at(
      50,
      ...turns({ frozen: [ben] }),
      ...after(3 * second, ...turns({ frozen: [ben, anna] })),
      ...after(minute, ...turns({ frozen: [anna] })),
      ...after(minute, ...mends),
    ),
  },
]

/** Networks that lose, delay and divide. */
export const badNetworks: readonly Disaster[] = [
  { name: 'Every message takes up to a second, all match long', script: turns({ wire: { delay: [200, 1000] } }) },
  { name: 'Messages are lost, doubled and late, all match long', script: turns({ wire: bad }) },
  {
    name: 'Ben’s line carries 600 bytes a second for two minutes',
    script: at(40, ...wrong({ wires: { [ben]: { rate: 600 } } }, 2 * minute)),
  },
  { name: 'All links break ten times, and both notice', script: atEach(often, cuts('closed')) },
  { name: 'All links break ten times, and no one notices', script: atEach(often, cuts('silent')) },
  {
    name: 'Ben hears nothing of Anna for half a minute',
    script: at(40, ...wrong({ mute: [{ from: anna, to: ben }] }, 30 * second)),
  },
  {
    name: 'Anna hears nothing of Ben for half a minute',
    script: at(40, ...wrong({ mute: [{ from: ben, to: anna }] }, 30 * second)),
  },
  {
    name: 'Ben changes from one network to another',
    script: at(40, ...cuts('silent'), ...wrong(offline(ben, anna), 4 * second)),
  },
  {
    name: 'Anna changes from one network to another',
    script: at(40, ...cuts('silent'), ...wrong(offline(anna, ben), 4 * second)),
  },
  {
    name: 'Ben’s train goes through a tunnel every minute',
    script: at(20, ...again(8, minute, wrong(offline(ben, anna), 20 * second))),
  },
  {
    name: 'Anna’s train goes through a tunnel every minute',
    script: at(20, ...again(8, minute, wrong(offline(anna, ben), 20 * second))),
  },
  { name: 'Ben is offline for ten minutes', script: at(40, ...wrong(offline(ben, anna), 10 * minute)) },
  {
    name: 'Anna is offline for ten minutes, and Ben takes over',
    script: at(40, ...wrong(offline(anna, ben), 10 * minute)),
  },
  {
    name: 'Anna is offline, Ben takes over; then he is offline, and Anna takes over',
    script: at(40, ...wrong(offline(anna, ben), minute), ...after(20 * second, ...wrong(offline(ben, anna), minute))),
  },
  {
    name: 'They hear nothing of each other for a minute, though both are online',
    script: at(40, ...wrong({ islands: [[anna], [ben]] }, minute)),
  },
  {
    name: 'They take back moves on a bad line',
    script: all(turns({ wire: bad }), atEach(often, all(undoes(anna), undoes(ben)))),
  },
]

/** The signalling server comes and goes. */
export const signalling: readonly Disaster[] = [
  { name: 'Signalling is away for the rest of the match', script: at(10, ...turns({ broker: 'down' })) },
  {
    name: 'Signalling restarts every half minute',
    script: at(10, ...again(10, 30 * second, wrong({ broker: 'down' }, 3 * second))),
  },
  {
    name: 'Signalling is away for two minutes, and Ben reloads meanwhile',
    script: at(40, ...turns({ broker: 'down' }), ...after(second, ...reloads(ben)), ...after(2 * minute, ...mends)),
  },
  {
    name: 'Signalling is away for two minutes, and Anna reloads meanwhile',
    script: at(40, ...turns({ broker: 'down' }), ...after(second, ...reloads(anna)), ...after(2 * minute, ...mends)),
  },
  {
    name: 'Signalling is away when Anna’s battery dies; it returns, then she does',
    script: at(
      40,
      ...turns({ broker: 'down' }),
      ...ends(anna, 'silent'),
      ...after(minute, ...mends),
      ...after(2 * minute, ...opens(anna)),
    ),
  },
  {
    name: 'Signalling goes in the moment of a takeover, and returns after it',
    script: at(
      40,
      ...ends(anna, 'silent'),
      ...after(15 * second, ...turns({ broker: 'down' })),
      ...after(40 * second, ...mends),
      ...after(minute, ...opens(anna)),
    ),
  },
  {
    name: 'Signalling, both tabs and the network fail one after the other, on a bad line',
    script: all(
      turns({ wire: bad }),
      at(30, ...wrong({ broker: 'down', wire: bad }, 40 * second)),
      at(50, ...away(ben, 'silent', 20 * second)),
      at(70, ...away(anna, 'silent', 40 * second)),
      at(90, ...wrong({ islands: [[anna], [ben]] }, 30 * second)),
      at(110, ...sleeps([anna, ben], minute)),
    ),
  },
]
