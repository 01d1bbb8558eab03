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
  headOf,
  hostOf,
  isTakeover,
  parentOf,
  pathOf,
  type State,
  setHead,
  signedEpoch,
  whatOf,
} from './trustState.ts'

/*
 * A small model of a table whose devices acknowledge before they answer: who may sign what, and when. Anything sent may
 * arrive late or never, so a device may act on all that was ever signed, or on none of it; a device that crashed is one
 * that does nothing. One device may be a liar: it signs whatever helps it, when it helps.
 *
 * Every line of the journal is sealed by the host of its epoch. It is either a takeover, which begins an epoch and which
 * its host alone signs, or an ordinary line, which asks everyone for a draw. A device acknowledges what it stores with
 * all before it; a host does so by its seal.
 */

/** The rules that devices keep, and those of evidence. */
export interface Rules {
  /** Whether a device answers only what all others have acknowledged. */
  readonly acksFirst: boolean
  /** Whether these acknowledgements have to be of the epoch in which it answers. */
  readonly acksNow: boolean
  /** Whether it follows only a later epoch than any that it has signed anything of. */
  readonly risingEpochs: boolean
  /** Whether it follows no host without the lines that it answered. */
  readonly keepsAnswered: boolean
  /** The lines of its own that a device leaves out when it takes over: its own takeovers, any takeovers, or all. */
  readonly drops: 'own' | 'takeovers' | 'all'
  /**
   * Against whom a takeover is evidence, without an ordinary line that its host had acknowledged: nobody whom another
   * host’s takeover since then, before this one, may have led there; nobody whom any other takeover may have; or
   * everyone.
   */
  readonly excuse: 'later' | 'any' | 'none'
}

/** The rules of the design. */
export const design: Rules = {
  acksFirst: true,
  acksNow: true,
  risingEpochs: true,
  keepsAnswered: true,
  drops: 'own',
  excuse: 'later',
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
export type Did = 'seals' | 'acknowledges' | 'answers' | 'takes over by'
/** Takes a state that follows. */
export type Visit = (to: State, by: number, did: Did, line: number) => void

export const honestOf = ({ devices, liar }: Model): Bits => (bit(devices) - 1) & ~(liar === undefined ? 0 : bit(liar))

/** Whether a device may follow the journal that ends with a line, as far as what it answered goes. */
export function keepsAnswers({ rules }: Model, state: State, device: number, line: number): boolean {
  if (!rules.keepsAnswered) return true
  const path = pathOf(state, line)
  for (let one = 1; one < countLines(state); one++)
    if (!has(path, one) && answerOf(state, one, device) > 0) return false
  return true
}

/** Whether a device may take over after a line, which may be another’s: it takes in what others hold first. */
export function mayTakeOver(model: Model, state: State, device: number, after: number): boolean {
  const { drops } = model.rules
  const left = pathOf(state, headOf(state, device)) & ~pathOf(state, after)
  for (let line = 1; line < countLines(state) && drops !== 'all'; line++) {
    const isDroppable = isTakeover(state, line) && (drops === 'takeovers' || hostOf(state, line) === device)
    if (has(left, line) && !isDroppable) return false
  }
  return keepsAnswers(model, state, device, after)
}

/** Accepts a line as an honest device: stores it, and says so. Whoever sealed one has acknowledged it. */
function accept({ liar }: Model, state: Draft, device: number, line: number): State {
  for (let one = line; liar !== undefined && one > 0; one = parentOf(state, one))
    if (hostOf(state, one) === liar) acknowledge(state, liar, one, epochOf(state, one))
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
    visitTakeovers(model, state, device, visit)
  }
  if (model.liar !== undefined) visitLies(model, state, model.liar, visit)
}

const isFull = (model: Model, state: State) => countLines(state) > model.lines

/** Whether a device still signs in the epoch that its journal ends in. */
const isThere = ({ rules }: Model, state: State, device: number) =>
  !rules.risingEpochs || signedEpoch(state, device) === epochOf(state, headOf(state, device))

function visitSeal(model: Model, state: State, device: number, visit: Visit): void {
  const head = headOf(state, device)
  if (isFull(model, state) || hostOf(state, head) !== device || !isThere(model, state, device)) return
  const to = draft(state)
  const line = addLine(to, head, epochOf(state, head), device)
  visit(accept(model, to, device, line), device, 'seals', line)
}

function visitAcks(model: Model, state: State, device: number, visit: Visit): void {
  for (let line = 1; line < countLines(state); line++)
    if (mayAck(model, state, device, line))
      visit(accept(model, draft(state), device, line), device, 'acknowledges', line)
}

function mayAck(model: Model, state: State, device: number, line: number): boolean {
  if (has(pathOf(state, headOf(state, device)), line) || hostOf(state, line) === device) return false
  const isNext = parentOf(state, line) === headOf(state, device) && !isTakeover(state, line)
  if (isNext) return isThere(model, state, device)
  const since = model.rules.risingEpochs ? signedEpoch(state, device) + 1 : epochOf(state, headOf(state, device))
  return isTakeover(state, line) && epochOf(state, line) >= since && keepsAnswers(model, state, device, line)
}

function visitAnswers(model: Model, state: State, device: number, visit: Visit): void {
  if (!isThere(model, state, device)) return
  const head = headOf(state, device)
  for (let line = 1; line < countLines(state); line++)
    if (has(pathOf(state, head), line) && mayAnswer(model, state, device, line)) {
      const to = draft(state)
      answer(to, device, line, epochOf(state, head))
      if (model.liar !== undefined && model.rules.acksFirst) acknowledge(to, model.liar, line, epochOf(state, head))
      visit(to, device, 'answers', line)
    }
}

function mayAnswer({ devices, liar, rules }: Model, state: State, device: number, line: number): boolean {
  if (isTakeover(state, line) || answerOf(state, line, device) > 0) return false
  const epoch = epochOf(state, headOf(state, device))
  for (let other = 0; other < devices && rules.acksFirst; other++) {
    if (other === device || other === liar) continue
    const acks = acksOf(state, line, other)
    if (rules.acksNow ? !has(acks, epoch - 1) : acks === 0) return false
  }
  return true
}

function visitTakeovers(model: Model, state: State, device: number, visit: Visit): void {
  if (isFull(model, state)) return
  const since = model.rules.risingEpochs ? signedEpoch(state, device) : 0
  for (let after = 0; after < countLines(state); after++)
    if (mayTakeOver(model, state, device, after))
      takeOver(model, state, device, after, since, (to, line) =>
        visit(accept(model, to, device, line), device, 'takes over by', line),
      )
}

/** Every takeover by a device that may come after a line. */
function takeOver(
  model: Model,
  state: State,
  device: number,
  after: number,
  since: number,
  take: (to: Draft, line: number) => void,
): void {
  for (let epoch = Math.max(since, epochOf(state, after)) + 1; epoch <= model.lines + 1; epoch++) {
    const to = draft(state)
    const line = addLine(to, after, epoch, device)
    if (!isKnown(state, whatOf(to, line))) take(to, line)
  }
}

function isKnown(state: State, what: number): boolean {
  for (let line = 1; line < countLines(state); line++) if (whatOf(state, line) === what) return true
  return false
}

/** A liar seals what it likes as a host, and takes over from anywhere. */
function visitLies(model: Model, state: State, liar: number, visit: Visit): void {
  if (isFull(model, state)) return
  for (let after = 0; after < countLines(state); after++) {
    if (hostOf(state, after) === liar) {
      const to = draft(state)
      visit(to, liar, 'seals', addLine(to, after, epochOf(state, after), liar))
    }
    takeOver(model, state, liar, after, 0, (to, line) => visit(to, liar, 'takes over by', line))
  }
}
