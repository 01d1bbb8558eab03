import type { Contrast, Cover, Renderer, TempoSetting, TextSize } from '../../settings/settings.ts'

/** The settings. */
export const settings = {
  language: 'Language',
  /** The language that was chosen, by its own name, hasn’t arrived yet. */
  languageLoads: (name: string) => `${name} is still to load, which takes a connection.`,
  draft: 'draft, corrections welcome',
  textSize: 'Text size',
  textSizes: (size: TextSize) => `${size}%`,
  contrast: 'Contrast',
  contrasts: (contrast: Contrast) => (contrast === 'auto' ? 'Same as this device' : 'High (black and white)'),
  tempo: 'Animation speed',
  tempi: (tempo: TempoSetting) => (tempo === 'instant' ? 'Instant' : `${tempo}×`),
  director: 'Follow the action with the camera',
  reactions: 'Show reactions of others',
  coach: 'Explain things the first time they happen',
  cover: 'Streamer mode',
  covers: (cover: Cover) => {
    if (cover === 'off') return 'Off'
    return cover === 'codes' ? 'Cover codes and links' : 'Cover codes, links and other people’s names'
  },
  coverHint:
    'For showing your screen: what is covered appears when you press it, and goes again at the next press. The address bar doesn’t lead to your table either.',
  renderer: 'Graphics',
  renderers: (renderer: Renderer) => (renderer === 'auto' ? 'Full (WebGL)' : 'Simple (for slower devices)'),
  reloads: 'Changing the graphics reloads the page. Your match is safe.',
  relayOnly: {
    title: 'Relay only',
    text: 'Hides your network address from the others at the table. Everything takes the longer way through the relay.',
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
