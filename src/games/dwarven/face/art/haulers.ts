import sheet from '../../../../../assets/dwarven/figures.svg?drawings'
import { need } from '../../../../kit/assert.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { group } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'

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
