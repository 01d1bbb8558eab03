import { useSignal } from '@preact/signals'
import { type Chosen, type OptionField, optionsOf, usualSeats } from '../../rules/title.ts'
import { BotPicker } from '../bots/botPicker.tsx'
import { type Opening, type TitleCard, waysBesides } from '../screen.ts'
import { bots } from '../text/en/bots.ts'
import { home } from '../text/en/home.ts'
import { options as text } from '../text/en/options.ts'
import { buttons } from '../text/en/page.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { Field } from './optionField.tsx'

interface Props {
  readonly card: TitleCard
  readonly close: () => void
}

/** What can be chosen before a match, and the ways to start it. */
export function OptionsDialog({ card, close }: Props) {
  const { value: options, failed } = useLoaded(card.options, [card])
  return (
    <Dialog kind="options" title={text.title(card.info.name)} close={close}>
      {options ? (
        <Form {...{ card, options, close }} />
      ) : (
        <>
          <p role="status">{failed ? text.missing : text.loading}</p>
          <div class="ways">
            <Button label={buttons.close} onClick={close} />
          </div>
        </>
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  readonly options: readonly OptionField[]
}

function Form({ card, options, close }: FormProps) {
  const chosen = useSignal<Chosen>({})
  const bot = useSignal<string>(usualBot)
  const open = (how: Opening) => () => {
    const seats = Number(chosen.value[seatsKey] ?? usualSeats(card.info))
    card.open(how, { seats, bot: bot.value, options: optionsOf(options, chosen.value) })
  }
  return (
    <>
      <BotPicker
        as="cards"
        bots={Object.keys(bots)}
        chosen={bot.value}
        choose={(next) => (bot.value = next)}
      />
      <div class="fields">
        {[...seatFields(card), ...options].map((field) => (
          <Field
            key={field.key}
            field={field}
            value={chosen.value[field.key] ?? field.default}
            choose={(next) => (chosen.value = { ...chosen.value, [field.key]: next })}
          />
        ))}
      </div>
      <div class="ways">
        {waysBesides(card.info).map((how, at) => (
          <Button
            key={how}
            label={home[how]}
            class={at === 0 ? 'primary' : ''}
            onClick={open(how)}
          />
        ))}
        <Button label={buttons.close} onClick={close} />
      </div>
    </>
  )
}

const seatsKey = 'seats'
const usualBot = 'ganger' satisfies keyof typeof bots

/** The number of players, if the title leaves it open. */
function seatFields(card: TitleCard): readonly OptionField[] {
  const { min, max } = card.info.seats
  if (min === max) return []
  const field = { key: seatsKey, label: text.seats, hint: text.seatsHint(min, max) }
  return [{ ...field, kind: 'number', default: usualSeats(card.info), min, max }]
}
