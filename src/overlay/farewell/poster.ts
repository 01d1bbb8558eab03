import { colours, fonts, seatInk } from '../../kit/tokens.ts'
import { nobody } from '../../rules/faces.ts'
import { halves } from '../../rules/words.ts'
import { faceImage } from '../people/faceImage.ts'
import type { Reckoning } from '../table/reckoning.ts'
import type { SeatLook } from '../table/seats.ts'
import type { TitleCard } from '../titleCard.ts'
import { download } from '../widgets/download.ts'
import { canShareFile, shareFile } from '../widgets/share.ts'
import { type PlacedSeat, placesOf } from './decided.ts'
import { flank, heightsOf, mountain, pointOn, rails, summit } from './slope.ts'

interface Props {
  readonly reckoning: Reckoning
  readonly card: Pick<TitleCard, 'info' | 'scene' | 'train'>
  /** By seat; a seat’s colour stands where there is none. */
  readonly names: readonly (string | undefined)[]
  /** The sentence about the points that decided the match. */
  readonly decided: string | undefined
}

/** Pixels: link previews show pictures of this size whole. */
const size = { w: 1200, h: 630 } as const

/** The part of the picture with the mountain. */
const hill = { x: 0, y: 110, w: 760, h: 520 } as const

type Context = CanvasRenderingContext2D

/** Shares the end of a match as a poster, or saves it where the browser has no share sheet for files. */
export async function sharePoster(props: Props): Promise<void> {
  const { name } = props.card.info
  const blob = await posterOf(props)
  const file = new File([blob], `${name.toLowerCase()}.png`, { type: 'image/png' })
  if (canShareFile(file) && (await shareFile(file, name))) return
  download(file)
}

/** The scene of the end as a PNG: everyone on the way up, and the points by place. */
async function posterOf(props: Props): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.w
  canvas.height = size.h
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  const places = placesOf(props.reckoning)
  await Promise.all([display(60), body(28)].map((font) => document.fonts.load(font)))
  await drawLandscape(context, props)
  if (places.length > 1) await drawClimb(context, places, props)
  drawWords(context, props)
  for (const [at, one] of places.entries()) await drawPlace(context, one, at, props)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.')))),
  )
}

const display = (pixels: number) => `${pixels}px "${fonts.display}"`
const body = (pixels: number, weight = 500) => `${weight} ${pixels}px "${fonts.text}"`

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** The title’s landscape at night, so that words can be read on it. */
async function drawLandscape(context: Context, { card }: Props): Promise<void> {
  const { w, h } = size
  context.drawImage(await imageAt(await card.scene('end', w, h)), 0, 0, w, h)
  const night = context.createLinearGradient(0, 0, w, 0)
  night.addColorStop(0, '#0d1422a8')
  night.addColorStop(0.55, '#0d142280')
  night.addColorStop(0.72, '#0d1422dd')
  context.fillStyle = night
  context.fillRect(0, 0, w, h)
}

async function drawClimb(context: Context, places: readonly PlacedSeat[], { card }: Props): Promise<void> {
  context.save()
  context.translate(hill.x, hill.y)
  drawMountain(context)
  for (const [at, { seat }] of places.filter(({ seat }) => seat.winner).entries()) drawFlag(context, seat.look, at)
  const heights = heightsOf(places.map(({ seat }) => seat.total))
  for (const [at, { seat, place }] of places.entries()) {
    const { x, y, turn } = pointOn(heights[at] ?? 0, hill)
    const train = await imageAt(await card.train(seat.look))
    context.save()
    context.translate(x, y)
    context.save()
    context.rotate(turn)
    context.drawImage(train, -46, -59, 92, 56)
    context.restore()
    const r = seat.winner ? 38 : 28
    await drawLocket(context, seat.look, -12, -58 - r, r)
    drawDisc(context, -12 - r * 0.8, -58 - r * 1.7, 15, colours.paperLight, `${place}`, colours.ink)
    context.restore()
  }
  context.restore()
}

/** The mountain with its rails and the hut on top. */
function drawMountain(context: Context): void {
  const stretched = (d: string) => {
    const path = new Path2D()
    path.addPath(new Path2D(d), new DOMMatrix().scale(hill.w / 100, hill.h / 100))
    return path
  }
  context.fillStyle = '#363d50'
  context.fill(stretched(mountain))
  context.fillStyle = '#232938'
  context.fill(stretched(flank))
  stroked(context, stretched(rails), '#57402a', 11, [4, 6])
  stroked(context, stretched(rails), '#d8c39a', 3)
  const [x, y] = [(summit.x * hill.w) / 100, (summit.y * hill.h) / 100]
  context.fillStyle = '#e8d6ae'
  context.fillRect(x - 20, y - 26, 40, 26)
  context.fillStyle = '#ffcf62'
  context.fillRect(x - 13, y - 17, 8, 9)
  context.fillRect(x + 5, y - 17, 8, 9)
  context.fillStyle = '#2a3238'
  context.fill(new Path2D(`M${x - 26} ${y - 24}L${x - 16} ${y - 40}H${x + 16}L${x + 26} ${y - 24}Z`))
}

function stroked(context: Context, path: Path2D, colour: string, width: number, dash: number[] = []): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash(dash)
  context.stroke(path)
  context.setLineDash([])
}

/** A winner’s flag; those of a tie hang one below the other. */
function drawFlag(context: Context, { colour, letter }: SeatLook, at: number): void {
  const [x, y] = [(summit.x * hill.w) / 100 - 2, (summit.y * hill.h) / 100 - 136]
  context.fillStyle = '#efe6d2'
  context.fillRect(x, y, 4, 98)
  const top = y + 50 * at
  const flag = new Path2D(`M${x + 4} ${top}q22 -8 44 0t44 0v44q-22 8 -44 0t-44 0Z`)
  context.fillStyle = colours[colour]
  context.fill(flag)
  stroked(context, flag, '#efe6d2', 2)
  written(context, letter, { x: x + 48, y: top + 34, font: display(34), colour: inkOn(colour), align: 'center' })
}

const inkOn = (colour: SeatLook['colour']) => (seatInk(colour) === 'white' ? colours.white : colours.ink)

/** A face in the ring of its seat, with the seat’s letter. */
async function drawLocket(context: Context, look: SeatLook, x: number, y: number, r: number): Promise<void> {
  const face = await imageAt(await faceImage(look.face ?? nobody, false))
  const window = 0.78 * r
  drawDisc(context, x, y, r, colours[look.colour])
  context.save()
  context.beginPath()
  context.arc(x, y, window, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(face, x - window, y - window, 2 * window, 2 * window)
  context.restore()
  drawDisc(context, x + 0.75 * r, y + 0.7 * r, 0.4 * r, colours[look.colour], look.letter, inkOn(look.colour))
}

/** A disc with a light edge, and perhaps a letter or number on it. */
function drawDisc(context: Context, x: number, y: number, r: number, colour: string, word = '', ink = ''): void {
  context.beginPath()
  context.arc(x, y, r, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
  context.strokeStyle = colours.paperLight
  context.lineWidth = 2
  context.stroke()
  written(context, word, { x, y: y + 0.48 * r, font: display(1.35 * r), colour: ink, align: 'center' })
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly font: string
  readonly colour: string
  readonly align?: CanvasTextAlign
  /** Pixels at most; longer words are set narrower. */
  readonly most?: number
}

function written(context: Context, words: string, { x, y, font, colour, align = 'left', most }: Writing): void {
  context.font = font
  context.fillStyle = colour
  context.textAlign = align
  context.fillText(words, x, y, most)
}

/** The title, the result and what decided it. */
function drawWords(context: Context, { reckoning, card, decided = '' }: Props): void {
  const [light, gold] = [colours.paperLight, colours.brassHi]
  const most = 1100
  written(context, card.info.name.toUpperCase(), { x: 48, y: 112, font: display(88), colour: light, most })
  written(context, reckoning.sentence, { x: 48, y: 158, font: body(30, 700), colour: gold, most: most - 20 })
  written(context, decided, { x: 48, y: 196, font: body(26), colour: light, most: 560 })
  written(context, 'NARROW GAUGE', { x: 1152, y: 602, font: display(30), colour: gold, align: 'right' })
}

/** A line of the table by places. */
async function drawPlace(context: Context, one: PlacedSeat, at: number, { reckoning, names }: Props): Promise<void> {
  const { look, total } = one.seat
  const step = Math.min(72, 360 / reckoning.seats.length)
  const y = 238 + step * at
  const light = colours.paperLight
  written(context, `${one.place}`, { x: 806, y: y + 12, font: display(32), colour: colours.brassHi, align: 'center' })
  await drawLocket(context, look, 860, y, 0.4 * step)
  written(context, names[look.seat] ?? look.name, { x: 906, y: y + 10, font: body(28, 700), colour: light, most: 160 })
  written(context, halves(total), { x: 1152, y: y + 17, font: display(48), colour: light, align: 'right' })
}
