/*
 * A state of the model in trustModel.ts is a list of numbers, since there are many: where each device’s journal ends, then
 * three for each line: what it is, who has acknowledged it in which epochs, and who has answered it. Line 0 is the setup,
 * which device 0 seals as host of the first epoch.
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
/** The host of the epoch that a line is of, who has sealed it. */
export const hostOf = (state: State, line: number): number => (whatOf(state, line) >> 6) & 3
/** Whether a line begins an epoch; any other asks for a draw. */
export const isTakeover = (state: State, line: number): boolean => has(whatOf(state, line), 8)

/** In which epochs a device acknowledged a line; epoch 1 is the lowest bit. */
export const acksOf = (state: State, line: number, device: number): Bits =>
  (at(state, 2 + slot * line) >> (epochBits * device)) & (bit(epochBits) - 1)
/** In which epoch a device answered a line; 0 if it hasn’t. */
export const answerOf = (state: State, line: number, device: number): number =>
  (at(state, 3 + slot * line) >> (3 * device)) & 7
export const headOf = (state: State, device: number): number => (at(state, 0) >> (3 * device)) & 7

/** The highest epoch that a device has signed anything of: whatever it acknowledges covers line 0. */
export const signedEpoch = (state: State, device: number): number => highest(acksOf(state, 0, device))

/** A line and all before it. */
export function pathOf(state: State, line: number): Bits {
  let path = bit(line)
  for (let one = line; one > 0; path |= bit(one)) one = parentOf(state, one)
  return path
}

/** The beginning: device 0 is the host, and everybody has acknowledged that. */
export function begin(devices: number): State {
  let acks = 0
  for (let device = 0; device < devices; device++) acks |= bit(epochBits * device)
  return [0, (1 << 3) | bit(8), acks, 0]
}

/** A state in the making. */
export type Draft = number[]

export const draft = (state: State): Draft => state.slice()

/** Adds a line that a host seals; another one’s epoch is a takeover. */
export function addLine(state: Draft, parent: number, epoch: number, host: number): number {
  const begins = epoch === epochOf(state, parent) ? 0 : bit(8)
  state.push(parent | (epoch << 3) | (host << 6) | begins, 0, 0)
  return countLines(state) - 1
}

/** Notes that a device acknowledges a line and all before it, in some epoch. */
export function acknowledge(state: Draft, device: number, line: number, epoch: number): void {
  for (const path = pathOf(state, line); line >= 0; line--)
    if (has(path, line)) state[2 + slot * line] = at(state, 2 + slot * line) | bit(epochBits * device + epoch - 1)
}

export function answer(state: Draft, device: number, line: number, epoch: number): void {
  state[3 + slot * line] = at(state, 3 + slot * line) | (epoch << (3 * device))
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
    (whatOf(state, line) >> 3) | (depth << 6) | (heads << 10),
    acks & 0xffff,
    (acks >> 16) | (at(state, 3 + slot * line) << 5),
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
