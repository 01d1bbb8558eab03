/** The plural forms that a language tells apart. */
interface Forms {
  readonly en: 'one' | 'other'
  readonly de: 'one' | 'other'
  readonly cy: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

/** Chooses the form of a word that goes with a number; a language needs all of its own forms. */
export function counter<L extends keyof Forms>(language: L) {
  const rules = new Intl.PluralRules(language)
  const formOf = (n: number, forms: Readonly<Record<string, string>>) =>
    forms[rules.select(n)] ?? ''
  return (n: number, forms: Readonly<Record<Forms[L], string>>): string => formOf(n, forms)
}
