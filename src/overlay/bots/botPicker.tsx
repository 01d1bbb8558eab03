import { text } from '../text/text.ts'
import { Icon } from '../widgets/icon.tsx'
import { botText } from './bots.ts'
import { Lamps, Portrait } from './portrait.tsx'

interface Props {
  /** Those on offer, by their names in the journal. */
  readonly bots: readonly string[]
  readonly chosen: string | undefined
  readonly choose: (bot: string) => void
  /** Cards beside each other with whole pictures, or a short row for each. */
  readonly as: 'cards' | 'rows'
}

/** Chooses a computer player. */
export const BotPicker = ({ bots, chosen, choose, as }: Props) => (
  <fieldset class={`bot-picker ${as}`}>
    <legend>{text().botPicker.label}</legend>
    <p>{text().botPicker.hint}</p>
    <div>
      {bots.map((bot) => (
        <label key={bot}>
          <input type="radio" name="bot" value={bot} checked={bot === chosen} onChange={() => choose(bot)} />
          <Bot bot={bot} as={as} />
        </label>
      ))}
    </div>
  </fieldset>
)

function Bot({ bot, as }: { readonly bot: string } & Pick<Props, 'as'>) {
  const one = botText(bot)
  return (
    <>
      <Portrait bot={bot} whole={as === 'cards'} />
      {one && (
        <>
          <b>{one.name}</b>
          <span class="level">
            {one.level} <Lamps bot={bot} />
          </span>
          <span class="about">{as === 'cards' ? one.line : one.about}</span>
          <span class="time">
            <Icon name="clock" />
            {text().botPicker.thinks({ seconds: one.seconds })}
          </span>
        </>
      )}
    </>
  )
}
