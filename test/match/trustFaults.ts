import { honestOf, keepsAnswers, type Model, mayTakeOver } from './trustModel.ts'
import {
  acksOf,
  answerOf,
  bit,
  countLines,
  epochOf,
  has,
  headOf,
  highest,
  hostOf,
  isTakeover,
  parentOf,
  pathOf,
  type State,
} from './trustState.ts'

const depthOf = (state: State, line: number): number => (line === 0 ? 0 : 1 + depthOf(state, parentOf(state, line)))

/** Whether two lines are different, and neither comes before the other. */
const areApart = (state: State, one: number, other: number) =>
  !has(pathOf(state, one), other) && !has(pathOf(state, other), one)

/** Whether a host sealed two lines at one place of an epoch, or began one epoch twice. */
function isTwofold(state: State, device: number, one: number, other: number): boolean {
  const isHosts = hostOf(state, one) === device && hostOf(state, other) === device
  if (!isHosts || epochOf(state, one) !== epochOf(state, other)) return false
  const areShown = [one, other].every((line) => has(acksOf(state, line, device), epochOf(state, line) - 1))
  if (isTakeover(state, one) && isTakeover(state, other)) return areShown
  return areShown && depthOf(state, one) === depthOf(state, other)
}

/** Whether a takeover by a device leaves out an ordinary line that it had acknowledged, without excuse. */
function isRollback({ rules }: Model, state: State, device: number, line: number, by: number): boolean {
  const isOut = isTakeover(state, by) && hostOf(state, by) === device && !has(pathOf(state, by), line)
  if (!isOut || isTakeover(state, line) || !has(acksOf(state, by, device), epochOf(state, by) - 1)) return false
  const since = highest(acksOf(state, line, device) & (bit(epochOf(state, by) - 1) - 1))
  if (since === 0 || rules.excuse === 'none') return since > 0
  for (let one = parentOf(state, by); one > 0; one = parentOf(state, one))
    if (isTakeover(state, one) && hostOf(state, one) !== device)
      if (rules.excuse === 'any' || epochOf(state, one) > since) return false
  return true
}

/** Whether what was signed proves that a device broke its word. */
export function isProven(model: Model, state: State, device: number): boolean {
  for (let line = 1; line < countLines(state); line++)
    for (let by = 1; by < countLines(state); by++) {
      if (line < by && isTwofold(state, device, line, by)) return true
      if (line !== by && isRollback(model, state, device, line, by)) return true
    }
  return false
}

/** A state that must never be. */
export type Fault = 'answers twice' | 'honest accused' | 'answered line lost' | 'deadlock'

/** The fault of a state; undefined if nothing is wrong, or if the liar is proven one and the match has stopped. */
export function faultOf(model: Model, state: State): Fault | undefined {
  const honest = honestOf(model)
  const hasOne = (is: (device: number) => boolean, who = honest) =>
    [0, 1, 2].some((device) => has(who, device) && is(device))
  if (hasOne((device) => answersTwice(state, device))) return 'answers twice'
  if (hasOne((device) => isProven(model, state, device))) return 'honest accused'
  if (hasOne((device) => isProven(model, state, device), ~honest)) return undefined
  if (hasOne((device) => hasLost(state, honest, device))) return 'answered line lost'
  return canGoOn(model, state, honest) ? undefined : 'deadlock'
}

function answersTwice(state: State, device: number): boolean {
  for (let one = 1; one < countLines(state); one++)
    for (let other = 1; other < one; other++)
      if (answerOf(state, one, device) > 0 && answerOf(state, other, device) > 0)
        if (areApart(state, one, other)) return true
  return false
}

/** Whether an honest device goes on in a later epoch without a line that another answered. */
function hasLost(state: State, honest: number, device: number): boolean {
  for (let line = 1; line < countLines(state); line++) {
    const since = answerOf(state, line, device)
    if (since === 0) continue
    for (let other = 0; other < 3; other++) {
      const head = headOf(state, other)
      if (has(honest, other) && epochOf(state, head) > since && !has(pathOf(state, head), line)) return true
    }
  }
  return false
}

/** Whether some honest device can take over, so that all the others can follow. */
function canGoOn(model: Model, state: State, honest: number): boolean {
  for (let after = 0; after < countLines(state); after++) {
    if (!isStored(state, after, honest)) continue
    const [first, rest] = [0, 1, 2].reduce<readonly [boolean, boolean]>(
      ([some, all], device) => {
        if (!has(honest, device)) return [some, all]
        return [some || mayTakeOver(model, state, device, after), all && keepsAnswers(model, state, device, after)]
      },
      [false, true],
    )
    if (first && rest) return true
  }
  return false
}

const isStored = (state: State, line: number, some: number) =>
  [0, 1, 2].some((device) => has(some, device) && acksOf(state, line, device) !== 0)
