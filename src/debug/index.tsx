import { render } from 'preact'
import type { GameTypes } from '../rules/game.ts'
import type { Debugged } from './debugged.ts'
import { Dock } from './dock.tsx'
import { makeLayout } from './layout.ts'
import { watchLive } from './live.ts'
import { closeSecond, placeOverlay } from './window.tsx'
import './style/dock.css'
import './style/machine.css'
import './style/panels.css'
import './style/report.css'
import './style/stage.css'
import './style/time.css'

/** Shows the testers' overlay beside a table. Returns a function that removes it. */
export function showDebug<G extends GameTypes>(debugged: Debugged<G>): () => void {
  const close = () => {
    closeSecond()
    debugged.actions.close()
  }
  const live = watchLive({ ...debugged, actions: { ...debugged.actions, close } })
  const host = document.createElement('aside')
  host.id = 'debug'
  const { layout, stop } = makeLayout()
  const leave = placeOverlay(host, layout, close)
  if (debugged.opened) layout.panel.value = 'report'
  render(<Dock live={live} layout={layout} />, host)
  return () => {
    render(undefined, host)
    leave()
    stop()
    live.stop()
  }
}
