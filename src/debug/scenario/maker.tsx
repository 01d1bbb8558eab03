import { useSignal } from '@preact/signals'
import { Button } from '../../overlay/widgets/button.tsx'
import type { BasePosition, Seat } from '../../rules/game.ts'
import { type Journal, positionOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { CopyLink } from '../copyLink.tsx'
import { fileName } from '../fileName.ts'
import { Impossible } from '../impossible.tsx'
import type { Live, PanelProps } from '../live.ts'
import { matchText } from '../text/match.ts'
import { pathsIn, type Written, withChanges, writtenAt } from './make.ts'

const text = matchText.scenario

/** The base of a scenario: a match without players. */
export interface Base {
  readonly name: string
  readonly journal: Journal
  readonly changes: readonly Written[]
}

interface Props extends PanelProps {
  readonly base: Base
  readonly leave: () => void
}

/** An editor that makes a position from another, and validates it. */
export function Maker({ live, base, leave }: Props) {
  const name = useSignal(base.name)
  const changes = useSignal<readonly Written[]>([...base.changes, empty])
  const { words } = live.shown
  const { game } = live.shown.table
  const made = withChanges(game, base.journal, changes.value, name.value.trim() || text.unnamed)
  const before = positionOf(base.journal)
  const set = (at: number, change: Partial<Written>) => {
    const next = changes.value.map((one, index) => (index === at ? { ...one, ...change } : one))
    changes.value = next.at(-1)?.path === '' ? next : [...next, empty]
  }
  return (
    <div data-maker>
      <p class="debug-line">
        <Button label={text.back} data-do="leave" onClick={leave} />
        <span class="debug-soft">{text.from(base.name)}</span>
      </p>
      <label class="debug-line">
        {text.name}
        <input
          data-name
          value={name.value}
          maxLength={80}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <h3>{text.values}</h3>
      <ul class="debug-writes">
        {changes.value.map((change, at) => (
          <Row key={at} change={change} before={before} set={(next) => set(at, next)} />
        ))}
      </ul>
      <datalist id="debug-paths">
        {pathsIn(before).map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      {'problem' in made ? (
        <Impossible words={words} say={text.impossible} problem={made.problem} />
      ) : (
        <Ways live={live} name={name.value} journal={made.journal} />
      )}
    </div>
  )
}

const empty: Written = { path: '', value: '' }

interface RowProps {
  readonly change: Written
  readonly before: BasePosition
  readonly set: (change: Partial<Written>) => void
}

/** A path and its new value. */
function Row({ change: { path, value }, before, set }: RowProps) {
  const was = path === '' ? '' : writtenAt(before, path)
  return (
    <li>
      <input
        list="debug-paths"
        placeholder="boards.0.supply.iron"
        aria-label={text.where}
        data-path-of
        value={path}
        onInput={({ currentTarget }) => {
          const next = currentTarget.value
          set(value === '' || value === was ? { path: next, value: writtenAt(before, next) } : { path: next })
        }}
      />
      <input
        aria-label={text.what(path)}
        data-value-of={path}
        value={value}
        onInput={({ currentTarget }) => set({ value: currentTarget.value })}
      />
      <span class="debug-soft">{was !== '' && was !== value && text.was(was)}</span>
      {path !== '' && <Button label="×" class="icon" title={text.asItWas} onClick={() => set(empty)} />}
    </li>
  )
}

interface WaysProps {
  readonly live: Live
  readonly name: string
  readonly journal: Base['journal']
}

/** The actions possible with a scenario. */
function Ways({ live, name, journal }: WaysProps) {
  const { actions, table, words } = live.shown
  const { ask, entries } = journal
  const last = entries.length - 1
  const asked = ask.type === 'choose' ? ask.seat : undefined
  return (
    <>
      <p class="debug-good" data-possible>
        {askText(words.seat(positionOf(journal), asked ?? 0), ask)}
      </p>
      <p class="debug-line">
        <Button
          label={text.openHere}
          class="debug-chief"
          data-do="open"
          onClick={() => (ask.type === 'over' ? void actions.replay(journal, last) : void actions.branch(journal))}
        />
        {asked !== undefined && (
          <Button
            label={text.bot}
            data-do="bot"
            onClick={() => void actions.branch(journal, againstBots(asked, setupOf(journal).seats))}
          />
        )}
        <Button
          label={text.save}
          data-do="write"
          onClick={() => actions.save(`${table.game.id}-${fileName(name, 'scenario')}.json`, actions.text(journal))}
        />
        <CopyLink label={text.copy} link={() => actions.link(journal, last)} field={{ 'data-made-link': true }} />
      </p>
    </>
  )
}

/** The seat whose turn it is plays here, against bots. */
const againstBots = (asked: Seat, seats: number) =>
  Array.from({ length: seats }, (_, seat) => (seat === asked ? 'mine' : 'bot'))

function askText(name: string, ask: Base['journal']['ask']): string {
  if (ask.type === 'over') return text.over
  if (ask.type === 'chance') return text.drawn
  return text.asked(name, ask.moves.length)
}
