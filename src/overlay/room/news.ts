import type { Lobby, LobbySeat } from '../../match/lobby/lobby.ts'
import type { OptionField } from '../../rules/title.ts'
import { text } from '../text/text.ts'
import { type RoomCompany, seatName } from './room.ts'

/** Changes between two states of a lobby, in sentences, the most important first. */
export const newsOf = (before: Lobby, now: RoomCompany): readonly string[] =>
  before === now.lobby ? [] : [...seatNews(before, now), ...optionNews(before, now)]

function seatNews(before: Lobby, now: RoomCompany): readonly string[] {
  const then = { ...now, lobby: before }
  return now.lobby.seats.flatMap((seat, at) => {
    const last = before.seats[at]
    if (last === undefined || holder(last) === holder(seat)) return []
    if (seat.kind === 'person' && !isIn(before, seat)) return [text().news.sat(seatName(now, at))]
    if (seat.kind === 'bot' && !isIn(before, seat)) return [text().news.bot(seatName(now, at))]
    if (last.kind === 'person' && !isIn(now.lobby, last))
      return [text().news.left(seatName(then, at))]
    return []
  })
}

/** Tells who has a seat; the kind of an empty one. */
function holder(seat: LobbySeat): string {
  if (seat.kind === 'person') return seat.key
  return seat.kind === 'bot' ? `bot ${seat.name}` : seat.kind
}

const isIn = ({ seats }: Lobby, seat: LobbySeat) =>
  seats.some((one) => holder(one) === holder(seat))

const optionNews = (before: Lobby, { lobby, title }: RoomCompany): readonly string[] =>
  title.fields.flatMap((field) => {
    const [was, is] = [before, lobby].map(({ options }) => options[field.key] ?? field.default)
    return was === is || is === undefined ? [] : [optionText(field, is)]
  })

function optionText(field: OptionField, value: boolean | number): string {
  if (field.kind === 'switch') return text().news.switched(field.label, value === true)
  const shown =
    field.kind === 'choice' ? (field.choices[Number(value)]?.label ?? '') : Number(value)
  return text().news.option(field.label, shown)
}
