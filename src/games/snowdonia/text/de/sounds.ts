/** Captions of Snowdonia’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  boots: 'Stiefel auf Schiefer',
  strike: 'Eine Hacke schlägt auf Stein',
  furnace: 'Ein Ofen faucht',
  rack: 'Ein Zahnrad tickt',
  tear: 'Ein Schein reißt ab',
  stamp: 'Ein Amtsstempel',
  click: 'Ein Arbeitswert rückt weiter',
  larks: 'Lerchen',
  drizzle: 'Regen auf Schiefer',
  fogbell: 'Eine Glocke im Nebel',
}
