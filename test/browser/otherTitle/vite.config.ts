import { mergeConfig } from 'vite'
import house from '../../../vite.config.ts'

/** Builds the page as ever, but with another title in the place of ours. */
export default mergeConfig(house, {
  root: process.cwd(),
  plugins: [
    {
      name: 'other-title',
      transformIndexHtml: {
        order: 'pre',
        handler: (html: string) => html.replace('/src/main.ts', '/test/browser/otherTitle/main.ts'),
      },
    },
  ],
})
