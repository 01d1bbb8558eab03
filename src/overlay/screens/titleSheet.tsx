import { useSignal } from '@preact/signals'
import type { Page } from '../screen.ts'
import { startText } from '../text/text.ts'
import { type TitleCard, waysBesides } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { lazy } from '../widgets/lazy.tsx'

const OptionsDialog = lazy(async () => (await import('./optionsDialog.tsx')).OptionsDialog)
const Rivals = lazy(async () => (await import('../bots/rivals.tsx')).Rivals)

interface Props {
  readonly card: TitleCard
  readonly page: Page
}

/** All that can be done with the chosen game. */
export function TitleSheet({ card, page }: Props) {
  const { info, open, learn, rules } = card
  const options = useSignal(false)
  const bot = useSignal<string>()
  return (
    <section class="title-sheet" data-title={info.id} aria-label={info.name}>
      <p class="teaser">{info.teaser}</p>
      <button type="button" class="primary big" data-start="table" onClick={() => open('table')}>
        {startText().home.newTable}
        <small>{startText().home.newTableHint}</small>
      </button>
      <div class="rival">
        <Rivals title={info} chosen={bot} />
        <Button label={startText().home.bot} data-start="bot" onClick={() => open('bot', { bot: bot.value })} />
      </div>
      <div class="ways">
        {info.seats.max > 1 && (
          <Button label={startText().home.letters} data-start="letters" onClick={() => open('letters')} />
        )}
        {waysBesides(info)
          .filter((how) => how !== 'bot')
          .map((how) => (
            <Button key={how} label={startText().home[how]} data-start={how} onClick={() => open(how)} />
          ))}
        {learn && <Button label={startText().home.learn} data-open="lesson" onClick={learn} />}
      </div>
      <div class="aids">
        <Button label={startText().buttons.rules} class="plain" data-open="rules" onClick={rules} />
        <Button
          label={startText().home.options}
          class="plain"
          data-open="options"
          onClick={() => (options.value = true)}
        />
      </div>
      {options.value && <OptionsDialog card={card} page={page} bot={bot} close={() => (options.value = false)} />}
    </section>
  )
}
