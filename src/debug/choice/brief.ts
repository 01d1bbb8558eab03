/** An intention or a move in short: `lay station=4 deal=0`. */
export function brief(intention: unknown): string {
  const { type, ...rest } = Object.fromEntries(Object.entries(intention ?? {}))
  const given = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [type, ...given].join(' ')
}
