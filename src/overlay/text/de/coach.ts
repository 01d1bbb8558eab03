/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Tipp',
  welcome:
    'Deine erste Partie? Drück auf ?, dann siehst du, was du tun kannst. Halte etwas gedrückt, dann siehst du, was es ist.',
  enough: 'Keine Tipps mehr',
}
