import * as v from 'valibot'
import { goodWire, type Wire } from './wire.ts'

/** From one browser to another; `*` stands for any. */
export interface Way {
  readonly from: string
  readonly to: string
}

/**
 * Everything that can be wrong between browsers, as plain JSON: what a script says, a test turns and
 * a playtester sees. Browsers go by the names that they were opened with.
 */
export interface Switches {
  /** What every link does to messages, either way. */
  readonly wire: Wire
  /** Links of one browser that are not like the others; those of whoever dialled go first. */
  readonly wires: Readonly<Record<string, Wire>>
  /** While it is down nobody can register or dial; links live on. */
  readonly broker: 'up' | 'down'
  /** How long signalling holds the address of a browser that went silently, ms. */
  readonly memory: number
  /** Ways on which nothing arrives, while both ends think the link open. */
  readonly mute: readonly Way[]
  /** Groups that do not hear one another; who is in none hears all. Signalling goes by `broker`. */
  readonly islands: readonly (readonly string[])[]
  /** Browsers whose timers and reading stand still, as in a page put to sleep. */
  readonly frozen: readonly string[]
}

/** Nothing is wrong. */
export const allWell: Switches = {
  wire: goodWire,
  wires: {},
  broker: 'up',
  memory: 20_000,
  mute: [],
  islands: [],
  frozen: [],
}

const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const names = v.pipe(v.array(name), v.maxLength(64))

const delay = v.pipe(
  v.strictTuple([ms, ms]),
  v.check(([least, most]) => least <= most, 'the least is more than the most'),
)
const wireSchema = v.strictObject({
  delay: v.exactOptional(delay),
  loss: v.exactOptional(share),
  duplicate: v.exactOptional(share),
  reorder: v.exactOptional(share),
  rate: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
})
const waySchema = v.strictObject({ from: name, to: name })

/** A change of some switches; what is not said stays as it is, of a wire too. */
export interface Change extends Partial<Omit<Switches, 'wire' | 'wires'>> {
  readonly wire?: Partial<Wire>
  /** All browsers with a wire of their own; what is not said of one is as with all. */
  readonly wires?: Readonly<Record<string, Partial<Wire>>>
}

/** What a change from outside must look like. */
export const changeSchema = v.strictObject({
  wire: v.exactOptional(wireSchema),
  wires: v.exactOptional(v.record(name, wireSchema)),
  broker: v.exactOptional(v.picklist(['up', 'down'])),
  memory: v.exactOptional(ms),
  mute: v.exactOptional(v.pipe(v.array(waySchema), v.maxLength(256))),
  islands: v.exactOptional(v.pipe(v.array(names), v.maxLength(64))),
  frozen: v.exactOptional(names),
})

/** Reads a change from outside, or says what is wrong with it. */
export function readChange(
  data: unknown,
): { readonly change: Change } | { readonly problem: string } {
  const read = v.safeParse(changeSchema, data)
  if (read.success) return { change: read.output }
  const [issue] = read.issues
  const where = v.getDotPath(issue)
  return { problem: where === null ? issue.message : `${where}: ${issue.message}` }
}

/** The switches after a change. A wire of one browser begins with what all have. */
export function changed(switches: Switches, { wire, wires, ...rest }: Change): Switches {
  const usual = { ...switches.wire, ...wire }
  const own = Object.entries(wires ?? {}).map(([of, one]) => [of, { ...usual, ...one }])
  return {
    ...switches,
    ...rest,
    wire: usual,
    wires: wires ? Object.fromEntries(own) : switches.wires,
  }
}
