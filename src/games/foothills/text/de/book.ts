import { type Book, list, numbered, text } from '../../../../rules/book.ts'
import type { Box, Station } from '../../box.ts'
import { rulebook } from '../../rulebook.ts'
import type { Section } from '../bookBlocks.ts'
import { shortLines, startOf, terminusOf } from '../bookFacts.ts'
import type { Sign } from '../sign.ts'
import { actions, greySides, icons } from './bookCards.ts'
import { events, stations, surveyor, track } from './bookLines.ts'
import { end, pub } from './bookScoring.ts'
import { listAnd } from './goods.ts'
import { sections } from './sections.ts'

/** The rules of Foothills in German, with the cards and numbers of this box. */
export function book(box: Box): Book<Sign> {
  return {
    ...rulebook,
    alike: { meeple: ['streckenarbeiter', 'vermesser'] },
    title: 'So spielt man Foothills',
    lead: 'Du und dein Gegner, ihr führt je eine Kolonne, die Schmalspurbahnen durch die Hügel von Nordwales baut. Räumt den Schutt, verlegt Gleise, baut Bahnhöfe, schickt euren Vermesser die Strecke entlang und eure besten Karten in den Ruhestand im Pub. Die meisten Siegpunkte (SP) gewinnen.',
    sections: [
      table(box),
      turn,
      actions(box),
      yard,
      rubble,
      track(box),
      stations(box),
      shared(box),
      surveyor(box),
      pub,
      events(box),
      end(box),
      icons,
      greySides(box),
    ],
  }
}

const table = (box: Box): Section => ({
  id: 'table',
  title: sections.table,
  blocks: [
    list(
      'Sechs der acht Strecken sind im Spiel, eine je Zeile, von links nach rechts. Jede beginnt an ihrem Startbahnhof, wo das Gleis schon liegt und nichts zu bauen ist.',
      'Karten einer Spalte liegen gleich weit vom Start. Ein Doppelbahnhof ist eine einzige Karte, zwei Spalten breit: ein Gleisfeld und zwei oder drei Felder für Bahnhöfe.',
      `Eisenerz (${box.iron} Klötzchen) und Stein (${box.stone}) sind die Rohstoffe. Mehr gibt es nicht: Was du hortest, fehlt deinem Gegner.`,
      `Vor jedem von euch: fünf Aktionskarten, der Vorrat, die Fahrkarten, die Vermesserhütte, der Wertungsstapel und ${box.tiles} Plättchen, die als Gleis oder Bahnhof dienen.`,
      `Neben den Strecken: der Lagerplatz, der Beutel, der Pub, ${box.navvies} Streckenarbeiter, ${box.stops} Prellböcke und zwei Ersatzkarten jedes Buchstabens. Alles liegt offen, außer dem, was der Beutel noch bringt.`,
    ),
    text(
      `Zu Beginn kommen 6 Rohstoffe auf den Lagerplatz, und jeder nimmt 2 davon, der zweite Spieler zuerst. Aufgefüllt wird noch nicht. Dann kommen ${box.events} weiße Klötzchen in den Beutel, und der Startspieler beginnt.`,
    ),
  ],
})

const turn: Section = {
  id: 'turn',
  title: sections.turn,
  blocks: [
    text('Ihr seid abwechselnd am Zug. Wenn du dran bist, nutzt du eine deiner Aktionskarten:'),
    numbered(
      'Wähle eine Karte. Es gilt die Seite, die oben liegt.',
      'Tu, was sie sagt, von links nach rechts. Was nicht geht, lässt du aus. Geht gar nichts davon, kannst du die Karte nicht wählen.',
      'Drehe die Karte um. Ihre andere Seite ist eine andere Aktion, du kannst also nicht einfach zweimal dasselbe tun.',
      'Prüft, ob die Partie vorbei ist.',
    ),
    text(
      'Manche Karten lassen dich in Schritt 3 auch andere umdrehen. Nur das: Die umgedrehten nutzt du nicht. Eine Karte, die nur andere umdrehen könnte, kannst du nicht wählen.',
    ),
    text(
      'Eine Karte, die du in diesem Zug bekommen hast, wird in diesem Zug nicht umgedreht. Hast du gerade die Karte gewertet, die du nutzt, gibt es nichts umzudrehen.',
    ),
    text('Kannst du gar keine Karte nutzen, setzt du aus, und stattdessen kommen Streckenarbeiter.'),
  ],
}

const yard: Section = {
  id: 'yard',
  title: sections.yard,
  blocks: [
    list(
      'Nimmst du Rohstoffe, nimm mindestens 1. Danach kannst du aufhören.',
      'Sobald der letzte Rohstoff den Lagerplatz verlässt, werden 6 Klötzchen aus dem Beutel nachgezogen. Weiße darunter kommen zuerst dran. Dann machst du weiter und darfst von den neuen nehmen.',
      'Weiße Klötzchen sind keine Rohstoffe und verhindern das Auffüllen nicht. Sie bleiben liegen, und manche Karten legen welche dazu, es können also mehr als 6 dort liegen.',
      'Bekommst du durch eine andere Aktion Rohstoffe, entscheidest du bei jedem, woher er kommt: vom Lagerplatz oder aus dem Beutel, in den du schauen darfst. Schauen bringt nie Streckenarbeiter. Ein geleerter Lagerplatz wird auch dann aufgefüllt.',
      'Ausgegebenes Eisenerz und ausgegebener Stein kommen zurück in den Beutel, Schutt und Fahrgäste in den allgemeinen Vorrat, der nie ausgeht. Hat der Beutel zu wenig, nimm, was da ist. Ein Tausch gilt auch, wenn nur ein Teil dessen da ist, was er gibt.',
    ),
  ],
}

const rubble: Section = {
  id: 'rubble',
  title: sections.rubble,
  blocks: [
    text(
      'Schutt versperrt den Weg. Wähle eine Strecke und nimm Schutt von ihren Karten, von links nach rechts. Er gehört dir: Tausche ihn gegen Stein oder gib ihn für Bahnhöfe aus.',
    ),
    list(
      'Du musst eine Strecke wählen, auf der noch Schutt liegt. Reicht er nicht, nimm den Rest aus dem allgemeinen Vorrat. Liegt nirgends mehr welcher, nimm alles von dort.',
      'Verlangt die Karte eine Strecke, für die du eine Fahrkarte hast, zählen nur solche Strecken. Sind sie alle frei, nimm alles aus dem allgemeinen Vorrat.',
      'Wer den letzten Schutt von einer Karte räumt, bekommt sofort 1 SP, auch bei einem Doppelbahnhof. Der gehört dir, selbst wenn du den Schutt teilen musst.',
    ),
  ],
}

/** The cards that belong to two lines at once. */
function shared(box: Box): Section {
  const terminus = terminusOf(box)
  const start = startOf(box)
  const names = [terminus, start].flatMap((station) => (station ? [station.name] : []))
  return {
    id: 'shared',
    title: names.length > 0 ? listAnd(names) : 'Gemeinsame Karten',
    blocks: [list(...(terminus ? ofTerminus(box, terminus) : []), ...(start ? ofStart(box, start) : []))],
  }
}

/** „Ffestiniog und Welsh Highland“ */
const linesOf = (box: Box, station: Station) => listAnd(shortLines(box, station))

const ofTerminus = (box: Box, station: Station): readonly string[] => [
  `${station.name} ist das Ende von ${linesOf(box, station)} und über beide zu erreichen. Sind alle anderen Karten einer Strecke frei, räumst du auf ihr auch den Schutt in ${station.name}, selbst wenn die andere noch verschüttet ist.`,
  'Die Karte hat zwei Gleisfelder. Nur auf dem linken liegt Schutt. Ihn zu räumen bringt 1 SP und macht beide frei. Das linke kommt zuerst. Jedes Gleis bringt 1 SP.',
  'Beide Felder gehören zu beiden Strecken: Eine Strecke ist fertig, wenn ihre eigenen Karten und beide Felder belegt sind. Jede bekommt einen eigenen Prellbock, und ein Plättchen kann beide zugleich fertigstellen. Ist nur eine der Strecken im Spiel, braucht sie trotzdem beide Felder, und es gibt einen Prellbock.',
  `Der Bahnhof in ${station.name} zählt für beide Strecken, und eine Fahrkarte für eine davon genügt.`,
]

const ofStart = (box: Box, station: Station): readonly string[] => [
  `In ${station.name} beginnen ${linesOf(box, station)}. Es gibt dort eine einzige Fahrkarte, die für beide Strecken gilt, aber als eine zählt.`,
]
