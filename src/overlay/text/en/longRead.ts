/** The question whether to read a match that takes long. */
export const longRead = {
  title: 'Read this match?',
  text: 'It’s unusually long, and reading it may keep this device busy for a minute. Someone may have made it that way on purpose.',
  read: 'Read it anyway',
  leave: 'Leave it',
}
