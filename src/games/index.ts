/** The titles on offer, each fetched when it is wanted. Faces are fetched apart from rules. */
export const titles = {
  foothills: () => import('./foothills/index.ts'),
} as const
export type TitleId = keyof typeof titles
