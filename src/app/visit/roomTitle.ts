import type { OpenTitle, Title } from '../../games/title.ts'
import { seatStyles } from '../../kit/tokens.ts'
import type { RoomTitle } from '../../overlay/room/room.ts'
import { bots } from '../../overlay/text/en/bots.ts'
import { colourNames } from '../../overlay/text/en/room.ts'

/** The looks people choose from, unless a title has its own. */
const houseLooks = Object.values(seatStyles).flatMap((style, at) => {
  const named = colourNames[at]
  return named ? [{ ...style, ...named }] : []
})

/** What the waiting room has to know about a title. */
export async function roomTitle(title: Title, opened: OpenTitle): Promise<RoomTitle> {
  const { id, name, seats, looks } = title
  return {
    ...{ id, name, seats, looks: looks ?? houseLooks },
    styles: looks ? 0 : houseLooks.length,
    fields: await opened.options(),
    bots: Object.keys(bots),
    botTexts: bots,
  }
}
