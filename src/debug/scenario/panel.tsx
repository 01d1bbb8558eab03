import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../../overlay/widgets/button.tsx'
import type { Scenario } from '../../rules/playtest.ts'
import { problemText } from '../flaws.ts'
import { journalTo, type PanelProps, usePlaytest } from '../live.ts'
import { matchText } from '../text/match.ts'
import { bareJournal, type MadeMatch } from './make.ts'
import { type Base, Maker } from './maker.tsx'
import { type FoundScene, findScene, makeBreath } from './search.ts'

const text = matchText.scenario

/** The most random matches to search for a scene. */
const tries = 400

/** Unapplied changes from the position panel, if the present is shown. */
const draftOf = ({ draft, instant }: PanelProps['live']) =>
  instant.value.isNow
    ? draft.value.map(([path, value]) => ({ path: path.join('.'), value: JSON.stringify(value) }))
    : []

/** Positions to start from, change or save as a test: named ones, from a link, or the current one. */
export function ScenarioPanel({ live }: PanelProps) {
  const said = useSignal('')
  const base = useSignal<Base | undefined>(undefined)
  const playtest = usePlaytest(live)
  const search = useSearch(live, (what) => (said.value = what))
  const { actions, table } = live.shown
  if (!playtest) return <p>{text.fetching}</p>
  const take = async (made: MadeMatch, name: string, changes: Base['changes'] = []) => {
    if ('problem' in made) said.value = await problemText(live.shown.words, made.problem)
    else base.value = { name, journal: made.journal, changes }
  }
  const here = () => {
    const journal = journalTo(live)
    if (!journal) return
    const name = `entry ${journal.entries.length - 1}`
    void take(bareJournal(table.game, journal), name, draftOf(live))
  }
  const fromLink = async (link: string) => {
    const journal = await actions.fromLink(link)
    if (typeof journal === 'string') said.value = journal
    else await take(bareJournal(table.game, journal), text.theLink)
  }
  const open = ({ journal }: FoundScene) =>
    journal.ask.type === 'over'
      ? void actions.replay(journal, journal.entries.length - 1)
      : void actions.branch(journal)
  const write = ({ journal }: FoundScene, { id }: Scenario) =>
    actions.save(`${table.game.id}-${id}.json`, actions.text(journal))
  if (base.value) return <Maker live={live} base={base.value} leave={() => (base.value = undefined)} />
  return (
    <>
      <p class="debug-line">
        <Button label={text.fromHere(live.instant.value.entry?.seq ?? '–')} data-do="make" onClick={here} />
      </p>
      <FromLink take={fromLink} />
      <p role="status" data-said>
        {said.value}
      </p>
      <ul class="debug-scenes">
        {playtest.scenarios.map((scene) => (
          <li key={scene.id} class="debug-line">
            <span>{scene.name}</span>
            <Button
              label={text.open[0]}
              data-scene={scene.id}
              title={text.open[1]}
              onClick={() => void search(scene, open)}
            />
            <Button
              label={text.change[0]}
              data-edit={scene.id}
              title={text.change[1]}
              onClick={() => void search(scene, ({ journal }) => take({ journal }, scene.name))}
            />
            <Button
              label={text.test[0]}
              data-write={scene.id}
              title={text.test[1]}
              onClick={() => void search(scene, (found) => write(found, scene))}
            />
          </li>
        ))}
      </ul>
      <p class="debug-soft">
        {text.testHint[0]} <code>test/matches</code> {text.testHint[1]}
      </p>
    </>
  )
}

/** Searches for a scene without blocking the page. A new search cancels the last. */
function useSearch({ shown }: PanelProps['live'], say: (text: string) => void) {
  const number = useSignal(0)
  useEffect(
    () => () => {
      number.value++
    },
    [],
  )
  return async (scene: Scenario, then: (found: FoundScene) => void) => {
    const mine = ++number.value
    const breathe = makeBreath()
    const { table } = shown
    const goesOn = async (tried: number) => {
      if (await breathe()) say(text.looking(scene.name, tried + 1, tries))
      return number.value === mine
    }
    const found = await findScene(table.game, scene, tries, goesOn, table.now().sitters.length)
    if (number.value !== mine) return
    say(found ? text.found(scene.name, found.seed, found.journal.entries.length - 1) : text.notFound(scene.name, tries))
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
        placeholder={text.linkHint}
        aria-label={text.link}
        data-from
        value={link.value}
        onInput={({ currentTarget }) => (link.value = currentTarget.value)}
      />
      <button type="submit" data-do="from" disabled={link.value.trim() === ''}>
        {text.fromLink}
      </button>
    </form>
  )
}
