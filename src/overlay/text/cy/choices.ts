import { and } from '../../../kit/welsh.ts'

/** Possible actions at a table, and impossible ones. */
export const choices = {
  open: 'Beth alla i ei wneud?',
  yours: 'Cei di',
  theirs: (name: string) => `Caiff ${name}`,
  hidden: (name: string) => `Dim ond ${name} sy’n gweld beth sydd i ddewis ohono.`,
  barred: 'Nid nawr',
  more: (count: number) => and(`${count} arall`),
  alike: (count: number) => `…${and(`${count} arall`)} tebyg.`,
  meanwhile:
    'Am wybod beth yw rhywbeth ar y bwrdd? Gwasga a dal arno, de-glicia arno, neu gwasga I ac edrycha o gwmpas gyda’r bysellau saeth.',
  around: 'Edrych o gwmpas y bwrdd: y bysellau saeth i symud, Escape i orffen',
  missing: 'Lwythodd y rhan hon ddim. Caea hi a rho gynnig arall arni.',
}
