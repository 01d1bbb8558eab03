import type { FileNews } from '../screen.ts'
import { startText } from '../text/text.ts'
import '../style/dropNotice.css'

/** Time for which news stays up, ms. */
const newsTime = 9000

/** The page's notice while a file is held over it, and once it has been dropped. */
export interface DropNotice {
  /** A file is held over the page, or no longer is. */
  hint(over: boolean): void
  /** Says what came of it. */
  tell(news: FileNews): void
}

/** Makes a place for these notices above everything else. */
export function makeDropNotice(): DropNotice {
  const note = document.createElement('p')
  note.className = 'drop-notice centred'
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (text: string, role: 'status' | 'alert') => {
    clearTimeout(timer)
    timer = undefined
    note.setAttribute('role', role)
    note.textContent = text
    document.body.append(note)
  }
  return {
    hint(over) {
      if (over) say(startText().page.drop, 'status')
      else if (timer === undefined) note.remove()
    },
    tell({ said, isWrong }) {
      say(said, isWrong ? 'alert' : 'status')
      timer = setTimeout(() => note.remove(), newsTime)
    },
  }
}
