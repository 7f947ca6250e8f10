// The alphabet of text messages (3GPP TS 23.038, section 6.2.1), of which 160 characters go in one message. A single
// character that it does not have makes a message of 70 characters of another alphabet.

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each of these takes the room of two. */
const extended = new Set('^{}\\[~]|€')

/** What goes in one message. */
export const mostGsmCharacters = 160

/** How much room a text takes, in characters of the alphabet; undefined when it has others. */
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

/** The text in letters of the alphabet: accents that it does not have go, and `?` stands for what has no other way. */
export const gsmText = (text: string): string => Array.from(text.normalize('NFC'), nearest).join('')
