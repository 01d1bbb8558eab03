/**
 * Weights of the features of an open line (../openLine.ts), by steps from its next cell to the city. Made by
 * `npx tsx test/lab/learnLines.ts`, from matches that the computer played against itself.
 */
export const weights: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0],
  [1.69, 0.56, 0.06, 0.21, 0.26],
  [-0.6, 0.63, 0.2, 0.22, -0.09],
  [0.3, 0.92, 0.1, -0.02, -0.28],
  [0.2, 1.04, 0.06, -0.12, -0.33],
  [0.15, 0.95, 0.14, -0.71, 0.52],
  [0.71, 0.64, 0.09, -0.39, 0.58],
]
