import { checkText } from '../src/overlay/check/checkText.ts'
import { startText, text } from '../src/overlay/text/text.ts'

// Tests read the page in English.
await Promise.all([startText.open(), text.open(), checkText.open()])
