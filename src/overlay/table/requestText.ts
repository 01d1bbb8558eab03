import { text } from '../text/text.ts'
import type { SeatLook } from './seats.ts'

/** The names of some seats. */
export const namesOf = (looks: readonly SeatLook[]): readonly string[] => looks.map(({ name }) => name)

/** The same as owners of something: “Blue’s”. */
export const ownersOf = (looks: readonly SeatLook[]): readonly string[] => looks.map(text().requests.owner)

/** The button that asks to undo, if others have to agree, or undoes. */
export const backText = (others: readonly SeatLook[]): string =>
  others.length === 0 ? text().requests.back : text().requests.backAsk

/** The consequences of undoing. */
export function backHint(others: readonly SeatLook[], alone: boolean): string {
  const { backHint: draws, backMindsNone, backAgree } = text().requests
  if (alone) return draws
  return `${others.length === 0 ? backMindsNone : backAgree({ names: namesOf(others) })} ${draws}`
}

/** The button that asks others to agree to undo, or undoes. */
export const askText = (others: readonly SeatLook[]): string =>
  others.length === 0 ? text().requests.undo : text().requests.ask({ names: namesOf(others) })

/** Asks again before the match is ended, or others are asked to agree to it. */
export const sureEndText = (others: readonly SeatLook[]): string =>
  others.length === 0 ? text().requests.sureEnd : text().requests.sureEndAsk({ names: namesOf(others) })
