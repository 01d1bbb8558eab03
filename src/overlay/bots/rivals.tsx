import type { Signal } from '@preact/signals'
import { usualBot } from '../../bots/strength.ts'
import type { TitleInfo } from '../../rules/title.ts'
import { text } from '../text/text.ts'
import { botText, rivalsIn } from './bots.ts'
import { Portrait } from './portrait.tsx'
import '../style/rivals.css'

interface Props {
  readonly title: Pick<TitleInfo, 'guild'>
  /** Undefined until someone chooses. */
  readonly chosen: Signal<string | undefined>
}

/** The computer players as faces, and who the chosen one is. */
export function Rivals({ title, chosen }: Props) {
  const now = chosen.value ?? usualBot
  const one = botText(now)
  return (
    <>
      <fieldset class="rivals">
        <legend class="unseen">{text().botPicker.label}</legend>
        {rivalsIn(title).map((bot) => (
          <label key={bot} title={botText(bot)?.about}>
            <input
              type="radio"
              name="rival"
              value={bot}
              checked={bot === now}
              aria-label={botText(bot)?.name}
              onChange={() => (chosen.value = bot)}
            />
            <Portrait bot={bot} />
          </label>
        ))}
      </fieldset>
      <p class="level">
        <b>{one?.name}</b> {one?.level}
      </p>
    </>
  )
}
