import { filled } from '../../kit/language.ts'
import { freeStyles } from '../../match/lobby/lobby.ts'
import type { Condition } from '../../match/lobby/start.ts'
import { text } from '../text/text.ts'
import type { RoomLook, RoomView } from './room.ts'

/** A condition of the start as a sentence. */
export function conditionText({ reason, amounts }: Condition): string {
  const amount = (of: string) => Number(amounts[of])
  const facts = { taken: amount('taken'), all: amount('all'), least: amount('least'), open: amount('open') }
  return filled(text().conditions[reason], facts)
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
