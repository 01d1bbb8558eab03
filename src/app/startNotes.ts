/** Notes for the inline script of the page, to fetch the right files before any module runs. */
const notes = ['language', 'title'] as const

/** Notes the language that is spoken, or the title that was last played, for the next start of the page. */
export function noteForStart(what: (typeof notes)[number], is: string): void {
  try {
    localStorage.setItem(what, is)
  } catch {
    // Without storage, it is fetched a moment later.
  }
}

/** The title that was last played here, if any. */
export function lastPlayed(): string | undefined {
  try {
    return localStorage.getItem('title') ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets them. */
export function forgetStart(): void {
  try {
    for (const what of notes) localStorage.removeItem(what)
  } catch {
    // Where storage is forbidden, nothing was noted.
  }
}
