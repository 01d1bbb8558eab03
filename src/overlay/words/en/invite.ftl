## Inviting someone without a signalling server.

byHand-open = Invite without the server
byHand-title = Invite by hand
byHand-lead = Works without a server, even on a private network. Send this link to one person, then paste the answer they send back. Keep both pages open until you’re connected.
byHand-making = Preparing the link…
byHand-link = Link for one person
byHand-answer = Their answer
byHand-enter = Let them in
byHand-wrong = That isn’t the answer to this link. Make sure you’ve copied all of it.
byHand-done = Connecting…
byHand-reply =
    .title = You’re invited
    .lead = To join, send this answer to the person who invited you, and keep this page open. The table will open by itself.
    .answer = Your answer
    .copy = Copy answer
    .waiting = Waiting for them to enter your answer…
    .unreadable = This invitation is incomplete. Make sure you’ve copied the whole link, or ask for a new one.
    .late = They didn’t enter your answer in time. Ask for a new invitation.
byHand-qr = QR code for this link

## Texts about inviting others to a table.

waiting-link = Invite link
waiting-qr = QR code for the invite link to table { $code }
waiting-share = Share
waiting-share-title = A game of { $title }?
waiting-reach =
    .none = Opening the table…
    .registering = Opening the table…
    .open = Waiting for someone to join…
    .taken = The table is still closing after your last visit. One moment…
    .lost = We can’t reach the meeting point, so the link won’t work just now. We’ll keep trying. Meanwhile, you can invite people without the server.
    .never = Other players can’t reach this browser: it doesn’t support WebRTC.
waiting-local-only = This address only works on this device, so the link is no use to anyone else. Reopen the page at the network address shown where you started it.
# Servers that introduce players, where this page comes from another
waiting-brokers = You meet through { LIST($hosts) }. The people who run it can see your network address and which table you join, but not what you send each other.
waiting-retry = Try now
