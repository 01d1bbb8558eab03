import {
  after,
  again,
  all,
  anna,
  at,
  atEach,
  away,
  ben,
  type Disaster,
  ends,
  handsTo,
  hour,
  minute,
  opens,
  reloads,
  second,
} from './disaster.ts'

const often = [10, 25, 40, 55, 70, 85, 100, 115, 130, 145]
const bothReload = all(ends(anna, 'closed'), ends(ben, 'closed'), after(600, ...opens(ben)), opens(anna))

/** Pages that are reloaded and come back at once. */
export const reloading: readonly Disaster[] = [
  { name: 'Ben reloads before his first move', script: at(3, ...reloads(ben)) },
  { name: 'Ben reloads ten times', script: atEach(often, reloads(ben)) },
  { name: 'Anna reloads once', script: at(30, ...reloads(anna)) },
  { name: 'Anna reloads ten times', script: atEach(often, reloads(anna)) },
  { name: 'Anna reloads ten times in a row', script: at(30, ...again(10, second, reloads(anna))) },
  { name: 'Both reload at once', script: at(30, ...bothReload) },
  { name: 'Both reload at once, ten times', script: atEach(often, bothReload) },
  {
    name: 'They reload in turns, again and again',
    script: atEach(often, all(reloads(ben), after(2 * second, ...reloads(anna)))),
  },
]

/** People who go and come back later. */
export const goingAway: readonly Disaster[] = [
  { name: 'Ben closes his tab and comes back after a minute', script: at(30, ...away(ben, 'closed', minute)) },
  { name: 'Ben says goodbye and comes back the next day', script: at(60, ...away(ben, 'left', 20 * hour)) },
  { name: 'Ben’s battery dies, he is back in ten minutes', script: at(45, ...away(ben, 'silent', 10 * minute)) },
  { name: 'Anna closes her tab and is back in five seconds', script: at(30, ...away(anna, 'closed', 5 * second)) },
  { name: 'Anna closes her tab and comes back after a minute', script: at(30, ...away(anna, 'closed', minute)) },
  { name: 'Anna says goodbye and comes back after an hour', script: at(80, ...away(anna, 'left', hour)) },
  { name: 'Anna’s battery dies, she is back in ten minutes', script: at(50, ...away(anna, 'silent', 10 * minute)) },
  {
    name: 'Anna’s battery dies, she is back just when Ben takes over',
    script: at(50, ...away(anna, 'silent', 15.2 * second)),
  },
  {
    name: 'Anna is gone, Ben hosts; then Ben is gone, Anna hosts; then all over again',
    script: atEach(
      [30, 70, 110],
      all(away(anna, 'silent', minute), after(20 * second, ...away(ben, 'silent', minute))),
    ),
  },
  {
    name: 'Anna is gone, and Ben, who takes over, reloads while he does',
    script: at(40, ...ends(anna, 'silent'), ...after(15.5 * second, ...reloads(ben)), ...after(minute, ...opens(anna))),
  },
  {
    name: 'Both batteries die; the next day Anna comes first',
    script: at(
      60,
      ...ends(anna, 'silent'),
      ...ends(ben, 'silent'),
      ...after(20 * hour, ...opens(anna)),
      ...after(minute, ...opens(ben)),
    ),
  },
  {
    name: 'Both batteries die; the next day Ben comes first',
    script: at(
      60,
      ...ends(anna, 'silent'),
      ...ends(ben, 'silent'),
      ...after(20 * hour, ...opens(ben)),
      ...after(minute, ...opens(anna)),
    ),
  },
  {
    name: 'Anna hands the table to Ben, leaves, and comes back as his guest',
    script: at(50, ...handsTo(ben), ...after(5 * second, ...away(anna, 'left', minute))),
  },
  {
    name: 'They hand the table to and fro',
    script: all(at(20, ...handsTo(ben)), at(50, ...handsTo(anna)), at(80, ...handsTo(ben)), at(110, ...handsTo(anna))),
  },
  {
    name: 'Anna hands the table to Ben in the moment in which he reloads',
    script: at(50, ...handsTo(ben), ...reloads(ben)),
  },
]

const patience = 2 * minute

/** People who never come back: the other one lets a bot play on. */
export const goneForGood: readonly Disaster[] = [
  { name: 'Ben’s battery dies, and he never comes back', patience, script: at(60, ...ends(ben, 'silent')) },
  { name: 'Ben says goodbye and never comes back', patience, script: at(90, ...ends(ben, 'left')) },
  { name: 'Anna’s battery dies, and she never comes back', patience, script: at(60, ...ends(anna, 'silent')) },
  {
    name: 'Ben is gone so long that a bot plays on; he comes back and has his seat again',
    patience,
    script: at(60, ...away(ben, 'silent', 6 * minute)),
  },
]
