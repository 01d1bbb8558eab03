import type { Contrast, Cover, Renderer, TempoSetting, TextSize } from '../../settings/settings.ts'

/** The settings. */
export const settings = {
  language: 'Sprache',
  languageLoads: (name: string) => `${name} ist noch nicht geladen. Dafür musst du online sein.`,
  draft: 'Entwurf, Korrekturen willkommen',
  textSize: 'Schriftgröße',
  textSizes: (size: TextSize) => `${size} %`,
  contrast: 'Kontrast',
  contrasts: (contrast: Contrast) => (contrast === 'auto' ? 'Wie auf diesem Gerät' : 'Hoch (schwarz-weiß)'),
  tempo: 'Tempo der Animationen',
  tempi: (tempo: TempoSetting) => (tempo === 'instant' ? 'Sofort' : `${`${tempo}`.replace('.', ',')}×`),
  director: 'Regie: Die Kamera folgt dem Geschehen',
  reactions: 'Reaktionen der anderen zeigen',
  coach: 'Erklären, was zum ersten Mal geschieht',
  cover: 'Streamer-Modus',
  covers: (cover: Cover) => {
    if (cover === 'off') return 'Aus'
    return cover === 'codes' ? 'Codes und Links verdecken' : 'Codes, Links und die Namen der anderen verdecken'
  },
  coverHint:
    'Wenn du deinen Bildschirm zeigst: Drücke auf Verdecktes, um es zu sehen, und noch einmal, um es zu verdecken. Auch die Adresszeile verrät deinen Tisch nicht.',
  renderer: 'Grafik',
  renderers: (renderer: Renderer) => (renderer === 'auto' ? 'Voll (WebGL)' : 'Einfach (für langsamere Geräte)'),
  reloads: 'Eine andere Grafik lädt die Seite neu. Deine Partie ist sicher.',
  relayOnly: {
    title: 'Nur über das Relais',
    text: 'Verbirgt deine Netzadresse vor den anderen am Tisch. Alles nimmt den längeren Weg über das Relais.',
  },
  lookFrom: (name: string) => `Von ${name} aus ansehen`,
  leave: 'Tisch verlassen',
}

/** The settings for sound. */
export const sound = {
  title: 'Ton',
  effects: 'Geräusche',
  ambience: 'Hintergrund',
  alerts: 'Glocke, wenn du am Zug bist',
  muted: 'Alles stumm',
  captions: 'Geräusche als Text zeigen',
}
