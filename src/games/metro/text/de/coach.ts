import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  city: 'Eine Linie, die in der Stadt endet, bringt 2 Punkte pro Plättchen statt 1.',
  mine: 'Deine Linie ist vollendet und gewertet. Ihre Lokomotive wird umgedreht, und ihr Bahnhof ist erledigt.',
  finished: 'Eine Linie bringt ihrem Besitzer Punkte, egal wer das letzte Plättchen gelegt hat.',
  shown: 'Ein Plättchen, das nirgends passt, wird allen gezeigt, und ein weiteres wird gezogen.',
  lifted: 'Passt nichts und ist nichts mehr zu ziehen, darf auch eine Linie aus einem Plättchen entstehen.',
  extra: 'Ein Plättchen, das du ziehst, wenn du am Zug bist, musst du sofort legen.',
  laid: 'Dein Plättchen kann mehrere Linien verlängert haben. Zeige auf einen Bahnhof, um seiner Linie zu folgen.',
}
