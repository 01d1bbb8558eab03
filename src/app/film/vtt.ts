/** Captions shown for a while, in milliseconds from the start. */
export interface VttCue {
  readonly from: number
  readonly to: number
  /** One for each language. */
  readonly lines: readonly string[]
}

/** Captions as a WebVTT file. */
export const vttOf = (cues: readonly VttCue[]): string =>
  ['WEBVTT', ...cues.map((cue) => `${stamp(cue.from)} --> ${stamp(cue.to)}\n${plain(cue.lines)}`)]
    .join('\n\n')
    .concat('\n')

/** Without characters that would begin a tag. */
const plain = (lines: readonly string[]) => lines.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function stamp(ms: number): string {
  const whole = Math.round(ms)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${rest}`
}
