import { startText } from '../text/text.ts'
import '../style/dropNotice.css'

/** How long a problem stays up, ms. */
const problemTime = 9000

/** What the page says while a file is held over it, and when it couldn't open one. */
export interface DropNotice {
  /** A file is held over the page, or no longer is. */
  hint(over: boolean): void
  /** Says why nothing was opened. */
  refuse(why: string): void
}

/** Makes a place for these notices above everything else. */
export function makeDropNotice(): DropNotice {
  const note = document.createElement('p')
  note.className = 'drop-notice centred'
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (text: string, role: 'status' | 'alert') => {
    clearTimeout(timer)
    note.setAttribute('role', role)
    note.textContent = text
    document.body.append(note)
  }
  return {
    hint(over) {
      if (over) say(startText().page.drop, 'status')
      else if (note.getAttribute('role') === 'status') note.remove()
    },
    refuse(why) {
      say(why, 'alert')
      timer = setTimeout(() => note.remove(), problemTime)
    },
  }
}
