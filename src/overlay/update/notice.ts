import { type StartMessages, startText } from '../text/text.ts'
import '../style/updateNotice.css'

/** Time for which a match is told about a new version, ms. */
const tellingTime = 9000

/** The page's notice of a newer version of itself. */
interface UpdateNotice {
  /** It can be used now, by the button. */
  offer(): void
  /** It waits for the end of the match on the screen. */
  tell(): void
  /** It waits for a match in another window. */
  refuse(): void
  hide(): void
}

/** Makes a place for this notice above everything else; `update` is what its button does. */
export function makeUpdateNotice(update: () => void): UpdateNotice {
  const place = document.createElement('aside')
  place.className = 'update-notice'
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'primary'
  button.addEventListener('click', update)
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (says: keyof StartMessages['updates'], ...rest: readonly Node[]) => {
    clearTimeout(timer)
    place.dataset.update = says
    button.textContent = startText().updates.update
    place.replaceChildren(line, ...rest)
    document.body.append(place)
    // Said after it is there, or a screen reader may miss it.
    line.textContent = startText().updates[says]
  }
  const hide = () => {
    clearTimeout(timer)
    place.remove()
  }
  return {
    hide,
    offer: () => say('ready', button),
    refuse: () => say('elsewhere', button),
    tell() {
      say('waits')
      timer = setTimeout(hide, tellingTime)
    },
  }
}
