/** How a stream page is laid out: a whole picture, or one part of it as a source of its own. */
export const presets = [
  ...(['full', 'inset1600', 'chat384', 'vertical', 'lower-third'] as const),
  ...(['score', 'action'] as const),
] as const
export type Preset = (typeof presets)[number]

/** What the address of a stream page asks for. */
export interface StreamLook {
  readonly preset: Preset
  /** A CSS colour behind everything; `none` is see-through. */
  readonly backdrop: string
  /** Sounds are played; off unless asked for. */
  readonly sound: boolean
}

/** The colour behind a table. */
const felt = '#1f262b'

/** Reads what stands after the code in the address; anything unknown gets its default. */
export function readLook(query: string): StreamLook {
  const asked = new URLSearchParams(query)
  const wanted = asked.get('preset')
  return {
    preset: presets.find((one) => one === wanted) ?? 'full',
    backdrop: backdropOf(asked.get('bg') ?? 'none'),
    sound: asked.get('sound') === '1',
  }
}

function backdropOf(text: string): string {
  if (text === 'felt') return felt
  return /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '')}` : 'transparent'
}

/** Whether a preset shows the picture of the table. */
export const hasPicture = (preset: Preset): boolean =>
  !['lower-third', 'score', 'action'].includes(preset)
