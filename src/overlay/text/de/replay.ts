/** The bar that replays a match. */
export const replay = {
  label: 'Nachspielen',
  fromStart: 'Von Anfang an ansehen',
  missed: 'Was ist seit meinem letzten Zug passiert?',
  share: 'Teilen',
  at: (at: number, last: number) => `Aktion ${at} von ${last}`,
  first: 'Anfang',
  back: 'Zurück',
  on: 'Weiter',
  last: 'Ende',
  slider: 'Aktion',
  resume: 'Partie fortsetzen…',
  scores: 'Wertung',
  analysis: 'Analyse',
  hands: 'Alle Handkarten zeigen',
  doubts: { unsigned: 'Nicht von den Spielern unterschrieben', forged: 'Eine Unterschrift stimmt nicht' },
}

/** The ways to resume a saved match. */
export const resume = {
  title: 'Diese Partie fortsetzen',
  wrongTitle: 'Nur der Anfang dieser Partie ist lesbar',
  kept: (last: number) => `Bis Aktion ${last} ist sie in Ordnung, deshalb siehst du sie bis dahin.`,
  looking: 'Wird die Partie noch gespielt? Wir sehen nach…',
  alive: 'Diese Partie wird an ihrem Tisch noch gespielt.',
  look: 'Nur nachspielen',
}

/** Name of each way to resume, and its meaning for the match. */
export const resumeWays: Readonly<Record<'host' | 'back' | 'apart' | 'seat' | 'here', ResumeWay>> = {
  host: {
    label: (name) => `An einem neuen Tisch fortsetzen, als ${name}`,
    hint: 'Du bekommst einen neuen Link. Wer mitgespielt hat, bekommt seinen Platz zurück.',
  },
  back: {
    label: (name) => `An den Tisch zurückkehren, als ${name}`,
    hint: 'Die Partie kann weitergegangen sein. Dein Platz gehört noch dir.',
  },
  apart: {
    label: (name) => `Von hier aus eine eigene Partie beginnen, als ${name}`,
    hint: 'Sie bekommt einen eigenen Link. Die ursprüngliche bleibt, wie sie ist.',
  },
  seat: {
    label: (name) => `An einem neuen Tisch fortsetzen, auf ${name}`,
    hint: 'Du bekommst einen neuen Link. Wer ihn als Nächstes öffnet, nimmt den anderen Platz.',
  },
  here: {
    label: () => 'Auf diesem Gerät fortsetzen',
    hint: 'Läuft die Partie noch an einem anderen Tisch, bleibt sie dort, wie sie ist.',
  },
}

interface ResumeWay {
  readonly label: (name: string) => string
  readonly hint: string
}
