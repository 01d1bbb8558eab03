import { useSignal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isOf, type Lobby } from '../../match/lobby/lobby.ts'
import { reactions } from '../../match/reactions.ts'
import { reactionTexts, room as text } from '../text/en/room.ts'
import { Icon, reactionIcon } from './icons.tsx'
import { newsOf } from './news.ts'
import { lookOf, personName, type RoomView } from './room.ts'
import { Disc } from './seatSigns.tsx'

/** What was said or done last, and six things to say with one press. */
export function Talk({ view }: { readonly view: RoomView }) {
  const hidden = useSignal(false)
  return (
    <section class="talk" aria-label={text.react} data-hidden={hidden.value}>
      <Latest view={view} hidden={hidden.value} />
      <div class="reactions">
        {reactions.map((reaction) => (
          <button
            type="button"
            key={reaction}
            aria-label={reactionTexts[reaction]}
            title={reactionTexts[reaction]}
            data-react={reaction}
            onClick={() => view.actions.react(reaction)}
          >
            <Icon name={reactionIcon(reaction)} />
          </button>
        ))}
        <button
          type="button"
          class="mute"
          aria-pressed={hidden.value}
          aria-label={text.mute}
          title={text.mute}
          onClick={() => (hidden.value = !hidden.value)}
        >
          <Icon name="mute" />
        </button>
      </div>
    </section>
  )
}

/** The latest reaction or change, whichever came last. */
function Latest({ view, hidden }: { readonly view: RoomView; readonly hidden: boolean }) {
  const news = useNews(view)
  const last = hidden ? undefined : view.reactions.at(-1)
  const [said, setSaid] = useState<'reaction' | 'news'>('news')
  useEffect(() => last && setSaid('reaction'), [last?.id])
  useEffect(() => setSaid('news'), [news])
  if (last && said === 'reaction') {
    const seat = view.lobby.seats.findIndex((one) => isOf(one, last.by))
    return (
      <p class="latest" role="log">
        {seat >= 0 && <Disc look={lookOf(view, seat)} />}
        <b>{personName(view, last.by)}</b> {reactionTexts[last.reaction]}
      </p>
    )
  }
  return (
    <p class="latest" role="log">
      {news}
    </p>
  )
}

/** What changed in the lobby last, in words. */
function useNews(view: RoomView): string {
  const before = useRef<Lobby>(view.lobby)
  const [news, setNews] = useState('')
  useEffect(() => {
    const [latest] = newsOf(before.current, view)
    before.current = view.lobby
    if (latest) setNews(latest)
  }, [view.lobby])
  return news
}
