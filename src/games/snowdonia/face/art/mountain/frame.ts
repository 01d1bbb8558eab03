import { mix } from '../../../../../stage/art/colour.ts'
import { group } from '../../../../../stage/art/draw.ts'
import type { Group } from '../../../../../stage/art/shape.ts'
import type { Size } from '../../../../../stage/face.ts'
import { flat, type SceneArt, type SceneFrame } from '../../../../../stage/kit/scenery/frame.ts'
import type { Weather } from '../../../content/edition.ts'
import { type Palette, palettes } from '../weathers.ts'
import { heightAt, type Span } from './profile.ts'

/** A picture of the mountain: its size in layout pixels, its weather, and the line that climbs it. */
export interface Mountain extends Size {
  readonly weather: Weather
  readonly palette: Palette
  readonly spans: readonly Span[]
  /** Where boards or the water begin below the land. */
  readonly foot: number
  /** A scene's frame of the same size, 100 units high. */
  readonly frame: SceneFrame
  /** Layout pixels per unit. */
  readonly unit: number
}

/** A mountain's picture, with the frame that scenery is drawn in. */
export function mountainOf(weather: Weather, { w, h }: Size, spans: readonly Span[], foot: number): Mountain {
  const unit = h / 100
  const palette = palettes[weather]
  const frame: SceneFrame = {
    w: w / unit,
    high: 100,
    scale: unit,
    tall: false,
    ground: foot / unit,
    size: 1,
    hour: palette,
    x: (share) => (share * w) / unit,
  }
  return { w, h, weather, palette, spans, foot, frame, unit }
}

/** Scenery drawn in units, in layout pixels. */
export const inUnits = ({ unit }: Mountain, art: SceneArt): Group => group(0, 0, unit, flat(art))

/** A colour along a run of colours, from 0 to 1. */
export function toneOf(run: readonly string[], share: number): string {
  const at = Math.max(0, Math.min(run.length - 1.001, share * (run.length - 1)))
  const before = Math.floor(at)
  return mix(run[before] ?? '#808080', run[before + 1] ?? '#808080', at - before)
}

/** The height of the ground under the line. */
export const groundAt = ({ spans }: Mountain, x: number): number => heightAt(spans, x) + 10
