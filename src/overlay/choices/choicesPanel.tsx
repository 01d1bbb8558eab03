import { same } from '../../kit/json.ts'
import type { TableScreen } from '../screen.ts'
import type { TableView } from '../table/tableView.ts'
import { currentLanguage, startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { RuleButton } from '../widgets/ruleButton.tsx'
import type { AskedSeat, Barred, BarredCase, TellingMove } from './choices.ts'
import './choices.css'

interface Props {
  readonly table: TableScreen
  readonly view: TableView
  readonly close: () => void
  /** Opens the rules book, at a heading of the printed rules if one is given. */
  readonly readRules: (heading?: string) => void
}

/** Everything that can be done now and what it brings, then what can’t, and by which rule. */
export function ChoicesPanel({ table, view, close, readRules }: Props) {
  const { hash, bar } = view
  const { value, failed } = useLoaded(table.choices, [hash, bar.asked, currentLanguage()])
  const playOf = ({ move }: TellingMove) => {
    const at = bar.moves.findIndex((one) => same(one.move, move))
    if (at < 0) return undefined
    return () => {
      close()
      table.store.press(hash, at)
    }
  }
  return (
    <Dialog kind="choices-panel" title={text().choices.open} close={close}>
      <p class="lead" role="status">
        {bar.prompt}
      </p>
      {failed && <p role="alert">{text().choices.missing}</p>}
      {value?.asked.map((seat) => (
        <Asked key={seat.name} seat={seat} playOf={playOf} />
      ))}
      {value && value.barred.length > 0 && <NotNow barred={value.barred} readRules={readRules} />}
      <p>{text().choices.meanwhile}</p>
      <div class="ways">
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
        <Button label={startText().buttons.rules} data-open="rules" onClick={() => readRules()} />
      </div>
    </Dialog>
  )
}

interface AskedProps {
  readonly seat: AskedSeat
  /** A function that makes a move from here; undefined if that can’t be done. */
  readonly playOf: (move: TellingMove) => (() => void) | undefined
}

function Asked({ seat: { name, mine, moves }, playOf }: AskedProps) {
  if (moves.length === 0) return <p>{text().choices.hidden({ name })}</p>
  return (
    <section data-choices-of={mine ? 'me' : 'other'}>
      <h3>{mine ? text().choices.yours : text().choices.theirs({ name })}</h3>
      <ul class="can">
        {moves.map((move) => (
          <li key={move.label}>
            <Deed label={move.label} play={playOf(move)} />
            {move.brings && <p>{move.brings}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DeedProps {
  readonly label: string
  readonly play: (() => void) | undefined
}

const Deed = ({ label, play }: DeedProps) =>
  play ? <Button label={label} data-do={label} onClick={play} /> : <b>{label}</b>

interface NotNowProps extends Pick<Props, 'readRules'> {
  readonly barred: readonly Barred[]
}

const NotNow = ({ barred, readRules }: NotNowProps) => (
  <section data-barred={barred.length}>
    <h3>{text().choices.barred}</h3>
    {barred.map(({ rule, cases, more }) => (
      <div key={`${rule.heading} ${cases[0]?.deeds} ${cases[0]?.why}`} class="barred">
        <dl>
          {cases.map((one) => (
            <Case key={`${one.deeds} ${one.things} ${one.why}`} of={one} />
          ))}
        </dl>
        {more > 0 && <p>{text().choices.alike({ count: more })}</p>}
        <RuleButton rule={rule} read={readRules} />
      </div>
    ))}
  </section>
)

function Case({ of: { deeds, things, more, why } }: { readonly of: BarredCase }) {
  const all = more > 0 ? [...things, text().choices.more({ count: more })] : things
  return (
    <div>
      <dt>
        <b>{deeds.join(' · ')}</b>
        {all.length > 0 && ` · ${all.join(' · ')}`}
      </dt>
      <dd>{why}</dd>
    </div>
  )
}
