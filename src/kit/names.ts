/** The longest name of a person, in letters (code points). */
export const longestName = 24

/*
 * All of this is listed here, not asked of the browser: browsers know different versions of Unicode, and two of them
 * must not disagree about an entry.
 */
const spaces = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
/** Emoji, which joiners and variation selectors may hold together. */
const picture = '[\u00a9\u00ae\u203c\u2049\u2100-\u27bf\u2900-\u2b55\u3030\u303d\u3297\u3299\u{1f000}-\u{1faff}]'
/** Control characters, those that turn the direction of writing, what has no shape, and what is no letter at all. */
const invisible = [
  '\\0-\\x1f\\x7f-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200c',
  '\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0e\\ufeff\\uffa0\\ufff0-\\uffff',
  '\\ud800-\\udfff\\ue000-\\uf8ff\\u{13430}-\\u{1345f}\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}',
  '\\u{e0000}-\\u{10ffff}',
].join('')
const loose = `(?<!${picture})\\ufe0f|(?<!${picture}\\ufe0f?)\\u200d|\\u200d(?!${picture})`
/** All that a name may not hold. */
export const unseen = new RegExp(`[${invisible}]|${loose}`, 'gu')

const tidied = (text: string): string => text.replace(spaces, ' ').replace(unseen, '').replace(spaces, ' ').trim()

/**
 * A name as it is written down and shown: composed, without anything that can’t be seen or that moves other text, and
 * not too long. Empty if nothing is left of it.
 */
export function normalName(text: string): string {
  const [...letters] = tidied(text).normalize('NFC')
  return tidied(letters.slice(0, longestName).join(''))
}

/** Whether a name that is already signed can be seen and hides nothing. Spaces and accents may be as they like. */
export const isPlainName = (name: string): boolean => name.search(unseen) < 0 && name.replace(spaces, '') !== ''
