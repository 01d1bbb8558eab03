import type { Contrast, Cover, Renderer, TempoSetting, TextSize } from '../../settings/settings.ts'

/** The settings. */
export const settings = {
  language: 'Language',
  /** The language that was chosen, by its own name, hasn’t arrived yet. */
  languageLoads: (name: string) => `${name} hasn’t loaded yet. Go online to get it.`,
  draft: 'draft, corrections welcome',
  textSize: 'Text size',
  textSizes: (size: TextSize) => `${size}%`,
  contrast: 'Contrast',
  contrasts: (contrast: Contrast) => (contrast === 'auto' ? 'Same as this device' : 'High (black and white)'),
  tempo: 'Animation speed',
  tempi: (tempo: TempoSetting) => (tempo === 'instant' ? 'Instant' : `${tempo}×`),
  director: 'Director: the camera follows the action',
  reactions: 'Show other players’ reactions',
  coach: 'Explain things the first time they happen',
  cover: 'Streamer mode',
  covers: (cover: Cover) => {
    if (cover === 'off') return 'Off'
    return cover === 'codes' ? 'Cover codes and links' : 'Cover codes, links and other people’s names'
  },
  coverHint:
    'For showing your screen. Press anything covered to reveal it, and again to cover it. The address bar hides your table too.',
  renderer: 'Graphics',
  renderers: (renderer: Renderer) => (renderer === 'auto' ? 'Full (WebGL)' : 'Simple (for slower devices)'),
  reloads: 'Changing the graphics reloads the page. Your match is safe.',
  relayOnly: {
    title: 'Relay only',
    text: 'Hides your network address from the others at the table. Everything takes the longer route through the relay.',
  },
  lookFrom: (name: string) => `Look from ${name}’s side`,
  leave: 'Leave table',
}

/** The settings for sound. */
export const sound = {
  title: 'Sound',
  effects: 'Sound effects',
  ambience: 'Background sounds',
  alerts: 'Bell for your turn',
  muted: 'Mute everything',
  captions: 'Show sound captions',
}
