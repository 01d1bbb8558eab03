import type { Size } from '../../../src/stage/face.ts'

/** The nine sizes at which tables are compared, in CSS pixels: windows, tablets, phones and the largest screen. */
export const stages: readonly Size[] = [
  ...[1280, 1920, 3840].map((w) => ({ w, h: (w * 9) / 16 })),
  { w: 1024, h: 768 },
  { w: 768, h: 1024 },
  { w: 390, h: 844 },
  { w: 360, h: 640 },
  { w: 844, h: 390 },
  { w: 640, h: 360 },
]

/** Windows and screens of other shapes, in CSS pixels. */
export const otherStages: readonly Size[] = [
  ...[800, 820, 1000, 1440].map((w) => ({ w, h: (w * 3) / 4 })),
  { w: 1280, h: 800 },
  { w: 1024, h: 600 },
  { w: 1920, h: 600 },
  { w: 820, h: 1180 },
  { w: 700, h: 700 },
  { w: 560, h: 480 },
  { w: 430, h: 932 },
  { w: 667, h: 375 },
]
