import { filled } from '../../kit/language.ts'
import { freeStyles } from '../../match/lobby/lobby.ts'
import type { Condition } from '../../match/lobby/start.ts'
import { text } from '../text/text.ts'
import type { RoomLook, RoomView } from './room.ts'

/** A condition of the start as a sentence. */
export function conditionText({ reason, amounts }: Condition): string {
  const { taken = 0, all = 0, least = 0, open = 0 } = amounts
  return filled(text().conditions[reason], { taken, all, least, open })
}

/** Colours that nobody has, in a sentence. */
export function freeText({ lobby, title }: Pick<RoomView, 'lobby' | 'title'>): string {
  const { free, freeColour, freeMany } = text().room
  const looks = freeStyles(lobby, title).flatMap((style) => title.looks[style] ?? [])
  const colours = looks.map(({ name }) => freeColour({ name }))
  return colours.length > 3 ? freeMany({ colours }) : free({ colours })
}

/** The patterns of seats by their numbers. */
const patterns = ['hatch', 'dots', 'stripes', 'chequers', 'zigzag', 'crosses'] as const

/** The names of a seat’s pattern and of its train. */
export function patternText({ pattern }: Pick<RoomLook, 'pattern'>) {
  const name = patterns[pattern]
  return name && text().patterns[name]
}
