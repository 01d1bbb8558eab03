/** Text that belongs to no single screen. */
export const page = {
  /** As the document’s `lang`. */
  language: 'en-GB',
  name: 'Narrow Gauge',
  missing: 'Part of the page didn’t load.',
  drop: 'Drop the file here to open it.',
}

/** Buttons found on several screens, and what they say once pressed. */
export const buttons = {
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copyByHand: 'The link is selected: copy it by hand.',
  copyLink: 'Copy link',
  home: 'Home',
  retry: 'Try again',
  rules: 'Rules',
  save: 'Save match',
  settings: 'Settings',
}
