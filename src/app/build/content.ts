/** A content file’s values, without where they come from and the notes on them. */
export const bare = (code: string): string =>
  JSON.stringify(JSON.parse(code, (key, one) => (key === 'source' || key === 'note' ? undefined : one)))

/** A Vite plugin: leaves out of builds what contents say about their values, which nothing on the page shows. */
export function contentPlugin() {
  return {
    name: 'bare-content',
    apply: 'build' as const,
    enforce: 'pre' as const,
    transform: (code: string, id: string) => (id.endsWith('/content/content.json') ? bare(code) : undefined),
  }
}
