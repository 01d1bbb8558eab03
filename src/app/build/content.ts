/** A content file’s values, without where they come from and the notes on them. */
export const bare = (code: string): string =>
  JSON.stringify(JSON.parse(code, (key, one) => (key === 'source' || key === 'note' ? undefined : one)))

/** A plugin’s own context, as far as it is used here. */
interface Resolving {
  resolve(source: string, importer: string): Promise<{ readonly id: string } | null>
}

/**
 * A Vite plugin: leaves out of builds what contents say about their values, which nothing on the page shows but the
 * tools for testers.
 */
export function contentPlugin() {
  return {
    name: 'bare-content',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: {
      filter: { id: /\/content\/content\.json$/ },
      async handler(this: Resolving, source: string, importer?: string) {
        if (!importer?.endsWith('/playtest/index.ts')) return undefined
        const { id } = (await this.resolve(source, importer)) ?? {}
        return id && `${id}?noted`
      },
    },
    transform(code: string, id: string) {
      if (id.endsWith('/content/content.json')) return bare(code)
      return id.endsWith('/content/content.json?noted') ? `export default ${code}` : undefined
    },
  }
}
