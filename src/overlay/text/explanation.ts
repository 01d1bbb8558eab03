/** A title, and what it means or what to do about it. */
export interface Explanation {
  readonly title: string
  readonly text: string
}

/** One of several titles, and the text that goes with it. */
export const explanation = <Name extends string>(
  words: Readonly<Record<Name | `${Name}Text`, string>>,
  name: Name,
): Explanation => ({ title: words[name], text: words[`${name}Text` as const] })
