import type { tallies as english } from '../en/tallies.ts'

/** Headings and names of what statistics count. */
export const tallies: typeof english = {
  areas: 'Gweithwyr',
  contracts: 'Contractau a ddefnyddiwyd',
  trains: 'Trenau a brynwyd',
  sites: 'Adeiladwyd yn',
  tracks: 'Trac a osodwyd cyn',
  events: 'Digwyddiadau',
  weather: 'Tywydd',
  endings: 'Diweddiadau',
  endedBy: { track: 'y trac olaf', markers: 'y marciwr olaf' },
  cubes: { iron: 'Mwyn haearn', stone: 'Cerrig', coal: 'Glo', event: 'Digwyddiadau' },
}
