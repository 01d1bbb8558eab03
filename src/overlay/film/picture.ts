import { colours, fonts, seatInk } from '../../kit/tokens.ts'
import { halves } from '../../rules/words.ts'
import type { ReckonedCell, Reckoning } from '../table/reckoning.ts'
import { text } from '../text/text.ts'
import { canShareFile, shareFile } from '../widgets/share.ts'

/** Pixels: the picture’s width, its head, a row, and the room at its edges. */
const size = { wide: 1200, head: 260, names: 76, total: 96, row: 46, edge: 48 } as const

/** Shares the reckoning as a picture, or saves it where the browser has no share sheet for files. */
export async function shareReckoning(reckoning: Reckoning, title: string, landscape: string): Promise<void> {
  const blob = await pictureOf(reckoning, title, landscape)
  const file = new File([blob], `${title.toLowerCase()}.png`, { type: 'image/png' })
  if (canShareFile(file) && (await shareFile(file, title))) return
  save(file)
}

function save(file: File): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  // Some browsers only start reading after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The reckoning as a PNG: who won over a landscape, and every point with where it came from. */
export async function pictureOf(reckoning: Reckoning, title: string, landscape: string): Promise<Blob> {
  const { wide, head, names, total, row, edge } = size
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = head + names + total + row * reckoning.rows.length + edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  await Promise.all([display(60), body(28)].map((font) => document.fonts.load(font)))
  context.fillStyle = colours.paper
  context.fillRect(0, 0, wide, canvas.height)
  await drawHead(context, reckoning, title, landscape)
  drawPoints(context, reckoning)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.')))),
  )
}

type Context = CanvasRenderingContext2D

const display = (pixels: number) => `${pixels}px "${fonts.display}"`
const body = (pixels: number, weight = 500) => `${weight} ${pixels}px "${fonts.text}"`

async function drawHead(context: Context, { sentence }: Reckoning, title: string, landscape: string): Promise<void> {
  const { wide, head, edge } = size
  const image = new Image()
  image.src = landscape
  await image.decode()
  context.drawImage(image, 0, 0, wide, head)
  context.fillStyle = '#1f262bb0'
  context.fillRect(0, head - 130, wide, 130)
  context.fillStyle = colours.paperLight
  context.font = display(64)
  context.fillText(title.toUpperCase(), edge, head - 66)
  context.font = body(32, 700)
  context.fillText(sentence, edge, head - 22, wide - 2 * edge)
}

/** A column for each seat: its name, the total, and a row for each source. */
function drawPoints(context: Context, { seats, rows }: Reckoning): void {
  const { wide, head, names, total, row, edge } = size
  const first = 0.4 * wide
  const column = (wide - edge - first) / seats.length
  const middle = (at: number) => first + column * (at + 0.5)
  for (const [at, { look, winner, total: points }] of seats.entries()) {
    const x = middle(at)
    if (winner) {
      context.fillStyle = colours.brassHi
      context.fillRect(x - column / 2 + 6, head + 12, column - 12, names + total - 24)
    }
    drawMark(context, x, head + 46, look)
    context.fillStyle = colours.ink
    context.textAlign = 'left'
    context.font = body(28, 700)
    context.fillText(look.name, x + 4, head + 56, column / 2 - 10)
    context.textAlign = 'center'
    context.font = display(72)
    context.fillText(halves(points), x, head + names + 62)
  }
  for (const [at, { text: source, cells }] of rows.entries()) {
    const y = head + names + total + row * at
    context.fillStyle = at % 2 === 0 ? colours.paperDim : colours.paper
    context.fillRect(edge / 2, y, wide - edge, row)
    context.fillStyle = colours.ink
    context.textAlign = 'left'
    context.font = body(26)
    context.fillText(source, edge, y + 32, first - edge - 12)
    context.textAlign = 'center'
    for (const [seat, cell] of cells.entries()) context.fillText(cellText(cell), middle(seat), y + 32, column - 12)
  }
  context.textAlign = 'left'
}

function cellText(cell: ReckonedCell | undefined): string {
  if (!cell) return text().reckoning.none
  const points = halves(cell.points)
  return cell.of === undefined ? points : `${points} (${cell.of})`
}

/** A seat’s letter on its colour, left of its name. */
function drawMark(
  context: Context,
  x: number,
  y: number,
  { colour, letter }: Reckoning['seats'][number]['look'],
): void {
  context.fillStyle = colours[colour]
  context.beginPath()
  context.arc(x - 26, y, 22, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = seatInk(colour) === 'white' ? colours.white : colours.ink
  context.textAlign = 'center'
  context.font = display(30)
  context.fillText(letter, x - 26, y + 11)
}
