/** Inviting someone without a signalling server. */
export const byHand = {
  open: 'Invite without the server',
  title: 'Invite by hand',
  lead: 'Works without any server, also in a network of your own. Send the link to one person, and enter the answer you get back. Both keep their pages open meanwhile.',
  making: 'Preparing the link…',
  link: 'Link for one person',
  answer: 'Their answer',
  enter: 'Let them in',
  wrong: 'That isn’t the answer to this link. Ask for all of it.',
  done: 'Connecting…',
  reply: {
    title: 'You’re invited',
    lead: 'Send this answer back to the person who invited you, and keep this page open. The table opens by itself.',
    answer: 'Your answer',
    copy: 'Copy answer',
    waiting: 'Waiting for your answer to be entered…',
    unreadable: 'This invitation can’t be read. Ask for a new one, and open all of its link.',
    late: 'The answer wasn’t entered in time. Ask for a new invitation.',
  },
  qr: 'The link as a QR code',
}
