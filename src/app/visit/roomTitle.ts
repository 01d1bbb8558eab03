import type { OpenTitle, Title } from '../../games/title.ts'
import { type SeatStyle, seatStyles } from '../../kit/tokens.ts'
import type { RoomLook, RoomTitle } from '../../overlay/room/room.ts'
import { text } from '../../overlay/text/text.ts'

/** The looks people choose from, unless a title has its own. */
const houseLooks: readonly SeatStyle[] = Object.values(seatStyles)

/** A look with the name of its colour and the letter that stands for it. */
function named(style: SeatStyle): readonly RoomLook[] {
  const name = text().colourNames[houseLooks.indexOf(style)]
  return name ? [{ ...style, ...name }] : []
}

/** The facts about a title that the waiting room needs. */
export async function roomTitle(title: Title, opened: OpenTitle): Promise<RoomTitle> {
  const { id, name, seats, looks } = title
  return {
    ...{ id, name, seats, looks: (looks ?? houseLooks).flatMap(named) },
    styles: looks ? 0 : houseLooks.length,
    fields: await opened.options(),
    bots: Object.keys(text().bots),
    botTexts: text().bots,
  }
}
