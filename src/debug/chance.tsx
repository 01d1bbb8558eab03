import { chosenDraws, type Entry } from '../rules/journal.ts'
import { ChooseDraws } from './chooseDraws.tsx'
import type { PanelProps } from './live.ts'
import { usePlaytest } from './playtest.ts'
import { matchText } from './text/match.ts'

const text = matchText.chance

/** What may be drawn next and how likely, and what was drawn. */
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
            <b>{(share * 100).toFixed(1)} %</b>
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

/** Every draw, with what it was to bring where that was chosen. */
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
