/** Captions of Snowdonia’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  boots: 'Esgidiau ar lechi',
  strike: 'Caib yn taro carreg',
  furnace: 'Ffwrnais yn rhuo',
  rack: 'Olwyn ddannedd yn tician',
  tear: 'Tocyn yn cael ei rwygo',
  stamp: 'Stamp swyddfa',
  click: 'Cyfradd gwaith yn symud',
  larks: 'Ehedyddion',
  drizzle: 'Glaw ar lechi',
  fogbell: 'Cloch yn y niwl',
}
