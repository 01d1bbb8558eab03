import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'

/** The number of the format of everything that goes by post. Each text is a list that begins with it. */
export const letterFormat = 1

const headSchema = v.looseTuple([v.number()])

/** Whether a text is of another format than this, and so by a different version of the page. */
export function isOfOtherFormat(text: string): boolean {
  const head = v.safeParse(headSchema, parseJson(text))
  return head.success && head.output[0] !== letterFormat
}
