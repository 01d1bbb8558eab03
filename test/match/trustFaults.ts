import { honestOf, isOutvoted, isTable, isWhole, type Model, mayFollow, mayMove } from './trustModel.ts'
import {
  acksOf,
  answerOf,
  bit,
  countLines,
  epochOf,
  has,
  hasSigned,
  highest,
  hostOf,
  isMembership,
  isSignedBy,
  parentOf,
  pathOf,
  presentOf,
  type State,
} from './trustState.ts'

const everyone = 7

const depthOf = (state: State, line: number): number => (line === 0 ? 0 : 1 + depthOf(state, parentOf(state, line)))

/** Whether two lines are different, and neither comes before the other. */
const areApart = (state: State, one: number, other: number) =>
  !has(pathOf(state, one), other) && !has(pathOf(state, other), one)

/** Rule 3: whether a device signed two memberships of one epoch, or sealed two lines at one place. */
function isTwofold(state: State, device: number, one: number, other: number): boolean {
  if (epochOf(state, one) !== epochOf(state, other)) return false
  if (isMembership(state, one) !== isMembership(state, other)) return false
  if (isMembership(state, one)) return hasSigned(state, one, device) && hasSigned(state, other, device)
  const isSealed = (line: number) =>
    hostOf(state, line) === device && has(acksOf(state, line, device), epochOf(state, line) - 1)
  const isPlace = depthOf(state, one) === depthOf(state, other)
  return isPlace && isSealed(one) && isSealed(other)
}

/** Rule 3: whether a device acknowledged a line, and later signed a membership without it. */
function isLeaver({ rules }: Model, state: State, device: number, line: number, by: number) {
  if (has(pathOf(state, by), line)) return false
  const since = highest(acksOf(state, line, device) & (bit(epochOf(state, by) - 1) - 1))
  if (since === 0) return false
  if (rules.evidence === 'firstNamed') return isNamedFirst(state, device, line, by, 0)
  if (rules.evidence === 'firstLaterNamed') return isNamedFirst(state, device, line, by, since)
  const path = pathOf(state, by) & ~bit(by)
  return hasSigned(state, by, device) && !isOutvoted(state, device, since, path)
}

/** Whether the first membership after two branches part names a device, and is later than some epoch. */
function isNamedFirst(state: State, device: number, line: number, by: number, since: number) {
  if (!isSignedBy(state, by, everyone)) return false
  const path = pathOf(state, by) & ~pathOf(state, line)
  for (let one = 1; one < countLines(state); one++)
    if (has(path, one) && isMembership(state, one))
      return epochOf(state, one) > since && has(presentOf(state, one), device)
  return false
}

/** The rule before: a device signed something of a lower epoch that is no earlier in the journal than its takeover. */
function isLower(state: State, device: number, line: number, by: number): boolean {
  if (!hasSigned(state, by, device) || depthOf(state, by) > depthOf(state, line)) return false
  const signed = hasSigned(state, line, device) ? bit(epochOf(state, line) - 1) : 0
  const known = acksOf(state, line, device) | signed
  return (known & (bit(epochOf(state, by) - 1) - 1)) !== 0
}

function isAgainst(model: Model, state: State, device: number, line: number, by: number): boolean {
  if (model.rules.evidence === 'anyLowerHead') return isMembership(state, by) && isLower(state, device, line, by)
  if (line < by && isTwofold(state, device, line, by)) return true
  return isMembership(state, by) && isLeaver(model, state, device, line, by)
}

/** Whether what was signed proves that a device broke its word. */
export function isProven(model: Model, state: State, device: number): boolean {
  for (let line = 1; line < countLines(state); line++)
    for (let by = 1; by < countLines(state); by++)
      if (line !== by && isAgainst(model, state, device, line, by)) return true
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
  if (hasOne((device) => hasLost(state, device))) return 'answered line lost'
  return isStuck(model, state, honest) ? 'deadlock' : undefined
}

function answersTwice(state: State, device: number): boolean {
  for (let one = 1; one < countLines(state); one++)
    for (let other = 1; other < one; other++)
      if (answerOf(state, one, device) > 0 && answerOf(state, other, device) > 0)
        if (areApart(state, one, other)) return true
  return false
}

/** Whether a complete membership leaves out what a device answered before. */
function hasLost(state: State, device: number): boolean {
  for (let line = 1; line < countLines(state); line++) {
    const since = answerOf(state, line, device)
    if (since > 0 && isLost(state, line, since)) return true
  }
  return false
}

function isLost(state: State, line: number, since: number): boolean {
  for (let by = 1; by < countLines(state); by++)
    if (isMembership(state, by) && epochOf(state, by) > since && isSignedBy(state, by, everyone))
      if (!has(pathOf(state, by), line)) return true
  return false
}

/** Whether some honest devices that are enough to go on can’t agree on any line to go on from. */
function isStuck(model: Model, state: State, honest: number): boolean {
  for (let some = 1; some <= honest; some++) {
    const isEnough = (some & ~honest) === 0 && (some & (some - 1)) !== 0
    if (isEnough && !canAgree(model, state, some)) return true
  }
  return false
}

function canAgree(model: Model, state: State, some: number): boolean {
  for (let line = countLines(state) - 1; line >= 0; line--)
    if (isStored(state, line, some) && isWhole(model, state, line)) if (canGoOn(model, state, line, some)) return true
  return false
}

/** Whether enough of these devices can begin an epoch after a line, and the others can then follow. */
function canGoOn(model: Model, state: State, line: number, some: number): boolean {
  let [first, rest] = [0, 0]
  for (let device = 0; device < 3; device++) {
    if (!has(some, device)) continue
    if (mayMove(model, state, device, line)) first |= bit(device)
    else if (mayFollow(model, state, device, line)) rest |= bit(device)
    else return false
  }
  return isTable(model, first) && (first | rest) === some
}

function isStored(state: State, line: number, some: number): boolean {
  for (let device = 0; device < 3; device++) if (has(some, device) && acksOf(state, line, device) !== 0) return true
  return false
}
