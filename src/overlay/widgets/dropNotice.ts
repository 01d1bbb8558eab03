import type { FileNews, PageActions } from '../screen.ts'
import { startText } from '../text/text.ts'
import '../style/dropNotice.css'

/** Time for which news stays up, ms. */
const newsTime = 9000

/** Opens dropped files, with a notice above everything else while one is held over the page, and of what came of it. */
export function takeDrops(open: PageActions['openFile']) {
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
  const tell = ({ said, isWrong }: FileNews) => {
    say(said, isWrong ? 'alert' : 'status')
    timer = setTimeout(() => note.remove(), newsTime)
  }
  return {
    over(isOver: boolean) {
      if (isOver) say(startText().page.drop, 'status')
      else if (timer === undefined) note.remove()
    },
    async take(file: File) {
      const news = await open(file)
      if (news) tell(news)
    },
  }
}
