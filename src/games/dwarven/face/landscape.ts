export { posterOf as landscape } from './art/poster/poster.ts'
