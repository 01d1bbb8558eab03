import { type Signal, useSignal } from '@preact/signals'
import { Button } from '../../overlay/widgets/button.tsx'
import { mostSeeds } from '../../rules/chosenSeed.ts'
import { chosenDraws, type Entry, isTestMatch } from '../../rules/journal.ts'
import type { Drawable } from '../../rules/playtest.ts'
import { type Live, type PanelProps, usePlaytest } from '../live.ts'
import { Asked, askerOf, askFor, Fixed, namesOf, othersOf } from '../requests.tsx'
import { matchText } from '../text/match.ts'
import { lacking, likelihood, mostDraws } from './draws.ts'

const { asking, chance: text } = matchText

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
            <meter min={0} max={1} value={share} />
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
        const chosen = chosenDraws(entries.slice(0, seq))
        return [
          <li key={seq} data-drawn={chosen?.join(' ')}>
            {text.drawn(seq)} <code>{body.seed}</code>
            {chosen && <b> {text.wasChosen(chosen.join(', '))}</b>}
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
export function ChooseDraws({ live, things }: ChooseProps) {
  const wanted = useSignal<readonly string[]>([])
  const refused = useSignal('')
  const { table } = live.shown
  // Subscribes to new entries.
  void live.now.value.seq
  const standing = chosenDraws(table.journal())
  const asker = askerOf(live)
  const ask = async (draws: readonly string[]) => {
    if (typeof asker !== 'number') return
    const note = draws.length === 0 ? 'left to chance' : `draw ${draws.join(', ')}`
    const said = await askFor(live, asker, { type: 'wish', wish: 'draws', note, draws })
    refused.value = said ?? ''
    if (said === undefined) wanted.value = []
  }
  return (
    <>
      <h3>{text.ask}</h3>
      {standing && (
        <p class="debug-line" data-chosen={standing.join(' ')}>
          {text.chosen(namesIn(things, standing))}
          <Button
            label={text.free}
            data-do="free"
            disabled={typeof asker === 'string'}
            onClick={() => void ask([])}
          />
        </p>
      )}
      <Wanted things={things} wanted={wanted} />
      <p class="debug-soft">{verdictOf(things, wanted.value, live)}</p>
      <p class="debug-line">
        <Button
          label={labelOf(live)}
          class="debug-chief"
          data-do="choose"
          disabled={wanted.value.length === 0 || typeof asker === 'string'}
          onClick={() => void ask(wanted.value)}
        />
      </p>
      <Fixed live={live} />
      {refused.value !== '' && <p class="debug-no">{refused.value}</p>}
      <Asked live={live} />
    </>
  )
}

function labelOf(live: Live): string {
  const others = othersOf(live)
  return others.length === 0 ? text.choose : asking.ask(namesOf(live, others))
}

const nameIn = (things: readonly Drawable[], id: string) =>
  things.find((thing) => thing.id === id)?.name ?? id

const namesIn = (things: readonly Drawable[], ids: readonly string[]) =>
  ids.map((id) => nameIn(things, id)).join(', ')

interface WantedProps {
  readonly things: readonly Drawable[]
  readonly wanted: Signal<readonly string[]>
}

/** The chosen items, each with a way to remove it, and those that can be added. */
function Wanted({ things, wanted }: WantedProps) {
  const isFull = wanted.value.length >= mostDraws
  return (
    <>
      <div class="debug-wanted">
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
      </div>
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

/** What to expect of the choice. */
function verdictOf(things: readonly Drawable[], wanted: readonly string[], live: Live): string {
  const test = isTestMatch(live.shown.table.journal()) ? asking.isTest : asking.becomesTest
  if (wanted.length === 0) return `${text.pick} ${test}`
  const short = lacking(things, wanted)
  if (short) {
    const { thing, wanted: count } = short
    return `${text.lacking(thing.name, count, thing.count)} ${test}`
  }
  const once = Math.round(1 / likelihood(things, wanted))
  const rarity = text.rarity(once)
  if (once <= mostSeeds / 4) return `${rarity} ${test}`
  return `${rarity} ${text.tooRare(mostSeeds)} ${test}`
}
