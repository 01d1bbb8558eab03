/*
 * A state of the model in trustModel.ts is a list of numbers, since there are many: where each device’s journal ends, then
 * three for each line: what it is, who has acknowledged it in which epochs, and who has signed or answered it. Line 0 is
 * the setup, with all present.
 */

/** Sets of devices, of lines and of epochs are the bits of a number. */
export type Bits = number

/** Where each journal ends, then the lines. */
export type State = readonly number[]

const slot = 3
const epochBits = 7

export const has = (bits: Bits, at: number): boolean => ((bits >> at) & 1) === 1
export const bit = (at: number): Bits => 1 << at
/** The highest member of a set, counted from one; 0 if it is empty. */
export const highest = (bits: Bits): number => 32 - Math.clz32(bits)

const at = (state: State, place: number): number => state[place] ?? 0
export const countLines = (state: State): number => (state.length - 1) / slot
export const whatOf = (state: State, line: number): number => at(state, 1 + slot * line)
export const parentOf = (state: State, line: number): number => whatOf(state, line) & 7
export const epochOf = (state: State, line: number): number => (whatOf(state, line) >> 3) & 7
export const hostOf = (state: State, line: number): number => (whatOf(state, line) >> 6) & 3
/** Devices present by a membership; none by an ordinary line. */
export const presentOf = (state: State, line: number): Bits => (whatOf(state, line) >> 8) & 7
export const isMembership = (state: State, line: number): boolean => presentOf(state, line) !== 0

/** In which epochs a device acknowledged a line; epoch 1 is the lowest bit. */
export const acksOf = (state: State, line: number, device: number): Bits =>
  (at(state, 2 + slot * line) >> (epochBits * device)) & (bit(epochBits) - 1)
const doneOf = (state: State, line: number, device: number) => (at(state, 3 + slot * line) >> (4 * device)) & 15
export const hasSigned = (state: State, line: number, device: number): boolean => has(doneOf(state, line, device), 0)
/** In which epoch a device answered a line; 0 if it hasn’t. */
export const answerOf = (state: State, line: number, device: number): number => doneOf(state, line, device) >> 1
export const headOf = (state: State, device: number): number => (at(state, 0) >> (3 * device)) & 7

/** The highest epoch that a device has signed anything of: whatever it acknowledges covers line 0. */
export function signedEpoch(state: State, device: number): number {
  let epoch = highest(acksOf(state, 0, device))
  for (let line = 1; line < countLines(state); line++)
    if (hasSigned(state, line, device)) epoch = Math.max(epoch, epochOf(state, line))
  return epoch
}

/** A line and all before it. */
export function pathOf(state: State, line: number): Bits {
  let path = bit(line)
  for (let one = line; one > 0; path |= bit(one)) one = parentOf(state, one)
  return path
}

/** The membership that a line belongs to. */
export function tableOf(state: State, line: number): number {
  while (!isMembership(state, line)) line = parentOf(state, line)
  return line
}

/** Whether all of these who are named by a membership have signed it. */
export function isSignedBy(state: State, line: number, who: Bits): boolean {
  const named = presentOf(state, line) & who
  for (let device = 0; device < 3; device++) if (has(named, device) && !hasSigned(state, line, device)) return false
  return true
}

/** The beginning: device 0 is the host, and everybody is present and has signed that. */
export function begin(devices: number): State {
  const all = bit(devices) - 1
  let [acks, done] = [0, 0]
  for (let device = 0; device < devices; device++) {
    acks |= bit(epochBits * device)
    done |= bit(4 * device)
  }
  return [0, (1 << 3) | (all << 8), acks, done]
}

/** A state in the making. */
export type Draft = number[]

export const draft = (state: State): Draft => state.slice()

export function addLine(state: Draft, parent: number, epoch: number, host: number, present: Bits): number {
  state.push(parent | (epoch << 3) | (host << 6) | (present << 8), 0, 0)
  return countLines(state) - 1
}

/** Notes that a device acknowledges a line and all before it, in some epoch. */
export function acknowledge(state: Draft, device: number, line: number, epoch: number): void {
  for (const path = pathOf(state, line); line >= 0; line--)
    if (has(path, line)) state[2 + slot * line] = at(state, 2 + slot * line) | bit(epochBits * device + epoch - 1)
}

export function sign(state: Draft, device: number, line: number): void {
  state[3 + slot * line] = at(state, 3 + slot * line) | bit(4 * device)
}

export function answer(state: Draft, device: number, line: number, epoch: number): void {
  state[3 + slot * line] = at(state, 3 + slot * line) | (epoch << (4 * device + 1))
}

export function setHead(state: Draft, device: number, line: number): void {
  state[0] = (at(state, 0) & ~(7 << (3 * device))) | (line << (3 * device))
}

/** A state as a key, nearly always the same however its lines were numbered. */
export function keyOf(state: State): string {
  const codes: number[] = []
  putLine(state, 0, 0, codes)
  return String.fromCharCode(...codes)
}

/** Adds a line and all after it to a key: what it is, who has signed what of it, whose journals end there. */
function putLine(state: State, line: number, depth: number, codes: number[]): void {
  const acks = at(state, 2 + slot * line)
  const heads = headsAt(state, line)
  codes.push(
    (whatOf(state, line) >> 3) | (depth << 8) | (heads << 11) | ((acks >> 19) << 14),
    acks & 0xffff,
    ((acks >> 16) & 7) | (at(state, 3 + slot * line) << 3),
  )
  for (const one of linesAfter(state, line)) putLine(state, one, depth + 1, codes)
}

function headsAt(state: State, line: number): Bits {
  let heads = 0
  for (let device = 0; device < 3; device++) if (headOf(state, device) === line) heads |= bit(device)
  return heads
}

function linesAfter(state: State, line: number): readonly number[] {
  const after: number[] = []
  for (let one = line + 1; one < countLines(state); one++) if (parentOf(state, one) === line) after.push(one)
  return after.length < 2 ? after : after.sort((a, b) => compareLines(state, a, b))
}

/** The order of two lines after the same one, by all but their numbers. */
const compareLines = (state: State, a: number, b: number) =>
  whatOf(state, a) - whatOf(state, b) ||
  at(state, 2 + slot * a) - at(state, 2 + slot * b) ||
  at(state, 3 + slot * a) - at(state, 3 + slot * b) ||
  headsAt(state, a) - headsAt(state, b)
