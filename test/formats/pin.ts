import { membersOf } from '../../src/kit/changes.ts'
import { type Json, same } from '../../src/kit/json.ts'

/** A format as it is today: its number, and its shape as plain data. */
export interface Format {
  readonly name: string
  readonly number: number
  readonly shape: Json
}

/** The shapes that were pinned, by format and number. */
export type Pins = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Pins formats that are new or have a new number. */
export const command = 'PIN=1 npx vitest run test/formats/formats.test.ts'

/** Why a format isn’t as it was pinned, and what to do about it; undefined if it is. */
export function changeIn(pins: Pins, { name, number, shape }: Format): string | undefined {
  const known = pins[name] ?? {}
  const highest = Math.max(0, ...Object.keys(known).map(Number))
  if (number < highest) return `The format “${name}” has been ${highest} and can’t be ${number} again.`
  if (known[number] === undefined) return `The format “${name}” isn’t pinned as ${number}. Pin it: ${command}`
  if (same(known[number], shape)) return undefined
  const where = differenceIn(known[number], shape).join(' › ') || 'the whole'
  return `The format “${name}” has changed, but not its number (at ${where}). Give it number ${number + 1}, keep reading ${number}, and pin it again: ${command}`
}

/** The keys that lead to the first difference of two shapes. */
function differenceIn(one: unknown, other: unknown): readonly string[] {
  const [before, now] = [one, other].map((part) => new Map(membersOf(part)))
  if (!before || !now || before.size === 0 || now.size === 0) return []
  const key = [...now.keys(), ...before.keys()].find((at) => !same(before.get(at), now.get(at)))
  return key === undefined ? [] : [key, ...differenceIn(before.get(key), now.get(key))]
}

/** The pins with every format that has a number of its own; one that has changed without a new number stays as it was. */
export const pinned = (pins: Pins, formats: readonly Format[]): Pins =>
  Object.fromEntries([
    ...Object.entries(pins),
    ...formats.map(({ name, number, shape }) => [name, { [number]: shape, ...pins[name] }] as const),
  ])

/** The pins as a file, each part of a shape in a line. */
export const pinsText = (pins: Pins): string => `${lines(pins, 3)}\n`

function lines(data: unknown, depth: number): string {
  const members = membersOf(data)
  if (depth === 0 || members.length === 0 || Array.isArray(data)) return JSON.stringify(data)
  const inside = members.map(([key, value]) => `${JSON.stringify(key)}: ${lines(value, depth - 1)}`)
  return `{\n${inside.join(',\n')}\n}`
}
