/** Texts about inviting others to a table. */
export const waiting = {
  link: 'Invite link',
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
}
