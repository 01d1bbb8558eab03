/** A number of things: `1 effect`, `2 effects`. */
export const count = (n: number, what: string, several = `${what}s`) =>
  `${n.toLocaleString('en')} ${n === 1 ? what : several}`
