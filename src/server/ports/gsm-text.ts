// The GSM alphabet of text messages (3GPP TS 23.038, section 6.2.1), of which 160 characters fit into one message. One character
// outside it makes the whole message use another alphabet, of which only 70 fit.

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters that take the room of two. */
const extended = new Set('^{}\\[~]|€')

export const mostGsmCharacters = 160

/** The room that a text takes, in characters of the GSM alphabet; undefined when it has a character outside it. */
export const gsmLength = (text: string): number | undefined => {
  let length = 0
  for (const character of text) {
    if (basic.has(character)) length += 1
    else if (extended.has(character)) length += 2
    else return undefined
  }
  return length
}

const written: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  Ĳ: 'IJ',
  ĳ: 'ij',
}

const nearest = (character: string): string => {
  if (gsmLength(character) !== undefined) return character
  const other = written[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  return other !== '' && gsmLength(other) !== undefined ? other : '?'
}

/**
 * Rewrites a text in the GSM alphabet: an accent that it does not have is dropped, and a character without an equivalent becomes
 * `?`.
 */
export const gsmText = (text: string): string => Array.from(text.normalize('NFC'), nearest).join('')
