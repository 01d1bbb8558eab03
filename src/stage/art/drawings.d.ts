declare module '*.svg?drawings' {
  const sheet: Readonly<Record<string, readonly import('./shape.ts').Shape[]>>
  export default sheet
}
