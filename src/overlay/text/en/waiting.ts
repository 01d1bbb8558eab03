/** The waiting room. */
export const waiting = {
  title: 'Your table is ready',
  unreached: 'No one can join just now',
  lead: 'Send this link to the person you want to play. They take their seat as soon as they open it.',
  link: 'Invite link',
  code: 'or read out this code',
  qr: (code: string) => `QR code for the invite link to table ${code}`,
  share: 'Share',
  shareTitle: (title: string) => `A game of ${title}?`,
  /** Whether others can reach the table, and what happens if not. */
  reach: {
    none: 'Opening the table…',
    registering: 'Opening the table…',
    open: 'Waiting for someone to join…',
    taken: 'The table is still closing after your last visit. One moment…',
    lost: 'We can’t reach the meeting point, so the link won’t work just now. We’ll keep trying.',
    never: 'Other players can’t reach this browser: it doesn’t support WebRTC.',
  },
  localOnly:
    'This address only works on this device, so the link won’t lead anywhere. Reopen the page at the network address shown where you started it.',
  retry: 'Try now',
  playHere: 'Play side by side',
  playBot: 'Play the computer',
  leave: 'Leave',
  fold: 'Look at the table',
  unfold: 'Show the link',
  example: 'This is a sample table. Yours is dealt when everyone is here.',
} as const
