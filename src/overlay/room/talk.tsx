import { useEffect, useRef, useState } from 'preact/hooks'
import { isOf, type Lobby } from '../../match/lobby/lobby.ts'
import type { Reacted } from '../../match/reactions.ts'
import { text } from '../text/text.ts'
import { ReactionRow } from '../widgets/reactionRow.tsx'
import { lookOf } from './looks.ts'
import { newsOf } from './news.ts'
import { personName, type RoomView } from './room.ts'
import { Disc } from './seatSigns.tsx'

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
      {seat >= 0 && <Disc look={lookOf(view, seat)} />}
      <b>{personName(view, latest.by)}</b> {text().reactionTexts[latest.reaction]}
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
