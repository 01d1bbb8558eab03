import { text } from '../text/text.ts'

/** Wording of chances among so many seats: alone as points. */
export const oddsText = (seats: number) => (seats === 1 ? text().alone : text().analysis)
export type OddsText = ReturnType<typeof oddsText>
