### A match by letters: links that people send each other in a chat

## Before the match

letters-inviting =
    .name = The others see your name on every letter.
    .title = { $title } by letter
    .lead = Send this invitation in a chat. Each friend who wants to play opens it and sends an answer back. Open the answers on this device.
    .link = Invitation
    .share-title = A game of { $title } by letter?
    .alone = No one has answered yet.
    .players = In the match: you and { LIST($names) }.
    .someone = someone without a name
    .begin = Begin
    .deals = The first { $count } letters deal the hidden cards together. They’re long, and no one has to think about them.
letters-invited =
    .title = { $name } invites you
    .nobody = You’re invited
    .lead = It’s a match of { $title } by letter: after each turn you send a link in the chat, and you never have to be online at the same time.
    .accept = I’ll play
letters-answered =
    .title = Send your answer
    .lead = Send this link back to the chat the invitation came from. The match begins with the first letter you get.
    .link = Answer

## During the match

letters-send =
    .open = Send your letter
    .again = Send it again
    .title = Your letter
    .lead = Send this link to { $name } in any chat.
    .lead-all = Send this link to the chat you all share. Everyone opens it, and { $name } answers.
    .lead-over = Send this link, so that everyone sees how the match ended.
    .link = Letter
    .share-title = Your turn in { $title }
    .qr = QR code for this letter
    .long = This letter is too long for a QR code.
    .done = I’ve sent it
letters-live = You’re live with { LIST($names) }: letters arrive by themselves.
letters-own-link = Open this link on the other device and play only there after that: two devices writing letters for one seat would contradict each other. Keep it private.
letters-paste =
    .label = Paste a letter from the chat
    .open = Open

## After opening a letter

letters-notice =
    .title = About this letter
    .known = You’ve opened this letter before, or a newer one. Nothing has changed.
    .gap = An earlier letter is missing. Open the last letters in the chat in order, or ask for them to be sent again. Nothing is lost.
    .forged = The players of this match didn’t write this letter, or it was changed on the way. Nothing has changed here.
    .differs = This letter contradicts one you’ve already opened. The match stays as it is here: ask the sender to go on from the last letter you sent.
    .not-kept = This device couldn’t save the letter. Free up some storage and open it again.
    .begun = The match has begun without this answer. Nothing has changed.
    .answered = You’ve opened this answer before.
    .own = This is your own invitation. Send it to someone else.
    .full = All seats are taken, so this answer came too late.
letters-elsewhere =
    .title = This letter isn’t for this device
    .turn = It’s { $name }’s turn in this match of { $title }.
    .someone = It belongs to a match of { $title }.
    .lead = No seat in it is on this device. If you play in it, bring your seat here: open the match where you’ve played so far, choose “Move to another device…” from its menu, and open that link or QR code here. A file with everything on that device works too.
    .watch-hint = To watch, ask a player for the saved match.
    .watch = Watch so far
letters-problems =
    .unreadable = This letter can’t be read
    .unreadable-text = Part of the link is missing or was changed on the way. Copy the whole link from the chat, or ask for it again.
    .other-version = This letter comes from a different version
    .other-version-text = A different version of this page wrote it, and this one can’t read it. Update, then open the letter again. If that doesn’t help, ask the sender to update.
    .edition = This page doesn’t have that game
    .edition-text = The letter belongs to a game, or a version of its rules, that this page doesn’t have. Update the page and open the letter again.
    .first = This match doesn’t match its invitation
    .first-text = The first letter begins a different match from the one you agreed to, so it wasn’t opened. Ask for a new invitation.
    .gone = This match isn’t on this device
    .gone-text = Matches by letter are kept where they’re played. You may be in another browser, or its data was cleared. Bring your seat from the device that has it.
