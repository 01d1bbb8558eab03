import { list, signs, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import type { Scoring } from '../../content/edition.ts'
import type { Section } from '../bookBlocks.ts'
import { scoringText } from './scores.ts'
import { sections } from './sections.ts'

export const pub: Section = {
  id: 'pub',
  title: sections.pub,
  blocks: [
    text(
      'Nur die goldene E-Karte führt in den Pub. Dort wertest du eine deiner Aktionskarten, gleich welche Seite oben liegt: Sie kommt auf deinen Wertungsstapel, und eine Ersatzkarte mit denselben zwei Buchstaben nimmt ihren Platz ein, goldene Seite oben. Gibt es keine mehr, spielst du mit einer Karte weniger weiter.',
    ),
    list(
      'Du brauchst mehr Bahnhöfe als gewertete Karten, jeder Bahnhof erlaubt also eine Karte.',
      'Die neue Karte wird in diesem Zug nicht umgedreht. Hast du die E-Karte gewertet, die dich herbrachte, wird in Schritt 3 nichts umgedreht. Hast du eine andere gewertet, dreht sich die E-Karte wie üblich.',
      'Es ist Platz für beide Vermesser, aber deiner muss hinaus, bevor er wiederkommen kann.',
    ),
  ],
}

const scorings: readonly Scoring[] = ['passenger', 'track', 'station', 'ticket', 'card']

/** Only what is halved is rounded down. */
const endOf: { readonly [S in Scoring]: string } = {
  passenger: ', abgerundet.',
  track: ', abgerundet.',
  station: '.',
  ticket: '.',
  card: ', diese mitgezählt.',
}

export const end = (box: Box): Section => ({
  id: 'end',
  title: sections.end,
  blocks: [
    text(
      `Das Ende kommt, wenn der letzte der ${box.stops} Prellböcke steht oder wenn Streckenarbeiter kommen müssten und nicht können, weil keine mehr da sind oder keine Karte für sie. Geschah das im Zug des Startspielers, hat der andere noch einen. Sonst endet die Partie mit diesem Zug.`,
    ),
    text('Zu den SP, die du schon hast, kommen:'),
    list(
      'Fahrgäste: je ½ SP.',
      `Gipfelplättchen: ${box.summit} SP.`,
      ...box.lines
        .filter(({ bonus }) => bonus > 0)
        .map(
          ({ name, bonus }) =>
            `Meiste Bahnhöfe an ${name}, wenn im Spiel: ${bonus} SP, bei Gleichstand nichts. Streckenarbeiter zählen nicht.`,
        ),
      'Dein Wertungsstapel: jede Karte so, wie es auf ihr steht. Karten, die noch vor dir liegen, bringen nichts.',
    ),
    signs(
      scorings.map((scoring) => ({
        sign: { type: 'scoring', scoring },
        name: '',
        text: `${scoringText[scoring]}${endOf[scoring]}`,
      })),
      true,
    ),
    text(
      'Abgerundet werden nur die beiden, die halbiert werden, und jede Karte für sich. Halbe Punkte für Fahrgäste bleiben.',
    ),
    text(
      'Bei Gleichstand spielt ihr eine Revanche: Farben tauschen, gleiche Strecken, der andere beginnt. Steht es dann wieder gleich, ist es unentschieden.',
    ),
    text(
      'Wollt ihr beide nicht zu Ende spielen, könnt ihr euch einigen aufzuhören. Dann zählen die Punkte, wie sie stehen.',
    ),
  ],
})
