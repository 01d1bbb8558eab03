import { list, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { about, aboutAll, type Section } from '../bookBlocks.ts'
import { blindNames, bridgeOf, ferryOf, summitOf } from '../bookFacts.ts'
import { listOr } from './goods.ts'
import { sections } from './sections.ts'

export const track = (box: Box): Section => ({
  id: 'track',
  title: sections.track,
  blocks: [
    text(
      'Zahle, dann lege ein Plättchen auf das erste freie Gleisfeld einer Strecke, von links gezählt, ohne Felder mit Schutt oder Streckenarbeitern. Deine Gleise müssen nicht zusammenhängen, und du kannst jedes Mal eine andere Strecke wählen. Jedes Gleis bringt sofort 1 SP.',
    ),
    text(
      `Du hast ${box.tiles} Plättchen für Gleise und Bahnhöfe zusammen. Sind sie verbraucht, kannst du nichts mehr verlegen oder bauen.`,
    ),
    text(
      `Liegen auf allen Gleisfeldern einer Strecke Gleise oder Streckenarbeiter, ist sie fertig und bekommt einen Prellbock. Es gibt ${box.stops} Prellböcke für sechs Strecken, eine wird also vielleicht nie fertig.`,
    ),
  ],
})

export function stations(box: Box): Section {
  const ferry = ferryOf(box)
  const bridge = bridgeOf(box)
  return {
    id: 'stations',
    title: sections.stations,
    blocks: [
      text(
        'Baue auf einer Karte ohne Schutt und Streckenarbeiter. Ein Gleis brauchst du dort nicht, und die Reihenfolge ist frei. Eine Aktion baut einen Bahnhof, auch bei einem Doppelbahnhof.',
      ),
      text(
        'Zahle den Preis auf dem Feld und nimm dann den Bonus daneben, wenn es einen gibt. Verlangt deine Karte einen Aufpreis, musst du auch den zahlen können. Gibt sie Rabatt, bekommst du nichts heraus.',
      ),
      text(
        'Hat die Karte eine Vermesseraktion und ist kein Vermesser dort, darfst du deinen daraufstellen und sie sofort nutzen.',
      ),
      list(
        ...about(
          ferry,
          ({ name }) =>
            `${name}: Baust du hier, drehe beliebig viele deiner Aktionskarten um, auch die gerade genutzte. Die dreht sich in Schritt 3 noch einmal und liegt dann wie zuvor.`,
        ),
        ...about(
          bridge,
          ({ name, spaces }) =>
            `${name}: Die ${counts[spaces.length] ?? spaces.length} Bahnhöfe werden der Reihe nach gebaut, von wem auch immer. Jedes Mal darf, wer baut, eine seiner Aktionskarten werten wie im Pub. Der gerade gebaute Bahnhof zählt mit.`,
        ),
        'Kommen Streckenarbeiter auf eine Karte mit eigener Wirkung, ist diese für euch beide verloren.',
      ),
    ],
  }
}

const counts: readonly string[] = ['', 'einer', 'zwei', 'drei']

export function surveyor(box: Box): Section {
  const summit = summitOf(box)
  return {
    id: 'surveyor',
    title: sections.surveyor,
    blocks: [
      text(
        'Schicke deinen Vermesser zu einer offenen, freien Vermesseraktion und nutze sie. Offen ist sie, sobald auf der Karte ein Bahnhof steht, ganz gleich von wem. Startbahnhöfe sind immer offen. Frei ist sie, wenn kein Vermesser dort ist, auch deiner nicht: Stehen bleiben geht also nicht.',
      ),
      text(
        'Kannst du die Aktion nutzen, musst du wenigstens einen Teil davon nutzen. Kannst du es nicht, darfst du trotzdem hin, und sei es nur, um im Weg zu stehen.',
      ),
      text('Mit jeder E-Karte, die deinen Vermesser bewegt, kannst du auch nach Hause gehen. Dort geschieht nichts.'),
      text(
        'Startbahnhöfe geben dir ihre Fahrkarte, wenn du sie noch nicht hast, und bei jedem Besuch etwas dazu. Viele graue Seiten verlangen eine Fahrkarte, und manche gelten nur auf Strecken, für die du eine hast.',
      ),
      text(
        'Karten sind benachbart, wenn sie sich oben, unten, links oder rechts berühren. Von zu Hause und vom Pub aus ist jeder Startbahnhof benachbart. Ist keine Nachbarkarte offen, darf dein Vermesser stehen bleiben.',
      ),
      ...about(
        summit,
        ({ name }) =>
          `Bei ${name} holst du dir das Gipfelplättchen, notfalls vom Gegner. Wer es zuletzt holt, behält es.`,
      ).map(text),
    ],
  }
}

export function events(box: Box): Section {
  return {
    id: 'events',
    title: sections.events,
    blocks: [
      text(
        'Wird ein weißes Klötzchen gezogen, kommt es in eine Mulde des Lagerplatzes und bringt Streckenarbeiter, die für keinen von euch arbeiten. Werden mehrere zugleich gezogen, werden erst alle Klötzchen gezogen, dann kommen die Arbeiter nacheinander.',
      ),
      text(
        'Sie gehen auf die erste Karte ohne Gleis, Bahnhof und Streckenarbeiter: Spalte für Spalte von links, jede von oben. Startbahnhöfe zählen nicht. Ein Doppelbahnhof gehört zu seiner linken Spalte, eine Karte zweier Strecken zu ihrer oberen.',
      ),
      text(
        'Sie räumen die Karte und gelten als ihr Gleis und alle ihre Bahnhöfe. Vermesser dürfen also hin, und sie können eine Strecke fertigstellen. Niemand bekommt dafür SP oder Schutt.',
      ),
      text('Liegen nach einem Zug 3 oder mehr weiße Klötzchen auf dem Lagerplatz, kommen alle zurück in den Beutel.'),
      ...aboutAll(
        blindNames(box),
        (names) =>
          `Weiße Klötzchen, die ${listOr(names)} zieht, zählen nicht. Sie werden durch andere ersetzt und kommen zurück in den Beutel, und Streckenarbeiter kommen keine.`,
      ).map(text),
    ],
  }
}
