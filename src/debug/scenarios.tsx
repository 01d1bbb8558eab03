import { useSignal } from '@preact/signals'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { Scene } from '../rules/playtest.ts'
import { journalTo, type PanelProps } from './live.ts'
import { usePlaytest } from './playtest.ts'
import { type Found, findScene } from './scenario.ts'

/** How many random matches are played in search of a scene, at most. */
const tries = 400

type AnyScene = Scene<BasePosition, Typed, Typed>

/** Positions by name, each opened as a match of its own on this device, or written as a test. */
export function ScenarioPanel({ live }: PanelProps) {
  const said = useSignal('')
  const playtest = usePlaytest(live)
  const { doors, table } = live.shown
  if (!playtest) return <p>Fetching the scenes …</p>
  const search = async (scene: AnyScene, then: (found: Found<BasePosition, Typed>) => void) => {
    said.value = `Looking for: ${scene.name} …`
    await drawn()
    const found = findScene(table.game, scene, tries)
    said.value = found
      ? `${scene.name}: random match ${found.seed}, entry ${found.journal.entries.length - 1}.`
      : `${scene.name}: in none of ${tries} random matches.`
    if (found) then(found)
  }
  const write = (journal: Found<BasePosition, Typed>['journal'], name: string) =>
    doors.save(`${table.game.id}-${name}.json`, doors.text(journal))
  return (
    <>
      <p class="debug-soft">
        A match file dropped into <code>test/matches</code> is a test: it must replay to its hashes.
      </p>
      <p class="debug-line">
        <button
          type="button"
          data-do="test"
          onClick={() => {
            const journal = journalTo(live)
            if (journal) write(journal, `entry-${journal.entries.length - 1}`)
          }}
        >
          this match, to here, as a test
        </button>
      </p>
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
              onClick={() =>
                void search(scene, ({ journal }) =>
                  scene.id === 'over'
                    ? void doors.replay(journal, journal.entries.length - 1)
                    : void doors.branch(journal),
                )
              }
            >
              open
            </button>
            <button
              type="button"
              data-write={scene.id}
              onClick={() => void search(scene, ({ journal }) => write(journal, scene.id))}
            >
              as a test
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lets the page draw what was said before it is busy for a while. */
const drawn = () => new Promise<void>((resolve) => setTimeout(resolve, 30))
