/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Cyngor',
  welcome: 'Dy gêm gyntaf? Gwasga ? i weld beth gei di ei wneud. Gwasga a dal ar rywbeth i weld beth ydyw.',
  enough: 'Dim mwy o gyngor',
}
