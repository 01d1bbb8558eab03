import { type Signal, useSignal } from '@preact/signals'
import { Button } from '../../overlay/widgets/button.tsx'
import type { Entry } from '../../rules/body.ts'
import { mostSeeds } from '../../rules/chosenSeed.ts'
import { chosenDraws, chosenFor } from '../../rules/journal.ts'
import { lacking, likelihood, mostDraws } from '../../rules/odds.ts'
import type { Drawable } from '../../rules/playtest.ts'
import { type PanelProps, usePlaytest } from '../live.ts'
import { Asked, Fixed, useRequest } from '../requests.tsx'
import { matchText } from '../text/match.ts'

const text = matchText.chance

/** The odds of the next draw, and the draws so far. */
export function ChancePanel({ live }: PanelProps) {
  const playtest = usePlaytest(live)
  const { position, entry } = live.instant.value
  if (!playtest) return <p>{text.fetching}</p>
  const odds = playtest.odds(position)
  return (
    <>
      <h3>{text.title}</h3>
      {odds.length === 0 && <p>{text.nothing}</p>}
      <ul class="debug-odds">
        {odds.map(({ what, count, share }) => (
          <li key={what} data-odds={what} data-share={share}>
            <span class="debug-bar" style={{ '--share': `${share * 100}%` }} />
            <b>{(share * 100).toFixed(1)}%</b>
            <span>{what}</span>
            {count !== undefined && <span class="debug-soft">{text.left(count)}</span>}
          </li>
        ))}
      </ul>
      <ChooseDraws live={live} things={playtest.things(position)} />
      <h3>{text.past}</h3>
      <Drawn entries={live.journal.value?.entries.slice(0, (entry?.seq ?? 0) + 1) ?? []} />
    </>
  )
}

/** Every draw, with what was chosen for it. */
function Drawn({ entries }: { readonly entries: readonly Entry<unknown>[] }) {
  if (!entries.some(({ body }) => body.type === 'chance')) return <p>{text.noDraws}</p>
  return (
    <ul class="debug-trace">
      {entries.flatMap(({ seq, body }) => {
        if (body.type !== 'chance') return []
        const chosen = chosenFor(entries, seq)
        const names = chosen?.draws.join(', ') ?? ''
        return [
          <li key={seq} data-drawn={chosen?.came ? chosen.draws.join(' ') : undefined}>
            {text.drawn(seq)} <code>{body.seed}</code>
            {chosen && <b> {chosen.came ? text.wasChosen(names) : text.wasMissed(names)}</b>}
          </li>,
        ]
      })}
    </ul>
  )
}

interface ChooseProps extends PanelProps {
  readonly things: readonly Drawable[]
}

/** Chooses the start of the next draw, which makes the match a test match. */
function ChooseDraws({ live, things }: ChooseProps) {
  const wanted = useSignal<readonly string[]>([])
  const { barred, label, hint, refused, ask } = useRequest(live, text.choose)
  // Subscribes to new entries.
  void live.now.value.seq
  const standing = chosenDraws(live.shown.table.journal())
  const choose = async (draws: readonly string[]) => {
    const note = draws.length === 0 ? 'left to chance' : `draw ${draws.join(', ')}`
    if (await ask({ type: 'wish', wish: 'draws', note, draws })) wanted.value = []
  }
  return (
    <>
      <h3>{text.ask}</h3>
      {standing && (
        <p class="debug-line" data-chosen={standing.join(' ')}>
          {text.chosen(namesIn(things, standing))}
          <Button label={text.free} data-do="free" disabled={barred} onClick={() => choose([])} />
        </p>
      )}
      <Wanted things={things} wanted={wanted} />
      <p class="debug-soft">
        {prospect(things, wanted.value)} {hint}
      </p>
      <p class="debug-line">
        <Button
          label={label}
          class="debug-chief"
          data-do="choose"
          disabled={wanted.value.length === 0 || barred}
          onClick={() => choose(wanted.value)}
        />
      </p>
      <Fixed live={live} />
      <Asked live={live} refused={refused} />
    </>
  )
}

const nameIn = (things: readonly Drawable[], id: string) => things.find((thing) => thing.id === id)?.name ?? id

const namesIn = (things: readonly Drawable[], ids: readonly string[]) => ids.map((id) => nameIn(things, id)).join(', ')

interface WantedProps {
  readonly things: readonly Drawable[]
  readonly wanted: Signal<readonly string[]>
}

/** The chosen items, each with a way to remove it, and those that can be added. */
function Wanted({ things, wanted }: WantedProps) {
  const isFull = wanted.value.length >= mostDraws
  return (
    <>
      <p class="debug-line debug-wanted">
        {wanted.value.map((id, at) => (
          <button
            key={`${at} ${id}`}
            type="button"
            data-wanted={id}
            title={text.remove}
            onClick={() => (wanted.value = wanted.value.filter((_, other) => other !== at))}
          >
            {at + 1} {nameIn(things, id)} ×
          </button>
        ))}
      </p>
      <p class="debug-line">
        {things.map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            data-thing={id}
            disabled={isFull}
            onClick={() => (wanted.value = [...wanted.value, id])}
          >
            + {name} <span class="debug-soft">{count}</span>
          </button>
        ))}
      </p>
    </>
  )
}

/** The outlook for the choice. */
function prospect(things: readonly Drawable[], wanted: readonly string[]): string {
  if (wanted.length === 0) return text.pick
  const short = lacking(things, wanted)
  if (short) return text.lacking(short.thing.name, short.wanted, short.thing.count)
  const once = Math.round(1 / likelihood(things, wanted))
  return once <= mostSeeds / 4 ? text.rarity(once) : `${text.rarity(once)} ${text.tooRare(mostSeeds)}`
}
