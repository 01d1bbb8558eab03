import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { Scene } from '../rules/playtest.ts'
import { journalTo, type PanelProps } from './live.ts'
import { bareJournal, type Made } from './make.ts'
import { type Base, Maker } from './maker.tsx'
import { usePlaytest } from './playtest.ts'
import { type Found, seekScene } from './scenario.ts'
import { makeBreath } from './slices.ts'

/** How many random matches are played in search of a scene, at most. */
const tries = 400

type AnyScene = Scene<BasePosition, Typed, Typed>
type AnyFound = Found<BasePosition, Typed>

type Bare = Made<BasePosition, Typed>

/** What was set in the panel of the position and not applied, if that is the one looked at. */
const draftOf = ({ draft, instant }: PanelProps['live']) =>
  instant.value.now
    ? draft.value.map(([path, value]) => ({ path: path.join('.'), value: JSON.stringify(value) }))
    : []

/** Positions by name, from a link or as the table stands: to start from, to change, to keep as a test. */
export function ScenarioPanel({ live }: PanelProps) {
  const said = useSignal('')
  const base = useSignal<Base | undefined>(undefined)
  const playtest = usePlaytest(live)
  const search = useSearch(live, (text) => (said.value = text))
  const { doors, table } = live.shown
  if (!playtest) return <p>Fetching the scenes …</p>
  const take = (made: Bare, name: string, changes: Base['changes'] = []) => {
    if ('problem' in made) said.value = made.problem
    else base.value = { name, journal: made.journal, changes }
  }
  const here = () => {
    const journal = journalTo(live)
    if (!journal) return
    const name = `entry ${journal.entries.length - 1}`
    take(bareJournal(table.game, journal), name, draftOf(live))
  }
  const fromLink = async (link: string) => {
    const journal = await doors.fromLink(link)
    if (typeof journal === 'string') said.value = journal
    else take(bareJournal(table.game, journal), 'the link')
  }
  const open = ({ journal }: AnyFound) =>
    journal.ask.type === 'over'
      ? void doors.replay(journal, journal.entries.length - 1)
      : void doors.branch(journal)
  const write = ({ journal }: AnyFound, { id }: AnyScene) =>
    doors.save(`${table.game.id}-${id}.json`, doors.text(journal))
  if (base.value)
    return <Maker live={live} base={base.value} leave={() => (base.value = undefined)} />
  return (
    <>
      <p class="debug-line">
        <button type="button" data-do="make" onClick={here}>
          make one from entry {live.instant.value.entry?.seq ?? '–'}
        </button>
      </p>
      <FromLink take={fromLink} />
      <p role="status" data-said>
        {said.value}
      </p>
      <ul class="debug-scenes">
        {playtest.scenes.map((scene) => (
          <li key={scene.id}>
            <span>{scene.name}</span>
            <button
              type="button"
              data-scene={scene.id}
              title="Open it as a test match on this device"
              onClick={() => void search(scene, open)}
            >
              open
            </button>
            <button
              type="button"
              data-edit={scene.id}
              title="Change something in it first, or play it against a bot"
              onClick={() => void search(scene, ({ journal }) => take({ journal }, scene.name))}
            >
              make
            </button>
            <button
              type="button"
              data-write={scene.id}
              title="Save it as a file for test/matches"
              onClick={() => void search(scene, (found) => write(found, scene))}
            >
              test
            </button>
          </li>
        ))}
      </ul>
      <p class="debug-soft">
        A file dropped into <code>test/matches</code> is a test: it must replay to its hashes.
      </p>
    </>
  )
}

/** Looks for a scene without holding the page up; a second search ends the first. */
function useSearch({ shown }: PanelProps['live'], say: (text: string) => void) {
  const number = useSignal(0)
  useEffect(
    () => () => {
      number.value++
    },
    [],
  )
  return async (scene: AnyScene, then: (found: AnyFound) => void) => {
    const mine = ++number.value
    const breathe = makeBreath()
    const found = await seekScene(shown.table.game, scene, tries, async (tried) => {
      if (await breathe()) say(`Looking for: ${scene.name}, in match ${tried + 1} of ${tries} …`)
      return number.value === mine
    })
    if (number.value !== mine) return
    say(
      found
        ? `${scene.name}: random match ${found.seed}, entry ${found.journal.entries.length - 1}.`
        : `${scene.name}: in none of ${tries} random matches.`,
    )
    if (found) then(found)
  }
}

function FromLink({ take }: { readonly take: (link: string) => Promise<void> }) {
  const link = useSignal('')
  return (
    <form
      class="debug-line"
      onSubmit={(event) => {
        event.preventDefault()
        void take(link.value)
      }}
    >
      <input
        placeholder="a link to a moment of a match"
        aria-label="Link to a moment of a match"
        data-from
        value={link.value}
        onInput={({ currentTarget }) => (link.value = currentTarget.value)}
      />
      <button type="submit" data-do="from" disabled={link.value.trim() === ''}>
        make one from it
      </button>
    </form>
  )
}
