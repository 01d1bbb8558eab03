import { sumOf } from '../../rules/odds.ts'
import type { Replay, TableScreen } from '../screen.ts'
import { CloseButton } from '../widgets/button.tsx'
import { OddsList } from '../widgets/oddsList.tsx'
import { filmText } from './filmText.ts'

interface Props {
  readonly table: Pick<TableScreen, 'store'>
  readonly replay: Pick<Replay, 'stock' | 'film'>
  readonly close: () => void
}

/** Possible results of the next draw at the moment shown, and their odds. */
export function NextDraw({ table, replay, close }: Props) {
  const { film: said } = filmText()
  // Read for the moment it is drawn at.
  void table.store.view.value.seq
  const stock = replay.stock() ?? {}
  const all = sumOf(stock)
  return (
    <section class="panel draw-odds" aria-label={said.odds} data-left={all}>
      <CloseButton data-close onClick={close} />
      <h2 class="heading">{said.odds}</h2>
      <p class="quiet">{said.left(all)}</p>
      <OddsList stock={stock} name={table.store.drawn} share={said.share} />
    </section>
  )
}
