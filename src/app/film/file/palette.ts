/** A colour with five bits for each of red, green and blue. */
type PackedColour = number

/** Each pixel’s colour, of pixels in red, green, blue and alpha. */
export function coloursOf(pixels: Uint8ClampedArray): Uint16Array {
  const colours = new Uint16Array(pixels.length / 4)
  for (let at = 0; at < colours.length; at++) {
    const five = (byte: number) => (pixels[4 * at + byte] ?? 0) >> 3
    colours[at] = (five(0) << 10) | (five(1) << 5) | five(2)
  }
  return colours
}

/** Red, green or blue of a colour, from 0 to 31. */
const channel = (colour: PackedColour, shift: number) => (colour >> shift) & 31
const shifts = [10, 5, 0] as const

/** Colours that share a place in the palette. */
interface Group {
  readonly colours: readonly PackedColour[]
  /** The channel in which they differ most, and how much that matters. */
  readonly shift: number
  readonly weight: number
}

/** A palette, and the place in it of every colour asked for. */
interface Palette {
  /** Red, green and blue of each place, from 0 to 255. */
  readonly entries: readonly (readonly [number, number, number])[]
  readonly placeOf: ReadonlyMap<PackedColour, number>
}

/** The best `most` colours for pixels of these, each with its count: by median cut. */
export function paletteFor(counts: ReadonlyMap<PackedColour, number>, most: number): Palette {
  const count = (colour: PackedColour) => counts.get(colour) ?? 0
  const groups: Group[] = counts.size === 0 ? [] : [groupOf([...counts.keys()], count)]
  while (groups.length < most) {
    const widest = groups.reduce((a, b) => (b.weight > a.weight ? b : a), groups[0] ?? none)
    if (widest.weight === 0) break
    const halves = split(widest, count).map((half) => groupOf(half, count))
    groups.splice(groups.indexOf(widest), 1, ...halves)
  }
  return {
    entries: groups.map(({ colours }) => meanOf(colours, count)),
    placeOf: new Map(groups.flatMap(({ colours }, at) => colours.map((one) => [one, at] as const))),
  }
}

const none: Group = { colours: [], shift: 0, weight: 0 }

function groupOf(colours: readonly PackedColour[], count: (colour: PackedColour) => number): Group {
  const total = colours.reduce((sum, one) => sum + count(one), 0)
  const [widest = { shift: 0, range: 0 }] = shifts
    .map((shift) => ({ shift, range: rangeOf(colours, shift) }))
    .sort((a, b) => b.range - a.range)
  // By the root: a few pixels of a colour of their own count beside a large area.
  return { colours, shift: widest.shift, weight: widest.range * Math.sqrt(total) }
}

function rangeOf(colours: readonly PackedColour[], shift: number): number {
  let [least, most] = [31, 0]
  for (const colour of colours) {
    least = Math.min(least, channel(colour, shift))
    most = Math.max(most, channel(colour, shift))
  }
  return Math.max(0, most - least)
}

/** Two halves with about as many pixels. */
function split({ colours, shift }: Group, count: (colour: PackedColour) => number) {
  const sorted = colours.toSorted((a, b) => channel(a, shift) - channel(b, shift))
  const half = sorted.reduce((sum, one) => sum + count(one), 0) / 2
  let [sum, at] = [0, 0]
  while (sum < half) sum += count(sorted[at++] ?? 0)
  const middle = Math.min(Math.max(1, at), sorted.length - 1)
  return [sorted.slice(0, middle), sorted.slice(middle)]
}

function meanOf(colours: readonly PackedColour[], count: (colour: PackedColour) => number) {
  const total = colours.reduce((sum, one) => sum + count(one), 0)
  const mean = (shift: number) => {
    const sum = colours.reduce((all, one) => all + channel(one, shift) * count(one), 0)
    return Math.round((sum / total) * (255 / 31))
  }
  return [mean(10), mean(5), mean(0)] as const
}
