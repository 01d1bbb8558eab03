/** Time to make a move that needs no thought, s. */
const hand = 4
/** Time to think for each time that the moves to choose from double, s. */
const thought = 3

/** Minutes that people would take for a match, estimated from how many moves each choice had: Hick’s law. */
export const minutesFor = (choices: readonly number[]): number =>
  choices.reduce((sum, moves) => sum + hand + thought * Math.log2(Math.max(1, moves)), 0) / 60
