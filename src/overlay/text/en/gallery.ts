/** What players decide about those who watch, and what those are told. */
export const players = {
  title: 'Watching',
  none: 'No one is watching.',
  count: (count: number) =>
    count === 1 ? '1 person is watching.' : `${count} people are watching.`,
  hint: 'Anyone with the link can watch, without asking. They see what everyone sees, and the link never leads to a seat.',
  closedHint: 'The doors are closed. Copying a link opens them.',
  link: 'Copy watch link',
  streamLink: 'Copy link for streaming software',
  delay: 'Show it later',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Right away'
    return seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`
  },
  close: 'Close the doors',
  open: 'Open the doors',
  renew: 'Make a new link',
  renewSure: 'Really make a new link?',
  renewHint: 'The old link stops working, and everyone watching by it has to leave.',
}

/** The players haven’t begun. */
export const early = {
  title: 'The match hasn’t begun yet',
  text: 'You’ll see it here as soon as it does.',
}

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'The doors are closed',
  text: 'The players aren’t letting anyone watch just now. If they open the doors again, you’ll see the match here.',
}

/** What a stream says beside the match. */
export const stream = { toPlay: 'to play' }
