import { useState } from 'preact/hooks'
import beginner from '../../../assets/bots/beginner.svg?no-inline'
import canny from '../../../assets/bots/canny.svg?no-inline'
import expert from '../../../assets/bots/expert.svg?no-inline'
import ganger from '../../../assets/bots/ganger.svg?no-inline'
import guild from '../../../assets/bots/guild.svg?no-inline'
import learner from '../../../assets/bots/learner.svg?no-inline'
import master from '../../../assets/bots/master.svg?no-inline'
import shrewd from '../../../assets/bots/shrewd.svg?no-inline'
import { isStrength, strengths } from '../../bots/strength.ts'
import { Icon } from '../widgets/icon.tsx'
import '../style/bots.css'

/** By the name in the journal. */
const pictures = new Map(Object.entries({ beginner, learner, ganger, canny, shrewd, expert, master, guild }))

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
  if (!isStrength(bot)) return undefined
  const lit = strengths.indexOf(bot)
  return (
    <span class="lamps" aria-hidden="true">
      {strengths.map((name, at) => (
        <i key={name} data-lit={at <= lit} />
      ))}
    </span>
  )
}
