import sheet from '../../../../../assets/dwarven/figures.svg?drawings'
import { need } from '../../../../kit/assert.ts'
import { colours } from '../../../../kit/tokens.ts'
import { clear, mix } from '../../../../stage/art/colour.ts'
import { group, path, text } from '../../../../stage/art/draw.ts'
import type { Group, Paint, Shape } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { type GoodName, good } from './goods.ts'
import { hall } from './halls.ts'

/** The kinds of creatures that haul. */
export type HaulerKind = 'troll' | 'giant' | 'dragon'

const trolls = [
  { hide: '#7f9682', top: 'trollTuft' },
  { hide: '#8d9a72', top: 'trollMoss' },
  { hide: '#8b8f96', top: 'trollHorns' },
  { hide: '#a08a6a', top: 'trollCap' },
  { hide: '#6f9490', top: 'trollHorns' },
  { hide: '#9a7f86', top: 'trollTuft' },
  { hide: '#75899c', top: 'trollCap' },
  { hide: '#7f9a66', top: 'trollMoss' },
] as const

const giants = [
  { skin: '#c9dbe2', hair: '#e8f1f3', coat: '#4d6c8a', beard: 'beardFull', cap: 'capIce' },
  { skin: '#d9b491', hair: '#c9853a', coat: '#5d5a8a', beard: 'beardFork', cap: 'capHorns' },
  { skin: '#c8a488', hair: '#8a8f96', coat: '#6b5b4b', beard: 'beardBraid', cap: 'capStone' },
  { skin: '#e0ac8c', hair: '#b5432e', coat: '#3f7566', beard: 'smile', cap: 'capBraids' },
  { skin: '#d6bba6', hair: '#f4f8fa', coat: '#7d5f86', beard: 'beardFull', cap: 'capCloud' },
] as const

const dragons = ['#7f8b96', '#8a4a8f', '#b23a3f'] as const

/** One of a few looks, by any number from 0. */
const nth = <T>(looks: readonly T[], at: number): T => need(looks[at % looks.length], 'a look')

function trollShapes(at: number): readonly Shape[] {
  const { hide, top } = nth(trolls, at)
  const slots = { hide, mid: mix(hide, '#20303a', 0.28), lo: mix(hide, '#20303a', 0.55) }
  return [...drawing(sheet, 'troll', slots), ...drawing(sheet, top)]
}

function giantShapes(at: number): readonly Shape[] {
  const { skin, hair, coat, beard, cap } = nth(giants, at)
  const slots = { skin, coat, lo: mix(coat, '#10202e', 0.4), beard: hair, beardLo: mix(hair, '#35506a', 0.45) }
  return ['giant', beard, 'giantFace', 'strap', cap].flatMap((name) => drawing(sheet, name, slots))
}

function dragonShapes(at: number): readonly Shape[] {
  const hide = nth(dragons, at)
  return drawing(sheet, 'dragon', { hide, lo: mix(hide, '#20102a', 0.42), vein: mix(hide, '#10060e', 0.62) })
}

const drawn: Readonly<Record<HaulerKind, (at: number) => readonly Shape[]>> = {
  troll: trollShapes,
  giant: giantShapes,
  dragon: dragonShapes,
}

/** A hauler centred at `x`, `y` in a square of `size`; `at`, from 0, tells those of a kind apart. */
export const hauler = (kind: HaulerKind, at: number, x: number, y: number, size: number): Group =>
  group(x, y, size / 72, [group(0, 5, 1, drawn[kind](at))])

/** The fire before a dragon of the same place and size. */
export const dragonFire = (x: number, y: number, size: number): Group =>
  group(x, y, size / 72, [group(0, 5, 1, drawing(sheet, 'fire'))])

/** A squat engine with a lantern and a horned chimney, facing right, its wheels on `y`: 68 by 47 at scale 1. */
export const engine = (x: number, y: number, scale: number, paint: string): Group =>
  group(x, y, scale, hall('engine', { paint, light: mix(paint, '#ffffff', 0.35), dark: mix(paint, '#0a0f14', 0.45) }))

/** The top of the engine’s chimney from its wheels, at scale 1. */
export const chimneyTop = [47, -42] as const

const fading: Paint = {
  type: 'linear',
  from: [60, 0],
  to: [190, 0],
  stops: [
    [0, clear('#fff0b8', 0.6)],
    [1, clear('#ffd98a', 0)],
  ],
}

/** The light of the same engine’s lantern. */
export const beam = (x: number, y: number, scale: number): Group =>
  group(x, y, scale, [path('M60 -17L190 -46V14Z', { fill: fading })])

/** A tub heaped with up to five goods, its wheels on `y`, 38 long at scale 1; a seat’s has its letter. */
export function tub(x: number, y: number, scale: number, load: readonly GoodName[], seat?: SeatPaints): Group {
  const heap = load.map((name, i) => good(name, 6 + (i % 3) * 9 + (i > 2 ? 4.5 : 0), i > 2 ? -32 : -25, 15))
  const look = { font: 'display', size: 8.6, anchor: 'middle', colour: colours.white } as const
  const letter: Shape[] = seat ? [text(16, -11, seat.letter, look)] : []
  return group(x, y, scale, [...heap, ...hall('tub', { mark: seat?.dark ?? '#3a4249' }), ...letter])
}

/** A little coach for passengers, its wheels on `y`: 56 long at scale 1. */
export const coach = (x: number, y: number, scale: number): Group => group(x, y, scale, hall('coach'))
