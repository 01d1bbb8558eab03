import { type Signal, useSignal } from '@preact/signals'
import { usualBot } from '../../bots/strength.ts'
import { type Chosen, type OptionField, optionsOf, usualSeats } from '../../rules/title.ts'
import { BotPicker } from '../bots/botPicker.tsx'
import { rivalsIn } from '../bots/bots.ts'
import type { Page } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { type TableOpening, type TitleCard, waysBesides } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { agoText } from './matchText.ts'
import { Fields } from './optionField.tsx'
import { bestAlone } from './recentMatch.ts'
import { since } from './since.ts'

interface Props {
  readonly card: TitleCard
  readonly page: Page
  /** The computer player chosen so far. */
  readonly bot: Signal<string | undefined>
  readonly close: () => void
}

/** Choices before a match, and the ways to start it. */
export function OptionsDialog({ card, page, bot, close }: Props) {
  const { value: options, failed } = useLoaded(card.options, [card])
  return (
    <Dialog kind="options" title={text().options.title({ name: card.info.name })} close={close}>
      {options ? (
        <Form card={card} page={page} options={options} bot={bot} close={close} />
      ) : (
        <>
          <p role="status">{failed ? text().options.missing : text().options.loading}</p>
          <div class="ways">
            <Button label={startText().buttons.close} onClick={close} />
          </div>
        </>
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  readonly options: readonly OptionField[]
}

function Form({ card, page, options, bot, close }: FormProps) {
  const chosen = useSignal<Chosen>({})
  const open = (how: TableOpening) => () => {
    const seats = Number(chosen.value[seatsKey] ?? usualSeats(card.info))
    card.open(how, { seats, bot: bot.value, options: optionsOf(options, chosen.value) })
  }
  return (
    <>
      <BotPicker
        as="cards"
        bots={rivalsIn(card.info)}
        chosen={bot.value ?? usualBot}
        choose={(next) => (bot.value = next)}
      />
      <Fields
        fields={[...seatFields(card), ...options]}
        chosen={chosen.value}
        choose={(next) => (chosen.value = next)}
      />
      <BestAlone card={card} page={page} />
      <div class="ways">
        {waysBesides(card.info).map((how, at) => (
          <Button key={how} label={startText().home[how]} class={at === 0 ? 'primary' : ''} onClick={open(how)} />
        ))}
        <Button label={startText().buttons.close} onClick={close} />
      </div>
    </>
  )
}

/** The record of someone who plays a title alone for points. */
function BestAlone({ card, page }: Pick<Props, 'card' | 'page'>) {
  const best = bestAlone(page.recent.value, card.info.id)
  if (best.length === 0) return undefined
  return (
    <section class="best-alone" aria-labelledby="best-alone">
      <h3 id="best-alone">{text().options.bestAlone}</h3>
      <ol>
        {best.map(({ id, at, outcome }) => (
          <li key={id}>
            {outcome} <small>{agoText(since(at, Date.now()))}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const seatsKey = 'seats'

/** The number of players, if the title leaves it open. */
function seatFields(card: TitleCard): readonly OptionField[] {
  const { min, max } = card.info.seats
  if (min === max) return []
  const field = { key: seatsKey, label: text().options.seats, hint: text().options.seatsHint({ min, max }) }
  return [{ ...field, kind: 'number', default: usualSeats(card.info), min, max }]
}
