import { singleLineText } from '../value/single-line-text.ts'

/** What somebody calls a passkey of theirs, so that they know which one it is; at most 60 characters. */
export const passkeyName = singleLineText({
  label: 'Naam van de passkey',
  example: 'Laptop van het werk',
  missing: 'Geef je passkey een naam.',
  max: 60,
})
