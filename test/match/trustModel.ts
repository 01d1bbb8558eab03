import {
  acknowledge,
  acksOf,
  addLine,
  answer,
  answerOf,
  type Bits,
  bit,
  countLines,
  type Draft,
  draft,
  epochOf,
  has,
  hasSigned,
  headOf,
  highest,
  hostOf,
  isMembership,
  isSignedBy,
  parentOf,
  pathOf,
  presentOf,
  type State,
  setHead,
  sign,
  signedEpoch,
  tableOf,
  whatOf,
} from './trustState.ts'

/*
 * A small model of a table whose devices acknowledge before they answer: who may sign what, and when. Anything sent may
 * arrive late or never, so a device may act on all that was ever signed, or on none of it; a device that crashed is one
 * that does nothing. One device may be a liar: it signs whatever helps it, when it helps.
 *
 * A line of the journal is either a membership, which begins an epoch, or an ordinary line, which asks a question and is
 * sealed by the host. A device acknowledges what it stores with all before it, a membership once all in it have signed.
 * With two, each may begin an epoch alone, in which nothing is answered.
 */

/** The rules that devices keep, and those of evidence. */
export interface Rules {
  /** Whether a device answers only what all others present have acknowledged. */
  readonly acksFirst: boolean
  /** Whether a device alone answers what it asks itself. */
  readonly answersAlone: boolean
  /** Rule 1: whether it signs nothing of a lower epoch than it has before, and one membership in each. */
  readonly risingEpochs: boolean
  /** Whether signing a membership acknowledges all before it, even if that is never complete. */
  readonly signingAcks: boolean
  /** Rule 2: it never leaves what it answered, nor what it acknowledged: ever, or unless a majority without it has. */
  readonly keeps: 'nothing' | 'acknowledged' | 'unlessOutvoted'
  /**
   * Rule 3: against whom a membership is evidence without a line that they acknowledged before.
   * - `outvoted`: who signed it, unless a membership of others since then comes before it
   * - `firstNamed`: whom the first membership after the fork names
   * - `firstLaterNamed`: the same, if that first one is later than what was acknowledged
   * - `anyLowerHead`: who signed it, if the line has no lower number, whichever branch it is of
   */
  readonly evidence: 'outvoted' | 'firstNamed' | 'firstLaterNamed' | 'anyLowerHead'
}

/** The rules of the design. */
export const design: Rules = {
  acksFirst: true,
  answersAlone: false,
  risingEpochs: true,
  signingAcks: false,
  keeps: 'unlessOutvoted',
  evidence: 'outvoted',
}

/** A table to explore. */
export interface Model {
  readonly devices: 2 | 3
  /** The most lines there are, besides the setup. */
  readonly lines: number
  readonly liar?: number
  readonly rules: Rules
}

/** The deed that a step is, for people. */
export type Did = 'seals' | 'acknowledges' | 'answers' | 'signs'
/** Takes a state that follows. */
export type Visit = (to: State, by: number, did: Did, line: number) => void

export const honestOf = ({ devices, liar }: Model): Bits => (bit(devices) - 1) & ~(liar === undefined ? 0 : bit(liar))

/** Whether every membership up to a line is complete, apart from signatures that the liar can add. */
export function isWhole(model: Model, state: State, line: number): boolean {
  for (const path = pathOf(state, line); line > 0; line--)
    if (has(path, line) && !isSignedBy(state, line, honestOf(model))) return false
  return true
}

/** Whether a path holds a membership after some epoch, of a majority without this device. */
export function isOutvoted(state: State, device: number, since: number, path: Bits): boolean {
  for (let line = 1; line < countLines(state); line++)
    if (has(path, line) && isMembership(state, line) && epochOf(state, line) > since)
      if (!has(presentOf(state, line), device)) return true
  return false
}

/** Rule 2: whether a device may continue from this line. */
export function mayMove(model: Model, state: State, device: number, to: number): boolean {
  if (model.rules.keeps === 'nothing') return true
  const path = pathOf(state, to)
  const left = pathOf(state, headOf(state, device)) & ~path
  for (let line = 1; line < countLines(state); line++)
    if (has(left, line) && !mayLeave(model, state, device, line, path)) return false
  return true
}

/** Whether a device could continue from a line once a majority without it has begun an epoch there. */
export function mayFollow({ rules }: Model, state: State, device: number, to: number): boolean {
  const path = pathOf(state, to)
  for (let line = 1; line < countLines(state); line++)
    if (!has(path, line) && answerOf(state, line, device) > 0) return false
  return rules.keeps !== 'acknowledged'
}

function mayLeave({ rules }: Model, state: State, device: number, line: number, path: Bits) {
  if (rules.keeps === 'acknowledged' || answerOf(state, line, device) > 0) return false
  return isOutvoted(state, device, highest(acksOf(state, line, device)), path)
}

/** Notes what the liar must have signed of a line and all before it, for an honest device to accept them. */
function expose({ liar }: Model, state: Draft, line: number): void {
  if (liar === undefined) return
  for (const path = pathOf(state, line); line > 0; line--) {
    if (!has(path, line)) continue
    if (has(presentOf(state, line), liar)) sign(state, liar, line)
    if (hostOf(state, line) === liar) acknowledge(state, liar, line, epochOf(state, line))
  }
}

/** Accepts a line as an honest device: stores it, and says so. */
function accept(model: Model, state: Draft, device: number, line: number): State {
  expose(model, state, line)
  acknowledge(state, device, line, epochOf(state, line))
  setHead(state, device, line)
  return state
}

/** Calls back with every state that can follow. */
export function visitNext(model: Model, state: State, visit: Visit): void {
  const honest = honestOf(model)
  for (let device = 0; device < model.devices; device++) {
    if (!has(honest, device)) continue
    visitSeal(model, state, device, visit)
    visitAcks(model, state, device, visit)
    visitAnswers(model, state, device, visit)
    visitMemberships(model, state, device, visit)
  }
  if (model.liar !== undefined) visitLies(model, state, model.liar, visit)
}

const isFull = (model: Model, state: State) => countLines(state) > model.lines

/** Whether a device still signs in the epoch that its journal ends in. */
const isThere = ({ rules }: Model, state: State, device: number) =>
  !rules.risingEpochs || signedEpoch(state, device) === epochOf(state, headOf(state, device))

function visitSeal(model: Model, state: State, device: number, visit: Visit): void {
  const head = headOf(state, device)
  if (isFull(model, state) || hostOf(state, head) !== device) return
  if (isThere(model, state, device)) seal(model, state, device, head, visit)
}

function seal(model: Model, state: State, host: number, parent: number, visit: Visit): void {
  const to = draft(state)
  const line = addLine(to, parent, epochOf(state, parent), host, 0)
  visit(host === model.liar ? to : accept(model, to, host, line), host, 'seals', line)
}

function visitAcks(model: Model, state: State, device: number, visit: Visit): void {
  for (let line = 1; line < countLines(state); line++)
    if (mayAck(model, state, device, line))
      visit(accept(model, draft(state), device, line), device, 'acknowledges', line)
}

function mayAck(model: Model, state: State, device: number, line: number): boolean {
  if (has(pathOf(state, headOf(state, device)), line)) return false
  const isNext = isMembership(state, line) || parentOf(state, line) === headOf(state, device)
  if (!isNext || !has(presentOf(state, tableOf(state, line)), device)) return false
  const isNow = signedEpoch(state, device) === epochOf(state, line)
  if (model.rules.risingEpochs && !isNow) return false
  return isSignedBy(state, line, honestOf(model)) && mayMove(model, state, device, line)
}

function visitAnswers(model: Model, state: State, device: number, visit: Visit): void {
  if (!isThere(model, state, device)) return
  const head = headOf(state, device)
  for (let line = 1; line < countLines(state); line++)
    if (has(pathOf(state, head), line) && mayAnswer(model, state, device, line))
      visit(answered(model, state, device, line), device, 'answers', line)
}

function mayAnswer(model: Model, state: State, device: number, line: number): boolean {
  const { acksFirst, answersAlone } = model.rules
  if (isMembership(state, line) || answerOf(state, line, device) > 0) return false
  const table = tableOf(state, headOf(state, device))
  const others = presentOf(state, table) & ~bit(device)
  if (others === 0) return answersAlone
  const asked = others & honestOf(model)
  return !acksFirst || isStoredBy(state, line, asked, epochOf(state, table))
}

/** Whether all of these have acknowledged a line in some epoch. */
function isStoredBy(state: State, line: number, who: Bits, epoch: number): boolean {
  for (let device = 0; device < 3; device++)
    if (has(who, device) && !has(acksOf(state, line, device), epoch - 1)) return false
  return true
}

function answered(model: Model, state: State, device: number, line: number): State {
  const to = draft(state)
  const table = tableOf(state, headOf(state, device))
  const epoch = epochOf(state, table)
  answer(to, device, line, epoch)
  const { liar, rules } = model
  if (liar !== undefined && rules.acksFirst && has(presentOf(state, table), liar)) acknowledge(to, liar, line, epoch)
  return to
}

/** Whether these may be present without the others: a majority, or anyone where there are two. */
export const isTable = ({ devices }: Model, present: Bits) =>
  devices === 2 ? present !== 0 : (present & (present - 1)) !== 0

function visitMemberships(model: Model, state: State, device: number, visit: Visit): void {
  for (let line = 1; line < countLines(state); line++)
    if (has(presentOf(state, line), device) && maySign(model, state, device, line))
      visit(signed(model, draft(state), device, line), device, 'signs', line)
  if (isFull(model, state)) return
  for (let parent = 0; parent < countLines(state); parent++)
    if (isWhole(model, state, parent) && mayMove(model, state, device, parent))
      visitProposals(model, state, device, parent, visit)
}

function maySign(model: Model, state: State, device: number, line: number): boolean {
  if (hasSigned(state, line, device)) return false
  const isLate = signedEpoch(state, device) >= epochOf(state, line)
  if (model.rules.risingEpochs && isLate) return false
  return mayMove(model, state, device, parentOf(state, line))
}

function signed(model: Model, state: Draft, device: number, line: number): State {
  const parent = parentOf(state, line)
  expose(model, state, parent)
  sign(state, device, line)
  if (!model.rules.signingAcks) return state
  acknowledge(state, device, parent, epochOf(state, line))
  setHead(state, device, parent)
  return state
}

function visitProposals(model: Model, state: State, device: number, parent: number, visit: Visit): void {
  const { risingEpochs } = model.rules
  const since = risingEpochs ? signedEpoch(state, device) : 0
  for (let present = 1; present < bit(model.devices); present++) {
    if (!has(present, device) || !isTable(model, present)) continue
    propose(model, state, parent, present, since, (to, line) =>
      visit(signed(model, to, device, line), device, 'signs', line),
    )
  }
}

/** Every membership that may come after a line, with each host and epoch. */
function propose(
  model: Model,
  state: State,
  parent: number,
  present: Bits,
  since: number,
  take: (to: Draft, line: number) => void,
): void {
  const first = Math.max(since, epochOf(state, parent)) + 1
  for (let epoch = first; epoch <= model.lines + 1; epoch++)
    for (let host = 0; host < model.devices; host++) {
      if (!has(present, host)) continue
      const to = draft(state)
      const line = addLine(to, parent, epoch, host, present)
      if (!isKnown(state, whatOf(to, line))) take(to, line)
    }
}

function isKnown(state: State, what: number): boolean {
  for (let line = 1; line < countLines(state); line++) if (whatOf(state, line) === what) return true
  return false
}

/** A liar seals what it likes as a host, and where there are two, takes over alone from anywhere. */
function visitLies(model: Model, state: State, liar: number, visit: Visit): void {
  if (isFull(model, state)) return
  for (let parent = 0; parent < countLines(state); parent++) {
    if (!isWhole(model, state, parent)) continue
    if (hostOf(state, parent) === liar) seal(model, state, liar, parent, visit)
    if (isTable(model, bit(liar)))
      propose(model, state, parent, bit(liar), 0, (to, line) => {
        sign(to, liar, line)
        visit(to, liar, 'signs', line)
      })
  }
}
