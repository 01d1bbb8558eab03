import { cardSections } from '../bookCards.ts'
import { listAnd } from './goods.ts'
import { verbsText } from './verbs.ts'

export const { actions, icons, greySides } = cardSections({
  listAnd,
  verbsText,
  actions: {
    title: 'Die fünf Aktionen',
    lead: 'Die goldenen Seiten sind die starken, und beide Spieler haben dieselben fünf. Der Buchstabe ist die Art der Aktion. Auf jeder Rückseite steht eine graue mit einem anderen Buchstaben: eine schwächere oder eigenwilligere Form dieser Aktion. Was folgt, gilt für Gold und Grau, wenn die Karte nichts anderes sagt.',
  },
  icons: {
    title: 'Eine Karte lesen',
    lead: 'Lies die Bilder von links nach rechts. Ein Pfeil heißt „wird zu“ oder „führt zu“. Klötzchen unterscheidest du an der Form auf der Oberseite ebenso wie an der Farbe.',
    things: {
      iron: ['Eisenerz', 'für Gleise und Bahnhöfe'],
      stone: ['Stein', 'für Bahnhöfe'],
      resource: ['Rohstoff', 'Eisenerz oder Stein nach Wahl'],
      rubble: ['Schutt', 'im Weg, aber zu gebrauchen'],
      event: ['Weißes Klötzchen', 'Streckenarbeiter kommen'],
      passenger: ['Fahrgast', '½ SP am Ende, oder zum Ausgeben'],
      points: ['Medaille', 'so viele SP'],
      ticket: ['Fahrkarte', 'für die genannte Strecke, „?“ für eine beliebige'],
      track: ['Gleis', 'verlegen, oder ein verlegtes'],
      station: ['Bahnhof', 'bauen, oder ein gebauter'],
      pick: ['Spitzhacke', 'Schutt räumen'],
      surveyor: ['Vermesser', 'gehen, oder was bei Ankunft geschieht'],
      pub: ['Pub', 'eine Aktionskarte werten'],
      flip: ['Zwei Karten', 'eine andere Aktionskarte umdrehen'],
      exchange: ['Zwei Pfeile', 'Tausch in beide Richtungen'],
      bag: ['Beutel', 'daraus ziehen oder hineinschauen'],
      yard: ['Lagerplatz', 'aus dem Beutel gefüllt'],
      navvy: ['Streckenarbeiter', 'von ihnen gebaut'],
      buffer: ['Prellbock', 'diese Strecke ist fertig'],
      summit: ['Gipfel', 'das Gipfelplättchen'],
    },
  },
  grey: {
    title: 'Graue Seiten',
    lead: 'Der Buchstabe in Klammern ist die goldene Seite derselben Karte.',
    golden: (letter) => `golden: ${letter}`,
    notes: {
      ticketed: (cards) => `${cards}: nur wählbar, wenn du eine Fahrkarte hast.`,
      ownTrack: (cards) =>
        `${cards}: Du brauchst dort auch ein Gleis von dir, aber der Bahnhof darf irgendwo auf der Strecke stehen.`,
      anyMix: (cards) => `${cards}: Eisenerz und Stein in jeder Mischung.`,
      noBonus: (cards) => `${cards}: Den Bonus des Feldes bekommst du nicht, Vermesseraktion oder Wirkung aber schon.`,
      noPub: () => 'Graue E-Karten führen nie in den Pub.',
      anyTicket: (cards) => `${cards}: Dein Vermesser bleibt, wo er ist, und tut nichts.`,
      refill: (cards) =>
        `${cards}: kein Auffüllen, wenn 6 oder mehr Klötzchen auf dem Lagerplatz liegen, weiße mitgezählt. Deine Klötzchen nimmst du trotzdem.`,
      stock: (cards) => `${cards}: gilt, wie voll der Lagerplatz auch ist, und du bekommst keins der Klötzchen.`,
      drawn: (cards) => `${cards}: Gezogene weiße Klötzchen bringen wie üblich Streckenarbeiter.`,
      manyLines: (cards) => `${cards}: Reichen die Strecken nicht, nimm den Rest aus dem allgemeinen Vorrat.`,
    },
  },
})
