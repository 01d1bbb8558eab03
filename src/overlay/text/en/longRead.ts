/** The question whether to read a match that takes long. */
export const longRead = {
  title: 'Read this match?',
  text: 'It takes unusually long to read, and may keep this device busy for a minute. Somebody may have made it like that on purpose.',
  read: 'Read it anyway',
  leave: 'Leave it',
}
