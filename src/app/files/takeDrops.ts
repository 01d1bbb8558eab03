import type { PageActions } from '../../overlay/screen.ts'
import { makeDropNotice } from '../../overlay/widgets/dropNotice.ts'
import type { Drops } from './drops.ts'

/** Opens dropped files, and says what came of it. */
export function takeDrops(open: PageActions['openFile']): Drops {
  const note = makeDropNotice()
  return {
    over: note.hint,
    async take(file) {
      const news = await open(file)
      if (news) note.tell(news)
    },
  }
}
