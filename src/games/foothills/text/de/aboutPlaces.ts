import { many } from '../../../../kit/german.ts'

export const lineBonus = {
  kind: (bonus: number) => `Streckenbonus: ${bonus} SP am Ende`,
  text: 'Für die meisten Bahnhöfe an dieser Strecke. Bei Gleichstand bekommt ihn niemand.',
  soFar: 'Bisher',
}

/** The uses of goods. */
export const uses = {
  iron: { title: 'Eisenerz', use: 'Für Gleise und Bahnhöfe. Ausgegebenes Eisenerz kommt zurück in den Beutel.' },
  stone: {
    title: 'Stein',
    use: 'Für Bahnhöfe. Nimm ihn vom Lagerplatz oder tausche Schutt dagegen ein. Ausgegebener Stein kommt zurück in den Beutel.',
  },
  rubble: { title: 'Schutt', use: 'Vom Räumen der Strecken. Tausche ihn gegen Stein oder gib ihn für Bahnhöfe aus.' },
  passengers: {
    title: 'Fahrgäste',
    use: 'Am Ende je ½ SP wert. Manche Bahnhöfe und Vermesseraktionen kosten Fahrgäste.',
  },
}
export const has = (name: string, count: number): string => `${name} hat ${count}`

/** Headings and kinds that several places share. */
export const limit = 'Grenze'
export const end = 'Das Ende'
export const noLimit = 'Unbegrenzt'
export const left = (count: number): string => `noch ${count}`

export const tilesLeft = {
  head: 'Plättchen übrig',
  text: (count: number) => `${count}, für Gleise und Bahnhöfe zusammen.`,
}
export const hut = {
  title: 'Vermesserhütte',
  text: 'Dein Vermesser beginnt hier und kann mit jeder E-Karte zurückkommen. Zu Hause geschieht nichts.',
}
export const pile = {
  title: 'Wertungsstapel',
  kind: (name: string, cards: number) => `${name}, ${many(cards, 'Karte', 'Karten')}`,
  text: 'Jede Karte hier zählt am Ende, wie es unten auf ihr steht.',
  limit: (stations: number) => `Nie mehr Karten als gebaute Bahnhöfe (${stations}).`,
}
export const points = {
  title: (points: number) => (points === 0 ? 'Bisher keine SP' : `Bisher ${points} SP`),
  cleared: 'Geräumt',
  track: 'Gleise',
  bonus: 'Bahnhöfe',
  exchange: 'Vermesser',
  vp: (points: number) => (points === 0 ? 'Keine SP' : `${points} SP`),
}
export const stations = {
  title: (count: number) => `${many(count, 'Bahnhof', 'Bahnhöfe')} gebaut`,
  text: 'Für jeden Bahnhof darfst du eine Karte werten.',
}
export const tracks = (count: number): string => `${many(count, 'Gleis', 'Gleise')} verlegt`

export const yard = {
  title: 'Lagerplatz',
  none: 'keine Rohstoffe',
  text: 'Nimm dir hier Rohstoffe. Geht der letzte, werden 6 Klötzchen aus dem Beutel gezogen.',
  white: 'Weiße Klötzchen',
  whiteText: (count: number) =>
    `Bisher ${count}. Sind es am Ende eines Zuges 3 oder mehr, kommen alle zurück in den Beutel.`,
}
export const bag = {
  title: 'Der Beutel',
  text: 'Ein weißes Klötzchen von hier bringt Streckenarbeiter. Ausgegebene Rohstoffe kommen hierher zurück.',
}
export const pub = {
  title: 'Der Pub',
  kind: 'Nur goldenes E',
  text: 'Werte eine deiner Aktionskarten. Sie kommt auf deinen Wertungsstapel, und eine Ersatzkarte mit denselben zwei Buchstaben nimmt ihren Platz ein, goldene Seite oben.',
  limit: 'Du brauchst mehr Bahnhöfe als gewertete Karten.',
}
export const navvies = {
  title: 'Streckenarbeiter',
  text: 'Ein weißes Klötzchen schickt sie zur ersten unberührten Bahnhofskarte: Spalte für Spalte von links, jede von oben, ohne die Startbahnhöfe. Sie räumen und bauen dort alles, und Vermesser dürfen hin.',
  end: 'Die Partie endet, wenn Streckenarbeiter kommen müssten und kein Platz für sie ist.',
}
export const stops = {
  title: 'Prellböcke',
  text: 'An das Ende jeder fertigen Strecke kommt einer.',
  end: 'Die Partie endet, wenn der letzte steht.',
}
export const summit = {
  title: 'Gipfelplättchen',
  kind: (points: number) => `${points} SP am Ende`,
  text: 'Bekommt, wessen Vermesser es zuletzt geholt hat.',
}
