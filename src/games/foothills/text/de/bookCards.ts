import type { Box } from '../../box.ts'
import { letters } from '../../content/edition.ts'
import type { Verb } from '../../verbs/verb.ts'
import type { Thing } from '../sign.ts'
import { about, greyNames, list, type Section, signs, text } from './bookWords.ts'
import { verbsText } from './verbs.ts'

export const actions = (box: Box): Section => ({
  id: 'actions',
  title: 'Die fünf Aktionen',
  blocks: [
    text(
      'Die goldenen Seiten sind die starken, und beide Spieler haben dieselben fünf. Der Buchstabe ist die Art der Aktion. Auf jeder Rückseite steht eine graue mit einem anderen Buchstaben: eine schwächere oder eigenwilligere Form dieser Aktion. Was folgt, gilt für Gold und Grau, wenn die Karte nichts anderes sagt.',
    ),
    signs(
      letters.map((letter) => {
        const side = box.actions.find(({ golden }) => golden.letter === letter)?.golden
        const verbs = side?.verbs ?? []
        return {
          sign: { type: 'verbs', verbs },
          name: `${letter} · ${side?.name}`,
          text: verbsText(verbs),
        }
      }),
    ),
  ],
})

const things: readonly (readonly [Thing, name: string, text: string])[] = [
  ['iron', 'Eisenerz', 'für Gleise und Bahnhöfe'],
  ['stone', 'Stein', 'für Bahnhöfe'],
  ['resource', 'Rohstoff', 'Eisenerz oder Stein nach Wahl'],
  ['rubble', 'Schutt', 'im Weg, aber zu gebrauchen'],
  ['event', 'Weißes Klötzchen', 'Streckenarbeiter kommen'],
  ['passenger', 'Fahrgast', '½ SP am Ende, oder zum Ausgeben'],
  ['points', 'Medaille', 'so viele SP'],
  ['ticket', 'Fahrkarte', 'für die genannte Strecke, „?“ für eine beliebige'],
  ['track', 'Gleis', 'verlegen, oder ein verlegtes'],
  ['station', 'Bahnhof', 'bauen, oder ein gebauter'],
  ['pick', 'Spitzhacke', 'Schutt räumen'],
  ['surveyor', 'Vermesser', 'gehen, oder was bei Ankunft geschieht'],
  ['pub', 'Pub', 'eine Aktionskarte werten'],
  ['flip', 'Zwei Karten', 'eine andere Aktionskarte umdrehen'],
  ['exchange', 'Zwei Pfeile', 'Tausch in beide Richtungen'],
  ['bag', 'Beutel', 'daraus ziehen oder hineinschauen'],
  ['yard', 'Lagerplatz', 'aus dem Beutel gefüllt'],
  ['navvy', 'Streckenarbeiter', 'von ihnen gebaut'],
  ['buffer', 'Prellbock', 'diese Strecke ist fertig'],
  ['summit', 'Gipfel', 'das Gipfelplättchen'],
]

export const icons: Section = {
  id: 'icons',
  title: 'Eine Karte lesen',
  blocks: [
    text(
      'Lies die Bilder von links nach rechts. Ein Pfeil heißt „wird zu“ oder „führt zu“. Klötzchen unterscheidest du an der Form auf der Oberseite ebenso wie an der Farbe.',
    ),
    signs(
      things.map(([thing, name, words]) => ({ sign: { type: 'thing', thing }, name, text: words })),
      true,
    ),
  ],
}

export const greySides = (box: Box): Section => ({
  id: 'grey',
  title: 'Graue Seiten',
  blocks: [
    text('Der Buchstabe in Klammern ist die goldene Seite derselben Karte.'),
    signs(
      [...box.actions]
        .sort((a, b) => a.grey.letter.localeCompare(b.grey.letter))
        .map(({ grey, golden }) => ({
          sign: { type: 'verbs', verbs: grey.verbs },
          name: `${grey.letter} · ${grey.name} (golden: ${golden.letter})`,
          text: verbsText(grey.verbs),
        })),
    ),
    list(...notes(box)),
  ],
})

/** What the grey sides’ own texts leave unsaid, about those that this box has. */
function notes(box: Box): readonly string[] {
  const of = (fits: (verb: Verb) => boolean, words: (names: string) => string) =>
    about(greyNames(box, fits), words)
  return [
    ...of(needsTicket, (names) => `${names}: nur wählbar, wenn du eine Fahrkarte hast.`),
    ...of(
      (verb) => verb.type === 'build' && verb.ownTrack === true,
      (names) =>
        `${names}: Du brauchst dort auch ein Gleis von dir, aber der Bahnhof darf irgendwo auf der Strecke stehen.`,
    ),
    ...of(
      (verb) => verb.type === 'upTo' && verb.of.some(isAnyMix),
      (names) => `${names}: Eisenerz und Stein in jeder Mischung.`,
    ),
    ...of(
      (verb) => verb.type === 'build' && verb.noBonus === true,
      (names) =>
        `${names}: Auf den Bonus des Feldes verzichtest du, nicht auf Vermesseraktion oder Wirkung.`,
    ),
    'Graue E-Karten führen nie in den Pub.',
    ...of(
      (verb) => verb.type === 'ticket' && verb.any === true,
      (names) => `${names}: Dein Vermesser bleibt, wo er ist, und tut nichts.`,
    ),
    ...of(
      (verb) => verb.type === 'refill',
      (names) =>
        `${names}: kein Auffüllen, wenn 6 oder mehr Klötzchen auf dem Lagerplatz liegen, weiße mitgezählt. Nehmen darfst du trotzdem.`,
    ),
    ...of(
      (verb) => verb.type === 'stock',
      (names) => `${names}: gilt, wie voll der Lagerplatz auch ist, und gibt dir nichts davon.`,
    ),
    ...of(
      (verb) => verb.type === 'refill' || verb.type === 'stock',
      (names) => `${names}: Gezogene weiße Klötzchen bringen wie üblich Streckenarbeiter.`,
    ),
    ...of(
      (verb) => verb.type === 'dig' && verb.lines !== 'one',
      (names) => `${names}: Reichen die Strecken nicht, nimm den Rest aus dem allgemeinen Vorrat.`,
    ),
  ]
}

const isAnyMix = (deal: Extract<Verb, { type: 'upTo' }>['of'][number]) =>
  deal.type === 'lay' && (deal.price.resources ?? 0) > 1

/** True for a verb that a card may not be chosen for without a ticket. */
function needsTicket(verb: Verb): boolean {
  switch (verb.type) {
    case 'take':
      return verb.perTicket === true
    case 'dig':
    case 'build':
      return verb.ticketed === true
    case 'survey':
      return verb.to === 'ticketed'
    case 'upTo':
      return verb.of.every((deal) => deal.type === 'lay' && deal.ticketed === true)
    default:
      return false
  }
}
