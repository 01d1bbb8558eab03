/** A player's options at a table, and what they can't do. */
export const choices = {
  open: 'Was kann ich tun?',
  yours: 'Du kannst',
  theirs: (name: string) => `${name} kann`,
  hidden: (name: string) => `Nur ${name} sieht, was zur Wahl steht.`,
  barred: 'Jetzt nicht',
  more: (count: number) => `und ${count} weitere`,
  alike: (count: number) => `…und ${count} weitere dieser Art.`,
  meanwhile:
    'Du willst wissen, was etwas auf dem Tisch ist? Halte es gedrückt, klick es rechts an, oder drück I und sieh dich mit den Pfeiltasten um.',
  around: 'Umsehen auf dem Tisch: Pfeiltasten bewegen, Escape beendet',
  missing: 'Dieser Teil wurde nicht geladen. Schließ ihn und versuch es noch einmal.',
}
