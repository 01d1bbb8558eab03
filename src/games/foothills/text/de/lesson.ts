import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  take: {
    name: 'Nehmen',
    title: 'Hol, was du brauchst',
    tasks: [
      'Bist du am Zug, spielst du eine deiner fünf Karten. Spiel Lagerplatz.',
      'Nimm 3 Klötzchen: Aus Eisenerz werden Gleise, aus Stein Bahnhöfe.',
    ],
    done: 'Drei Klötzchen im Vorrat, und deine Karte hat sich umgedreht. Ihre andere Seite lernst du bald kennen.',
  },
  dig: {
    name: 'Räumen',
    title: 'Mach den Weg frei',
    tasks: [
      'Auf jeder Strecke liegt Schutt. Spiel Aushub, um welchen zu räumen.',
      'Du räumst eine Strecke entlang, von links. Wähle die Bala Lake Railway.',
    ],
    done: 'Llangower ist frei: +1 SP. Der Schutt gehört dir, und manche Bahnhöfe bezahlst du damit.',
  },
  lay: {
    name: 'Verlegen',
    title: 'Verleg dein erstes Gleis',
    tasks: [
      'Du hast 2 Eisenerz: So viel kostet ein Gleis. Spiel Gleis & Handel.',
      'Wähle das freie Feld in Llangower.',
    ],
    done: 'Jedes Gleis bringt +1 SP. Ist eine ganze Strecke belegt, ist sie fertig, und das Ende rückt näher.',
  },
  build: {
    name: 'Bauen',
    title: 'Bau einen Bahnhof',
    tasks: [
      'Bahnhöfe sind mehr wert als Gleise. Spiel Bahnhof.',
      'Penllyn kostet 2 Stein und bringt 2 SP. Bau ihn: Ein Gleis brauchst du nicht.',
    ],
    done: '+2 SP. Auf freien Karten kannst du überall bauen, in jeder Reihenfolge.',
  },
  survey: {
    name: 'Vermessen',
    title: 'Schick deinen Vermesser los',
    tasks: [
      'Dein Vermesser holt Fahrkarten und mehr. Spiel Vermesser.',
      'Schick ihn nach Bala: Der erste Bahnhof einer Strecke ist immer offen.',
      'Du bekommst die Fahrkarte Bala und ein Eisenerz. Woher soll es kommen?',
    ],
    done: 'Die Fahrkarte bleibt dir. Viele Kartenseiten gelten nur auf Strecken, für die du eine hast.',
  },
  flip: {
    name: 'Umdrehen',
    title: 'Jede Karte hat zwei Seiten',
    tasks: [
      'Lagerplatz zeigt die graue Seite: Schrottplatz. Spiel sie.',
      'Schrottplatz verlegt ein Gleis für 2 beliebige Rohstoffe. Verleg eins in Llangower.',
    ],
    done: 'Eine gespielte Karte dreht sich um, also ist diese wieder golden. Plan zwei Züge voraus.',
  },
  pub: {
    name: 'Der Pub',
    title: 'Lass dich im Pub sehen',
    tasks: [
      'Du hast einen Bahnhof gebaut, also darfst du eine Karte werten. Spiel Vermesser.',
      'Nur die goldene Vermesserkarte führt in den Pub. Geh hinein.',
      'Lagerplatz bringt 1 SP pro gebautem Bahnhof. Werte ihn: Teepause nimmt seinen Platz ein.',
    ],
    done: 'Gezählt wird am Ende, und zwar auch jeder Bahnhof, den du noch baust.',
  },
  match: {
    name: 'Erste Partie',
    title: 'Deine erste Partie',
    tasks: ['Zwei kurze Strecken fehlen noch. Ist eine davon fertig, endet die Partie: Spiel!'],
    done: '',
  },
}
