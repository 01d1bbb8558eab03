import { mergeConfig } from 'vite'
import house from '../../../vite.config.ts'

/** Builds a page that shows the waiting room alone. */
export default mergeConfig(house, {
  root: process.cwd(),
  plugins: [
    {
      name: 'room-alone',
      transformIndexHtml: {
        order: 'pre',
        handler: (html: string) => html.replace('/src/main.ts', '/test/browser/room/main.tsx'),
      },
    },
  ],
})
