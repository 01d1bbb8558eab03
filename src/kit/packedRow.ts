import { fromHex, toHex } from './bytes.ts'

/**
 * A row of small numbers, kept as one large one, so that none takes more room than its odds need. The same calls write
 * a row and read it: a writer keeps the value it is given and gives it back, a reader gives back what was written and
 * does not look at its own.
 */
export interface PackedRow {
  /** A number from 0 up to, not including, `below`, each equally likely. */
  pick(below: number, value: number): number
  /** The number of a case; one of double weight takes one bit less. Weights are whole and positive. */
  weigh(weights: readonly number[], value: number): number
}

/** Of `total` values, the `size` from `start` on, which all mean the same. */
interface Slice {
  readonly start: number
  readonly size: number
  readonly total: number
}

/** The bytes of a row that is filled with numbers by `fill`. */
export function writeRow(fill: (row: PackedRow) => void): Uint8Array {
  const slices: Slice[] = []
  fill({
    pick(below, value) {
      slices.push({ start: value, size: 1, total: below })
      return value
    },
    weigh(weights, value) {
      slices.push(sliceOf(weights, value))
      return value
    },
  })
  // The last number is folded in first, so that reading takes out the first one first.
  const whole = slices.reduceRight(fold, 1n)
  const digits = whole.toString(16)
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`)
}

function sliceOf(weights: readonly number[], value: number): Slice {
  const sum = (to: number) => weights.slice(0, to).reduce((all, one) => all + one, 0)
  return { start: sum(value), size: weights[value] ?? 1, total: sum(weights.length) }
}

function fold(whole: bigint, { start, size, total }: Slice): bigint {
  const part = BigInt(size)
  return (whole / part) * BigInt(total) + BigInt(start) + (whole % part)
}

/** Divides a number of any length, most of whose cost is its length: by a power of two, that is a shift. */
function divide(whole: bigint, total: number): { readonly quotient: bigint; readonly rest: number } {
  const isPower = total < 2 ** 31 && (total & (total - 1)) === 0
  const quotient = isPower ? whole >> BigInt(Math.log2(total)) : whole / BigInt(total)
  // The low digits alone give the rest.
  const rest = BigInt.asUintN(64, whole) - BigInt.asUintN(64, quotient) * BigInt(total)
  return { quotient, rest: Number(BigInt.asUintN(64, rest)) }
}

/** A row to be read from bytes. Past its end, and from other bytes, it gives any numbers. */
export function readRow(bytes: Uint8Array): PackedRow {
  let whole = bytes.length > 0 ? BigInt(`0x${toHex(bytes)}`) : 0n
  const take = (total: number, sliceAt: (rest: number) => Slice) => {
    const { quotient, rest } = divide(whole, total)
    const { start, size } = sliceAt(rest)
    whole = size === 1 ? quotient : BigInt(size) * quotient + BigInt(rest - start)
  }
  return {
    pick(below) {
      let value = 0
      take(below, (rest) => {
        value = rest
        return { start: rest, size: 1, total: below }
      })
      return value
    },
    weigh(weights) {
      let value = 0
      take(sliceOf(weights, 0).total, (rest) => {
        while (value + 1 < weights.length && sliceOf(weights, value + 1).start <= rest) value++
        return sliceOf(weights, value)
      })
      return value
    },
  }
}
