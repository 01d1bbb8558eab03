import { useState } from 'preact/hooks'
import beginner from '../../../assets/bots/beginner.svg?no-inline'
import ganger from '../../../assets/bots/ganger.svg?no-inline'
import guild from '../../../assets/bots/guild.svg?no-inline'
import master from '../../../assets/bots/master.svg?no-inline'
import shrewd from '../../../assets/bots/shrewd.svg?no-inline'
import { Icon } from '../widgets/icon.tsx'
import { botNames } from './bots.ts'
import '../style/bots.css'

/** By the name in the journal. */
const pictures = new Map(Object.entries({ beginner, ganger, shrewd, master, guild }))

interface Props {
  /** Its name in the journal. */
  readonly bot: string | undefined
  /** Shows all of the picture instead of the head. */
  readonly whole?: boolean
}

/**
 * A computer player’s picture; a robot where it doesn’t load, and for one without a strength. Decorative: the name is
 * beside it.
 */
export function Portrait({ bot = '', whole = false }: Props) {
  const address = pictures.get(bot)
  const [missing, setMissing] = useState<string>()
  return (
    <span class={whole ? 'portrait whole' : 'portrait'}>
      {address && address !== missing ? (
        <img src={whole ? address : `${address}#head`} alt="" draggable={false} onError={() => setMissing(address)} />
      ) : (
        <Icon name="bot" />
      )}
    </span>
  )
}

/** A lamp for each strength, lit up to that of a computer player; none for the Guild. Decorative: the strength is beside it. */
export function Lamps({ bot }: { readonly bot: string }) {
  const lit = botNames.indexOf(bot)
  if (lit < 0) return undefined
  return (
    <span class="lamps" aria-hidden="true">
      {botNames.map((name, at) => (
        <i key={name} data-lit={at <= lit} />
      ))}
    </span>
  )
}
