import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  place: {
    name: 'Arbeiter',
    title: 'Setze einen Arbeiter ein',
    tasks: [
      'Deine Arbeiter machen alles. Setze den letzten auf dem Lagerplatz ein.',
      'Nimm 2 Eisenerz und einen Stein: Aus Erz wird Stahl für Gleise, aus Stein werden Bahnhöfe.',
    ],
    done: 'Die Bereiche kommen der Reihe nach dran, vom Lagerplatz bis zum Vermesser. Dann gehen die Arbeiter nach Hause.',
  },
  works: {
    name: 'Werk',
    title: 'Mache Stahl und Stein',
    tasks: [
      'Für Gleise brauchst du Stahl. Setze deinen Arbeiter im Werk ein.',
      'Mache aus 3 Eisenerz einen Stahlbarren und aus 2 Schutt einen Stein.',
    ],
    done: 'Bis zu 3-mal darfst du tauschen, wie du willst. Zu zweit hat das Werk nur ein Feld: Sei zuerst da.',
  },
  dig: {
    name: 'Räumen',
    title: 'Räume bei Sonne',
    tasks: ['Die Sonne scheint: Jeder Arbeiter räumt 5 Schutt. Setze deinen beim Aushub ein.'],
    done: 'Der Schutt gehört dir. Damit ist ein Aushubplatz frei, und seine 4 Punkte gehören dir auch.',
  },
  track: {
    name: 'Gleise',
    title: 'Verlege deine ersten Gleise',
    tasks: ['Du hast 2 Stahlbarren, und der Wert ist heute 2. Setze deinen Arbeiter beim Gleisbau ein.'],
    done: '6 Punkte für beide Karten, und Aufträge für Gleise bringen am meisten. Liegen alle Gleise, endet die Partie.',
  },
  build: {
    name: 'Bauen',
    title: 'Baue an einem Bahnhof',
    tasks: [
      'Bis Two Viaducts ist die Strecke frei, also kannst du dort bauen. Setze deinen Arbeiter beim Bau ein.',
      'Wähle den Bauplatz für 3 Stein. Er bringt 7 Punkte.',
    ],
    done: 'Deine Marke bleibt dort. Du hast 16 davon, für Bauplätze und Gleise zusammen.',
  },
  contract: {
    name: 'Auftrag',
    title: 'Nimm einen Auftrag',
    tasks: [
      'Aufträge entscheiden Partien. Setze deinen Arbeiter im Baubüro ein.',
      'Nimm den, der deinen Vermesser weiterschickt. Am Ende bringt er 2 Punkte je Kohle.',
      'Er gilt für den Vermesser, und der kommt als Nächstes dran. Nutze ihn jetzt.',
    ],
    done: 'Dein Vermesser ist einen Bahnhof weiter. Ob genutzt oder nicht: Am Ende kann ein Auftrag zählen.',
  },
  train: {
    name: 'Lokomotive',
    title: 'Kaufe eine Lokomotive',
    tasks: [
      'Statt zu bauen, kannst du jetzt eine Lokomotive kaufen. Setze deinen Arbeiter beim Bau ein.',
      'Wyddfa nimmt ein Klötzchen mehr vom Lagerplatz. Kaufe sie für 2 Stahlbarren.',
    ],
    done: 'Die Kohle darauf gehört dir. Wofür sie gut ist, siehst du im nächsten Schritt.',
  },
  hire: {
    name: 'Pub',
    title: 'Hole einen dritten Arbeiter',
    tasks: [
      'Bevor du den ersten Arbeiter einsetzt, holt eine Kohle den dritten aus dem Pub. Bezahle sie.',
      'Bei Nebel wird weder geräumt noch verlegt. Setze einen beim Vermesser ein: Dort ist immer Platz.',
    ],
    done: 'Zwei hast du noch einzusetzen. Das Wetter der nächsten zwei Runden siehst du immer schon.',
  },
  events: {
    name: 'Ereignisse',
    title: 'Das Spiel baut mit',
    tasks: [
      'Setze deinen letzten Arbeiter beim Vermesser ein. Die Runde endet, und der Beutel bringt Klötzchen.',
      'Ein weißes Klötzchen verlangt Wartung. Bezahle einen Stahlbarren, dann bleibt dir Wyddfa.',
    ],
    done: 'Zwei weitere weiße Klötzchen räumten Schutt und verlegten Gleise, und niemand bekam Punkte. Je leerer der Beutel, desto mehr davon kommen.',
  },
  match: {
    name: 'Erste Partie',
    title: 'Deine erste Partie',
    tasks: ['Zwei Gleise fehlen. Liegen beide, endet die Partie: Spiele!'],
    done: '',
  },
}
