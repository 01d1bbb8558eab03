import { othersName } from '../settings/names.ts'
import { botNamed, peopleNamed } from '../table/seatNames.ts'
import type { SeatLine } from '../table/seats.ts'
import { text } from '../text/text.ts'

type Names = readonly (string | undefined)[]

const isComputer = (line: SeatLine | undefined) => line?.sitter.kind === 'bot' && !line.sitter.standIn

/** The names of people and computer players, by seat; undefined for those who go by none, or whose name is covered. */
export function namesAt(lines: readonly SeatLine[]): Names {
  const sitters = lines.map(({ sitter, person }) => (sitter.standIn && person ? { ...sitter, name: person } : sitter))
  const people = peopleNamed(sitters.map((one) => (one.standIn ? { ...one, kind: 'person' } : one)))
  return lines.map((line, seat) => {
    if (isComputer(line)) return botNamed(sitters, seat, text().seats.bot)
    return line.sitter.mine ? people[seat] : othersName(people[seat])
  })
}

/** The names that go on a poster: those of other people are theirs to give away, so they stand there as seats. */
export const posterNames = (lines: readonly SeatLine[]): Names =>
  namesAt(lines).map((name, seat) => (lines[seat]?.sitter.mine || isComputer(lines[seat]) ? name : undefined))
