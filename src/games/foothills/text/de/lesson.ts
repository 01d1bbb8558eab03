import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  take: {
    name: 'Nehmen',
    title: 'Hole, was du brauchst',
    tasks: [
      'Bist du am Zug, spielst du eine deiner fünf Karten. Spiele Lagerplatz.',
      'Nimm 3 Klötzchen: Aus Eisenerz werden Gleise, aus Stein Bahnhöfe.',
    ],
    done: 'Drei Klötzchen im Vorrat, und deine Karte hat sich umgedreht. Ihre andere Seite lernst du bald kennen.',
  },
  dig: {
    name: 'Räumen',
    title: 'Mache den Weg frei',
    tasks: [
      'Auf jeder Strecke liegt Schutt. Spiele Aushub, um welchen zu räumen.',
      'Du räumst eine Strecke entlang, von links. Wähle die Bala Lake Railway.',
    ],
    done: 'Llangower ist frei: +1 SP. Der Schutt gehört dir, und manche Bahnhöfe bezahlst du damit.',
  },
  lay: {
    name: 'Verlegen',
    title: 'Verlege dein erstes Gleis',
    tasks: [
      'Du hast 2 Eisenerz: So viel kostet ein Gleis. Spiele Gleis & Handel.',
      'Wähle das freie Feld in Llangower.',
    ],
    done: 'Jedes Gleis bringt +1 SP. Ist eine ganze Strecke belegt, ist sie fertig, und das Ende rückt näher.',
  },
  build: {
    name: 'Bauen',
    title: 'Baue einen Bahnhof',
    tasks: [
      'Bahnhöfe sind mehr wert als Gleise. Spiele Bahnhof.',
      'Penllyn kostet 2 Stein und bringt 2 SP. Baue ihn: Ein Gleis brauchst du nicht.',
    ],
    done: '+2 SP. Auf freien Karten kannst du überall bauen, in jeder Reihenfolge.',
  },
  survey: {
    name: 'Vermessen',
    title: 'Schicke deinen Vermesser los',
    tasks: [
      'Dein Vermesser holt Fahrkarten und mehr. Spiele Vermesser.',
      'Schicke ihn nach Bala: Der erste Bahnhof einer Strecke ist immer offen.',
      'Du bekommst die Fahrkarte Bala und ein Eisenerz. Woher soll es kommen?',
    ],
    done: 'Die Fahrkarte bleibt dir. Viele Kartenseiten gelten nur auf Strecken, für die du eine hast.',
  },
  flip: {
    name: 'Umdrehen',
    title: 'Jede Karte hat zwei Seiten',
    tasks: [
      'Lagerplatz zeigt die graue Seite: Schrottplatz. Spiele sie.',
      'Schrottplatz verlegt ein Gleis für 2 beliebige Rohstoffe. Verlege eins in Llangower.',
    ],
    done: 'Eine gespielte Karte dreht sich um, also ist diese wieder golden. Plane zwei Züge voraus.',
  },
  pub: {
    name: 'Der Pub',
    title: 'Lass dich im Pub sehen',
    tasks: [
      'Du hast einen Bahnhof gebaut, also darfst du eine Karte werten. Spiele Vermesser.',
      'Nur die goldene Vermesserkarte führt in den Pub. Geh hinein.',
      'Lagerplatz bringt 1 SP pro gebautem Bahnhof. Werte ihn: Teepause nimmt seinen Platz ein.',
    ],
    done: 'Gewertet wird am Ende, für jeden Bahnhof, den du bis dahin gebaut hast.',
  },
  match: {
    name: 'Erste Partie',
    title: 'Deine erste Partie',
    tasks: ['Zwei kurze Strecken fehlen noch. Ist eine davon fertig, endet die Partie: Spiele!'],
    done: '',
  },
}
