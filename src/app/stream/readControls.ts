import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import { type Controls, closest, longestDelay } from '../../overlay/stream/controls.ts'
import { parts } from '../../overlay/stream/look.ts'

const camera = v.union([
  v.picklist(['director', 'whole', 'close', 'fixed']),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)),
])

const schema = v.object({
  camera,
  zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(closest)),
  delay: v.pipe(v.number(), v.minValue(0), v.maxValue(longestDelay)),
  held: v.boolean(),
  off: v.array(v.picklist(parts)),
  sound: v.boolean(),
})

/** Reads what another page has set; `undefined` if invalid. */
export function readControls(text: string): Controls | undefined {
  const read = v.safeParse(schema, parseJson(text))
  return read.success ? read.output : undefined
}
