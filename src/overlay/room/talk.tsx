import { useEffect, useRef, useState } from 'preact/hooks'
import { isOf, type Lobby, type LobbySeat } from '../../match/lobby/lobby.ts'
import type { Reacted } from '../../match/talk.ts'
import type { OptionField } from '../../rules/title.ts'
import { Locket } from '../people/locket.tsx'
import { text } from '../text/text.ts'
import { ReactionRow } from '../widgets/reactionRow.tsx'
import { lookOf } from './looks.ts'
import { faceAt, personName, type RoomCompany, type RoomView, seatName } from './room.ts'

/** The latest reaction or change, and six things to say with one press. */
export function Talk({ view }: { readonly view: RoomView }) {
  const { actions, muted } = view
  return (
    <section class="talk" aria-label={text().room.react} data-hidden={muted}>
      <Latest view={view} hidden={muted} />
      <p class="refused" role="alert">
        {view.refused && text().lobbyRefusals[view.refused]}
      </p>
      <ReactionRow muted={muted} mute={actions.mute} react={actions.react} />
    </section>
  )
}

/** Changes between two states of a lobby, in sentences, the most important first. */
export const newsOf = (before: Lobby, now: RoomCompany): readonly string[] =>
  before === now.lobby ? [] : [...seatNews(before, now), ...optionNews(before, now)]

function seatNews(before: Lobby, now: RoomCompany): readonly string[] {
  const then = { ...now, lobby: before }
  return now.lobby.seats.flatMap((seat, at) => {
    const last = before.seats[at]
    if (last === undefined || holder(last) === holder(seat)) return []
    if (seat.kind === 'person' && !isIn(before, seat)) return [text().news.sat({ name: seatName(now, at) })]
    if (seat.kind === 'bot' && !isIn(before, seat)) return [text().news.bot({ name: seatName(now, at) })]
    if (last.kind === 'person' && !isIn(now.lobby, last)) return [text().news.left({ name: seatName(then, at) })]
    return []
  })
}

/** Tells who has a seat; the kind of an empty one. */
function holder(seat: LobbySeat): string {
  if (seat.kind === 'person') return seat.key
  return seat.kind === 'bot' ? `bot ${seat.name}` : seat.kind
}

const isIn = ({ seats }: Lobby, seat: LobbySeat) => seats.some((one) => holder(one) === holder(seat))

const optionNews = (before: Lobby, { lobby, title }: RoomCompany): readonly string[] =>
  title.fields.flatMap((field) => {
    const [was, is] = [before, lobby].map(({ options }) => options[field.key] ?? field.default)
    return was === is || is === undefined ? [] : [optionText(field, is)]
  })

function optionText(field: OptionField, value: boolean | number): string {
  if (field.kind === 'switch') return text().news.switched({ option: field.label, on: value === true })
  const shown = field.kind === 'choice' ? (field.choices[Number(value)]?.label ?? '') : Number(value)
  return text().news.option({ option: field.label, value: shown })
}

/** The latest reaction or change, whichever came last. */
function Latest({ view, hidden }: { readonly view: RoomView; readonly hidden: boolean }) {
  const latest = useLatest(view)
  if ('before' in latest || hidden)
    return (
      <p class="latest" role="status">
        {'before' in latest && newsOf(latest.before, { ...view, lobby: latest.lobby })[0]}
      </p>
    )
  const seat = view.lobby.seats.findIndex((one) => isOf(one, latest.by))
  return (
    <p class="latest" role="status">
      {seat >= 0 && <Locket face={faceAt(view, seat)} look={lookOf(view, seat)} r={16} />}
      <b>{personName(view, latest.by)}</b> {text().reactions.said[latest.reaction]}
    </p>
  )
}

/** A change in the lobby. */
interface Changed {
  readonly before: Lobby
  readonly lobby: Lobby
}

/** The latest event: a reaction, or a change in the lobby that there are words for. */
function useLatest(view: RoomView): Reacted | Changed {
  const { lobby, reactions: all } = view
  const last = all.at(-1)
  const before = useRef({ lobby, id: last?.id })
  const [latest, setLatest] = useState<Reacted | Changed>({ before: lobby, lobby })
  useEffect(() => {
    const { current: was } = before
    before.current = { lobby, id: last?.id }
    if (last && last.id !== was.id) setLatest(last)
    else if (newsOf(was.lobby, view).length > 0) setLatest({ before: was.lobby, lobby })
  }, [lobby, last?.id])
  return latest
}
