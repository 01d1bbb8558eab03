import type { Episode } from '../../rules/training.ts'

/** Keeps weights small that the matches say little about; features count in units of their usual size. */
const ridge = 100

/**
 * Weights so that the points and the weighted features of a moment add up to the points that can be expected at the
 * end: least squares of temporal differences, LSTD(λ), λ being the `trace`.
 */
export function fitted(episodes: readonly Episode[], trace: number): readonly number[] {
  const scale = usualSizes(episodes)
  const size = scale.length
  const matrix = scale.map((_, row) => scale.map((_, column) => (row === column ? ridge : 0)))
  const vector = scale.map(() => 0)
  for (const { seen, points } of episodes) {
    const scaled = seen.map(({ features }) => features.map((one, at) => one / (scale[at] ?? 1)))
    const credit = scale.map(() => 0)
    for (const [at, now] of scaled.entries()) {
      const next = scaled[at + 1]
      const won = (seen[at + 1]?.points ?? points) - (seen[at]?.points ?? 0)
      for (let i = 0; i < size; i++) credit[i] = trace * (credit[i] ?? 0) + (now[i] ?? 0)
      const change = now.map((one, i) => one - (next?.[i] ?? 0))
      for (let row = 0; row < size; row++) {
        const share = credit[row] ?? 0
        if (share === 0) continue
        vector[row] = (vector[row] ?? 0) + share * won
        addTo(matrix[row] ?? [], share, change)
      }
    }
  }
  return solve(matrix, vector).map((weight, at) => weight / (scale[at] ?? 1))
}

function addTo(row: number[], times: number, other: readonly number[]): void {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) + times * (other[i] ?? 0)
}

/** The standard deviation of each feature. */
function usualSizes(episodes: readonly Episode[]): readonly number[] {
  const all = episodes.flatMap(({ seen }) => seen.map(({ features }) => features))
  return (all[0] ?? []).map((_, at) => {
    let [sum, squares] = [0, 0]
    for (const features of all) {
      const one = features[at] ?? 0
      sum += one
      squares += one * one
    }
    return Math.sqrt(squares / all.length - (sum / all.length) ** 2) || 1
  })
}

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: number[][], vector: number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, vector[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0))
    const pivot = column + below.indexOf(Math.max(...below))
    const [one = [], other = []] = [rows[column], rows[pivot]]
    rows[pivot] = one
    rows[column] = other
    for (let at = 0; at < size; at++) {
      const row = rows[at] ?? []
      if (at !== column) addTo(row, -(row[column] ?? 0) / (other[column] ?? 1), other)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}
